import { expect, it } from "vitest";
import { isWall, splitWall } from "~/tailor/grammar/split-wall";

it("cuts a wall at the ends of its sentences and at signs that stood before bullets", () => {
  const wall =
    "Ran the seed store for Dr. Holt and St. Anne's school. It held 40 kinds. kept the books of both shops. Key results: − Sold 2,000 bulbs of tulips − Halved the waste of compost.";
  expect(splitWall(wall)).toEqual([
    "Ran the seed store for Dr. Holt and St. Anne's school. It held 40 kinds.",
    "kept the books of both shops.",
    "Key results:",
    "Sold 2,000 bulbs of tulips",
    "Halved the waste of compost.",
  ]);
});

it("leaves what is one sentence, and lists with semicolons, in one piece", () => {
  const list = "Grew roses, ferns and herbs; compost by hand; a plan for each bed (e.g. Mint) by season";
  expect(splitWall(list)).toEqual([list]);
  expect(isWall(list)).toBe(false);
});
