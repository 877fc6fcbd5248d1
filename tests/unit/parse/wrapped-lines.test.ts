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

it("lets no paragraph of the left column run over the right one to the foot of the page", async () => {
  const column = (texts: string[], x: number): Partial<Piece>[] =>
    texts.map((text, at) => ({
      text,
      x,
      y: 100 + at * 14,
      size: /^[A-Z]+$/.test(text) ? 13 : 10,
      bold: /^[A-Z]+$/.test(text),
    }));
  const result = await resumeOf([
    { text: "Ada Brook", size: 20, y: 50 },
    ...column(
      [
        "EDUCATION",
        "BSc Botany, Fenwick University",
        "2011 – 2014",
        "Thesis on the mosses of the walls of",
        "the old mill and its race",
        "HOBBIES",
        "Rowing on the canal",
      ],
      40,
    ),
    ...column(
      [
        "EXPERIENCE",
        "Gardener, Holt Parks",
        "2015 – 2019",
        "• Planted two hundred trees",
        "Gardener, Morrow Estate",
        "2014 – 2015",
        "• Kept the rose beds of the estate",
      ],
      320,
    ),
    { text: "www.adabrook.example · ada@brook.example", x: 160, y: 700 },
  ]);
  expect(result.basics).toMatchObject({ url: "www.adabrook.example", email: "ada@brook.example" });
  const placed = result.atoms.flatMap(({ span }) => span ?? []).sort((a, b) => a.start - b.start);
  expect(placed.filter(({ start }, at) => start < (placed[at - 1]?.end ?? 0))).toEqual([]);
  expect(result.work).toMatchObject([{ name: "Holt Parks" }, { name: "Morrow Estate" }]);
});

it("keeps a paragraph whole where a sentence ends at the end of a full line", async () => {
  const { projects } = await resumeOf([
    { text: "PROJECTS", size: 13, bold: true },
    { text: "Quiet Ward, 2018 - 2021", bold: true },
    { text: "Rebuilt the bells of two wards with the porters and the night nurses of Holt, and" },
    { text: "measured the noise for a year before and a year after the change in both wards." },
    { text: "Complaints at night fell to less than half of what they were, and the ward kept it." },
    { text: "It is used in four more wards now." },
  ]);
  expect(projects[0]?.highlights).toEqual([]);
  expect(projects[0]?.description).toMatch(/^Rebuilt .* both wards\. Complaints .* wards now\.$/);
});

it("begins a paragraph at a line that stands looser than the lines that wrap", async () => {
  const text = (y: number, line: string, bold = false) => ({ text: line, y, bold });
  const { publications } = await resumeOf([
    { text: "PUBLICATIONS", size: 13, bold: true, y: 60 },
    text(80, "Bread in the north", true),
    text(95, "May 2021"),
    text(110, "The Review of Holt and of its bakers"),
    text(128, "A talk on ovens that save their gas,"),
    text(143, "given to some forty bakers in Hull."),
  ]);
  expect(publications).toEqual([
    {
      name: "Bread in the north",
      publisher: "The Review of Holt and of its bakers",
      releaseDate: "2021-05",
      summary: "A talk on ovens that save their gas, given to some forty bakers in Hull.",
    },
  ]);
});

it("goes on behind a full stop that ends no sentence", () => {
  const text = [
    "EXPERIENCE",
    "Site Electrician, Holt Electric Ltd, 2018 - 2021",
    "• Taught the tools of the trade, i.e.",
    "Multimeters and crimpers",
    "• Led two apprentices.",
    "Kept their logbooks",
  ].join("\n");
  const { work } = parseResume(text);
  expect(work[0]?.highlights).toContain("Taught the tools of the trade, i.e. Multimeters and crimpers");
  expect(work[0]?.highlights).toContain("Kept their logbooks");
});
