import { findPeriods } from "./dates";
import { isItemOfList } from "./item-of-list";
import type { SourceLine } from "./lines/source-line";
import { isDegree } from "./words/degree-words";
import { folded, isCapitals, keyOf, titleOf } from "./words/heading-key";
import { type HeadingKey, headingPhrases, weakHeadings } from "./words/heading-words";
import { isPersonName } from "./words/person-name";
import { titleScore } from "./words/role-words";
import spokenLanguages from "./words/spoken-languages.json" with { type: "json" };

export interface Heading {
  key: HeadingKey;
  title: string;
  /** Characters of the line that the heading takes; less than the line where text follows a colon. */
  length: number;
}

const longestHeading = 60;

/** The heading that a line is, or begins with ("Skills: Excel, Word"); undefined for any other line. */
export function headingAt(lines: SourceLine[], index: number, current: HeadingKey | undefined): Heading | undefined {
  const line = lines[index];
  if (!line || line.bullet) return undefined;
  if (line.level !== undefined && line.level > looksOf(lines).level) return undefined;
  if (line.text.length > longestHeading) return inlineHeading(lines, index, current);
  if (current === "education" && completes(lines[index - 1], line)) return undefined;
  const key = keyOf(line.text);
  if (key === undefined)
    return inlineHeading(lines, index, current) ?? headingOfJobs(lines, index) ?? unknownHeading(lines, index, current);
  if (!isCapitals(line.text) && looksOf(lines).capitalKeys.has(key)) return undefined;
  const hasLook = line.level !== undefined || standsOut(lines, index);
  if (current === "skills" && !hasLook && isItemOfList(lines, index, key)) return undefined;
  if (isLabelOfJobs(lines, line, current)) return undefined;
  const weak = weakHeadings.has(folded(line.text));
  const inStyle = line.text.endsWith(":") && looksOf(lines).colons > 1;
  const closes = key === "awards" && current === "work" && closesJobs(lines, index);
  if (weak && !inStyle && !closes && !looksLikeHeading(lines, index)) return undefined;
  if (weak && key === current && line.size > 0 && !standsOut(lines, index)) return undefined;
  if (!weak && !/^[\p{Lu}\p{Lo}]/u.test(line.text) && !looksLikeHeading(lines, index)) return undefined;
  return { key, title: titleOf(line.text), length: line.text.length };
}

/** What several jobs are told under ("Selected Accomplishments:") is a label inside of them. */
function isLabelOfJobs(lines: SourceLine[], { text }: SourceLine, current: HeadingKey | undefined): boolean {
  const label = current === "work" ? labelOf(text) : undefined;
  return label !== undefined && (looksOf(lines).labels.get(label) ?? 0) > 1;
}

/** A phrase with a colon at the beginning of a line. */
function labelOf(text: string): string | undefined {
  return /^(\p{Lu}[\p{L}&/ ]{2,40}):/u.exec(text)?.[1];
}

/** "Technology" below "Diploma : Marine Technology, Pell College Marine": the end of a phrase that the line above has whole. */
function completes(above: SourceLine | undefined, line: SourceLine): boolean {
  if (!above || line.gap || line.column !== above.column) return false;
  const last = /\S+$/u.exec(above.text)?.[0] ?? "";
  return above.text.toLowerCase().includes(`${last} ${line.text}`.toLowerCase());
}

/** A heading without a look of its own: the jobs above have their dates, and none follows before the next heading. */
function closesJobs(lines: SourceLine[], index: number): boolean {
  const line = lines[index];
  if (!line || line.size > 0 || /[:.]$/.test(line.text)) return false;
  const start = lines.findLastIndex(({ text }, at) => at < index && isPlainKey(text));
  const next = lines.findIndex(({ text }, at) => at > index && isPlainKey(text));
  const end = next < 0 ? lines.length : next;
  const isDated = ({ text }: SourceLine) => findPeriods(text).some(({ from }) => from);
  return (
    lines.slice(start + 1, index).filter(isDated).length > 2 &&
    end - index > 2 &&
    !lines.slice(index + 1, end).some(isDated)
  );
}

/** What may end a heading that text follows on its line. */
const inlineEnd = /[:\t]| [-–—] |\. | (?:19|20)\d\d/;

function inlineHeading(lines: SourceLine[], index: number, current: HeadingKey | undefined): Heading | undefined {
  const line = lines[index];
  if (!line || !inlineEnd.test(line.text.slice(0, longestHeading))) return undefined;
  const found = /^([\p{L}][\p{L}&/ ]{2,40}?)\s?(?::|\t|\s[-–—]\s|\.\s|(?=\s(?:19|20)\d\d))\s*(?=\S)/u.exec(line.text);
  const phrase = found?.[1];
  if (!found || !phrase) return undefined;
  const key = headingPhrases.get(folded(phrase)) ?? keyOf(phrase);
  if (key === undefined || key === "contact" || key === "mixed") return undefined;
  if (isLabelOfOwn(lines, index, current, { key, phrase, text: found[0] }))
    return { key, title: phrase.trim(), length: found[0].length };
  if (weakHeadings.has(folded(phrase)) && !isCapitals(phrase)) return undefined;
  // A heading may be the left cell of a table's row; studies have no rows called "Skills", as lists and projects do.
  const inList =
    current === "skills" ||
    current === "other" ||
    current === "projects" ||
    (current === "education" && !found[0].includes("\t"));
  if (inList && !(isCapitals(phrase) && key !== "languages" && key !== "skills" && key !== "other")) return undefined;
  const apart = line.gap || found[0].includes("\t") || (current === undefined && isLabelledAtTop(key, line.text));
  if (!isCapitals(phrase) && (!apart || !/[:\t]/.test(found[0]))) return undefined;
  return { key, title: phrase.trim(), length: found[0].length };
}

/**
 * "Skills: waxing, lacquer" as the last of the studies or jobs: a list of its own, where no dated entry follows before
 * the next heading. Among jobs and lists it must stand apart, since they have rows with labels; a list of languages
 * that people speak is none of skills.
 */
function isLabelOfOwn(
  lines: SourceLine[],
  index: number,
  current: HeadingKey | undefined,
  { key, phrase, text }: { key: HeadingKey; phrase: string; text: string },
): boolean {
  const line = lines[index];
  if (!line || !ownLabels.has(key) || !/^\p{Lu}[^:]*:/u.test(text) || !headingPhrases.has(folded(phrase))) return false;
  if (key === current || isLabelOfJobs(lines, line, current)) return false;
  if (current === "projects" || (current === "work" && key === "skills") || coursesOfStudy.test(phrase)) return false;
  // "Certification: Welding, Holt College, 2016" is a study of that kind.
  if (current === "education" && key === "certificates" && (isDegree(phrase) || findPeriods(line.text).length > 0))
    return false;
  const isWeak = weakHeadings.has(folded(phrase));
  if (isWeak && !line.gap) return false;
  const end = lines.findIndex((one, at) => at > index && isPlainKey(one.text));
  const below = lines.slice(index + 1, end < 0 ? lines.length : end);
  if (current === "skills" || current === "other")
    return key === "languages" && below.length === 0 && areSpoken(line.text.slice(text.length));
  return current !== undefined && !below.some(({ text: one }) => findPeriods(one).some(({ from }) => from));
}

const ownLabels = new Set<HeadingKey>(["skills", "languages", "certificates", "interests", "references"]);
const coursesOfStudy = /course/iu;

/** "English, Hindi (basic)": each item begins with the name of a language. */
function areSpoken(text: string): boolean {
  return text.split(/[,;/]| and /u).every((item) => spoken.has(/\p{L}+/u.exec(item)?.[0].toLowerCase() ?? ""));
}

const spoken = new Set(spokenLanguages);

/** "UX EXPERIENCE", "Bar Experience": the first of its lines below has the dates of a job. */
function headingOfJobs(lines: SourceLine[], index: number): Heading | undefined {
  const [line, ...below] = lines.slice(index, index + 4);
  if (!line || !jobsOfKind.test(line.text) || findPeriods(line.text).length > 0) return undefined;
  const dated = below.findIndex(({ text, bullet }) => !bullet && findPeriods(text).length > 0);
  const isApart = isCapitals(line.text) ? line.gap || dated === 0 : line.gap && below[0]?.gap === true;
  if (!isApart || dated < 0 || below.slice(0, dated).some(({ bullet }) => bullet)) return undefined;
  return { key: "work", title: titleOf(line.text), length: line.text.length };
}

const jobsOfKind = /^\p{Lu}[\p{L}&/'-]*(?: [\p{L}&/'-]+){0,3} (?:experience|employment|internships):?$/iu;

/** Lists that stand among the contact details, each behind its label ("Languages: Welsh, English"). */
const listsAtTop = new Set<HeadingKey>(["languages", "skills", "interests"]);

function isLabelledAtTop(key: HeadingKey, text: string): boolean {
  return listsAtTop.has(key) && /^[^:,]{2,40}: ?[^,:]{1,40},/u.test(text);
}

/** True for a heading that only labels a list on its own line, so that what follows is the contact block again. */
export function isLabelOfList({ key }: Heading): boolean {
  return listsAtTop.has(key);
}

const entrySections = new Set<HeadingKey | undefined>(["work", "mixed", "education", "projects", "volunteer"]);

/**
 * A heading in words we do not know: it must look like the headings that we do know. Entries of jobs and schools
 * come in capitals too, so among them the lines below must not carry a date.
 */
function unknownHeading(lines: SourceLine[], index: number, current: HeadingKey | undefined): Heading | undefined {
  const line = lines[index];
  const next = lines[index + 1];
  if (!line || !next || /[\d|@]|[.,;]$/.test(line.text)) return undefined;
  if (line.text.split(" ").length > 6) return undefined;
  const styled = line.size > 0 || line.level !== undefined;
  const { capitalKeys, level, arePlain } = looksOf(lines);
  const capital = line.gap && !next.gap && isCapitals(line.text) && !arePlain;
  if (current === undefined && !(styled ? index > 2 : index > 0 && capital && isAboveProse(line, next)))
    return undefined;
  const amongEntries = entrySections.has(current);
  const stands = styled
    ? line.level === level || standsOut(lines, index) || (capital && !amongEntries && capitalKeys.size > 2)
    : capital;
  if (!stands) return undefined;
  const near = amongEntries ? [line, next, lines[index + 2]] : [];
  const dated = near.some((one) => one && /(?:19|20)\d\d|present/i.test(one.text));
  return dated && line.level === undefined && !(line.size > looksOf(lines).bodySize + 0.5)
    ? undefined
    : { key: "other", title: titleOf(line.text), length: line.text.length };
}

/** At the top of a plain text, names and titles stand in capitals too, but no sentence follows them. */
function isAboveProse(line: SourceLine, next: SourceLine): boolean {
  const words = next.text.split(" ").length;
  return words > 5 && !/@|\d{5}/.test(next.text) && titleScore(line.text) === 0 && !isPersonName(line.text);
}

function looksLikeHeading(lines: SourceLine[], index: number): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  if (!line) return false;
  if (line.level !== undefined || standsOut(lines, index)) return true;
  if (isCapitals(line.text) && (next === undefined || !isCapitals(next.text))) return true;
  if (looksOf(lines).capitalKeys.size > 1) return false;
  return line.gap && /^\p{Lu}/u.test(line.text) && (line.text.endsWith(":") || (next !== undefined && !next.gap));
}

/** Looks the same as the headings in plain words that this document has, and unlike its body. */
function standsOut(lines: SourceLine[], index: number): boolean {
  const line = lines[index];
  const { model, beside, bodySize } = looksOf(lines);
  if (!line || line.size === 0 || !(line.size > bodySize + 0.5 || isCapitals(line.text))) return false;
  if (model && isSetAlike(model, line)) return true;
  return beside.filter((one) => one.column === line.column && isSetAlike(one, line)).length > 1;
}

function isSetAlike(one: SourceLine, other: SourceLine): boolean {
  const same = Math.abs(one.size - other.size) < 0.3 && one.bold === other.bold;
  return same && isCapitals(one.text) === isCapitals(other.text);
}

interface Looks {
  /** A heading that is one beyond doubt. */
  model: SourceLine | undefined;
  /** Headings in plain words that are set in another way, as in a sidebar. */
  beside: SourceLine[];
  bodySize: number;
  /** Sections that have a heading in capitals: the same words in lower case are text there. */
  capitalKeys: Set<HeadingKey>;
  /** All headings in known words are set in small letters. */
  arePlain: boolean;
  /** How many headings end in a colon. */
  colons: number;
  /** Level of its heading style; deeper ones name entries. */
  level: number;
  /** How many lines begin with this phrase and a colon. */
  labels: Map<string, number>;
}

const fewestPlain = 2;
const plainHeading = /^(?:work |professional )?(?:experience|employment|education|skills)(?: history)?:?$/iu;
const knownLooks = new WeakMap<SourceLine[], Looks>();

/** Kept for each document, since every line asks for it. */
function looksOf(lines: SourceLine[]): Looks {
  const known = knownLooks.get(lines);
  if (known) return known;
  const model = lines.find(({ size, text }) => size > 0 && plainHeading.test(titleOf(text)));
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  const capitals = lines.filter(({ text, bullet }) => !bullet && text.length <= longestHeading && isCapitals(text));
  const found = capitals.flatMap(({ text }) => keyOf(text) ?? []);
  const plain = lines.filter(({ text, bullet }) => !bullet && !isCapitals(text) && isPlainKey(text));
  // One heading in capitals among several in plain words does not make text of these.
  const capitalKeys = new Set(found.length < plain.length && plain.length > fewestPlain ? [] : found);
  const colons = lines.filter(({ text, bullet }) => !bullet && text.endsWith(":") && isPlainKey(text)).length;
  const beside = lines.filter(
    (line) => line.size > 0 && !line.bullet && !(model && isSetAlike(model, line)) && isPlainKey(line.text),
  );
  const labels = new Map<string, number>();
  for (const { text } of lines) {
    const label = labelOf(text);
    if (label !== undefined) labels.set(label, (labels.get(label) ?? 0) + 1);
  }
  const leveled = lines.flatMap(({ level, text }) => (level !== undefined && isPlainKey(text) ? level : []));
  const looks = {
    labels,
    colons,
    model,
    beside,
    capitalKeys,
    arePlain: found.length === 0 && plain.length > fewestPlain,
    bodySize: sizes[Math.floor(sizes.length / 2)] ?? 0,
    level: model?.level ?? Math.min(9, ...leveled),
  };
  knownLooks.set(lines, looks);
  return looks;
}

function isPlainKey(text: string): boolean {
  return text.length <= longestHeading && keyOf(text) !== undefined && !weakHeadings.has(folded(text));
}
