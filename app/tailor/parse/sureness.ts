import {
  type EntryStretch,
  entriesIn,
  headOf,
  isOfHead,
  names,
  type Part,
  type Stretch,
  wordsIn,
} from "./entry-stretches";
import { joins } from "./other";
import { hasHalfBrackets } from "./plain-list";
import type { Builder } from "./resume-builder";
import weights from "./sureness.json" with { type: "json" };
import { placeScore } from "./words/places";
import { titleScore } from "./words/role-words";

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
  const torn = entries.flatMap((one, at) => {
    if (isNameless(one)) return [one.entry, entries[at - 1]?.entry ?? one.entry];
    return one.isCutShort || one.isMixed || one.isTorn || hasPhraseForTitle(one) ? [one.entry] : [];
  });
  const plain = new Set(entries.flatMap((one) => (isTitleAndDate(builder, one) ? [one.entry] : [])));
  const against = [...signsAgainst(builder, stretch)].filter((one) => isUnsure(one) && !plain.has(one[0]));
  return new Set([...against.map(([entry]) => entry), ...torn]);
}

/** Dates alone: what they are of may have been read as text of the job above. */
function isNameless({ own }: EntryStretch): boolean {
  const head = headOf(own);
  return head.length > 0 && head.every(({ field }) => field === "D");
}

/** "every other Saturday" beside a name in capitals: no role. */
function hasPhraseForTitle({ own }: EntryStretch): boolean {
  const head = headOf(own);
  const isPhrase = ({ field, text }: Part) => field === "T" && /^\p{Ll}/u.test(text) && titleScore(text) === 0;
  return head.some(isPhrase) && head.some(({ field, text }) => field === "E" && /^\p{Lu}/u.test(text));
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

/** What may have been torn from the entry above or below. */
const grave = new Set<Sign>(["lackDate", "odd", "dated"]);

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
