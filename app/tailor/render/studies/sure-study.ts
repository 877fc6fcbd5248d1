import { findPeriods } from "~/tailor/parse/dates";
import { goesOnFromAbove } from "~/tailor/parse/lines/wrapped";
import { joins } from "~/tailor/parse/other";
import { hasHalfBrackets } from "~/tailor/parse/plain-list";
import { dateCaption } from "~/tailor/parse/study-parts";
import { isDegree, isSchool } from "~/tailor/parse/words/degree-words";
import type { Resume, Span } from "~/tailor/resume";
import { mended } from "../mended-source";
import { isFull, wrapWidthOf } from "../quoted-lines";
import {
  type Border,
  borderBetween,
  dateFields,
  isItem,
  type Lines,
  lineBefore,
  lineBehind,
  type Piece,
  plain,
  repeatedIn,
} from "./study-borders";

/** Values that stand side by side, of which nothing shows where one ends and the next begins: names, or `isText` with a line below. */
export interface Stretch extends Span {
  isText: boolean;
}

/**
 * How a study stands in its lines: in doubt within (`torn`), or about where it begins or ends (`edge`); its lines may hold
 * another one, too (`mixed`), or nothing that tells of a study (`unnamed`).
 */
export interface Standing {
  torn: boolean;
  edge: boolean;
  mixed: boolean;
  unnamed: boolean;
  stretches: Stretch[];
}

/** In words. */
const longestNotYet = 4;
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
    const { borders, stretches } = bordersOf(resume, pieces);
    const edge =
      borders.includes("unread") ||
      goesOn[at] === true ||
      goesOn[at + 1] === true ||
      sharesItsLine(resume, pieces) ||
      hasHalfBracket(resume, pieces) ||
      hasLooseDate(resume, studies, at);
    const isApart = ({ start }: Piece) => !stretches.some((one) => start >= one.start && start < one.end);
    const mixed = namesAnother(resume, pieces);
    const unnamed = isUnnamed(pieces);
    const torn =
      mixed ||
      unnamed ||
      borders.includes("none") ||
      pieces.some(({ text }) => hasHalfBrackets(text)) ||
      pieces.some((piece) => isApart(piece) && isScrap(resume, piece));
    return { edge, torn, mixed, unnamed, stretches };
  });
}

/** The borders between the values of a study, and the stretches of values that none parts. */
function bordersOf(resume: Lines, pieces: Piece[]): { borders: Border[]; stretches: Stretch[] } {
  const repeated = repeatedIn(pieces);
  const borders: Border[] = [];
  const stretches: Stretch[] = [];
  for (const [at, right] of pieces.entries()) {
    const left = pieces[at - 1];
    if (!left) continue;
    const border = borderBetween(resume, left, right, repeated);
    borders.push(border);
    if (border !== "open") continue;
    const last = stretches.at(-1);
    const isText = left.field === "highlights" || right.field === "highlights";
    if (last?.end === left.end) Object.assign(last, { end: right.end, isText: last.isText || isText });
    else stretches.push({ start: left.start, end: right.end, isText });
  }
  return { borders, stretches };
}

function piecesOf(atoms: Resume["atoms"], at: number): Piece[] {
  const path = `/education/${at}/`;
  return atoms
    .flatMap(({ path: own, span, text }) =>
      span && own.startsWith(path) ? [{ ...span, text, field: own.slice(path.length).split("/")[0] ?? "" }] : [],
    )
    .sort((a, b) => a.start - b.start);
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

/** A full line above, without an end, may hold the first words of the study, unless that begins with a date or a whole school. */
function goesOnAbove({ source, width }: Lines, [first]: Piece[]): boolean {
  if (!first || isDegree(first.text) || dateFields.has(first.field)) return false;
  if ((first.field === "institution" && isSchool(first.text)) || !goesOnFromAbove({ text: source }, first.start))
    return false;
  const above = source.slice(0, first.start).trimEnd();
  return isFull(above.slice(above.lastIndexOf("\n") + 1), first.text, width);
}

/** A bracket that is closed elsewhere than in the lines of the study. */
function hasHalfBracket({ source }: Lines, pieces: Piece[]): boolean {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return false;
  const behind = source.indexOf("\n", last.end);
  return hasHalfBrackets(source.slice(first.start, behind < 0 ? undefined : behind));
}

/** A line below that may head a study of its own, or one that stands before the names. */
function namesAnother(resume: Lines, pieces: Piece[]): boolean {
  const lines = pieces.filter(({ field }) => field === "highlights");
  const heads = pieces.filter(({ field }) => field !== "highlights");
  const lastName = heads.findLast(({ field }) => ["studyType", "area", "institution"].includes(field));
  const school = heads.find(({ field }) => field === "institution");
  return lines.some((line) => {
    const isInHead = heads.some((piece) => piece.field !== "location" && isInOneLine(resume, line, piece));
    if (lastName && line.start < lastName.start && !isSaidAgain(pieces, lastName) && !isInHead) return true;
    if (isItem(resume, line) || line.text.split(/\s+/u).length > longestHead) return false;
    const names = line.text.match(/\p{Lu}[\p{L}'’.-]+/gu)?.join(" ") ?? "";
    if (school && isSchool(names) && plain(names).startsWith(plain(school.text))) return false;
    return (
      (!isInHead && isSchool(names)) ||
      (findPeriods(line.text).length > 0 && (isDegree(names) || /,| - /u.test(line.text)))
    );
  });
}

/** True for two values that no line break parts. */
function isInOneLine({ source }: Lines, one: Piece, other: Piece): boolean {
  const [left, right] = one.start < other.start ? [one, other] : [other, one];
  return !source.slice(left.end, right.start).includes("\n");
}

/** True where the study says the value of a field once more. */
function isSaidAgain(pieces: Piece[], piece: Piece): boolean {
  return pieces.some(({ field, start }) => field === piece.field && start < piece.start);
}

/** Neither a degree, a school nor a date tells that it is a study. */
function isUnnamed(pieces: Piece[]): boolean {
  return !pieces.some(
    ({ field, text }) =>
      dateFields.has(field) ||
      (field !== "highlights" && isDegree(text)) ||
      (field === "institution" && isSchool(text)),
  );
}

/** A line below that runs over an end that its writer made. */
function runsOn({ source, width }: Lines, piece: Piece): boolean {
  const start = source.lastIndexOf("\n", piece.start - 1) + 1;
  const lines = source.slice(start, piece.end).split("\n");
  return lines.slice(1).some((line, at) => !/^\s*\p{Ll}/u.test(line) && !isFull(lines[at] ?? "", line.trim(), width));
}

const notYet = /(?<!\p{L})(?:expected|anticipated|projected|in progress|pursuing|present|current)(?!\p{L})/iu;

/** What says nothing by itself, as "expected" without its date. */
function isScrap(resume: Lines, piece: Piece): boolean {
  if (dateFields.has(piece.field)) return false;
  if (piece.field !== "highlights") return notYet.test(piece.text);
  if (!isItem(resume, piece) && runsOn(resume, piece)) return true;
  return (
    piece.text.split(/\s+/u).length <= longestNotYet &&
    (notYet.test(piece.text) || dateCaption.exec(piece.text)?.index === 0)
  );
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
