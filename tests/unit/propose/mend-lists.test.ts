import { expect, it } from "vitest";
import { wordsOf } from "~/tailor/propose/mend-text";
import { linesListedAgain } from "~/tailor/propose/repeated-entries";
import { saysAgain } from "~/tailor/propose/skills/mend-lists";
import { buildResume } from "../../support/resumes/build-resume";

it("knows a line whose telling words all stand in another one that opens alike", () => {
  const lines = [
    "Handled all escrowed accounts.",
    "Handled all accounts that were escrowed & verified all accounts.",
    "Verified accounts.",
    "Managed weekly staff schedules",
    "Planned weekly staff schedules for two sites",
  ];
  const keys = lines.map(wordsOf);
  expect(keys.map((_, index) => saysAgain(keys, index))).toEqual([true, false, false, false, false]);
});

it("leaves the lines of a job that repeats most of the job above to that job", () => {
  const lines = [
    "Sharpened the saws of the whole mill every night",
    "Stacked the boards by their length and grade",
    "Measured how dry the oak was each morning",
    "Drove the forklift between yard and kiln",
    "Wrote the list of orders for the weekend",
    "Greased the chains of the conveyor twice a week",
  ];
  const own = "Showed school classes around the mill in spring";
  const more = ["sold", "oiled", "swept", "moved"].map((deed) => `${deed} what was left of the timber in the evening`);
  const work = [
    { position: "Sawyer", name: "Alder Mill", highlights: lines },
    { position: "Mill Hand", name: "Birch Mill", highlights: [...lines, own, ...more] },
    {
      position: "Apprentice",
      name: "Cedar Mill",
      highlights: [lines[0] ?? "", own, "Swept the yard of the mill at dusk"],
    },
  ];
  const again = linesListedAgain(work);
  expect([...again]).toEqual([0, 1, 2].map((line) => `/work/1/highlights/${line}`));
});

it("leaves a line that three jobs say word for word to the first of them, where enough lines stay", () => {
  const same = "Kept the glasshouse at an even temperature";
  const jobWith = (year: string, ...lines: string[]) => ({
    position: "Gardener",
    name: `Nursery of ${year}`,
    startDate: year,
    highlights: [same, ...lines],
  });
  const own = (year: string) => ["Watered", "Weeded", "Raked"].map((deed) => `${deed} the beds of ${year}`);
  const { work } = buildResume({
    work: [jobWith("2019", ...own("2019")), jobWith("2015", ...own("2015")), jobWith("2011", "Sold the ferns")],
  });
  expect([...linesListedAgain(work)]).toEqual(["/work/1/highlights/0"]);
  expect([...linesListedAgain(work.slice(0, 2))]).toEqual([]);
});
