import type { SourceLine } from "../lines/source-line";
import { folded, isCapitals, keyOf, titleOf } from "../words/heading-key";
import { type HeadingKey, weakHeadings } from "../words/heading-words";

export interface Heading {
  key: HeadingKey;
  title: string;
  /** Characters of the line that the heading takes; less than the line where text follows a colon. */
  length: number;
}

/** In characters. */
export const longestHeading = 60;

/** A phrase with a colon at the beginning of a line. */
function labelOf(text: string): string | undefined {
  return /^(\p{Lu}[\p{L}&/ ]{2,40}):/u.exec(text)?.[1];
}

/** What several jobs are told under ("Selected Accomplishments:") is a label inside of them. */
export function isLabelOfJobs(lines: SourceLine[], { text }: SourceLine, current: HeadingKey | undefined): boolean {
  const label = current === "work" ? labelOf(text) : undefined;
  return label !== undefined && (looksOf(lines).labels.get(label) ?? 0) > 1;
}

/** True for a line that is set as headings are, here or anywhere. */
export function looksLikeHeading(lines: SourceLine[], index: number): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  if (!line) return false;
  if (line.level !== undefined || standsOut(lines, index)) return true;
  if (isCapitals(line.text) && (next === undefined || !isCapitals(next.text))) return true;
  if (looksOf(lines).capitalKeys.size > 1) return false;
  return line.gap && /^\p{Lu}/u.test(line.text) && (line.text.endsWith(":") || (next !== undefined && !next.gap));
}

/** Looks the same as the headings in plain words that this document has, and unlike its body. */
export function standsOut(lines: SourceLine[], index: number): boolean {
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
  /** Several headings in known words are in capitals, and each stands below a blank line. */
  areCapitalsApart: boolean;
  /** How many headings end in a colon. */
  colons: number;
  /** Level of its heading style; deeper ones name entries. */
  level: number;
  /** How many lines begin with this phrase and a colon. */
  labels: Map<string, number>;
}

const fewestPlain = 2;
const fewestCapitals = 3;
const plainHeading = /^(?:work |professional )?(?:experience|employment|education|skills)(?: history)?:?$/iu;
const knownLooks = new WeakMap<SourceLine[], Looks>();

/** Kept for each document, since every line asks for it. */
export function looksOf(lines: SourceLine[]): Looks {
  const known = knownLooks.get(lines);
  if (known) return known;
  const model = lines.find(({ size, text }) => size > 0 && plainHeading.test(titleOf(text)));
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  const capitals = lines.filter(({ text, bullet }) => !bullet && text.length <= longestHeading && isCapitals(text));
  const named = capitals.filter(({ text }) => keyOf(text) !== undefined);
  const found = named.flatMap(({ text }) => keyOf(text) ?? []);
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
    areCapitalsApart: named.length >= fewestCapitals && named.every(({ gap }) => gap),
    arePlain: found.length === 0 && plain.length > fewestPlain,
    bodySize: sizes[Math.floor(sizes.length / 2)] ?? 0,
    level: model?.level ?? Math.min(9, ...leveled),
  };
  knownLooks.set(lines, looks);
  return looks;
}

/** True for a heading in plain words that are none of a sentence. */
export function isPlainKey(text: string): boolean {
  return text.length <= longestHeading && keyOf(text) !== undefined && !weakHeadings.has(folded(text));
}
