import { findTerms } from "~/tailor/lexicon/lexicon";
import { readTagger, type Tagger, tagSequence } from "~/tailor/posting/terms/tagger";
import weights from "./joint-weights.json";
import { type Joint, jointsOf } from "./line-joints";
import { sentencesOf } from "./split-sentences";
import type { Tag } from "./tagger";
import { readVerb } from "./verb-forms";

/** From this chance on a place is surely an end; from a lower one before what is no name, and in a text with several sure ends. */
const surely = { noName: 0.6, other: 0.9, amongOthers: 0.75 };
const fewestSure = 2;
/** In characters. */
const longestWord = 30;
const longestTerm = 80;
/** One word alone is no line. */
const fewestWords = 2;

let shipped: Tagger | undefined;

/**
 * The lines of a text that runs several together: at the ends of its sentences, and where trained weights are sure that a
 * line break was lost ("... event menus Supervised the line Instructed new cooks"). In order; joined by blanks they are the
 * text, but for signs that stood before bullets.
 */
export function splitRun(text: string, tag: Tag): string[] {
  return sentencesOf(text).flatMap((sentence) => cutAtEnds(sentence, tag));
}

function cutAtEnds(text: string, tag: Tag): string[] {
  const joints = jointsOf(text, tag);
  if (joints.length === 0) return [text];
  shipped ??= readTagger(weights);
  const { labels } = shipped;
  const chances = tagSequence(
    shipped,
    joints.map(({ features }) => features),
  );
  const isEnd = areEnds(joints, (at) => chances[at * labels.length + labels.indexOf("end")] ?? 0);
  const lines: string[] = [];
  let from = 0;
  for (const [at, { start }] of joints.entries()) {
    const [before, after] = [text.slice(from, start).trim(), text.slice(start)];
    const isCut = opensBehindFigure(text, start) || (isEnd[at] && !opensWithTerm(after));
    if (!isCut || wordsIn(before) < fewestWords || wordsIn(after) < fewestWords) continue;
    lines.push(before);
    from = start;
  }
  return [...lines, text.slice(from).trim()];
}

/**
 * At which places of a text its lines end, by the chance of each (0 to 1). At these limits 99% of the cuts in texts joined of
 * separate lines are right, and 88% of the ends are found (`npm run train:joints -- --folds`).
 */
export function areEnds(joints: readonly Pick<Joint, "isNoName">[], chanceAt: (at: number) => number): boolean[] {
  const limits = joints.map(({ isNoName }) => (isNoName ? surely.noName : surely.other));
  const sure = limits.filter((limit, at) => chanceAt(at) >= limit).length;
  return limits.map((limit, at) => chanceAt(at) >= (sure >= fewestSure ? Math.min(limit, surely.amongOthers) : limit));
}

/**
 * "... by 12% Won the shop award": behind a share or a bracket a past with a capital opens the next line, one that the table of
 * verbs lacks where it does so twice.
 */
function opensBehindFigure(text: string, start: number): boolean {
  if (!/[%)]\s+$/u.test(text.slice(Math.max(0, start - longestWord), start))) return false;
  const [word = ""] = /^\p{Lu}\p{Ll}+/u.exec(text.slice(start, start + longestWord)) ?? [];
  return readVerb(word)?.form === "past" || (word.endsWith("ed") && text.indexOf(word) !== text.lastIndexOf(word));
}

/** "... budget and cost | Cost control for": a verb that may be a noun is one in the name of a skill. */
function opensWithTerm(text: string): boolean {
  const opening = text.slice(0, longestTerm);
  const isNoun = readVerb(/^\p{L}+/u.exec(opening)?.[0] ?? "")?.nounToo === true;
  return isNoun && findTerms(opening).some((hit) => hit.start === 0 && /\s/u.test(hit.text));
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/, fewestWords).length;
}
