import type { Atom, SectionRef, Span } from "~/tailor/resume";
import { entryOf } from "~/tailor/resume-atoms";
import { findPeriods } from "./dates";
import type { SourceLine } from "./lines/source-line";
import { joins } from "./other";
import { hasHalfBrackets } from "./plain-list";
import type { Builder } from "./resume-builder";
import weights from "./sureness.json" with { type: "json" };
import { placeScore } from "./words/places";
import { titleScore } from "./words/role-words";

/** A section as its lines stand in the source, with the values that were read in it. */
export interface Stretch extends Span {
  ref: SectionRef;
  lines: SourceLine[];
  atoms: Atom[];
}

export type Sign = keyof typeof weights.signs;

/** A job is not set from its fields where it is read wrongly with a greater chance. */
const mostDoubt = 0.28;

/** The jobs of a section that are read wrongly with too great a chance, by the signs that speak against them. */
export function unsureJobs(builder: Builder, stretch: Stretch): Set<string> {
  const isUnsure = ([, signs]: [string, Sign[]]) => {
    const sum = signs.reduce((total, sign) => total + weights.signs[sign], weights.bias);
    return 1 / (1 + Math.exp(-sum)) > mostDoubt;
  };
  const entries = entriesIn(stretch);
  const torn = entries.flatMap((one) => (one.isCutShort || one.isMixed || one.isTorn ? [one.entry] : []));
  const plain = new Set(entries.flatMap((one) => (isTitleAndDate(builder, one) ? [one.entry] : [])));
  const against = [...signsAgainst(builder, stretch)].filter((one) => isUnsure(one) && !plain.has(one[0]));
  return new Set([...against.map(([entry]) => entry), ...torn]);
}

/** Of a title with its dates, and no other word in its lines, nothing can be set in the wrong place. */
function isTitleAndDate({ source }: Builder, { own, lines }: EntryStretch): boolean {
  const head = headOf(own);
  const named = head.filter(({ field }) => field !== "D").map(({ field }) => field);
  if (named.join("") !== "T" || head.length < own.length || !head.some(({ field }) => field === "D")) return false;
  return lines.every(({ start, end }) => {
    const within = head.filter((part) => part.start >= start && part.end <= end);
    const left = within.reduceRight(
      (text, part) => `${text.slice(0, part.start - start)}\n${text.slice(part.end - start)}`,
      source.text.slice(start, end),
    );
    return left.split("\n").every((words) => !/[\p{L}\p{N}]/u.test(words) || joins(words.trim()));
  });
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

interface Part extends Span {
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
  /** Its text goes on from a name with nothing but a blank between: the name may end in the middle of a phrase. */
  isTorn: boolean;
  /** Its head says a word that no field takes, and that is no line of its text. */
  hasAside: boolean;
}

const names = new Set(["T", "E"]);

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
    const isTorn = texts.some((atom) => ends.has(atom.span?.start ?? 0) && isInLine(atom));
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

/** "part time": too short for a sentence, and without its full stop. */
function isAside(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !/[.!?]$/u.test(text) && wordsIn(text) <= longestAside;
}

function isIn({ span }: Atom, line: Span): boolean {
  return span !== null && span.start >= line.start && span.start < line.end;
}

/** What speaks against the reading of each job of a section; notes about a gap have no head, and are printed as they stand anyhow. */
export function signsAgainst(builder: Builder, stretch: Stretch): Map<string, Sign[]> {
  const entries = entriesIn(stretch).filter(({ atoms }) => atoms.some(isOfHead));
  const heads = entries.map(({ atoms }) => headOf(atoms));
  const parts = heads.flat();
  const have = (field: string) => heads.filter((head) => head.some((part) => part.field === field)).length;
  const usual = new Map(["E", "D"].map((field) => [field, have(field)]));
  const shapes = heads.map((head) => shapeOf(builder, head));
  const inDoubt = new Set((builder.resume.doubts ?? []).map(({ atom }) => atom));
  const large = parts.some(({ field, text }) => names.has(field) && /^\p{Lu}/u.test(text));
  const alike = Map.groupBy(shapes, (shape) => shape);
  const found = entries.map(({ atoms, isPlain }, at): Sign[] => {
    const head = heads[at] ?? [];
    const lacks = (field: string) => (usual.get(field) ?? 0) > 0 && !head.some((part) => part.field === field);
    const same = alike.get(shapes[at] ?? "")?.length ?? 0;
    const isThere: Record<Sign, boolean> = {
      doubt: atoms.some(({ id }) => inDoubt.has(id)),
      lackName: lacks("E"),
      lackDate: lacks("D"),
      shape: same < heads.length && 2 * same <= heads.length,
      odd: head.some((part, index) => isOdd(part, large) && !isBesideName(builder, head, index)),
      dated: !isPlain,
      beside: false,
    };
    return (Object.keys(isThere) as Sign[]).filter((sign) => isThere[sign]);
  });
  const isBad = (at: number) => found[at]?.some((sign) => grave.has(sign)) ?? false;
  const nearBad = found.map((_, at) => isBad(at - 1) || isBad(at + 1));
  return new Map(
    entries.map(({ entry }, at) => [entry, [...(found[at] ?? []), ...(nearBad[at] ? (["beside"] as const) : [])]]),
  );
}

/** Text below a head. */
export function isOfText({ path }: Atom): boolean {
  return /\/(?:summary|highlights\/\d+)$/u.test(path);
}

/** What may have been torn from the entry above or below. */
const grave = new Set<Sign>(["lackDate", "odd", "dated"]);

function isOfHead({ path }: Atom): boolean {
  return headFields.has(path.split("/")[3] ?? "");
}

export function headOf(atoms: readonly Atom[]): Part[] {
  return atoms
    .flatMap(({ path, text, span }) => {
      const field = headFields.get(path.split("/")[3] ?? "");
      return field && span ? [{ field, text, ...span }] : [];
    })
    .sort((one, other) => one.start - other.start);
}

/** The order of the parts of a head, and where its lines break. Not every place is named. */
function shapeOf({ source }: Builder, head: readonly Part[]): string {
  const parts = head.filter(({ field }) => field !== "P");
  const steps = parts.map(({ field, start }, at) => {
    const between = at === 0 ? "" : source.text.slice(parts[at - 1]?.end, start);
    return between.includes("\n") ? `\n${field}` : field;
  });
  return steps.join("").replace(/DD/gu, "D");
}

/** In words. */
const longestAside = 8;
const longestName = 14;
const longestHead = 12;

/** A place that is none, or a name that begins or ends in the middle of a phrase; `large` are the fields with capitals elsewhere. */
function isOdd({ field, text }: Part, large: boolean): boolean {
  if (field === "D") return false;
  if (field === "P") return placeScore(text) === 0 && !/\p{N}/u.test(text);
  const isHalf = /^(?:I|We|My)\b|['’]s$|\p{Ll}{5}\. \p{Lu}|[,–-]$/u.test(text) || hasHalfBrackets(text);
  const isSmall = /^\p{Ll}/u.test(text) && large && names.has(field);
  return isHalf || isSmall || wordsIn(text) > longestName;
}

/** A place behind an employer in its line, which is printed with it in the words of that line where it is none. */
function isBesideName({ source }: Builder, head: readonly Part[], at: number): boolean {
  const [name, place] = [head[at - 1], head[at]];
  return place?.field === "P" && name?.field === "E" && !/[\n\t|]/u.test(source.text.slice(name.end, place.start));
}

/** It looks like the head of one more entry. */
function isDated({ bullet, text }: SourceLine): boolean {
  const isShort = !bullet && wordsIn(text) <= longestHead && !/[.!?]$/u.test(text);
  return isShort && (findPeriods(text).length > 0 || /\b(?:19|20)\d\d\b/u.test(text));
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).length;
}
