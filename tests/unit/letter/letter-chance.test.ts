import { describe, expect, it } from "vitest";
import { chanceOfLetter, letterFeatures } from "~/tailor/letter/letter-chance";

/** The chance of somebody with such lines, some of which answer something. */
function chanceOf(score: number | null, worths: number[], answers: number, ask = 0): number {
  const lines = worths.map((worth, at) => [{ path: `/work/0/highlights/${at}` }, worth]);
  const worth = new Map(lines as unknown as Parameters<typeof letterFeatures>[1]);
  const things = [...worth.keys()].slice(0, answers).map((line) => ({ lines: new Set([line]) }));
  const asks = ask > 0 ? [{ words: { text: "" }, line: { text: "" }, chance: ask }] : [];
  return chanceOfLetter(
    letterFeatures({ score } as Parameters<typeof letterFeatures>[0], worth, { things, asks } as unknown as Parameters<
      typeof letterFeatures
    >[2]),
  );
}

describe("the chance that a letter is worth writing", () => {
  it("grows with the score, with likelier lines and with what they answer", () => {
    expect(chanceOf(60, [-1, -2], 1)).toBeGreaterThan(chanceOf(40, [-1, -2], 1));
    expect(chanceOf(40, [1, -2], 1)).toBeGreaterThan(chanceOf(40, [-1, -2], 1));
    expect(chanceOf(40, [-1, -2], 1, 0.6)).toBeGreaterThan(chanceOf(40, [-1, -2], 1, 0.2));
    expect(chanceOf(40, [-1, -2], 2)).toBeGreaterThan(chanceOf(40, [-1, -2], 1));
  });

  it("is small without a score and without lines, and large where all of them are there", () => {
    expect(chanceOf(null, [], 0)).toBeLessThan(0.1);
    expect(chanceOf(85, [1, 0, 0, 0], 4)).toBeGreaterThan(0.8);
  });
});
