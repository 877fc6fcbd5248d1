import type { Education, Resume } from "~/tailor/resume";
import { atomAt } from "~/tailor/resume-atoms";

const longestJoint = 8;

/**
 * Degree and subject in the source's own joint ("BSc (Hons) in Adult Nursing") where both stand side by side there,
 * else with a comma: "in" would be English in a French resume.
 */
export function areaOfStudy(resume: Resume, path: string, entry: Education): string | undefined {
  const { studyType, area } = entry;
  if (!studyType || !area) return studyType ?? area;
  const degree = atomAt(resume, `${path}/studyType`)?.span;
  const subject = atomAt(resume, `${path}/area`)?.span;
  if (degree && subject && subject.start >= degree.end && subject.start - degree.end <= longestJoint) {
    const joint = resume.source.slice(degree.end, subject.start);
    if (!/[\n\t]/.test(joint) && joint.trim() !== "") return studyType + joint + area;
  }
  return `${studyType}, ${area}`;
}
