import { expect, it } from "vitest";
import type { Change, Verdict } from "~/tailor/change";
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
  expect(saysSomethingNew([verdict({})], withLines(lines), withLines(changed))).toBe(isNew);
});

it("is not paid for by style or the order of skills alone, and is by a paragraph cut into bullets", () => {
  const changed = withLines(["Looked after 12 patients a shift", "Trained 4 student nurses"]);
  for (const style of [verdict({ isCosmetic: true }), verdict({ kind: "skills-order" })])
    expect(saysSomethingNew([style], resume, changed)).toBe(false);
  expect(saysSomethingNew([], resume, changed)).toBe(false);
  expect(saysSomethingNew([verdict({ kind: "split" })], resume, resume)).toBe(true);
});

it("is paid for by a wording that waits for a yes, unless that is style alone", () => {
  expect(saysSomethingNew([], resume, resume, [verdict({})])).toBe(true);
  expect(saysSomethingNew([], resume, resume, [verdict({ isCosmetic: true })])).toBe(false);
});

function verdict(change: Partial<Change>): Verdict {
  const whole: Change = {
    id: "c0",
    kind: "rephrase",
    atomId: null,
    path: "",
    before: "",
    after: "",
    why: "",
    requirementIds: [],
  };
  return { change: { ...whole, ...change }, accepted: true, claims: [] };
}
