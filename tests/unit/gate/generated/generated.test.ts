import { describe, expect, it } from "vitest";
import { isProven } from "../is-proven";
import { generatedLies, generatedRephrasings } from "./make-cases";

const leastAccepted = 0.95;
const kindsOf = (cases: { kind: string }[]) => [...new Set(cases.map(({ kind }) => kind))];

describe("one falsifying edit of a true text", () => {
  it("is made several thousand times", () => {
    expect(generatedLies.length).toBeGreaterThan(4000);
  });

  it.each(kindsOf(generatedLies))("is not proven: %s", (kind) => {
    const through = generatedLies.filter((one) => one.kind === kind && isProven(one.original, one.rewritten));
    expect(through.map(({ rewritten }) => rewritten)).toEqual([]);
  });
});

describe("an honest rephrasing of a true text", () => {
  it("is made more than a thousand times", () => {
    expect(generatedRephrasings.length).toBeGreaterThan(1000);
  });

  it("is proven in at least 95 of 100", () => {
    const accepted = generatedRephrasings.filter((one) => isProven(one.original, one.rewritten));
    expect(accepted.length / generatedRephrasings.length).toBeGreaterThanOrEqual(leastAccepted);
  });
});
