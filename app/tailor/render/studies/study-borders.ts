import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { goesOnFromAbove } from "~/tailor/parse/lines/wrapped";
import { joins } from "~/tailor/parse/other";
import { isDegree, isSchool, isWholeDegree } from "~/tailor/parse/words/degree-words";
import { placeScore } from "~/tailor/parse/words/places";
import { titleScore } from "~/tailor/parse/words/role-words";
import { isSubjectWord } from "~/tailor/parse/words/subject-words";
import type { Span } from "~/tailor/resume";
import type { Mended } from "../mended-source";
import { isFull, narrowestText } from "../quoted-lines";

/** A value of a study where it stands in the source. */
export interface Piece extends Span {
  field: string;
  text: string;
}

/** A source with what its studies are held against. */
export interface Lines {
  source: string;
  text: Mended;
  titles: Set<string>;
  width: number;
}

/** Fields of a period. */
export const dateFields = new Set(["startDate", "endDate", "current"]);
const listSign = /^\s*[^\p{L}\p{N}\s([]+\s*$/u;

/** What stands before a value in its line. */
export function lineBefore({ source, text }: Lines, { start }: Span): string {
  return text.slice({ start: source.lastIndexOf("\n", start - 1) + 1, end: start });
}

/** What stands behind a value in its line. */
export function lineBehind({ source, text }: Lines, { end }: Span): string {
  const close = source.indexOf("\n", end);
  return text.slice({ start: end, end: close < 0 ? source.length : close });
}

/** True for a value that opens an item of a list. */
export function isItem(resume: Lines, piece: Span): boolean {
  return listSign.test(lineBefore(resume, piece));
}

/** Values that the study says a second time, word for word: where they begin and end is plain. */
export function repeatedIn(pieces: Piece[]): Set<Piece> {
  const isSame = (one: Piece, other: Piece) =>
    one !== other && one.field === other.field && one.field !== "highlights" && plain(one.text) === plain(other.text);
  return new Set(pieces.filter((one) => pieces.some((other) => isSame(one, other))));
}

/** "open" shows no end between two values side by side; "none" has a date there; "unread" has words that no value took. */
export type Border = "sure" | "open" | "none" | "unread";

const joinable = new Set(["studyType", "area", "institution", "location", "highlights"]);

/** Signs that part two values, and columns. */
const sign = /[,:;|•·()[\]–—\t]|\s[-/]\s|-\s|\s{3}/u;

/** What the source shows between two values that follow each other; `repeated` are those that the study says twice. */
export function borderBetween(resume: Lines, left: Piece, right: Piece, repeated: Set<Piece>): Border {
  if (right.start < left.end) return "sure";
  const between = resume.text.slice({ start: left.end, end: right.start });
  const hasWords = /[\p{L}\p{N}]/u.test(between);
  if (hasWords && between.split("\n").some((part) => !joins(part.replace(/[^\p{L}\p{N}\s]/gu, " ").trim())))
    return "unread";
  const edges = `${resume.source[left.end] ?? ""}${resume.source[right.start - 1] ?? ""}`;
  if (between !== "" && /[\p{L}\p{N}\uFFFD]/u.test(edges)) return "none";
  if (!/(?<!\p{L})\p{Lu}(?!\p{L})/u.test(between) && isShown(resume, left, right, { between, repeated })) return "sure";
  return joinable.has(left.field) && joinable.has(right.field) ? "open" : "none";
}

interface Surroundings {
  between: string;
  repeated: Set<Piece>;
}

/** Whether a line, a sign or the values themselves show where one ends and the next begins. */
function isShown(resume: Lines, left: Piece, right: Piece, { between, repeated }: Surroundings): boolean {
  if (between.includes("\n")) return !goesOnBelow(resume, left, right);
  if (sign.test(between) || /[\p{L}\p{N}]/u.test(between)) return true;
  if (left.field === "highlights" || right.field === "highlights") return isApartFromText(left, right, repeated);
  return repeated.has(left) || repeated.has(right) || isPlainFrom(left, right);
}

/** True for a value that may be the rest of a line above: that was full, or broke off, and neither is closed by its form. */
function goesOnBelow(resume: Lines, left: Piece, right: Piece): boolean {
  const isClosed = [left, right].some((piece) => dateFields.has(piece.field) || isPlace(piece)) || isWholeName(right);
  if (isClosed || isItem(resume, right) || !goesOnFromAbove({ text: resume.source }, right.start)) return false;
  const above = resume.source.slice(0, right.start).trimEnd();
  if (!/^\p{Lu}/u.test(right.text) || resume.width < narrowestText) return true;
  return isFull(above.slice(above.lastIndexOf("\n") + 1), right.text, resume.width);
}

/** Whether a text beside a value begins or ends where it does: behind a place, a mark or what is said once more. */
function isApartFromText(left: Piece, right: Piece, repeated: Set<Piece>): boolean {
  if (right.field !== "highlights") return repeated.has(right) || isMark(right);
  const opens = /^[\p{Lu}\p{N}]/u.test(right.text);
  return opens && (isMark(left) || isPlace(left) || (left.field !== "highlights" && repeated.has(left)));
}

function isMark({ field, text }: Piece): boolean {
  return field === "score" && /\p{N}/u.test(text);
}

/** Whether two values that nothing parts say themselves where one ends and the other begins. */
function isPlainFrom(left: Piece, right: Piece): boolean {
  if (dateFields.has(left.field) || dateFields.has(right.field)) return true;
  if (left.field === "score" || /^c?gpa\b/iu.test(right.text)) return true;
  if (isPlace(left) || /^City\b/u.test(right.text)) return true;
  if (isPlace(right)) return endsInSchool(left.text);
  if (isWholeName(left)) return right.field === "area" || isSchool(right.text);
  if (right.field === "institution") return isSchool(right.text) && isNameBehind(left.text, right.text);
  return isWholeName(right) && (right.text.includes(" ") || endsInSchool(left.text));
}

function isWholeName({ field, text }: Piece): boolean {
  return field === "studyType" && isWholeDegree(text);
}

/** "Land Surveying Pell Valley College": a school behind a subject, and none that begins with a subject's word. */
function isNameBehind(subject: string, school: string): boolean {
  const last = lastWordOf(subject);
  const [first = ""] = school.split(" ", 1);
  if (isSubjectWord(first) || isDegree(first)) return false;
  return isSubjectWord(last) || isDegree(last) || (titleScore(last) > 0 && !isCommonWord(first));
}

function lastWordOf(text: string): string {
  return /[\p{L}'’]+(?=[^\p{L}]*$)/u.exec(text)?.[0] ?? "";
}

/** True for the place of a school that is surely one. */
export function isPlace({ field, text }: Piece): boolean {
  return field === "location" && (placeScore(text) === 2 || /^City\b|\b(?:City|State)$/u.test(text));
}

/** True for a text of which the last word is one of schools. */
export function endsInSchool(text: string): boolean {
  return isSchool(text.split(" ").at(-1) ?? "");
}

/** A text as it is compared: its letters and digits in small letters. */
export function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}
