import { endsInside, hasHalfBrackets, isTorn } from "~/tailor/parse/plain-list";
import type { Resume, SkillGroup } from "~/tailor/resume";
import { fieldsOf } from "./resume-fields";
import { areSureStudies } from "./sure-studies";

/** Sections that are set down as the source has them where their reading is unsure. */
export const quotableSections = [
  "education",
  "certificates",
  "awards",
  "languages",
  "interests",
  "references",
  "skills",
] as const;
export type QuotableSection = (typeof quotableSections)[number];
/** All but skills, of which each group is weighed by itself. */
export type QuotableEntries = Exclude<QuotableSection, "skills">;

/**
 * True where the lines of a section say more surely than its fields what belongs together: where one was torn, where studies
 * are read in more than one way, in lists of which an item is in parts, and in those that nothing is gained by setting anew.
 */
export function isUnsure(resume: Resume, key: QuotableEntries): boolean {
  const isTornUp = () => fieldsOf({ [key]: resume[key] }).some(({ path, text }) => !isDate(path) && isFragment(text));
  switch (key) {
    case "education":
      return !areSureStudies(resume);
    case "certificates":
      return resume.certificates.some(({ date, issuer, url }) => date ?? issuer ?? url) || isTornUp();
    case "awards":
      return resume.awards.some(({ date, awarder, summary }) => date ?? awarder ?? summary) || isTornUp();
    default:
      return true;
  }
}

/** True where a group of skills was torn out of its lines. */
export function isUnsureList(group: SkillGroup | undefined): boolean {
  return group !== undefined && [group.name ?? "", ...group.keywords].some(isTorn);
}

/** Dates and "present" are kept in a form of their own. */
export function isDate(path: string): boolean {
  return /\/(?:startDate|endDate|date|current)$/.test(path);
}

const beginsInside = /^(?:\p{Ll}{2}|\p{Ll} |[)\]}&,;:/–—-])/u;

/** A text that begins or ends in the middle of something, or says nothing but a number. */
function isFragment(text: string): boolean {
  return beginsInside.test(text) || endsInside.test(text) || hasHalfBrackets(text) || !/\p{L}/u.test(text);
}
