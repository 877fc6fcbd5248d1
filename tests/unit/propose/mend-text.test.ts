import { describe, expect, it } from "vitest";
import { applyChanges } from "~/tailor/apply/apply-changes";
import { judgeChanges } from "~/tailor/judge-changes";
import { isSameText, tidy } from "~/tailor/propose/mend-text";
import { mendLines } from "~/tailor/propose/reword/mend-lines";
import { resumeToText } from "~/tailor/render/resume-to-text";
import { buildResume } from "../../support/resumes/build-resume";

it.each([
  ["Greeted patients,including children ,and staff .", "Greeted patients, including children, and staff."],
  ["Wrote reportsâ€š letters and menus with dÃ©cor", "Wrote reports, letters and menus with décor"],
  ["Sorted letters and. parcels for the moor. villages", "Sorted letters and parcels for the moor villages"],
  ["Kept the the stock of of seeds", "Kept the stock of seeds"],
  ["Improved performance.Formally trained six clerks", "Improved performance. Formally trained six clerks"],
  [
    "Read all gauges correctly.Oiled the pumps .Wrote the log",
    "Read all gauges correctly. Oiled the pumps. Wrote the log",
  ],
  ["An e xtensive list ( by room ) -", "An extensive list (by room)"],
  ["− Counted 2,200 trees,.", "Counted 2,200 trees."],
  [".Counted the trees......Felled two...Sold none..", "Counted the trees. Felled two. Sold none."],
  ["Sold seeds to growers like:.", "Sold seeds to growers like:"],
  ["Left the nursery in 2011., I then sold bulbs., and pots", "Left the nursery in 2011. I then sold bulbs, and pots"],
  ["> Pruned roses * Dug beds. *Raked paths", "Pruned roses; Dug beds. Raked paths"],
  ["Clubs_______ ____ Garden club ____", "Clubs: Garden club"],
  ["Pruned for 8years,, daily", "Pruned for 8 years, daily"],
])("mends the signs of “%s”", (text, mended) => {
  expect(tidy(text)).toBe(mended);
  expect(tidy(mended)).toBe(mended);
});

it.each([
  "Used PowerPoint and Node.js",
  "He said that that had had its day",
  "Plan B and vitamin C tests",
  "1,200 - 1,400 a day",
  ".NET, SQL*Plus and 3 * 4 beds",
  "A diploma, B.Sc., and work for Rosen Inc., Leeds",
  "Waited ... and dug on",
])("leaves “%s” as it is", (text) => {
  expect(tidy(text)).toBe(text);
});

describe("a text with other signs", () => {
  it("is the same", () => {
    expect(isSameText("planted trees ,shrubs", "Planted trees, shrubs")).toBe(true);
  });

  it("is another one with another figure, word or capital inside it", () => {
    expect(isSameText("planted 1.5 acres", "Planted 15 acres")).toBe(false);
    expect(isSameText("planted trees", "planted three trees")).toBe(false);
    expect(isSameText("planted for us", "planted for US")).toBe(false);
  });
});

it("mends the lines of a job and its paragraph, and nothing else", () => {
  const resume = buildResume({
    work: [
      {
        name: "Moor ,Nursery",
        position: "Gardener ,lead",
        summary: "Grew herbs ,roses.",
        highlights: ["Watered ferns.", "sold ferns,roses"],
      },
    ],
  });
  const changes = mendLines(resume).map((draft, at) => ({ ...draft, id: `m${at}` }));
  expect(judgeChanges(changes, resume).every(({ accepted }) => accepted)).toBe(true);
  const [job] = applyChanges(resume, changes).work;
  expect(job).toMatchObject({ name: "Moor ,Nursery", position: "Gardener ,lead", summary: "Grew herbs, roses." });
  expect(job?.highlights).toEqual(["Watered ferns.", "Sold ferns, roses"]);
});

it("prints the lines of a job with like ends, and makes no change of it", () => {
  const highlights = [
    "Watered the ferns.",
    "Sold roses and ferns",
    "Kept the books of Moor Inc.",
    "Planted old trees.",
  ];
  const resume = buildResume({ work: [{ name: "Moor Nursery", position: "Gardener", highlights }] });
  expect(mendLines(resume)).toEqual([]);
  expect(resumeToText(resume)).toContain("Sold roses and ferns.");
});

it("sets the blank that was lost behind a sign, and none in an address or a figure", () => {
  expect(tidy("Grew ferns until May 2022.Got a second bed")).toBe("Grew ferns until May 2022. Got a second bed");
  expect(tidy("Sold herbs;kept 12 beds,3 sheds and pots.No losses !Then roses")).toBe(
    "Sold herbs; kept 12 beds, 3 sheds and pots. No losses! Then roses",
  );
  for (const text of ["Wrote www.ferns.example/beds,sheds", "Sold 3,000 ferns at 2.5 each", "Used .Net and Node.js"])
    expect(tidy(text)).toBe(text);
});
