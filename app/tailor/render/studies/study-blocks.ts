import type { Education, Resume } from "~/tailor/resume";
import { atomAt } from "~/tailor/resume-atoms";

const longestJoint = 8;

/** "B.S", "Ph.D": an abbreviation that lacks its last point. */
const pointless = /^(?:\p{L}{1,3}\.)+\p{L}{1,3}$/u;

/**
 * Degree and subject in the source's own joint ("BSc (Hons) in Adult Nursing") where both stand side by side there,
 * else, and for a colon, with a comma: "in" would be English in a French resume.
 */
export function areaOfStudy(resume: Resume, path: string, entry: Education): string | undefined {
  const { studyType, area } = entry;
  if (!studyType || !area) return studyType ?? area;
  const named = pointless.test(studyType) ? `${studyType}.` : studyType;
  const degree = atomAt(resume, `${path}/studyType`)?.span;
  const subject = atomAt(resume, `${path}/area`)?.span;
  if (degree && subject && subject.start >= degree.end && subject.start - degree.end <= longestJoint) {
    const joint = resume.source.slice(degree.end, subject.start);
    if (!/[\n\t]/.test(joint) && /[^\s:,]/.test(joint)) return studyType + joint + area;
  }
  return `${named}, ${area}`;
}
