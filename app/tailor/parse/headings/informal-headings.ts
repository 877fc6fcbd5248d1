import { functionWords } from "~/tailor/lexicon/stop-words";
import { oncePer } from "~/tailor/once-per";
import { findPeriods } from "../dates";
import type { SourceLine } from "../lines/source-line";
import { isDegree, isSchool } from "../words/degree-words";
import { folded, isCapitals, titleOf } from "../words/heading-key";
import { type HeadingKey, modifiers } from "../words/heading-words";
import informalWords from "../words/informal-words.json" with { type: "json" };
import { titleScore } from "../words/role-words";
import { type Heading, isPlainKey, looksOf } from "./heading-looks";
import { areSpoken } from "./inline-headings";

/** In words: of a heading, of one that its indent tells from all else, of an item of a list, of the head of an entry, and the fewest of prose. */
const longestWording = 6;
const longestOutdented = 9;
const longestItem = 8;
const longestHead = 20;
const fewestOfProse = 9;
/** Lines of a section that are looked at. */
const mostLines = 12;

type Kind = Exclude<keyof typeof informalWords, "vague">;
const kindsByWord = new Map<string, Kind[]>();
const vague = new Set(informalWords.vague);
for (const [kind, words] of Object.entries(informalWords)) {
  if (kind === "vague") continue;
  for (const word of words) kindsByWord.set(word, [...(kindsByWord.get(word) ?? []), kind as Kind]);
}

/**
 * A heading in anybody's own words ("Where I have worked", "Tickets & licences"): it stands apart, its words say only
 * what a part of a resume is about, and what stands below agrees with them. Where the words leave it open ("What I
 * have done so far"), what stands below decides alone.
 */
export function informalHeading(
  lines: SourceLine[],
  index: number,
  current: HeadingKey | undefined,
): Heading | undefined {
  const line = lines[index];
  if (!line || index === 0 || !mayHead(line) || isDoubleSpaced(lines)) return undefined;
  const wording = wordingOf(line.text);
  if (!wording || !(isSetApart(lines, index) || (wording.isPlain && wording.kinds[0] !== current))) return undefined;
  const found = keyOfBlock(wording, linesBelow(lines, index), current);
  // "Job profile" above a list is a label within a job.
  if (found === "work" && current === "work" && !isCapitals(line.text) && isListed(lines[index + 1])) return undefined;
  return found && { key: found, title: titleOf(line.text), length: line.text.length };
}

function isListed(line: SourceLine | undefined): boolean {
  return line !== undefined && (line.bullet || /^\d{1,2}[.)] /u.test(line.text));
}

/** A line that follows a blank one or is set as headings are, and is no sentence, list, name with a date or item. */
export function mayHead({ gap, bullet, size, level, text }: SourceLine): boolean {
  const isSetAsHeading = level !== undefined || isCapitals(text);
  const isSet = gap || isSetAsHeading || text.endsWith(":");
  return (
    isSet && !bullet && (size === 0 || isSetAsHeading) && /^\p{Lu}/u.test(text) && !/[\d@|,;.!?\t]| [–—-] /u.test(text)
  );
}

/** True for a line that may be a heading in anybody's own words, by itself. */
export function headsInOwnWords(line: SourceLine): boolean {
  return mayHead(line) && wordingOf(line.text) !== undefined;
}

/**
 * A heading in words that say nothing to us ("Small print"), where all headings of the text are set apart in the same way and
 * none of them in capitals: between blank lines, or further out than what stands below.
 */
export function alikeHeading(lines: SourceLine[], index: number, current: HeadingKey | undefined): Heading | undefined {
  const line = lines[index];
  if (!line || !isShort(line)) return undefined;
  if (titleScore(line.text) > 0 || isDegree(line.text) || isSchool(line.text)) return undefined;
  const look = plainLookOf(lines);
  if (!look || !isSetSo(lines, index, look)) return undefined;
  // At the top, names stand between blank lines too.
  if (current === undefined && (look === "between" || index < 2)) return undefined;
  // Above a date, it may be the name of an entry.
  const below = look === "between" ? lines.slice(index + 1, index + 3) : [];
  if (below.some(({ text }) => text.split(" ").length <= longestHead && findPeriods(text).length > 0)) return undefined;
  const key =
    look === "outdented" && holdsJobs(lines, index) ? "work" : / skills$/iu.test(line.text) ? "skills" : "other";
  return { key, title: titleOf(line.text), length: line.text.length };
}

type PlainLook = "between" | "outdented";

function isShort(line: SourceLine): boolean {
  return line.gap && mayHead(line) && !line.text.endsWith(":") && line.text.split(" ").length <= longestOutdented;
}

function isSetSo(lines: SourceLine[], index: number, look: PlainLook): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || !next || line.column !== next.column) return false;
  if (look === "outdented") return !next.gap && next.indent > line.indent;
  return next.gap && next.text.length > line.text.length && line.text.split(" ").length <= longestWording;
}

const fewestAlike = 3;

/** How the headings of a text are set that has none in capitals; undefined where they are set in no one way. */
const plainLookOf = oncePer((lines: SourceLine[]): PlainLook | undefined => {
  const known = lines.flatMap((line, at) =>
    isShort(line) && (isPlainKey(line.text) || headsInOwnWords(line)) ? [at] : [],
  );
  if (known.length < fewestAlike || isDoubleSpaced(lines)) return undefined;
  if (lines.some(({ text, bullet }) => !bullet && isCapitals(text) && isPlainKey(text))) return undefined;
  return (["between", "outdented"] as const).find((look) => known.every((at) => isSetSo(lines, at, look)));
});

/** With a blank line below it too, or set like the headings in plain words that the document has. */
function isSetApart(lines: SourceLine[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || !next) return false;
  const { capitalKeys, colons } = looksOf(lines);
  return (
    next.gap ||
    line.level !== undefined ||
    (isCapitals(line.text) && capitalKeys.size > 0) ||
    (line.text.endsWith(":") && colons > 0)
  );
}

const spacings = new WeakMap<SourceLine[], boolean>();
/** Where so many lines have a blank one above them, it says nothing of any. */
const doubleSpaced = 0.8;

export function isDoubleSpaced(lines: SourceLine[]): boolean {
  const known = spacings.get(lines);
  if (known !== undefined) return known;
  const found = lines.filter(({ gap }) => gap).length > doubleSpaced * lines.length;
  spacings.set(lines, found);
  return found;
}

interface Wording {
  /** What its words are about. */
  kinds: Kind[];
  /** It says so in words that are no part of a name. */
  isPlain: boolean;
  /** Its writer speaks of what is their own. */
  isOwn: boolean;
}

/** In words, of a trade with what says that it is work: "DRIVING JOBS", "Kitchen history". */
const longestTrade = 3;
const ofWork = /^(?:jobs|history|experience|employment)$/u;

/** What the words of a heading are about; undefined where one of them is about anything else. */
function wordingOf(text: string): Wording | undefined {
  const words = folded(text)
    .split(" ")
    .flatMap((word) => word.split("'", 1));
  if (words.length > longestWording) return undefined;
  const isTelling = (word: string) => kindsByWord.has(word) || vague.has(word);
  const isSmall = (word: string) => functionWords.has(word) && !kindsByWord.has(word);
  if (!words.every((word) => isTelling(word) || isSmall(word) || modifiers.has(word)))
    return words.length <= longestTrade && ofWork.test(words.at(-1) ?? "")
      ? { kinds: ["work"], isPlain: false, isOwn: false }
      : undefined;
  const isOwn = words.includes("i") || words.includes("my");
  if (!isOwn && !words.some(isTelling) && !(words.length > 1 && words.every((word) => isSmall(word)))) return undefined;
  const isPlain = words.every((word) => isTelling(word) || isSmall(word));
  return { kinds: words.flatMap((word) => kindsByWord.get(word) ?? []), isPlain, isOwn };
}

/** The lines down to the next heading. */
function linesBelow(lines: SourceLine[], index: number): SourceLine[] {
  const below = lines.slice(index + 1, index + 1 + mostLines);
  const end = below.findIndex((line, at) => at > 0 && (isPlainKey(line.text) || headsInOwnWords(line)));
  return end < 0 ? below : below.slice(0, end);
}

/** What the words say, where the lines may be such; what the lines surely are, where the words say nothing. */
/** Dated jobs stand below a heading, and no more schools than jobs: somebody may work at one. */
export function holdsJobs(lines: SourceLine[], index: number): boolean {
  const { jobs, studies, isDated } = contentOf(linesBelow(lines, index));
  return isDated && jobs > 0 && jobs >= studies;
}

function keyOfBlock(
  { kinds, isOwn }: Wording,
  below: SourceLine[],
  current: HeadingKey | undefined,
): HeadingKey | undefined {
  const block = contentOf(below);
  const agreed = kinds.filter((kind) => may(block, kind));
  const isStudy = block.studies > block.jobs;
  if (agreed.includes("work") && agreed.includes("education")) return isStudy ? "education" : "work";
  if (agreed.length > 0) return agreed.includes("education") && block.studies > 0 ? "education" : agreed[0];
  if (kinds.length > 0) return undefined;
  if (block.areSpoken) return "languages";
  if (block.isDated && (block.jobs > 0 || isOwn) && !isStudy) return "work";
  if (block.isDated && isStudy) return "education";
  if (block.isProse) return current === undefined ? "summary" : undefined;
  return block.isList && isOwn ? "skills" : undefined;
}

interface Content {
  /** Heads of jobs and of studies. */
  jobs: number;
  studies: number;
  /** A period from one date to another. */
  isDated: boolean;
  hasDate: boolean;
  isProse: boolean;
  isList: boolean;
  areSpoken: boolean;
}

function contentOf(below: SourceLine[]): Content {
  const texts = below.map(({ text }) => text);
  const heads = below.filter(({ text, bullet }) => !bullet && text.split(" ").length <= longestHead);
  const isJob = ({ text }: SourceLine) => titleScore(text) > 0 && !isDegree(text);
  const isStudy = (line: SourceLine) => !isJob(line) && (isDegree(line.text) || isSchool(line.text));
  const [first = ""] = texts;
  const items = texts.flatMap((text) => text.split(/[,;•·]/u));
  const isItem = (text: string) => text.trim().split(/\s+/).length <= longestItem;
  return {
    jobs: heads.filter(isJob).length,
    studies: heads.filter(isStudy).length,
    isDated: texts.some((text) => findPeriods(text).some(({ from }) => from)),
    hasDate: texts.some((text) => findPeriods(text).length > 0),
    isProse: below[0]?.bullet === false && first.split(" ").length >= fewestOfProse && /[.!]$/u.test(first),
    isList: below.length > 0 && (below.every(({ bullet }) => bullet) || items.every(isItem)),
    areSpoken: first.includes(",") && areSpoken(first.split(",", 2).join(",")),
  };
}

function may({ jobs, studies, isDated, hasDate, isProse, isList, areSpoken }: Content, kind: Kind): boolean {
  switch (kind) {
    case "work":
      return isDated || jobs > 0;
    case "education":
      return hasDate || studies > 0;
    case "summary":
      return isProse;
    case "languages":
      return areSpoken;
    case "references":
    case "volunteer":
      return true;
    default:
      return isList || (kind === "certificates" && !isProse);
  }
}
