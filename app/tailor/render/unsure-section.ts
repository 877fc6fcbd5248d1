import { isSchoolKind } from "~/tailor/parse/label/one-name";
import { goesOnFromAbove } from "~/tailor/parse/lines/wrapped";
import { endsInside, hasHalfBrackets, isTorn } from "~/tailor/parse/plain-list";
import { isDegree, isSchool } from "~/tailor/parse/words/degree-words";
import { placeScore } from "~/tailor/parse/words/places";
import type { Resume, SkillGroup, Span } from "~/tailor/resume";
import { atomAt } from "~/tailor/resume-atoms";
import { fieldsOf } from "./resume-fields";
import { standingOfStudies } from "./sure-study";

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

/**
 * The studies, by their places in the list, that are unsure themselves, or stand next to one of which it is unsure where
 * it begins and ends: for those the value is true.
 */
export function unsureStudies(resume: Resume): Map<number, boolean> {
  const standings = standingOfStudies(resume);
  return new Map(
    standings.flatMap(({ torn }, at): [number, boolean][] => {
      const hasEdge = [at - 1, at, at + 1].some((one) => standings[one]?.edge);
      return torn || hasEdge || isUnsureStudy(resume, at) ? [[at, hasEdge]] : [];
    }),
  );
}

/** True where a study names nothing, a school where none is, or was cut out of its lines. */
function isUnsureStudy(resume: Resume, at: number): boolean {
  const { institution, studyType, area, location, score, highlights } = resume.education[at] ?? { highlights: [] };
  if (!institution && !studyType && !area) return true;
  if ([studyType, area, location].some((text) => text !== undefined && isSchool(text))) return true;
  if (institution && (isSchoolKind(institution) || (studyType === undefined && isDegree(institution)))) return true;
  if (location && placeScore(location) === 0 && !/\p{N}/u.test(location)) return true;
  if ([studyType, area, institution].some((text) => text !== undefined && isOpenEnd.test(text))) return true;
  const path = `/education/${at}`;
  const mayBeCut = studyType === undefined || (/\bhigh school$/iu.test(institution ?? "") && !area?.includes(" "));
  if (mayBeCut && isRunTogether(resume, path)) return true;
  const named = Object.entries({ studyType, area, institution, location, score });
  const isCut = named.some(([field, text]) => text !== undefined && isCutOut(resume, `${path}/${field}`, text));
  return isCut || highlights.some((text, index) => isLoose(resume, `${path}/highlights/${index}`, text));
}

/** "San Joaquin Delta College": what stands before a school, with no sign between, may be the first half of its name. */
function isRunTogether(resume: Resume, path: string): boolean {
  const area = atomAt(resume, `${path}/area`);
  const school = atomAt(resume, `${path}/institution`)?.span;
  const isBeside = area?.span && school && resume.source.slice(area.span.end, school.start) === " ";
  return isBeside === true && !resume.atoms.some((atom) => atom !== area && atom.path === area.path);
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
  if (isFragment(text) && !/^\p{Ll}/u.test(text)) return true;
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
