import { capital } from "~/tailor/grammar/open-with-deed";
import type { Resume } from "~/tailor/resume";

const keywords = /^\/skills\/(\d+)\/keywords$/;
/** A word of fewer letters in capitals may be an abbreviation. */
const shouted = /^\p{Lu}{4,}$/u;

/** The resume with the items of several lists of skills in the first of them, one list behind the other; the others are empty. */
export function joinedLists(resume: Resume, lists: readonly string[]): Resume {
  const groups = lists.map((list) => Number(keywords.exec(list)?.[1]));
  const items = groups.flatMap((at) => resume.skills[at]?.keywords ?? []);
  const skills = resume.skills.map((group, at) =>
    groups.includes(at) ? { ...group, keywords: at === groups[0] ? items : [] } : group,
  );
  return { ...resume, skills };
}

/** A skill with a capital in front, and without the capitals of a phrase that was written in nothing else. */
export function inOneManner(text: string): string {
  const words = text.trim().split(/\s+/);
  const isShouted = words.length > 1 && words.every((word) => shouted.test(word));
  return capital(isShouted ? text.toLowerCase() : text);
}
