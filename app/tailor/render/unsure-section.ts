import { isSchoolKind } from "~/tailor/parse/label/one-name";
import { goesOnFromAbove } from "~/tailor/parse/lines/wrapped";
import { endsInside, hasHalfBrackets, isTorn } from "~/tailor/parse/plain-list";
import { isDegree, isSchool } from "~/tailor/parse/words/degree-words";
import { placeScore } from "~/tailor/parse/words/places";
import type { Resume, SkillGroup, Span } from "~/tailor/resume";
import { atomAt } from "~/tailor/resume-atoms";
import { fieldsOf } from "./resume-fields";
import { type Stretch, standingOfStudies } from "./studies/sure-study";

/** Sections that are set down as the source has them where their reading is unsure. */
export const quotableSections = ["education", "certificates", "awards", "skills"] as const;
export type QuotableSection = (typeof quotableSections)[number];

/** In words. What is shorter and no item of a list may be the end of a line above. */
const fewestWords = 3;

/** True where a section was read in a way that tore its lines. */
export function isUnsure(resume: Resume, key: Exclude<QuotableSection, "skills">): boolean {
  if (key === "education") return unsureStudies(resume).size > 0;
  return fieldsOf({ [key]: resume[key] }).some(({ path, text }) => !isDate(path) && isFragment(text));
}

/** True where a group of skills was torn out of its lines. */
export function isUnsureList(group: SkillGroup | undefined): boolean {
  return group !== undefined && [group.name ?? "", ...group.keywords].some(isTorn);
}

/** Dates and "present" are kept in a form of their own. */
export function isDate(path: string): boolean {
  return /\/(?:startDate|endDate|date|current)$/.test(path);
}

/** Why a study cannot be set from its fields alone: in doubt where it begins or ends, in doubt within, or only in its stretches. */
export interface UnsureStudy {
  hasEdge: boolean;
  isMixed: boolean;
  isUnnamed: boolean;
  isTorn: boolean;
  stretches: Stretch[];
}

/** The studies, by their places in the list, that are unsure themselves, or stand next to one with an unsure edge. */
export function unsureStudies(resume: Resume): Map<number, UnsureStudy> {
  const standings = standingOfStudies(resume);
  return new Map(
    standings.flatMap(({ torn, mixed, unnamed, stretches }, at): [number, UnsureStudy][] => {
      const hasEdge = [at - 1, at, at + 1].some((one) => standings[one]?.edge);
      const isTorn = torn || hasEdge || isUnsureStudy(resume, at, stretches);
      return isTorn || stretches.length > 0
        ? [[at, { hasEdge, isMixed: mixed, isUnnamed: unnamed, isTorn, stretches }]]
        : [];
    }),
  );
}

/** True where a study has no head of its own, a school where none is, or was cut out of its lines. */
function isUnsureStudy(resume: Resume, at: number, stretches: Stretch[]): boolean {
  const path = `/education/${at}`;
  const { highlights, institution, studyType, area, location, score } = resume.education[at] ?? { highlights: [] };
  const isApart = (field: string) => stretchAt(resume, `${path}/${field}`, stretches) === undefined;
  const named = Object.entries({ studyType, area, institution, location, score }).flatMap(([field, text]) =>
    text !== undefined && isApart(field) ? [{ field, text }] : [],
  );
  const isHeaded = stretches.some(({ isText }) => !isText) || named.some(({ field }) => headFields.has(field));
  return (
    !isHeaded ||
    named.some(({ field, text }) => isMistaken(resume, at, field, text)) ||
    highlights.some(
      (text, index) => isApart(`highlights/${index}`) && isLoose(resume, `${path}/highlights/${index}`, text),
    )
  );
}

const headFields = new Set(["studyType", "area", "institution"]);

/** The stretch that a value stands in. */
function stretchAt(resume: Resume, path: string, stretches: Stretch[]): Stretch | undefined {
  const span = atomAt(resume, path)?.span;
  return span ? stretches.find(({ start, end }) => span.start >= start && span.end <= end) : undefined;
}

/** True for a value that cannot be what its field says, or is half of one. */
function isMistaken(resume: Resume, at: number, field: string, text: string): boolean {
  if (isCutOut(resume, `/education/${at}/${field}`, text)) return true;
  switch (field) {
    case "institution":
      return (
        isSchoolKind(text) ||
        isOpenEnd.test(text) ||
        (isDegree(text) && !isDegree(resume.education[at]?.studyType ?? ""))
      );
    case "location":
      return isSchool(text) || (placeScore(text) === 0 && !/\p{N}/u.test(text));
    case "score":
      return false;
    default:
      return isSchool(text) || isOpenEnd.test(text);
  }
}

/** The end of a period that lost its beginning. */
const isOpenEnd = /^(?:present|current)$/iu;

/** A value that is half of something, or opens small in the middle of a line of the source. */
function isCutOut(resume: Resume, path: string, text: string): boolean {
  if (path.endsWith("/score") && /\p{N}/u.test(text)) return false;
  if (!isFragment(text)) return false;
  const span = atomAt(resume, path)?.span;
  const before = span ? lineBefore(resume.source, span).trimEnd() : "";
  const isWhole = !isFragment(text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()));
  return !isWhole || /[\p{L}\p{N}]$/u.test(before);
}

function lineBefore(source: string, { start }: Span): string {
  return source.slice(source.lastIndexOf("\n", start - 1) + 1, start);
}

function lineBehind(source: string, { end }: Span): string {
  const close = source.indexOf("\n", end);
  return source.slice(end, close < 0 ? undefined : close);
}

/** A line below a study that is no line of the source: cut off a name beside it, or off the line above. */
function isLoose(resume: Resume, path: string, text: string): boolean {
  const span = atomAt(resume, path)?.span;
  if (!span) return false;
  const { source } = resume;
  const before = lineBefore(source, span).trim();
  const behind = lineBehind(source, span).trim();
  const isItem = before !== "" && !/[\p{L}\p{N}]/u.test(before);
  if (/[\p{L}\p{N})]$/u.test(before) && !isBesideSure(resume, span, "before")) return true;
  if (/^[\p{L}\p{N}(]/u.test(behind) && !isBesideSure(resume, span, "behind")) return true;
  if (isFragment(text.replace(/[\s,;–—-]+$/u, "")) && !/^\p{Ll}/u.test(text)) return true;
  if (isItem) return false;
  const goesOn = before === "" && goesOnFromAbove({ text: source }, span.start);
  return (
    (goesOn && /^\p{Ll}/u.test(text)) || (text.split(/\s+/).length < fewestWords && (goesOn || !/\p{L}{3}/u.test(text)))
  );
}

/** Values with a form of their own, of which it is plain where they begin and end; or such as the entry says once more. */
const sure = /\/(?:location|score|startDate|endDate|current)$/u;

function isBesideSure({ atoms, source }: Resume, span: Span, side: "before" | "behind"): boolean {
  const isNext = (other: Span) =>
    side === "before"
      ? other.end <= span.start && source.slice(other.end, span.start).trim() === ""
      : other.start >= span.end && source.slice(span.end, other.start).trim() === "";
  const beside = atoms.find((atom) => atom.span && isNext(atom.span));
  return beside !== undefined && (sure.test(beside.path) || atomAt({ atoms }, beside.path) !== beside);
}

const beginsInside = /^(?:\p{Ll}{2}|\p{Ll} |[)\]}&,;:/–—-])/u;

/** A text that begins or ends in the middle of something, or says nothing but a number. */
function isFragment(text: string): boolean {
  return beginsInside.test(text) || endsInside.test(text) || hasHalfBrackets(text) || !/\p{L}/u.test(text);
}
