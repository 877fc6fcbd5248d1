import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";

const jobs = (between: string) =>
  parseResume(
    `Ada Morrow\nada@example.com\n\nExperience\n2018 to 2022\nKiln Manager Pell Pottery | Derry, NH\nFired the large kilns.\nKept the glaze book.\n2014 to 2018\nKiln Operator Pell Pottery | Derry, NH\nLoaded shelves and drew the cones.\n${between}2010 to 2014\nClay Mixer Pell Pottery | Derry, NH\nMixed clay by weight.`,
  ).work;

it("reads a head without a date that is set like the others", () => {
  const found = jobs("Kiln and Glaze Planning Consultant Pell Pottery | Derry, NH\nPlanned firings for two schools.\n");
  expect(found.map(({ position }) => position)).toEqual([
    "Kiln Manager",
    "Kiln Operator",
    "Kiln and Glaze Planning Consultant",
    "Clay Mixer",
  ]);
  expect(found[2]).toMatchObject({ name: "Pell Pottery", highlights: [], summary: "Planned firings for two schools." });
});

it("keeps a line with a bar that names no role in its job", () => {
  const found = jobs("Glazes Used | Celadon, Tenmoku\n");
  expect(found.map(({ position }) => position)).toEqual(["Kiln Manager", "Kiln Operator", "Clay Mixer"]);
});
