import type { Atom, SectionRef, Span } from "~/tailor/resume";
import { entryOf } from "~/tailor/resume-atoms";
import { findPeriods } from "./dates";
import type { SourceLine } from "./lines/source-line";
import { titleScore } from "./words/role-words";

/** A section as its lines stand in the source, with the values that were read in it. */
export interface Stretch extends Span {
  ref: SectionRef;
  lines: SourceLine[];
  atoms: Atom[];
  /** Where its line begins, if its heading stands in the line of its text. */
  lineStart: number | undefined;
}

const headFields = new Map([
  ["position", "T"],
  ["name", "E"],
  ["organization", "E"],
  ["location", "P"],
  ["startDate", "D"],
  ["endDate", "D"],
  ["current", "D"],
]);

/** True for a value of a job or of voluntary work. */
export function isJobPath(path: string): boolean {
  return /^\/(?:work|volunteer)\//u.test(path);
}

/** A value of a head. */
export interface Part extends Span {
  field: string;
  text: string;
}

/** An entry with its values in the order of the text, and where its lines stand. */
export interface EntryStretch extends Span {
  entry: string;
  atoms: Atom[];
  /** Of them those that no entry before it has as well. */
  own: Atom[];
  lines: SourceLine[];
  /** No line of its text looks like the head of another job. */
  isPlain: boolean;
  /** A second period stands beside its head: the job was longer than the first one says. */
  isCutShort: boolean;
  /** Another role stands between the parts of its head, and would be moved behind them. */
  isMixed: boolean;
  /** Its text goes on from a name with nothing but a blank between, or in a small letter behind its head: what is read as head may end in the middle of a phrase. */
  isTorn: boolean;
  /** Its head says a word that no field takes, and that is no line of its text. */
  hasAside: boolean;
}

/** Fields that hold a name. */
export const names = new Set(["T", "E"]);

/** From one year to another. */
const range = /\b(?:19|20)\d\d\s*(?:[–—-]|to)\s*(?:\p{L}+\.?\s*)?(?:(?:19|20)\d\d|present|now|date)\b/iu;

/** The jobs of a section in the order of their lines, each up to where the next one begins. */
export function entriesIn({ atoms, lines, end }: Stretch): EntryStretch[] {
  const grouped = Map.groupBy(
    atoms.filter(({ path }) => isJobPath(path)),
    ({ path }) => entryOf(path),
  );
  const taken = new Set<number>();
  const found = [...grouped].map(([entry, all]) => {
    // An employer above several positions stands in the lines of the first.
    const own = all.filter(({ span }) => span && !taken.has(span.start));
    for (const { span } of own) if (span) taken.add(span.start);
    const first = own.reduce((least, { span }) => Math.min(least, span?.start ?? least), end);
    return { entry, atoms: all, own, first };
  });
  const inOrder = found.toSorted((one, other) => one.first - other.first);
  let at = 0;
  const starts = inOrder.map(({ first }) => {
    while ((lines[at + 1]?.start ?? end) <= first && at + 1 < lines.length) at++;
    return Math.min(first, lines[at]?.start ?? first);
  });
  let last = 0;
  const linesOf = Map.groupBy(lines, ({ start }) => {
    while ((starts[last + 1] ?? end) <= start && last + 1 < starts.length) last++;
    return last;
  });
  return inOrder.map(({ entry, atoms, own }, index) => {
    const [start, within] = [starts[index] ?? 0, linesOf.get(index) ?? []];
    const head = headOf(own);
    const isOfHead = (line: Span) => head.some((part) => part.start < line.end && part.end > line.start);
    const [headLines = [], others = []] = [true, false].map((is) => within.filter((line) => isOfHead(line) === is));
    const isPlain = !others.some(isDated);
    const isBeside = (atom: Atom) => headLines.some((line) => isIn(atom, line));
    const isCutShort = own.some((atom) => isOfText(atom) && range.test(atom.text) && isBeside(atom));
    const [last, close] = [head.at(-1)?.start ?? 0, headLines.at(-1)?.end ?? 0];
    const texts = own.filter(isOfText);
    const between = texts.filter(({ span }) => span && span.end <= last);
    const areApart = texts.every((atom) => between.includes(atom) || (atom.span?.start ?? 0) > close);
    const isMixed = isPlain && areApart && between.some(({ text }) => titleScore(text) > 0);
    const isInLine = ({ span }: Atom) => !within.some(({ start }) => start === span?.start);
    const ends = new Set(head.flatMap(({ field, end }) => (names.has(field) ? [end + 1] : [])));
    const isTorn =
      isTurnedRound(within, texts) ||
      areOverColumns(within, texts) ||
      texts.some(
        (atom) => isInLine(atom) && (ends.has(atom.span?.start ?? 0) || headLines.some((line) => goesOnIn(line, atom))),
      );
    const hasAside = texts.some((atom) => isBeside(atom) && (atom.span?.end ?? 0) <= close && isAside(atom.text));
    return {
      entry,
      atoms,
      own,
      lines: within,
      start,
      end: within.at(-1)?.end ?? starts[index + 1] ?? end,
      isPlain,
      isCutShort,
      isMixed,
      isTorn,
      hasAside,
    };
  });
}

/** What a line says first would be printed below what it goes on with. */
function isTurnedRound(lines: readonly SourceLine[], texts: readonly Atom[]): boolean {
  const about = texts.find(({ path }) => path.endsWith("/summary"))?.span?.start;
  const line = about === undefined ? undefined : lines.findLast(({ start }) => start <= about);
  if (about === undefined || !line) return false;
  return texts.some(({ span }) => span !== null && span.start >= line.start && span.start < about);
}

/** One text takes lines of which one is a row of a table. Linear in both. */
function areOverColumns(lines: readonly SourceLine[], texts: readonly Atom[]): boolean {
  const rows = lines.filter(({ text }) => /\S(?:\t| {3})/u.test(text));
  if (rows.length === 0) return false;
  const spans = texts.flatMap(({ span }) => span ?? []).sort((one, other) => one.start - other.start);
  let at = 0;
  return rows.some(({ start, end }) => {
    while ((spans[at]?.end ?? end) <= start && at < spans.length) at++;
    const span = spans[at];
    return span !== undefined && span.start < end && (span.end > end || span.start < start);
  });
}

/** It begins in a small letter behind a comma of the line. */
function goesOnIn({ start, text }: SourceLine, atom: Atom): boolean {
  const at = atom.span && atom.span.start > start ? atom.span.start - start : 0;
  return at < text.length && /[,;] ?$/u.test(text.slice(0, at)) && /^\p{Ll}/u.test(text.slice(at));
}

/** "part time": too short for a sentence, and without its full stop. */
function isAside(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !/[.!?]$/u.test(text) && wordsIn(text) <= longestAside;
}

function isIn({ span }: Atom, line: Span): boolean {
  return span !== null && span.start >= line.start && span.start < line.end;
}

/** Text below a head. */
export function isOfText({ path }: Atom): boolean {
  return /\/(?:summary|highlights\/\d+)$/u.test(path);
}

/** A value of a head, and no text. */
export function isOfHead({ path }: Atom): boolean {
  return headFields.has(path.split("/")[3] ?? "");
}

/** The parts of a head, in the order of the text. */
export function headOf(atoms: readonly Atom[]): Part[] {
  return atoms
    .flatMap(({ path, text, span }) => {
      const field = headFields.get(path.split("/")[3] ?? "");
      return field && span ? [{ field, text, ...span }] : [];
    })
    .sort((one, other) => one.start - other.start);
}

/** In words. */
const longestAside = 8;
const longestHead = 12;

/** It looks like the head of one more entry. */
function isDated({ bullet, text }: SourceLine): boolean {
  const isShort = !bullet && wordsIn(text) <= longestHead && !/[.!?]$/u.test(text);
  return isShort && (findPeriods(text).length > 0 || /\b(?:19|20)\d\d\b/u.test(text));
}

/** How many words a text has. */
export function wordsIn(text: string): number {
  return text.split(/\s+/u).length;
}
