import type { Education, Resume } from "~/tailor/resume";
import { atomAt } from "~/tailor/resume-atoms";
import type { Block } from "./block";
import { dateRange } from "./date-text";
import { bullets } from "./list-blocks";

/** One study, by its place in the list, from its fields: the first of its names is the title, so that one without a degree still has a head. */
export function studyBlocks(resume: Resume, index: number): Block[] {
  const entry = resume.education[index];
  if (!entry) return [];
  const path = `/education/${index}`;
  const { institution, location, score, courses, highlights } = entry;
  const degree = areaOfStudy(resume, path, entry);
  const names = degree ? [withMark(degree, score), institution, location] : [institution, location, score];
  const [title = "", ...details] = names.filter((text) => text !== undefined && text !== "");
  const aside = dateRange(resume, path, entry);
  const head: Block = {
    kind: "entry",
    title: { text: title },
    ...(aside && { aside }),
    details: details.map((text) => ({ text: `${text}` })),
  };
  return [
    ...(title !== "" || aside ? [head] : []),
    ...courses.map((text): Block => ({ kind: "bullet", text })),
    ...bullets(highlights.filter((text) => !isMarkSaid(text, score))),
  ];
}

/** A line that the mark beside the degree has word for word: "GPA: 3.6". */
function isMarkSaid(text: string, mark = ""): boolean {
  return text.trim() !== "" && mark.toLowerCase().includes(text.trim().toLowerCase());
}

/** A degree with the mark that was given for it. */
function withMark(degree: string, mark: string | undefined): string {
  return mark ? `${degree}, ${mark}` : degree;
}

const longestJoint = 8;

/** "B.S", "Ph.D": an abbreviation that lacks its last point. */
const pointless = /^(?:\p{L}{1,3}\.)+\p{L}{1,3}$/u;

/**
 * Degree and subject in the source's own joint ("BSc (Hons) in Adult Nursing") where both stand side by side there,
 * else, and for a colon, with a comma: "in" would be English in a French resume.
 */
function areaOfStudy(resume: Resume, path: string, entry: Education): string | undefined {
  const { studyType, area } = entry;
  if (!studyType || !area) return studyType ?? area;
  const named = pointless.test(studyType) ? `${studyType}.` : studyType;
  const degree = atomAt(resume, `${path}/studyType`)?.span;
  const subject = atomAt(resume, `${path}/area`)?.span;
  if (degree && subject && subject.start >= degree.end && subject.start - degree.end <= longestJoint) {
    const joint = resume.source.slice(degree.end, subject.start);
    if (!/[\n\t]/.test(joint) && /[^\s:,]|^ $/.test(joint)) return studyType + joint + area;
  }
  return `${named}, ${area}`;
}
