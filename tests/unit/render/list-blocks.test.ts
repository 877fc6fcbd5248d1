import { expect, it } from "vitest";
import { skillBlocks } from "~/tailor/render/list-blocks";
import { expectProportion } from "../../support/runner/expect-proportion";

it("sets what holds a comma by itself, though not where it stands in brackets", () => {
  const kinds = (...keywords: string[]) => skillBlocks({ name: "Rigging", keywords }).map(({ kind }) => kind);
  expect(kinds("Knots (bowline, reef)", "Sails")).toEqual(["term"]);
  for (const phrase of ["ropes, sails", "ropes, sails (all)", "a (b), c", "(ropes, sails", "a, (b, c)"])
    expect(kinds(phrase, "Sails"), phrase).toEqual(["paragraph", "bullet", "bullet"]);
});

it("reads commas before a bracket in time that grows with their number", async () => {
  await expectProportion(100_000, (count) =>
    skillBlocks({ name: "Rigging", keywords: [`${",".repeat(count)})`, "Sails"] }),
  );
});

it("sets no sign behind a sentence in a row", () => {
  const [block] = skillBlocks({ keywords: ["Knots (bowline, reef)", "Hauling, all weathers.", "Sails"] }, false, [
    "first",
    "behind",
    "behind",
  ]);
  expect(block).toMatchObject({ text: "Knots (bowline, reef); Hauling, all weathers. Sails" });
});
