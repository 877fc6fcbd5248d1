import type { Resume } from "../resume";

/** Something that a machine looks for and does not find. `part` is where it belongs: "basics", "work-0", "skills". */
export interface ReadingGap {
  text: string;
  part: string;
}

/** What an applicant tracking system would miss in what was read: facts about the fields, no advice about style. */
export function readingGaps(resume: Resume): ReadingGap[] {
  const { basics, work, education, skills, other } = resume;
  const gaps: ReadingGap[] = [];
  const miss = (isMissing: boolean, text: string, part: string) => {
    if (isMissing) gaps.push({ text, part });
  };
  miss(!basics.name, "No name was found.", "basics");
  miss(!basics.email, "No email address was found.", "basics");
  miss(!basics.phone, "No phone number was found.", "basics");
  miss(work.length === 0, "No job was found.", "work");
  for (const [index, entry] of work.entries()) {
    const called = entry.position ?? entry.name ?? `Job ${index + 1}`;
    const part = `work-${index}`;
    miss(!entry.startDate && !entry.endDate && !entry.current, `“${called}” has no dates.`, part);
    miss(!entry.position, `“${called}” has no job title.`, part);
    miss(!entry.name, `“${called}” has no employer.`, part);
  }
  miss(education.length === 0, "No education was found.", "education");
  for (const [index, entry] of education.entries()) {
    const called = entry.studyType ?? entry.area ?? entry.institution ?? `Degree ${index + 1}`;
    miss(!entry.institution, `“${called}” has no school.`, `education-${index}`);
  }
  miss(skills.length === 0, "No list of skills was found.", "skills");
  for (const [index, { title, lines }] of other.entries()) {
    const count = lines.length === 1 ? "One line stands" : `${lines.length} lines stand`;
    miss(title === undefined && lines.length > 0, `${count} in no section that we know.`, `other-${index}`);
  }
  return gaps;
}
