import { findPeriods } from "~/tailor/parse/dates";
import { isSecondResume } from "~/tailor/parse/second-resume";
import type { Resume, Work } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import { findLetterPlaceholders, findPlaceholders } from "./find-placeholders";

/** Something that a machine looks for and does not find. `part` is where it belongs: "basics", "work-0", "skills". */
export interface ReadingGap {
  text: string;
  part: string;
}

/** What a reader of the finished resume would trip over: no name, no way to answer, and words of a template. */
export function unfinishedParts(resume: Resume): ReadingGap[] {
  const { name, email, phone } = resume.basics;
  const missing = [
    { is: !name, text: "No name was found." },
    { is: !email, text: "No email address was found." },
    { is: !phone, text: "No phone number was found." },
  ];
  const alike = Map.groupBy(findPlaceholders(resume), ({ text }) => text.replace(/(?<!\s)\s+(?=,)/g, "").toLowerCase());
  const left = [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const places = others.length > 0 ? `, in ${others.length + 1} places` : "";
    return [{ text: `“${first.text}” is still a placeholder${places}.`, part: first.part }];
  });
  return [...missing.flatMap(({ is, text }) => (is ? [{ text, part: "basics" }] : [])), ...left];
}

/** What a reader of a cover letter would trip over: words of a template. */
export function unfinishedInLetter(letter: string): string[] {
  return findLetterPlaceholders(letter).map((text) => `“${text}” is still a placeholder in the letter.`);
}

/** A second resume that the file holds: whose it is, its text, and the part that keeps it apart. */
export interface SecondResume {
  name: string;
  text: string;
  part: string;
}

/** The second resume of the file, as it stands in the source; undefined where there is none. */
export function secondResume({ other, atoms, source }: Resume): SecondResume | undefined {
  const index = other.findIndex(isSecondResume);
  const name = other[index]?.title;
  if (name === undefined) return undefined;
  const spans = atoms.flatMap(({ path, span }) => (span && path.startsWith(`/other/${index}/lines/`) ? [span] : []));
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  const text = source.slice(Math.max(0, source.lastIndexOf(name, start)), end);
  return { name, text, part: `other-${index}` };
}

/** A line about a time without a job. */
function isNote({ position, name, startDate, endDate, summary = "", highlights }: Work): boolean {
  return !position && !name && !startDate && !endDate && highlights.length === 0 && findPeriods(summary).length > 0;
}

/** What an applicant tracking system would miss in what was read: facts about the fields, no advice about style. */
export function readingGaps(resume: Resume): ReadingGap[] {
  const { work, education, skills, other } = resume;
  const gaps = unfinishedParts(resume);
  const miss = (isMissing: boolean, text: string, part: string) => {
    if (isMissing) gaps.push({ text, part });
  };
  const doubtful = doubtfulEntries(resume);
  miss(work.length === 0, "No job was found.", "work");
  for (const [index, entry] of work.entries()) {
    const called = entry.position ?? entry.name ?? `Job ${index + 1}`;
    const part = `work-${index}`;
    if (isNote(entry)) continue;
    miss(!entry.startDate && !entry.endDate && !entry.current, `“${called}” has no dates.`, part);
    // What a doubt asks is not told a second time.
    if (doubtful.has(`/work/${index}`)) continue;
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
