import { describe, expect, it } from "vitest";
import { saidOnce } from "~/tailor/render/studies/said-once";
import { expectProportion } from "../../support/runner/expect-proportion";

describe("a line of a study", () => {
  it("loses what its form printed twice: a run that follows itself, and an end that was said before", () => {
    const values = ["Fruit Growing", "3.1"];
    const once = "Diploma : Fruit Growing Ash Valley College GPA: 3.1";
    expect(
      saidOnce("Diploma : Fruit Growing Ash Valley College GPA: GPA: 3.1 Fruit Growing GPA: 3.1", "", values),
    ).toBe(once);
    expect(saidOnce("Diploma : Fruit Growing Fruit Growing", "", [])).toBe("Diploma : Fruit Growing");
    expect(saidOnce("Fruit Growing", once, values)).toBe("");
  });

  it("keeps a place that is called so, the end behind a second degree, and words that came twice by chance", () => {
    for (const line of [
      "Ash Valley College, New York, New York",
      "B.A. Fruit Growing, Ash Valley College, 2009, M.A. Fruit Growing, Ash Valley College",
      "Orchard Guild Board Member, Cider Guild Board Member",
      "Fruit Growing",
      "3.1 GPA: 3.1",
    ])
      expect(saidOnce(line, "", ["Fruit Growing", "3.1"]), line).toBe(line);
  });

  it("is read in time that grows with the dashes it holds", async () => {
    await expectProportion(100_000, (count) => {
      const line = `Fruit${"-".repeat(count)}x`;
      expect(saidOnce(`${line} - GPA: GPA: 3.1`, "", [])).toBe(`${line} - GPA: 3.1`);
    });
  });
});
