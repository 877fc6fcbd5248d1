import { findPeriods } from "~/tailor/parse/dates";
import { goesOnFromAbove } from "~/tailor/parse/lines/wrapped";
import { joins } from "~/tailor/parse/other";
import { isDegree, isSchool, isWholeDegree } from "~/tailor/parse/words/degree-words";
import { placeScore } from "~/tailor/parse/words/places";
import type { Resume, Span } from "~/tailor/resume";
import { type Mended, mended } from "./mended-source";
import { isFull, wrapWidthOf } from "./quoted-lines";

/** A value of a study where it stands in the source. */
interface Piece extends Span {
  field: string;
  text: string;
}

/** How a study stands in its lines: `torn` within, or in doubt about where it `begins` or ends. */
export interface Standing {
  torn: boolean;
  edge: boolean;
}

interface Lines {
  source: string;
  text: Mended;
  titles: Set<string>;
  width: number;
}

const dateFields = new Set(["startDate", "endDate", "current"]);
const fewestWords = 3;
/** In words. A longer line tells of something, whatever school it names. */
const longestHead = 12;

/**
 * Whether every border between two values of each study is one that the source shows: the end of a line, a sign, a date,
 * a place, or a degree and a school that both say what they are.
 */
export function standingOfStudies({ atoms, education, sections, source }: Resume): Standing[] {
  const resume: Lines = {
    text: mended(source),
    titles: new Set(sections.flatMap(({ title }) => (title ? plain(title) : []))),
    source,
    width: wrapWidthOf(source),
  };
  const studies = education.map((_, at) => piecesOf(atoms, at));
  const goesOn = studies.map((pieces) => goesOnAbove(resume, pieces));
  return studies.map((pieces, at) => {
    const repeated = repeatedIn(pieces);
    const inner = pieces.slice(1).map((piece, index) => borderBetween(resume, pieces[index], piece, repeated));
    const edge =
      inner.includes("unread") ||
      goesOn[at] === true ||
      goesOn[at + 1] === true ||
      sharesItsLine(resume, pieces) ||
      hasHalfBracket(resume, pieces) ||
      namesAnother(resume, pieces) ||
      hasLooseDate(resume, studies, at);
    return {
      edge,
      torn: inner.includes("none") || isUnnamed(pieces) || pieces.some((piece) => isScrap(resume, piece)),
    };
  });
}

function piecesOf(atoms: Resume["atoms"], at: number): Piece[] {
  const path = `/education/${at}/`;
  return atoms
    .flatMap(({ path: own, span, text }) =>
      span && own.startsWith(path) ? [{ ...span, text, field: own.slice(path.length).split("/")[0] ?? "" }] : [],
    )
    .sort((a, b) => a.start - b.start);
}

const listSign = /^\s*[^\p{L}\p{N}\s([]+\s*$/u;

function lineBefore({ source, text }: Lines, { start }: Span): string {
  return text.slice({ start: source.lastIndexOf("\n", start - 1) + 1, end: start });
}

function lineBehind({ source, text }: Lines, { end }: Span): string {
  const close = source.indexOf("\n", end);
  return text.slice({ start: end, end: close < 0 ? source.length : close });
}

function isItem(resume: Lines, piece: Span): boolean {
  return listSign.test(lineBefore(resume, piece));
}

/** Values that the study says a second time, word for word: where they begin and end is plain. */
function repeatedIn(pieces: Piece[]): Set<Piece> {
  const isSame = (one: Piece, other: Piece) =>
    one !== other && one.field === other.field && one.field !== "highlights" && plain(one.text) === plain(other.text);
  return new Set(pieces.filter((one) => pieces.some((other) => isSame(one, other))));
}

type Border = "sure" | "none" | "unread";

/** Signs that part two values, and columns. */
const sign = /[,:;|•·()[\]–—\t]|\s[-/]\s|-\s|\s{3}/u;

function borderBetween(resume: Lines, left: Piece | undefined, right: Piece, repeated: Set<Piece>): Border {
  if (!left || right.start < left.end) return "sure";
  const between = resume.text.slice({ start: left.end, end: right.start });
  const hasWords = /[\p{L}\p{N}]/u.test(between);
  if (hasWords && between.split("\n").some((part) => !joins(part.replace(/[^\p{L}\p{N}\s]/gu, " ").trim())))
    return "unread";
  const edges = `${resume.source[left.end] ?? ""}${resume.source[right.start - 1] ?? ""}`;
  if (between !== "" && /[\p{L}\p{N}\uFFFD]/u.test(edges)) return "none";
  if (/(?<!\p{L})\p{Lu}(?!\p{L})/u.test(between)) return "none";
  if (between.includes("\n")) {
    const isClosed = dateFields.has(left.field) || isPlace(left);
    const goesOn = goesOnFromAbove({ text: resume.source }, right.start) && !isClosed && !isItem(resume, right);
    return goesOn ? "none" : "sure";
  }
  if (sign.test(between) || hasWords) return "sure";
  const touchesText = left.field === "highlights" || right.field === "highlights";
  if (!touchesText && (repeated.has(left) || repeated.has(right))) return "sure";
  return isPlainFrom(left, right) ? "sure" : "none";
}

/** Whether two values that nothing parts say themselves where one ends and the other begins. */
function isPlainFrom(left: Piece, right: Piece): boolean {
  if (left.field === "highlights" || right.field === "highlights") return false;
  if (dateFields.has(left.field) || dateFields.has(right.field)) return true;
  if (left.field === "score" || /^c?gpa\b/iu.test(right.text)) return true;
  if (isPlace(left) || /^City\b/u.test(right.text)) return true;
  if (isPlace(right)) return endsInSchool(left.text);
  const isWhole = (piece: Piece) => piece.field === "studyType" && isWholeDegree(piece.text);
  if (isWhole(left)) return right.field === "area" || isSchool(right.text);
  return isWhole(right) && endsInSchool(left.text);
}

function isPlace({ field, text }: Piece): boolean {
  return field === "location" && (placeScore(text) === 2 || /\b(?:City|State)$/u.test(text));
}

function endsInSchool(text: string): boolean {
  return isSchool(text.split(" ").at(-1) ?? "");
}

/** Words of nobody, or of another study, before its first value in that line or behind its last. */
function sharesItsLine(resume: Lines, pieces: Piece[]): boolean {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return false;
  const before = lineBefore(resume, first);
  const behind = lineBehind(resume, last);
  const isHeading = resume.titles.has(plain(before));
  const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text) && !joins(text.trim());
  return (!isHeading && hasWords(before)) || hasWords(behind);
}

/** A full line above, without an end, may hold the first words of the study. */
function goesOnAbove({ source, width }: Lines, [first]: Piece[]): boolean {
  if (!first || isDegree(first.text) || !goesOnFromAbove({ text: source }, first.start)) return false;
  const above = source.slice(0, first.start).trimEnd();
  return isFull(above.slice(above.lastIndexOf("\n") + 1), first.text, width);
}

function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

/** A bracket that is closed elsewhere than in the lines of the study, or than in the value that opens it. */
function hasHalfBracket({ source }: Lines, pieces: Piece[]): boolean {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return false;
  const isHalf = (text: string) => text.split(/[([{]/).length !== text.split(/[)\]}]/).length;
  const behind = source.indexOf("\n", last.end);
  return isHalf(source.slice(first.start, behind < 0 ? undefined : behind)) || pieces.some(({ text }) => isHalf(text));
}

/** A line below that may head a study of its own, or one that stands before the names. */
function namesAnother(resume: Lines, pieces: Piece[]): boolean {
  const lines = pieces.filter(({ field }) => field === "highlights");
  const lastName = pieces.findLast(({ field }) => ["studyType", "area", "institution"].includes(field));
  return lines.some((line) => {
    if (lastName && line.start < lastName.start && !isSaidAgain(pieces, lastName)) return true;
    if (isItem(resume, line) || line.text.split(/\s+/u).length > longestHead) return false;
    return isSchool(line.text) || findPeriods(line.text).length > 0;
  });
}

/** True where the study says the value of a field once more. */
function isSaidAgain(pieces: Piece[], piece: Piece): boolean {
  return pieces.some(({ field, start }) => field === piece.field && start < piece.start);
}

/** Neither a degree nor a date tells that it is a study. */
function isUnnamed(pieces: Piece[]): boolean {
  return !pieces.some(({ field, text }) => dateFields.has(field) || (field !== "highlights" && isDegree(text)));
}

/** A line below that runs over an end that its writer made. */
function runsOn({ source, width }: Lines, piece: Piece): boolean {
  const start = source.lastIndexOf("\n", piece.start - 1) + 1;
  const lines = source.slice(start, piece.end).split("\n");
  return lines.slice(1).some((line, at) => !/^\s*\p{Ll}/u.test(line) && !isFull(lines[at] ?? "", line.trim(), width));
}

const notYet = /(?<!\p{L})(?:expected|anticipated|projected|in progress|pursuing|present|current)(?!\p{L})/iu;

/** What says too little to stand in a line of its own, and "expected" without its date. */
function isScrap(resume: Lines, piece: Piece): boolean {
  if (dateFields.has(piece.field)) return false;
  if (piece.field === "institution" && isRunTogether(piece.text)) return true;
  if (piece.field !== "highlights") return notYet.test(piece.text);
  const words = piece.text.split(/\s+/u).length;
  if (!isItem(resume, piece) && runsOn(resume, piece)) return true;
  return (words < fewestWords && !isItem(resume, piece)) || (words <= fewestWords + 1 && notYet.test(piece.text));
}

/** "Marlow High School Pell Trade Council": words behind the name of a school, with nothing that joins or parts them. */
function isRunTogether(text: string): boolean {
  const words = text.split(" ");
  const at = words.findIndex((word) => isSchool(word));
  const behind = words.slice(at + 1);
  if (at < 1 || /[,–-]$/u.test(words[at] ?? "") || !/^\p{Lu}/u.test(behind[0] ?? "")) return false;
  return !/[,()/–-]/u.test(behind.join(" ")) && (behind.length > 1 || isSchool(behind.at(-1) ?? ""));
}

/** A date in a line of its own between two studies of which the other has none may be the date of either. */
function hasLooseDate(resume: Lines, studies: Piece[][], at: number): boolean {
  const isDated = (pieces: Piece[] | undefined) => pieces?.some(({ field }) => dateFields.has(field)) === true;
  const pieces = studies[at] ?? [];
  const [first, last] = [pieces[0], pieces.at(-1)];
  const before = studies[at - 1];
  const behind = studies[at + 1];
  const isAtHead = first && dateFields.has(first.field) && isAlone(resume, pieces, first);
  const isAtFoot = last && dateFields.has(last.field) && isAlone(resume, pieces, last);
  if (isAtHead && before && !isDated(before)) return true;
  return isAtFoot === true && behind !== undefined && !isDated(behind);
}

function isAlone(resume: Lines, pieces: Piece[], date: Piece): boolean {
  const { source } = resume;
  const start = source.lastIndexOf("\n", date.start - 1) + 1;
  const close = source.indexOf("\n", date.end);
  const end = close < 0 ? source.length : close;
  return pieces.every((piece) => dateFields.has(piece.field) || piece.end <= start || piece.start >= end);
}
