import fc from "fast-check";
import { expect, it } from "vitest";
import { type BuilderForm, splitSkills } from "~/domain/resumes/builder/builder.schema";
import { builtResumeText } from "~/domain/resumes/builder/built-resume-text";
import { parseResume } from "~/tailor/parse/parse-resume";
import type { Resume } from "~/tailor/resume";
import { filledForm } from "../../support/resumes/builder-form";

it("makes a resume of the form that reads as it was typed", () => {
  const { basics, work, education, skills } = parseResume(builtResumeText(filledForm));
  expect(basics).toMatchObject({
    name: "Marisol Quint",
    email: "marisol.quint@example.com",
    phone: "020 7946 0011",
    location: { address: "Leeds, UK" },
    summary: filledForm.summary,
  });
  expect(
    work.map(({ name, position, startDate, endDate, current, highlights }) => [
      name,
      position,
      startDate,
      endDate,
      current,
      highlights,
    ]),
  ).toEqual([
    [
      "Copper Lane Bakery",
      "Pastry chef",
      "2018",
      undefined,
      true,
      ["Baked 400 croissants a day", "Trained 3 apprentices"],
    ],
    ["Hotel Amberley", "Commis chef", "2014", "2018", undefined, []],
  ]);
  expect(education.map(({ institution, endDate }) => [institution, endDate])).toEqual([
    ["Kirkgate College", "2014"],
    ["St. Mary's School", "2012"],
  ]);
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(["laminated dough", "sourdough", "food safety"]);
});

it("leaves out what was left out", () => {
  const bare: BuilderForm = { ...filledForm, phone: "", location: "", summary: "" };
  const text = builtResumeText(bare);
  expect(text).not.toMatch(/SUMMARY|\| \||\n\n\n/);
  expect(text.split("\n").slice(0, 3)).toEqual(["Marisol Quint", "marisol.quint@example.com", ""]);
});

const pick = (...words: string[]) => fc.constantFrom(...words);
const years = pick("2019", "2015 - 2018", "2019 - present", "March 2020 to May 2021", "since 2011", "summer of 2012");
const school = pick(
  "University of Leeds",
  "Open University",
  "Kirkgate College",
  "Lycée Pasteur, Lyon",
  "St. Mary's School",
);
const degree = pick(
  "BSc Nursing",
  "A-levels",
  "Diploma in Patisserie",
  "Master of Arts",
  "Welding certificate",
  "PhD, Physics",
);
const company = pick(
  "Copper Lane Bakery",
  "Big Bread, Ltd.",
  "Northfield Hospital",
  "3M",
  "Self-employed",
  "Müller & Söhne",
);
const role = pick(
  "Staff Nurse",
  "Head of Sales (EMEA)",
  "Junior software engineer",
  "Head of Sales, EMEA",
  "Waiter",
  "Sr. QA/Test Lead",
  "Owner",
);
const did = pick(
  "Cared for 12 patients",
  "- Cut waste by 8%",
  "• Trained 3 apprentices",
  "Led the move to SAP, on time",
  "Wrote the handbook",
);
const form: fc.Arbitrary<BuilderForm> = fc.record({
  name: pick("Marisol Quint", "Anne-Marie O'Neill", "Dr. Bo Li", "José Ángel Núñez"),
  email: fc.constant("someone@example.com"),
  phone: pick("", "020 7946 0011", "+44 20 7946 0011"),
  location: pick("", "Leeds, UK", "Lyon"),
  summary: pick("", "Baker who likes early mornings.", "Two lines\nof it."),
  education: fc.array(fc.record({ school, degree, year: years }), { minLength: 1, maxLength: 3 }),
  experience: fc.array(
    fc.record({ company, role, years, highlights: fc.array(did, { maxLength: 3 }).map((lines) => lines.join("\n")) }),
    { minLength: 1, maxLength: 4 },
  ),
  skills: pick("wound care", "Go, SQL, Kubernetes", "sourdough, food safety, till, French"),
});

it("has everything that was typed found in the parsed document, whatever was typed", () => {
  fc.assert(
    fc.property(form, (typed) => {
      const resume = parseResume(builtResumeText(typed));
      const read = wordsOf(resume);
      for (const word of words(typedTexts(typed)).filter((typedWord) => !betweenValues.has(typedWord)))
        expect(read, `"${word}" in ${JSON.stringify(typed)}`).toContain(word);
      expect(resume.work).toHaveLength(typed.experience.length);
      expect(resume.education).toHaveLength(typed.education.length);
      expect(resume.work.map(({ name }) => name)).toEqual(typed.experience.map(({ company }) => company));
      expect(resume.work.map(({ position }) => position)).toEqual(typed.experience.map(({ role }) => role));
      expect(resume.skills.flatMap(({ keywords }) => keywords)).toEqual(splitSkills(typed.skills));
      expect(resume.basics.name).toBe(typed.name);
    }),
    { numRuns: 300 },
  );
});

function typedTexts({ education, experience, ...one }: BuilderForm): string {
  return [...Object.values(one), ...[...education, ...experience].flatMap((entry) => Object.values(entry))].join("\n");
}

/** Words that part values or become part of one: dates are kept as "2020-03", "present" as a mark of its own. */
const betweenValues = new Set(["in", "of", "to", "since", "summer", "present", "March", "May"]);

/** Every word that stands in a value or in the text it was read from. */
function wordsOf({ source: _, ...resume }: Resume): Set<string> {
  return new Set(words(JSON.stringify(resume)));
}

function words(text: string): string[] {
  return text.replaceAll("\\n", " ").match(/[\p{L}\p{N}]+/gu) ?? [];
}
