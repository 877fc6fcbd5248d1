import { expect, it } from "vitest";
import { extractText } from "~/tailor/extract/extract-text";
import { buildPdf, type Panel, type Piece } from "../../support/files/build-pdf";

async function read(pieces: Piece[], panels: Panel[] = []) {
  return readPages([pieces], panels);
}

async function readPages(pages: Piece[][], panels: Panel[] = []) {
  const result = await extractText(await buildPdf(pages.map((pieces) => ({ pieces, panels }))));
  if (!result.ok) throw new Error(result.failure);
  return result;
}

function lines(texts: string[], x: number, y: number, leading = 14, more: Partial<Piece> = {}): Piece[] {
  return texts.map((text, index) => ({ text, x, y: y + index * leading, ...more }));
}

const profile = [
  "Community midwife with nine years on rural wards.",
  "Runs the night shift of a unit with twelve beds.",
  "Trains students in breech and water birth.",
  "Keeps the records that the audit reads.",
];

it("reads two columns one after the other, after the header over both", async () => {
  const { text } = await read([
    { text: "Ottilie Brandvold", x: 200, y: 60, size: 22 },
    { text: "Midwife, Tromso, open to the whole north of the country and the islands beyond it", x: 40, y: 84 },
    ...lines(["EDUCATION", "Midwifery, Harstad", "2009 to 2013", "Nursing, Alta", "2005 to 2008"], 40, 120, 15),
    ...lines(["EXPERIENCE", ...profile], 300, 127, 14),
  ]);
  const order = ["Ottilie", "Midwife, Tromso", "EDUCATION", "Nursing, Alta", "2005 to 2008", "EXPERIENCE", "Keeps the"];
  expect(order.map((part) => text.indexOf(part))).toEqual(
    order.map((part) => text.indexOf(part)).sort((a, b) => a - b),
  );
  expect(text).not.toMatch(/Harstad.*Community/);
});

it("reads a dark sidebar in white letters as text, and the column with the name first", async () => {
  const sidebar = lines(["CONTACT", "Hull", "01482 555 013", "SKILLS", "Forklift", "Stock counts"], 30, 60, 17, {
    colour: "white",
  });
  const main = [{ text: "Barnaby Quill", x: 220, y: 62, size: 24 }, ...lines(["Warehouse lead", ...profile], 220, 90)];
  const { text, hidden } = await read([...sidebar, ...main], [{ x: 0, y: 0, width: 190, height: 842 }]);
  expect(hidden).toBeUndefined();
  expect(text.startsWith("Barnaby Quill")).toBe(true);
  expect(text).toContain("CONTACT\nHull\n01482 555 013");
});

it("goes on with the main column over the page break before it reads the sidebar", async () => {
  const side = (texts: string[]) => lines(texts, 30, 60, 17);
  const main = (texts: string[]) => lines(texts, 220, 57, 14);
  const { text } = await readPages([
    [
      ...side(["SKILLS", "Pruning", "Grafting", "Soil tests"]),
      ...main(["EXPERIENCE", ...profile, "Head gardener until"]),
    ],
    [
      ...side(["LANGUAGES", "Welsh", "English", "French"]),
      ...main(["the estate was sold.", "Laid out a walled garden.", ...profile]),
    ],
  ]);
  expect(text).toMatch(/Head gardener until\n(?:\n)?the estate was sold\./);
});

it("keeps a date at the right edge in the row of its job, with a tab between", async () => {
  const { text } = await read([
    { text: "Pastry chef, Hotel Lunde", x: 40, y: 100 },
    { text: "2019 - 2022", x: 480, y: 100 },
    { text: "Baker, Mill Lane", x: 40, y: 114 },
    { text: "2015 - 2019", x: 480, y: 114 },
    { text: "Apprentice, Mill Lane", x: 40, y: 128 },
    { text: "2012 - 2015", x: 480, y: 128 },
  ]);
  expect(text.split("\n")).toEqual([
    "Pastry chef, Hotel Lunde\t2019 - 2022",
    "Baker, Mill Lane\t2015 - 2019",
    "Apprentice, Mill Lane\t2012 - 2015",
  ]);
});

it("joins letter-spaced headings, whether spaced by the producer or by hand", async () => {
  const { text } = await read([
    { text: "EXPERIENCE", x: 40, y: 60, tracking: 4 },
    { text: "WORKHISTORY", x: 40, y: 90, tracking: 3 },
    { text: "E D U C A T I O N", x: 40, y: 120 },
    ...lines(profile, 40, 150),
  ]);
  expect(text).toContain("EXPERIENCE\n");
  expect(text).toContain("WORKHISTORY\n");
  expect(text).toContain("EDUCATION\n");
});

it("keeps words apart that are drawn without a space between them", async () => {
  const { text } = await read([
    { text: "Sous", x: 40, y: 60 },
    { text: "chef", x: 66.5, y: 60 },
    { text: "Car", x: 40, y: 80 },
    { text: "pet", x: 56.8, y: 80 },
  ]);
  expect(text).toContain("Sous chef");
  expect(text).toContain("Carpet");
});

it("joins a word that a line end divides, and keeps the hyphen of a compound", async () => {
  const { text } = await read([
    ...lines(["Led the manage-", "ment of three kitchens and cross-", "functional teams. Good management."], 40, 60),
  ]);
  expect(text).toContain("Led the management\nof three kitchens and cross-functional\nteams.");
});

it("takes page numbers and repeated footers out of the sentences they would interrupt", async () => {
  const page = (texts: string[], number: number): Piece[] => [
    ...lines(texts, 40, 100),
    { text: "Ines Falkner, curriculum vitae", x: 40, y: 815, size: 8 },
    { text: `Page ${number} of 2`, x: 500, y: 828, size: 8 },
  ];
  const { text } = await readPages([
    page([...profile, "Supervised the move of"], 1),
    page(["the archive to Graz."], 2),
  ]);
  expect(text).toMatch(/Supervised the move of\n\n?the archive to Graz\./);
  expect(text.match(/curriculum vitae/g)).toHaveLength(1);
});

it("records links, size, weight, page and place of a line, and spans that give its text back", async () => {
  const result = await readPages([
    [{ text: "Mina Okafor", x: 40, y: 60, size: 20, bold: true }],
    [
      { text: "mina@example.org", x: 40, y: 60, link: "mailto:mina@example.org" },
      ...lines(["- Wired a school."], 40, 90),
    ],
  ]);
  const [name, mail, bullet] = result.lines;
  expect(name).toMatchObject({ page: 1, x: 40, y: 60, size: 20, bold: true, bullet: false, column: 0 });
  expect(mail).toMatchObject({ page: 2, bold: false, links: ["mailto:mina@example.org"] });
  expect(bullet?.bullet).toBe(true);
  expect(result.lines.map(({ span }) => result.text.slice(span.start, span.end))).toEqual([
    "Mina Okafor",
    "mina@example.org",
    "- Wired a school.",
  ]);
});

it("keeps text that runs along the edge of the page", async () => {
  const { text } = await read([
    ...lines(profile, 80, 60),
    { text: "Portfolio on request", x: 30, y: 700, turned: true },
  ]);
  expect(text).toContain("Portfolio on request");
});

it("puts section titles in the margin before the rows of their section", async () => {
  const { text } = await read([
    { text: "Ravi Sundaram, bridge inspector", x: 40, y: 50, size: 16 },
    { text: "Profile", x: 40, y: 103, size: 12 },
    ...lines(profile, 140, 100),
    { text: "Experience", x: 40, y: 173, size: 12 },
    ...lines(["Inspector, Tyne Bridges", ...profile], 140, 170),
  ]);
  expect(text.split(/\n+/).slice(1)).toEqual([
    "Profile",
    ...profile,
    "Experience",
    "Inspector, Tyne Bridges",
    ...profile,
  ]);
});

it("reads dates stacked beside the first bullets with the row of their entry", async () => {
  const { text } = await read([
    ...lines(["Tanager Air, Ground engineer", "• Signed off forty aircraft.", "• Wrote the icing manual."], 40, 100),
    ...lines(["Heron Air, Apprentice", "• Learned to rivet."], 40, 142),
    { text: "Cork", x: 530, y: 100 },
    { text: "2017 - 2021", x: 499, y: 114 },
    { text: "4 years", x: 520, y: 128 },
    { text: "Shannon", x: 513, y: 142 },
  ]);
  expect(text.split(/\n+/)).toEqual([
    "Tanager Air, Ground engineer\tCork\t2017 - 2021\t4 years",
    "• Signed off forty aircraft.",
    "• Wrote the icing manual.",
    "Heron Air, Apprentice\tShannon",
    "• Learned to rivet.",
  ]);
});

it("ends two columns at a heading set in the middle of the page", async () => {
  const { text } = await read([
    ...lines(["Pruning", "Grafting", "Soil tests", "Hedges", "Paths", "Ponds"], 40, 60),
    ...lines(
      ["Welsh, fluent", "English, fluent", "French, some", "Dutch, some", "Danish, some", "Czech, some"],
      220,
      67,
    ),
    { text: "AWARDS", x: 224, y: 165, size: 13 },
    ...lines(["Best Border", "Spring Prize", "Best Hedge", "Old Trees", "Ferns", "Roses"], 40, 190),
    ...lines(["Holt Show", "Holt Fair", "Holt Hall", "Holt Wood", "Holt Moor", "Holt Lane"], 212, 197),
    {
      text: "A long line that runs over the whole width of the page from the left edge to the right one, and on.",
      x: 40,
      y: 320,
    },
  ]);
  expect(text.indexOf("Ponds")).toBeLessThan(text.indexOf("AWARDS"));
});

it("takes one title in the margin before the rows that it stands beside", async () => {
  const { text } = await read([
    {
      text: "Roses and the hardier ferns on chalk, with drawings, for the members of the society in Holt.",
      x: 40,
      y: 60,
    },
    { text: "Talks", x: 40, y: 105, size: 13, bold: true },
    ...lines(
      ["Grafting old apples", "Holt Garden Society", "A talk on the trees of the old rectory garden."],
      160,
      100,
    ),
  ]);
  expect(text).toMatch(/Talks\s+Grafting old apples/);
});

const whole = "A midwife of nine years who has worked on islands, in towns and on two ships of the coast.";

it("keeps the short last line of a paragraph above the columns below it", async () => {
  const { text } = await read([
    { text: "Summary", x: 40, y: 46, size: 13 },
    ...lines([whole, whole, "Likes the sea."], 40, 62),
    { text: "Skills", x: 40, y: 118, size: 13 },
    ...lines(["Breech birth", "Water birth", "Suturing"], 40, 136),
    ...lines(["Teaching", "Audits", "Night shifts"], 300, 143),
    { text: "Experience", x: 40, y: 200, size: 13 },
    ...lines([whole, whole], 40, 216),
  ]);
  expect(text).toContain(`${whole}\nLikes the sea.`);
  expect(text).toMatch(/Suturing\s+Teaching/);
});

it("ends the right one of two columns without headings of its own at the next heading", async () => {
  const { text } = await read([
    { text: "Skills", x: 40, y: 46, size: 13 },
    ...lines(["Breech birth", "Water birth", "Suturing"], 40, 62),
    ...lines(["Teaching", "Audits", "Night shifts"], 300, 69),
    { text: "Languages", x: 40, y: 134, size: 13 },
    ...lines(["Norwegian", "English", "Sami"], 40, 152),
    ...lines(["French", "German", "Danish"], 300, 159),
    { text: "Experience", x: 40, y: 220, size: 13 },
    ...lines([whole, whole], 40, 236),
  ]);
  expect(text.indexOf("Night shifts")).toBeLessThan(text.indexOf("Languages"));
  expect(text.indexOf("French")).toBeGreaterThan(text.indexOf("Languages"));
});

it("begins two columns at the headings that stand beside each other", async () => {
  const { text } = await read([
    { text: "Ottilie Brandvold", x: 200, y: 30, size: 22 },
    { text: whole, x: 40, y: 54 },
    { text: "Skills", x: 40, y: 90, size: 13 },
    { text: "Profiles", x: 260, y: 90, size: 13 },
    ...lines(["Breech birth", "Water birth"], 40, 108),
    ...lines(["LinkedIn", "ottilie-b"], 276, 108),
    ...lines(["Suturing", "Audits", "Teaching", "Night shifts"], 40, 143, 17),
    { text: "Experience", x: 260, y: 160, size: 13 },
    ...lines(profile, 260, 178),
  ]);
  expect(text).toMatch(/Skills\nBreech birth\nWater birth\n/);
  expect(text.indexOf("Night shifts")).toBeLessThan(text.indexOf("Profiles"));
});
