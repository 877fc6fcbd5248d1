import { expect, it } from "vitest";
import type { ExportFormat } from "~/tailor/document";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readBack } from "~/tailor/render/read-back";
import { renderResume } from "~/tailor/render/render-resume";
import { quotedTexts } from "~/tailor/render/resume-document";
import { resumeToText } from "~/tailor/render/resume-to-text";
import type { Resume } from "~/tailor/resume";
import { withValueAt } from "~/tailor/resume-atoms";
import { fontsFromDisk } from "../../support/files/fonts";

const top = `Ines Varga
ines.varga@example.org
+44 7700 900321

Experience
Baker | 2016 - 2021
Mill Lane Bakery
- Baked 300 loaves a night
`;

const torn = [
  "Diploma : Patisserie Harrow School of Oven Practice GPA: Honours list ( 2015",
  "Expected) of the Pastry Programme",
];

/** As it is printed. */
const tornPrinted = torn.map((line) => line.replace(" :", ":"));

const resumeWith = (lines: string[], title = "Education") => parseResume(`${top}\n${title}\n${lines.join("\n")}\n`);

it("prints a section that was torn in reading as its own lines", () => {
  const resume = resumeWith(torn);
  expect(resume.education[0]?.highlights.length).toBeGreaterThan(0);
  expect(resumeToText(resume)).toContain(`EDUCATION\n${tornPrinted.join("\n")}\n`);
});

it("keeps blank lines and bullets between the lines, with one kind of sign", () => {
  const text = resumeToText(resumeWith([...torn, "", "* 12", "* MCA) : Computer Applications"]));
  expect(text).toContain(`${tornPrinted.join("\n")}\n\n• 12\n• MCA): Computer Applications\n`);
});

it("sets a section that was read well from its fields", () => {
  const clean = resumeWith(["BSc in Nursing, 2012", "University of Leeds"]);
  expect(quotedTexts(clean).size).toBe(0);
  expect(resumeToText(clean)).toContain("BSc in Nursing | 2012\nUniversity of Leeds");
});

it("quotes nothing that its owner changed, left out or put in another order", () => {
  const resume = resumeWith(torn);
  const path = "/education/0/highlights/0";
  const others = resume.atoms.filter((atom) => atom.path !== path);
  const changed = { ...withValueAt(resume, path, "Honours list"), atoms: resume.atoms };
  const leftOut: Resume = {
    ...resume,
    education: resume.education.map((entry) => ({ ...entry, highlights: [] })),
    atoms: resume.atoms.filter((atom) => !atom.path.includes("/highlights/") || !atom.path.startsWith("/education/")),
  };
  const unplaced = { ...resume, atoms: [...others, { id: "new", path, text: "Honours list", span: null }] };
  for (const one of [changed, leftOut, unplaced]) expect(quotedTexts(one).size).toBe(0);
  expect(quotedTexts(resume).size).toBe(1);
});

it("quotes no lines that hold a value of another section", () => {
  const resume = resumeWith(torn);
  const at = resume.source.indexOf("Patisserie");
  const other = { id: "x", path: "/skills/0/keywords/0", text: "Patisserie", span: { start: at, end: at + 10 } };
  const shared = { ...resume, skills: [{ keywords: ["Patisserie"] }], atoms: [...resume.atoms, other] };
  expect(quotedTexts(shared).size).toBe(0);
});

it("prints certificates that end in the middle of a phrase as they stand", () => {
  const certificates = ["Certificate in Food Hygiene and", "2014 Level 2 Award - 115%"];
  expect(resumeToText(resumeWith(certificates, "Certifications"))).toContain(certificates.join("\n"));
});

it("prints a torn list of skills as it stands, and the list of another section from its items", () => {
  const columns = ["Kneads loaves and", "Ovens (deck", "Laminating"];
  const resume = parseResume(`${top}\nHighlights\n${columns.join("\n")}\n\nSkills\nSourdough, Rye, Stock counts\n`);
  const text = resumeToText(resume);
  expect(text).toContain(`HIGHLIGHTS\n${columns.join("\n")}\n`);
  expect(text).toContain("SKILLS\nSourdough, Rye, Stock counts");
});

it("sets the items of a list one below the other where their writer did", () => {
  const phrases = [
    "Calm, patient hand with apprentices on busy nights",
    "Laminating",
    "Orders flour and yeast for three shops",
  ];
  const text = resumeToText(parseResume(`${top}\nHighlights\n${phrases.join("\n")}\n\nSkills\nRye, Stock counts\n`));
  expect(text).toContain(`HIGHLIGHTS\n${phrases.map((one) => `• ${one}`).join("\n")}\n`);
  expect(text).toContain("SKILLS\nRye, Stock counts");
});

it("mends the encoding and the blanks of quoted lines", () => {
  const broken = torn.map((line) => line.replace(" GPA", "Â  GPA"));
  expect(resumeToText(resumeWith(broken))).toContain(tornPrinted.join("\n"));
});

const formats: ExportFormat[] = ["txt", "md", "json", "pdf", "docx"];

it.each(formats)("finds quoted lines again in %s", async (format) => {
  const resume = resumeWith(torn);
  const bytes = await renderResume(resume, { format, fonts: fontsFromDisk });
  expect((await readBack(bytes, format, resume)).lost).toEqual([]);
});

it("reports fields of a quoted section of which a word did not come back", async () => {
  const resume = resumeWith(torn);
  const text = new TextDecoder().decode(await renderResume(resume, { format: "txt", fonts: fontsFromDisk }));
  const tampered = new TextEncoder().encode(text.replace("Honours list (", "Prize list ("));
  const { lost } = await readBack(tampered, "txt", resume);
  expect(lost.some(({ path }) => path.startsWith("/education/0/"))).toBe(true);
});

it("reads its own print again as the same print", () => {
  const text = resumeToText(resumeWith(torn));
  expect(resumeToText(parseResume(text))).toBe(text);
});

const wide = [
  "Diploma : Patisserie, Harrow School of Oven Practice, Honours list (Bakers, of 2015, and the list of",
  "Pastry Programme",
  "Kept the accounts of three market stalls and of the bakery, from the first of May on, by hand and",
  "later with a machine, and wrote the weekly orders for flour, butter, sugar, yeast, salt and the",
  "paper that the loaves are wrapped in, until the shop moved to the other side of the river Lanner",
];

it("joins quoted lines again that the file broke in the middle of a phrase", () => {
  const prose = `Summary\n${wide.slice(2).join("\n")}\n`;
  const resume = parseResume(`${top}\n${prose}\nEducation\n${wide.slice(0, 2).join("\n")}\n`);
  expect(resumeToText(resume)).toContain(`${wide[0]?.replace(" :", ":")} ${wide[1]}\n`);
});

it("prints all studies as they stand where one of them is torn", () => {
  const lines = ["BSc in Nursing, 2012", "University of Leeds"];
  expect(resumeToText(resumeWith([...lines, "", ...torn]))).toContain(
    `EDUCATION\n${[...lines, "", ...tornPrinted].join("\n")}\n`,
  );
});

it.each([
  ["Surveyor Assistant Brenlow College - Holt, OH"],
  ["BSc Geology, Brenlow College, 2012", "Forklift course, two weeks, 2015"],
  ["BSc Geology, Brenlow College, 2012", "Twelve credits toward an MSc in Hydrology"],
  ["Brenlow College, BSc Geology, 2012", "Certificate in Hydrology, Pell Institute, 2015"],
  ["Brenlow College", "Associate in Geology, in progress, 42 credits"],
])("keeps the lines of studies of which not every border shows, or which are not all set alike: %s", (...lines) => {
  expect(resumeToText(resumeWith(lines))).toContain(`EDUCATION\n${lines.join("\n")}\n`);
});

it("sets studies from their fields where each has one degree, one school and one date in the same order", () => {
  const lines = ["BSc Geology, Brenlow College, Holt, OH, 2012", "Diploma, Pell High School, 2008"];
  expect(resumeToText(resumeWith(lines))).toContain(
    "EDUCATION\nBSc Geology | 2012\nBrenlow College | Holt, OH\n\nDiploma | 2008\nPell High School\n",
  );
});

it("parts columns of a quoted line by a bar", () => {
  const lines = ["Brenlow College, Holt, OH          Expected 2026", "BSc in Geology, minor in Latin"];
  expect(resumeToText(resumeWith(lines))).toContain("EDUCATION\nBrenlow College, Holt, OH | Expected 2026\nBSc");
});

it("prints a list of certificates, awards or languages as it stands where an item is in parts", () => {
  const certificates = ["- First aid, 2019", "- Slinger card, exp. 2020", "- Crane ticket"];
  expect(resumeToText(resumeWith(certificates, "Certificates"))).toContain(
    certificates.map((line) => line.replace("-", "•")).join("\n"),
  );
  const languages = "Polish: native. English: fluent. Latin: basic (reads it)";
  expect(resumeToText(resumeWith([languages], "Languages"))).toContain(`LANGUAGES\n${languages}\n`);
});

it.each([
  [
    "a school that stands below another one's diploma",
    ["High School Diploma, 1991", "Lanner High School", "Pell Technical Institute - Holt, OH"],
  ],
  ["a bracket that closes in the next line", ["Network Certification ( 2016", "Expected) Security Certification 2016"]],
  ["words that no value took", ["FURTHER COURSES _ *Welding Certified, CE 14Mar-2012"]],
])("keeps the lines of studies with %s", (_, lines) => {
  expect(resumeToText(resumeWith(lines))).toContain(`EDUCATION\n${lines.join("\n")}\n`);
});

it("prints the words of a study that no value took in their place and nowhere else", () => {
  const text = resumeToText(resumeWith(["BSc in Nursing, 2012", "University of Leeds", "CE 20Aug-2011"]));
  expect(text.split("20Aug")).toHaveLength(2);
  expect(text).not.toContain("ADDITIONAL");
});
