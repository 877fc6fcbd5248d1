import { expect, it } from "vitest";
import { settleDoubt } from "~/tailor/correct/correct-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readingDoubts } from "~/tailor/reading/reading-doubts";
import { writtenParts } from "~/tailor/reading/written-parts";
import { unsureResume, unsureTop } from "../../support/resumes/unsure-resume";

it("names each section that is printed as it was written, with the place where it is corrected", () => {
  const resume = parseResume(unsureResume);
  const parts = writtenParts(resume);
  expect(parts.length).toBeGreaterThan(0);
  for (const { name, part } of parts) {
    expect(resume.source).toContain(name);
    expect(part).toMatch(/^work-\d$/u);
  }
});

it("names nothing of a resume that is printed from its fields", () => {
  const resume = parseResume(`${unsureTop}
EXPERIENCE

Joiner | 2019 - present
Marsh Road Joinery
- Hung 40 doors a month
- Glued frames for two churches
`);
  expect(writtenParts(resume)).toEqual([]);
});

it("leaves a job in doubt to its own question, whose answer prints the job from its fields", () => {
  const resume = parseResume(`${unsureTop}
EXPERIENCE

Joiner | 2019 - present
Marsh Road Joinery | Ely, UK
- Hung 40 doors a month
- Glued frames for two churches

Bench Hand | 2016 - 2019
Fen Works | Ely, UK
- Planed boards for nine boats

Odd jobs
2014 - 2016, when there was time
- Mended fences and sheds
`);
  const standing = () =>
    resume.sections.flatMap(({ entriesAsWritten = [] }) => entriesAsWritten.filter(({ isAlike }) => !isAlike));
  const [doubt, ...others] = readingDoubts(resume);
  expect(others).toEqual([]);
  expect(standing()).toHaveLength(1);
  expect(writtenParts(resume)).toEqual([]);
  const settled = settleDoubt(resume, doubt?.atom ?? "");
  expect(settled?.sections.flatMap(({ entriesAsWritten = [] }) => entriesAsWritten)).toEqual([]);
});
