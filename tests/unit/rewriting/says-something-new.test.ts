import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { saysSomethingNew } from "~/tailor/says-something-new";

const resume = parseResume(`Dana Reyes
dana.reyes@example.com

EXPERIENCE
Staff Nurse, Northfield Hospital
Mar 2019 - Present
• Cared for 12 patients a shift
• Trained 4 student nurses

SKILLS
Wound care, patient records`);

/** The resume with the lines of its job as these. */
function withLines(lines: string[]) {
  const copy = structuredClone(resume);
  const [job] = copy.work;
  if (!job) throw new Error("No job was read");
  job.highlights = lines;
  return copy;
}

const lines = ["Cared for 12 patients a shift", "Trained 4 student nurses"];

it.each([
  ["the same", lines, false],
  ["capitals, blanks and punctuation", ["cared for 12  patients a shift.", "Trained: 4 student nurses"], false],
  ["another order", [...lines].reverse(), true],
  ["another word", ["Looked after 12 patients a shift", "Trained 4 student nurses"], true],
  ["another figure", ["Cared for 12% patients a shift", "Trained 4 student nurses"], true],
  ["a line less", lines.slice(1), true],
])("takes %s for something new: %o %s", (_, changed, isNew) => {
  expect(saysSomethingNew(withLines(lines), withLines(changed))).toBe(isNew);
});
