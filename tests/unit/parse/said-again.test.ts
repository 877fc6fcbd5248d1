import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";

const studies = (lines: string[]) =>
  parseResume(`Ines Varga\nines.varga@example.org\n\nEducation\n${lines.join("\n")}\n`);

it("reads a subject and a mark once that the file says twice", () => {
  const { education } = studies([
    "B.S : Food Science , 2011 Marlow University | Pell, OH GPA: GPA: 3.6 Food Science GPA: 3.6",
  ]);
  expect(education).toMatchObject([{ area: "Food Science", institution: "Marlow University", highlights: [] }]);
});

it("reads a subject once whose second mention goes over the end of a line", () => {
  const { education } = studies([
    "Bachelor of Science : Harbour Logistics & Shipping Administration Dunmore University | Pell, OH Harbour Logistics &",
    "Shipping Administration",
  ]);
  expect(education).toMatchObject([{ area: "Harbour Logistics & Shipping Administration", highlights: [] }]);
});

it("keeps a subject that is part of a longer phrase, and one that is an item of a list", () => {
  const lines = [
    "BSc in Biology, 2012",
    "University of Leeds",
    "Biology of rivers and lakes",
    "- Biology",
    "- Statistics",
  ];
  expect(studies(lines).education[0]?.highlights).toEqual(["Biology of rivers and lakes", "Biology", "Statistics"]);
});

it("reads a word that ends the subject of the line above as no heading", () => {
  const lines = [
    "Associate of Science : Marine Engine Technology , 1993 Pell Community College Marine Engine",
    "Technology",
    "Diploma , 1990 Holt High School",
  ];
  const resume = studies(lines);
  expect(resume.sections.map(({ key }) => key)).toEqual(["education"]);
  expect(resume.education.map(({ institution }) => institution)).toEqual([
    "Pell Community College",
    "Holt High School",
  ]);
});

it("keeps a line of no study below the study that it stands below", () => {
  const text = resumeToText(
    studies(["BSc in Biology, 2012", "University of Leeds", "Top 10 % of class", "", "A-levels, 2009", "Holt College"]),
  );
  expect(text.indexOf("Top 10 % of class")).toBeLessThan(text.indexOf("A-levels"));
  expect(text).not.toContain("ADDITIONAL INFORMATION");
});
