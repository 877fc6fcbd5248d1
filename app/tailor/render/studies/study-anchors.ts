import { findPeriods } from "~/tailor/parse/dates";
import { dateCaption } from "~/tailor/parse/study-parts";
import type { Atom, Span } from "~/tailor/resume";
import type { Mended } from "../mended-source";
import { dateFields, endsInSchool, isPlace, type Piece } from "./study-borders";

/** The lines that a study was read from, with its values. */
export interface StudyLines {
  source: string;
  range: Span;
  text: Mended;
  /** How long lines are that were wrapped. */
  width: number;
  own: readonly Atom[];
  /** Degrees, subjects and marks that it says. */
  values: readonly string[];
}

/** In words. */
const longestMark = 4;

/** What is sure of a study, where it stands. */
export interface Anchor extends Span {
  kind: "date" | "place" | "score";
  text: string;
}

/** The first value of each field. */
export function firstsOf(own: readonly Atom[]): { field: string; span: Span; text: string }[] {
  const seen = new Set<string>();
  return own.flatMap(({ path, span, text }) => {
    const isFirst = !seen.has(path);
    seen.add(path);
    return span && isFirst ? [{ field: path.split("/")[3] ?? "", span, text }] : [];
  });
}

/** Date, place and mark, where they stand. */
export function anchorsOf(lines: StudyLines, date: string | undefined): Anchor[] {
  const { source, own, text } = lines;
  const firsts = firstsOf(own);
  const found: Anchor[] = [];
  const dates = firsts.filter(({ field }) => dateFields.has(field)).map(({ span }) => span);
  if (date !== undefined && dates.length > 0) {
    let start = Math.min(...dates.map((one) => one.start));
    let end = Math.max(...dates.map((one) => one.end));
    if (source[start - 1] === "(" && source[end] === ")") [start, end] = [start - 1, end + 1];
    // "CE 14Mar-2012" is one word.
    const isCut =
      /[\p{L}\p{N}]-?$/u.test(source.slice(Math.max(0, start - 2), start)) || /^[\p{L}\p{N}]/u.test(source.slice(end));
    if (!isCut) found.push({ kind: "date", start, end, text: date });
  }
  for (const { field, span, text: written } of firsts) {
    const isSure =
      field === "location"
        ? isPlaceApart(source, { ...span, field, text: written })
        : /\p{N}/u.test(written) && written.split(" ").length <= longestMark;
    const kind = field === "location" ? "place" : "score";
    if ((field === "location" || field === "score") && isSure)
      found.push({ kind, ...span, text: tidied(text.slice(span)) });
  }
  const open = dates.length === 0 ? (openEndIn(lines) ?? lastDateIn(lines)) : undefined;
  return (open ? [...found, open] : found).sort((a, b) => a.start - b.start);
}

/** "River Grove, IL" is not to lose its first word: a sign, a school or a blank form stands before the place. */
function isPlaceApart(source: string, place: Piece): boolean {
  const before = source.slice(source.lastIndexOf("\n", place.start - 1) + 1, place.start).trimEnd();
  return (
    isPlace(place) && (/^(?:City|State)\b/u.test(place.text) || !/[\p{L}\p{N}]$/u.test(before) || endsInSchool(before))
  );
}

/** "Present" between two names, where no date is known. */
function openEndIn({ source, range }: StudyLines): Anchor | undefined {
  const found = /(?<=[\p{L})] )(?:Present|Current)(?= \p{Lu})/u.exec(
    source.slice(range.start, range.end).split("\n", 1)[0] ?? "",
  );
  if (!found) return undefined;
  const start = range.start + found.index;
  return { kind: "date", start, end: start + found[0].length, text: found[0] };
}

/** The date at the end of the first line, in the brackets around it, where none was read. */
function lastDateIn({ source, range }: StudyLines): Anchor | undefined {
  const [line = ""] = source.slice(range.start, range.end).split("\n", 1);
  const periods = findPeriods(line);
  const [period] = periods;
  if (!period || periods.length > 1 || !/^\s*\)?\s*$/u.test(line.slice(period.end))) return undefined;
  const bracket = line.lastIndexOf("(", period.start);
  const inside = bracket < 0 ? undefined : line.slice(bracket + 1, period.start);
  const isWhole = inside !== undefined && (inside === "" || dateCaption.exec(inside)?.index === 0);
  const start = isWhole ? bracket : period.start;
  const text = line.slice(isWhole ? bracket + 1 : start, period.end).trim();
  return { kind: "date", start: range.start + start, end: range.start + (isWhole ? line.length : period.end), text };
}

/** One blank between words, and none before a comma or colon. */
export function usualSigns(text: string): string {
  return text.replace(/\s+/gu, " ").replace(/ (?=[,;]|:(?: |$))/gu, "");
}

/** The same without the signs that part values at both ends. */
export function tidied(text: string): string {
  return usualSigns(text)
    .replace(/^(?:[\s,;:|•·*–—/-]|\.(?=\s))+/u, "")
    .replace(/[\s,;:|•·–—/-]+$/u, "");
}
