import { jointsOf, plainWords } from "~/tailor/grammar/line-joints";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { readTagger, type Tagger, tagSequence } from "~/tailor/posting/terms/tagger";
import weights from "./joint-weights.json" with { type: "json" };
import type { SourceLine } from "./source-line";

/** Below this chance of an end a line that reaches `fullShare` of the usual width goes on; a shorter one only below `hardly`. */
const rarely = 0.5;
const hardly = 0.03;
/** From this chance on a line ends, however far it reaches. */
const surely = 0.9;
/** Shares of the width at which lines wrap, in letters: those of print differ in width. */
const fullShare = 0.9;
const nearlyFullShare = 0.83;
const narrowest = 55;
const longLine = 100;
/** Longer lines run several together; what stands around the joint tells as much. */
const seenCharacters = 400;
const sentenceEnd = /[.!?:;|•]["”’)]?$/u;
const openEnd = /[\p{L}\p{N},]$/u;
/** "U.S.", which stands before a name. */
const initialsEnd = /(?:\p{Lu}\.){2}$/u;
const tailLength = 6;
/** In words: part of a text, not a name or a row of them. */
const leastSmall = 0.5;
/** "Including ...": what it leans on stands before it, with or without a full stop. */
const leaning = /^(?:Including|Ranging from|Such as|Which)\s+\p{Ll}/u;

/** Lines that each tell of their writer in a sentence of its own. */
const ofOneself = /^I \p{Ll}/u;

/** True for a line that breaks off in a phrase. */
export function isOpenEnd(text: string): boolean {
  return /[,&/–—-]$/u.test(text) || endsOpen(text);
}

function endsOpen(text: string): boolean {
  return functionWords.has(/\p{L}+$/u.exec(text.slice(-longestWord))?.[0].toLowerCase() ?? "");
}

const longestWord = 20;

let shipped: Tagger | undefined;

/**
 * True where `next`, which opens with a capital, is the rest of a line that wrapped: by the words at the joint (trained
 * weights, `npm run train:joints -- --plain`) and by how far the line reaches towards the width at which others wrap.
 */
export function surelyGoesOn(line: SourceLine, next: SourceLine, widths: Map<number, number>): boolean {
  if (!isBelow(line, next)) return false;
  if (leaning.test(next.text)) return true;
  const tail = line.text.slice(-tailLength);
  if (initialsEnd.test(tail)) return /^\p{Lu}\p{Ll}/u.test(next.text) && chanceOfEnd(line, next, true) < hardly;
  const width = widths.get(line.column) ?? 0;
  if (width < narrowest || line.room !== undefined || !openEnd.test(tail) || !isText(line.text)) return false;
  const reach = line.width + 1 + next.text.search(/\s|$/);
  if (reach < nearlyFullShare * width) return false;
  return chanceOfEnd(line, next) < (reach < fullShare * width ? hardly : rarely);
}

/** True where a line without a stop is whole all the same, by its words and those of the next line. */
export function surelyEnds(line: SourceLine, next: SourceLine): boolean {
  if (ofOneself.test(line.text) && ofOneself.test(next.text) && !next.bullet && next.column === line.column)
    return /[\p{L}\p{N})]$/u.test(line.text) && !endsOpen(line.text);
  if (!isBelow(line, next) || line.room !== undefined || sentenceEnd.test(line.text.slice(-tailLength))) return false;
  return chanceOfEnd(line, next) >= surely;
}

/** A line that breaks off in a phrase though it is long: here the page ended. */
export function breaksOff(line: SourceLine, next: SourceLine): boolean {
  if (line.width < longLine || !openEnd.test(line.text.slice(-tailLength)) || !isText(line.text)) return false;
  return isBelow(line, next) && chanceOfEnd(line, next) < hardly;
}

function isBelow(line: SourceLine, next: SourceLine): boolean {
  const isPlain = !next.bullet && !next.gap && !next.apart && !next.resumes && next.level === undefined;
  return isPlain && next.column === line.column && next.bold === line.bold && /^\p{Lu}(?!\s)/u.test(next.text);
}

function isText(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => /^\p{Ll}/u.test(word)).length >= leastSmall * words.length;
}

/** From 0 to 1; 0 behind a word that ends no line. With `isName`, what is hardly ever part of a name opens a line. */
function chanceOfEnd(line: SourceLine, next: SourceLine, isName = false): number {
  const left = line.text.slice(-seenCharacters);
  const joints = jointsOf(`${left} ${next.text.slice(0, seenCharacters)}`, plainWords);
  const at = joints.findIndex(({ start }) => start === left.length + 1);
  const joint = joints[at];
  if (!joint) return 0;
  if (isName && joint.isNoName) return 1;
  shipped ??= readTagger(weights);
  const { labels } = shipped;
  const chances = tagSequence(
    shipped,
    joints.map(({ features }) => features),
  );
  return chances[at * labels.length + labels.indexOf("end")] ?? 0;
}
