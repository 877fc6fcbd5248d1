import { findPeriods } from "~/tailor/parse/dates";
import { isSchoolKind } from "~/tailor/parse/label/one-name";
import { goesOnFromAbove } from "~/tailor/parse/lines/wrapped";
import { joins } from "~/tailor/parse/other";
import { hasHalfBrackets } from "~/tailor/parse/plain-list";
import { isDegree, isSchool } from "~/tailor/parse/words/degree-words";
import { placeScore } from "~/tailor/parse/words/places";
import type { Resume, Span } from "~/tailor/resume";
import { type Mended, mended } from "./mended-source";
import { isFull, wrapWidthOf } from "./quoted-lines";

/** A value of a study where it stands in the source. */
interface Piece extends Span {
  field: string;
  text: string;
}

/** A source with what its studies are held against. */
interface Lines {
  source: string;
  text: Mended;
  titles: Set<string>;
  width: number;
}

/**
 * True where all studies are read surely: the source shows every border between two of their values, each has one degree
 * or subject, one school and one period at most, in the same order as the others, and below it nothing but items of a list.
 */
export function areSureStudies({ atoms, education, sections, source }: Resume): boolean {
  const lines: Lines = {
    text: mended(source),
    titles: new Set(sections.flatMap(({ title }) => (title ? plain(title) : []))),
    source,
    width: wrapWidthOf(source),
  };
  const studies = education.map((_, at) => piecesOf(atoms, at));
  const orders = studies.map((pieces) => orderOf(source, pieces));
  return studies.every((pieces, at) => orders[at] === orders[0] && isSureStudy(lines, pieces));
}

function piecesOf(atoms: Resume["atoms"], at: number): Piece[] {
  const path = `/education/${at}/`;
  return atoms
    .flatMap(({ path: own, span, text }) =>
      span && own.startsWith(path) ? [{ ...span, text, field: own.slice(path.length).split("/")[0] ?? "" }] : [],
    )
    .sort((a, b) => a.start - b.start);
}

const kinds = new Map([
  ["studyType", "N"],
  ["area", "N"],
  ["institution", "I"],
  ["startDate", "D"],
  ["endDate", "D"],
  ["current", "D"],
]);

/** Degree, school and period as they follow each other, and where lines break between them. */
function orderOf(source: string, pieces: Piece[]): string {
  let end: number | undefined;
  let order = "";
  for (const piece of pieces) {
    const kind = kinds.get(piece.field);
    if (kind === undefined) continue;
    const isBelow = end !== undefined && source.slice(end, piece.start).includes("\n");
    if (isBelow || !order.endsWith(kind)) order += isBelow ? `\n${kind}` : kind;
    end = piece.end;
  }
  return order;
}

/** In words. */
const longestMark = 4;
const longestName = 14;

function isSureStudy(lines: Lines, pieces: Piece[]): boolean {
  const head = pieces.filter(({ field }) => field !== "highlights");
  const items = pieces.filter(({ field }) => field === "highlights");
  const order = orderOf(lines.source, head).replace(/\n/gu, "");
  const fields = head.map(({ field }) => field);
  const last = head.at(-1)?.end ?? 0;
  return (
    /^D?(?:NI|IN)?D?$|^(?:NDI|IDN)$/u.test(order) &&
    order.split("D").length <= 2 &&
    order.length > 1 &&
    new Set(fields).size === fields.length &&
    !isItem(lines, head[0]) &&
    !sharesItsLine(lines, pieces) &&
    !goesOnAbove(lines, pieces) &&
    head.every((piece) => isWhole(lines, piece)) &&
    items.every((item) => item.start > last && isItem(lines, item) && !opensStudy(item.text)) &&
    pieces.every((right, at) => at === 0 || isShown(lines, pieces[at - 1], right))
  );
}

/** True for a value that can be what its field says, and is all of it. */
function isWhole({ source }: Lines, { field, text, start, end }: Piece): boolean {
  if (kinds.get(field) === "D") return true;
  const count = text.split(/\s+/u).length;
  if (source.slice(start, end).includes("\n") || hasHalfBrackets(text) || /^\p{Ll}|[,&/–-]$/u.test(text)) return false;
  if (notYet.test(text) || count > longestName) return false;
  switch (field) {
    case "institution":
      return !isSchoolKind(text) && !isDegree(text);
    case "location":
      return placeScore(text) > 0 && !isSchool(text);
    case "score":
      return count <= longestMark;
    default:
      return !isSchool(text);
  }
}

/** What goes with a date, and says nothing without it. */
const notYet = /(?<!\p{L})(?:expected|anticipated|projected|in progress|pursuing|present|current(?:ly)?)(?!\p{L})/iu;

/** Signs that part two values, and columns. */
const sign = /[,:;|•·–—\t]|\s[-/]\s|-\s|\s{3}/u;

/** Whether a line, a sign or a form of their own shows where one value ends and the next begins. */
function isShown(lines: Lines, left: Piece | undefined, right: Piece): boolean {
  if (!left || right.start < left.end) return false;
  const between = lines.text.slice({ start: left.end, end: right.start });
  const words = between.replace(/[^\p{L}\p{N}\s]/gu, " ").trim();
  if (words !== "" && !joins(words)) return false;
  if (kinds.get(left.field) === "D" && kinds.get(right.field) === "D") return true;
  const edges = `${lines.source[left.end] ?? ""}${lines.source[right.start - 1] ?? ""}`;
  if (between === "" || /[\p{L}\p{N}\uFFFD]/u.test(edges)) return false;
  if (between.includes("\n")) return !goesOnBelow(lines, left, right);
  // They are printed as they stand beside one another.
  if (left.field === "studyType" && right.field === "area") return true;
  const isDated = kinds.get(left.field) === "D" || kinds.get(right.field) === "D";
  // What stands in a bracket belongs to what is before it, unless it is the date.
  const bracket = kinds.get(right.field) === "D" ? /\)/u : kinds.get(left.field) === "D" ? /\(/u : /[()]/u;
  return !bracket.test(between) && (isDated || sign.test(between));
}

/** True for a value that may be the rest of a line above: that was full, or broke off. */
function goesOnBelow(lines: Lines, left: Piece, right: Piece): boolean {
  const hasForm = [left, right].some(({ field }) => kinds.get(field) === "D");
  if (hasForm || isItem(lines, right) || !goesOnFromAbove({ text: lines.source }, right.start)) return false;
  return /^\p{Ll}/u.test(right.text) || isFull(lineAbove(lines, right), right.text, lines.width);
}

/** A full line above, without an end, may hold the first words of the study. */
function goesOnAbove(lines: Lines, [first]: Piece[]): boolean {
  if (!first || isDegree(first.text) || kinds.get(first.field) === "D") return false;
  return (
    goesOnFromAbove({ text: lines.source }, first.start) && isFull(lineAbove(lines, first), first.text, lines.width)
  );
}

function lineAbove({ source }: Lines, { start }: Piece): string {
  const above = source.slice(0, source.lastIndexOf("\n", start - 1) + 1).trimEnd();
  return above.slice(above.lastIndexOf("\n") + 1);
}

/** Words of nobody, or of another study, before its first value in that line or behind its last. */
function sharesItsLine(lines: Lines, pieces: Piece[]): boolean {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return false;
  const close = lines.source.indexOf("\n", last.end);
  const behind = lines.text.slice({ start: last.end, end: close < 0 ? lines.source.length : close });
  const before = lineBefore(lines, first);
  const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);
  return (hasWords(before) && !lines.titles.has(plain(before))) || hasWords(behind);
}

/** True for a value that opens an item of a list. */
function isItem(lines: Lines, piece: Piece | undefined): boolean {
  return piece !== undefined && /^\s*[^\p{L}\p{N}\s([]+\s*$/u.test(lineBefore(lines, piece));
}

function lineBefore({ source, text }: Lines, { start }: Span): string {
  return text.slice({ start: source.lastIndexOf("\n", start - 1) + 1, end: start });
}

/** In words, of what tells that a line is of a study of its own. */
const longestOpening = 6;

function opensStudy(text: string): boolean {
  const opening = text.split(/\s+/u, longestOpening).join(" ");
  return isDegree(opening) || isSchool(opening) || findPeriods(opening).length > 0;
}

/** A text as it is compared: its letters and digits in small letters. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}
