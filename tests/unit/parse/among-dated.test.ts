import { expect, it } from "vitest";
import { readLines } from "../../support/resumes/read-lines";

it("takes short lines of a dated job for its text, though they look like a title and a firm", () => {
  const { work } = readLines(
    "Experience",
    "03/2015 to Current",
    "Kiln Warden Company Name | City , State",
    "Load and check the timber trailers",
    "Weekly count of the stacks",
    "Sawmill Floor review",
    "Rewrite Loading Plans and Keep Yard Handbook",
    "Help the night gang as needed",
    "06/2011 to 03/2015",
    "Barge Pilot Company Name | City , State",
    "Moved pallets between two sheds",
    "Kept the log of the truck",
  );
  expect(work.map(({ position, highlights }) => [position, highlights.length])).toEqual([
    ["Kiln Warden", 5],
    ["Barge Pilot", 2],
  ]);
});

it("reads a heading of qualifications that looks like any other line", () => {
  const { skills, basics } = readLines(
    "Summary",
    "Forester who ran two nurseries and a sawmill.",
    "Qualifications",
    "Chainsaw maintenance",
    "Stock counts",
    "Experience",
    "Forester, Pell Woods, 2015 - 2019",
    "Planted nine thousand oaks",
  );
  expect(basics.summary).toBe("Forester who ran two nurseries and a sawmill.");
  expect(skills.flatMap(({ keywords }) => keywords)).toContain("Stock counts");
});

it("takes a dated line with the sign of a list below a job for a line of it", () => {
  const { work } = readLines(
    "Experience",
    "Ward clerk, Fern Clinic, 5/2019 - 1/2022",
    "* Kept the charts of 30 beds",
    "* Flood relief clerk Nov 2020 - Feb 2021",
    "",
    "Ward clerk, Alder House, 7/2016 - 8/2018",
    "* Night desk",
    "",
    "Porter, Linden Hotel, 2014 - 2016",
    "* Luggage and keys",
  );
  expect(work.map(({ name, highlights }) => [name, highlights])).toEqual([
    ["Fern Clinic", ["Kept the charts of 30 beds", "Flood relief clerk Nov 2020 - Feb 2021"]],
    ["Alder House", ["Night desk"]],
    ["Linden Hotel", ["Luggage and keys"]],
  ]);
});
