import { expect, it } from "vitest";
import { extractText } from "~/tailor/extract/extract-text";
import { parseResume } from "~/tailor/parse/parse-resume";
import { buildPdf, type Piece } from "../../support/files/build-pdf";

/** A page of lines 14 points apart, each where the piece says. */
async function resumeOf(rows: Partial<Piece>[]) {
  const pieces = rows.map((row, index) => ({ text: "", x: 60, y: 60 + index * 14, ...row }));
  const result = await extractText(await buildPdf([{ pieces }]));
  if (!result.ok) throw new Error(result.failure);
  return parseResume(result.text, result.lines);
}

const head = [
  { text: "EXPERIENCE", size: 13, bold: true },
  { text: "Site Electrician, Holt Electric Ltd, 2018 - 2021", bold: true },
];
const full = "Wired forty flats in two blocks, from the first fix to the handover, for the Holt";

it("goes on with a bullet whose next line begins with a capital, where no room was left", async () => {
  const { work } = await resumeOf([
    ...head,
    { text: `• ${full}` },
    { text: "Housing Trust and its tenants", x: 66 },
    { text: "• Led the apprentices" },
    { text: "and kept their logbooks for the college through both years of the course" },
  ]);
  expect(work[0]?.highlights[0]).toBe(`${full} Housing Trust and its tenants`);
});

it("leaves lines apart that had room for the next word", async () => {
  const { work } = await resumeOf([
    ...head,
    { text: full },
    { text: "and its tenants" },
    { text: "Led two apprentices" },
    { text: "Kept the logbooks" },
  ]);
  expect(work[0]?.highlights).toEqual([`${full} and its tenants`, "Led two apprentices", "Kept the logbooks"]);
});

it("parts a bold title from the plain line below it", async () => {
  const { certificates } = await resumeOf([
    { text: "CERTIFICATIONS", size: 13, bold: true },
    { text: "Inspection and Testing of Installations", bold: true },
    { text: "City Guild" },
    { text: "March 2020" },
    { text: "Portable Appliance Testing", bold: true },
    { text: "Holt College" },
    { text: "June 2018" },
  ]);
  expect(certificates).toEqual([
    { name: "Inspection and Testing of Installations", issuer: "City Guild", date: "2020-03" },
    { name: "Portable Appliance Testing", issuer: "Holt College", date: "2018-06" },
  ]);
});

it("reads a title that was too long for its column as one", async () => {
  const { basics } = await resumeOf([
    { text: "Ottilie Brandvold", size: 22 },
    { text: "Community Midwife and Ward", y: 84 },
    { text: "Manager", y: 98 },
    { text: "ottilie@brandvold.example", y: 130 },
    { text: "Tromso Street 4", y: 144 },
  ]);
  expect(basics.label).toBe("Community Midwife and Ward Manager");
});

it("takes bold names of skill groups for names, and the level below them for their level", async () => {
  const { skills } = await resumeOf([
    { text: "SKILLS", size: 13, bold: true },
    { text: "Wood Turning", bold: true },
    { text: "Expert" },
    { text: "Bowls, chair legs, finials" },
    { text: "Glazing", bold: true },
    { text: "Lead lights, putty" },
  ]);
  expect(skills).toEqual([
    { name: "Wood Turning", level: "Expert", keywords: ["Bowls", "chair legs", "finials"] },
    { name: "Glazing", keywords: ["Lead lights", "putty"] },
  ]);
});
