import type { Atom, SectionRef, Span } from "~/tailor/resume";
import { entryOf } from "~/tailor/resume-atoms";
import { findPeriods } from "./dates";
import type { SourceLine } from "./lines/source-line";
import { hasHalfBrackets } from "./plain-list";
import type { Builder } from "./resume-builder";
import weights from "./sureness.json" with { type: "json" };
import { placeScore } from "./words/places";

/** A section as its lines stand in the source, with the values that were read in it. */
export interface Stretch extends Span {
  ref: SectionRef;
  lines: SourceLine[];
  atoms: Atom[];
}

export type Sign = keyof typeof weights.signs;

/** A section of jobs is printed as it was written where it is wrong with a greater chance. */
const mostDoubt = 0.32;

/** True where jobs are read wrongly with too great a chance, by the signs that speak against them. */
export function areUnsureJobs(builder: Builder, stretch: Stretch): boolean {
  const signs = signsAgainst(builder, stretch);
  if (signs === undefined) return false;
  const sum = signs.reduce((total, sign) => total + weights.signs[sign], weights.bias);
  return 1 / (1 + Math.exp(-sum)) > mostDoubt;
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

/** What speaks against the reading of a section of jobs; undefined where none were read in it. */
export function signsAgainst(builder: Builder, stretch: Stretch): Sign[] | undefined {
  const { atoms, lines } = stretch;
  const entries = [
    ...Map.groupBy(
      atoms.filter(({ path }) => isJobPath(path)),
      ({ path }) => entryOf(path),
    ).values(),
  ];
  const headed = entries.filter((own) => own.some(isOfHead));
  if (headed.length === 0) return undefined;
  const heads = headed.map(headOf);
  const parts = heads.flat();
  const lacking = (field: string) => {
    const count = heads.filter((head) => !head.some((part) => part.field === field)).length;
    return count === heads.length ? 0 : count;
  };
  const lacks = { lackTitle: lacking("T"), lackName: lacking("E"), lackDate: lacking("D") };
  const most = Math.max(...Object.values(lacks));
  const inDoubt = new Set((builder.resume.doubts ?? []).map(({ atom }) => atom));
  // A note about a gap has no head, and is printed as it stands anyhow.
  const notes = entries.filter((own) => !own.some(isOfHead)).flat();
  const taken = new Uint8Array(stretch.end - stretch.start);
  for (const { start, end } of [...parts, ...notes.flatMap(({ span }) => span ?? [])])
    taken.fill(1, start - stretch.start, end - stretch.start);
  const isText = lines.map(({ start, end }) => !taken.subarray(start - stretch.start, end - stretch.start).includes(1));
  const large = new Set(parts.flatMap(({ field, text }) => (/^\p{Lu}/u.test(text) ? [field] : [])));
  const isThere: Record<Sign, boolean> = {
    doubt: atoms.some(({ id }) => inDoubt.has(id)),
    lackTitle: lacks.lackTitle > 0,
    lackName: lacks.lackName > 0,
    lackDate: lacks.lackDate > 0,
    few: heads.length >= fewestOfMany && most > 0 && most <= fewShare * heads.length,
    shape: new Set(heads.map((head) => shapeOf(builder, head))).size > 1,
    odd: parts.some((part) => isOdd(part, large)),
    dated: lines.some((line, at) => isText[at] && isDated(line)),
    lone: lines.some((line, at) => isText[at] && isLone(line, lines[at + 1])),
  };
  return (Object.keys(isThere) as Sign[]).filter((sign) => isThere[sign]);
}

/** One entry of many that lacks what all others have is rather misread than made so. */
const fewestOfMany = 4;
const fewShare = 0.25;

function isOfHead({ path }: Atom): boolean {
  return headFields.has(path.split("/")[3] ?? "");
}

function headOf(atoms: readonly Atom[]): Part[] {
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
const longestName = 14;
const longestHead = 12;
const longestHeading = 6;

/** A place that is none, or a name that begins or ends in the middle of a phrase; `large` are the fields with capitals elsewhere. */
function isOdd({ field, text }: Part, large: ReadonlySet<string>): boolean {
  if (field === "D") return false;
  if (field === "P") return placeScore(text) === 0 && !/\p{N}/u.test(text);
  const isHalf = /^(?:I|We|My)\b|['’]s$|\p{Ll}{3}\. \p{Lu}|[,–-]$/u.test(text) || hasHalfBrackets(text);
  const isSmall = /^\p{Ll}/u.test(text) && large.has(field);
  return isHalf || isSmall || wordsIn(text) > longestName;
}

/** It looks like the head of one more entry. */
function isDated({ bullet, text }: SourceLine): boolean {
  const isShort = !bullet && wordsIn(text) <= longestHead && !/[.!?]$/u.test(text);
  return isShort && (findPeriods(text).length > 0 || /\b(?:19|20)\d\d\b/u.test(text));
}

/** It stands apart as a heading or a note does. */
function isLone({ gap, bullet, text }: SourceLine, next: SourceLine | undefined): boolean {
  return gap && !bullet && next !== undefined && wordsIn(text) <= longestHeading && /[\p{L})]$/u.test(text);
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).length;
}
