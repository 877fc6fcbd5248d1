import { expect, it } from "vitest";
import { settleDoubt } from "~/tailor/correct/correct-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readingDoubts } from "~/tailor/reading/reading-doubts";
import { readingGaps } from "~/tailor/reading/reading-gaps";
import { doubtfulEntries } from "~/tailor/resume-atoms";

const text = `Dana Reyes
dana.reyes@example.com

EXPERIENCE
Staff Nurse | 2019 – 2021
• Cared for 12 patients a shift
• Taught four students

Ward Clerk, Holt Hospital | 2016 – 2019
• Kept the records of two wards
• Ordered what the wards needed`;

it("asks about a job without an employer, beside the line that it was read from", () => {
  const resume = parseResume(text);
  expect(readingDoubts(resume)).toEqual([
    {
      atom: expect.any(String) as string,
      part: "work-0",
      question: "We found no employer for “Staff Nurse”. Is there none?",
      values: [{ field: "position", text: "Staff Nurse" }, { field: "name" }, { field: "dates", text: "2019 – 2021" }],
      lines: ["Staff Nurse | 2019 – 2021"],
    },
  ]);
  expect(readingGaps(resume).map(({ text }) => text)).not.toContain("“Staff Nurse” has no employer.");
});

it("is settled by any value of the job, once, which is printed from its fields then, and changes nothing else", () => {
  const resume = parseResume(text);
  const [doubt] = readingDoubts(resume);
  const settled = settleDoubt(resume, doubt?.atom ?? "");
  const { doubts: _, sections, ...rest } = resume;
  const printed = sections.map(({ entriesAsWritten: _, ...section }) => section);
  expect(settled).toEqual({ ...rest, sections: printed });
  expect(settled && doubtfulEntries(settled).size).toBe(0);
  expect(settled && settleDoubt(settled, doubt?.atom ?? "")).toBeNull();
  expect(settleDoubt(resume, "no such value")).toBeNull();
});
