import { isSchoolKind } from "~/tailor/parse/label/one-name";
import { isDegree, isSchool } from "~/tailor/parse/words/degree-words";
import type { Education, Resume } from "~/tailor/resume";
import { atomAt } from "~/tailor/resume-atoms";
import { fieldsOf } from "./resume-fields";

/** Sections that are set down as the source has them where their reading is unsure. */
export const quotableSections = ["education", "certificates", "awards", "skills"] as const;
export type QuotableSection = (typeof quotableSections)[number];

/** In words. What is shorter and no item of a list says nothing by itself; what is longer in a list of skills is prose. */
const fewestWords = 3;
const longestSkill = 14;
const longestEndedSkill = 8;

/** True where a section was read in a way that tore its lines, or found no school and no degree in them. */
export function isUnsure(resume: Resume, key: QuotableSection): boolean {
  if (key === "skills") return resume.skills.some(({ name, keywords }) => [name ?? "", ...keywords].some(isTornSkill));
  if (key === "education" && resume.education.some((entry, at) => isUnsureStudy(resume, entry, at))) return true;
  return fieldsOf({ [key]: resume[key] }).some(({ path, text }) => !isDate(path) && isFragment(text));
}

/** Dates and "present" are kept in a form of their own. */
export function isDate(path: string): boolean {
  return /\/(?:startDate|endDate|date|current)$/.test(path);
}

function isUnsureStudy(resume: Resume, entry: Education, at: number): boolean {
  const { institution, studyType, area, location, highlights } = entry;
  const degree = studyType ?? area;
  const hasSchool = institution !== undefined && isSchool(institution);
  const isHalf = institution === undefined || degree === undefined;
  if (isHalf && !hasSchool && (degree === undefined || !isDegree(degree))) return true;
  if ([studyType, area, location].some((text) => text !== undefined && isSchool(text))) return true;
  if (institution && (isSchoolKind(institution) || (studyType === undefined && isDegree(institution)))) return true;
  return highlights.some((text, index) => isLoose(resume, `/education/${at}/highlights/${index}`, text));
}

/** A line below a study that is no line of the source: cut off its neighbours, or too short to say anything. */
function isLoose(resume: Resume, path: string, text: string): boolean {
  const span = atomAt(resume, path)?.span;
  if (!span) return false;
  const { source } = resume;
  const before = source.slice(source.lastIndexOf("\n", span.start - 1) + 1, span.start).trim();
  const end = source.indexOf("\n", span.end);
  const behind = source.slice(span.end, end < 0 ? undefined : end).trim();
  if (/[\p{L}\p{N})]$/u.test(before) || /^[\p{L}\p{N}(]/u.test(behind)) return true;
  const isItem = before !== "" && !/[\p{L}\p{N}]/u.test(before);
  return !isItem && text.split(/\s+/).length < fewestWords;
}

const small = "of|in|and|or|for|with|at|to|the|from|by|und|für|de|du|et|des|del";
const beginsInside = /^(?:\p{Ll}{2}|\p{Ll} |[)\]}&,;:/–—-])/u;
const beginsInSmallWord = new RegExp(`^(?:[)\\]}&,;]|(?:${small}) )`, "u");
const endsInside = new RegExp(`(?:[([{&,/–—-]|(?<![\\p{L}\\p{N}])(?:${small}))$`, "u");

/** A text that begins or ends in the middle of something, or says nothing but a number. */
function isFragment(text: string): boolean {
  return beginsInside.test(text) || endsInside.test(text) || hasHalfBrackets(text) || !/\p{L}/u.test(text);
}

/** Skills are often written small, so that only a small word tells that one goes on with another. */
function isTornSkill(text: string): boolean {
  const words = text.split(/\s+/).length;
  const isProse = words > longestSkill || (words > longestEndedSkill && /[.!?]$/.test(text));
  return isProse || beginsInSmallWord.test(text) || endsInside.test(text) || hasHalfBrackets(text);
}

function hasHalfBrackets(text: string): boolean {
  return text.split(/[([{]/).length !== text.split(/[)\]}]/).length;
}
