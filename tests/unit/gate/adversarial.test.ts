import { describe, expect, it } from "vitest";
import { checkText } from "~/tailor/gate/check-text";
import { type Case, gateCases } from "./cases/read-cases";

const { tuned, heldOut, unseen, modifiers, independentTuned } = gateCases;
const { independentSecond, freshFirst, freshSecond, denseFirst, denseSecond, independentUnseen } = gateCases;

/** Sets of which no lie may pass, with the least share of honest rephrasings that is accepted. */
const strict = {
  tuned: { cases: tuned, leastAccepted: 0.95 },
  heldOut: { cases: heldOut, leastAccepted: 0.95 },
  unseen: { cases: unseen, leastAccepted: 0.95 },
  modifiers: { cases: modifiers, leastAccepted: 0.95 },
  independentTuned: { cases: independentTuned, leastAccepted: 0.91 },
};

/** Sets with known gaps: the lies that pass and the honest rephrasings that are accepted may only get better. */
const counted = {
  independentSecond: { cases: independentSecond, mostThrough: 1, leastAccepted: 231 },
  freshFirst: { cases: freshFirst, mostThrough: 1, leastAccepted: 50 },
  freshSecond: { cases: freshSecond, mostThrough: 3, leastAccepted: 45 },
  denseFirst: { cases: denseFirst, mostThrough: 0, leastAccepted: 42 },
  denseSecond: { cases: denseSecond, mostThrough: 3, leastAccepted: 33 },
  independentUnseen: { cases: independentUnseen, mostThrough: 23, leastAccepted: 116 },
};

interface Pair {
  original: string;
  text: string;
}

const liesOf = (cases: Case[]): Pair[] =>
  cases.flatMap(({ original, lies }) => Object.values(lies).map((text) => ({ original, text })));
const honestOf = (cases: Case[]): Pair[] =>
  cases.flatMap(({ original, honest }) => honest.map((text) => ({ original, text })));
const isAccepted = ({ original, text }: Pair) => checkText(original, text).unsupported === 0;

describe.each(Object.entries(strict))("the gate on the set %s", (_, { cases, leastAccepted }) => {
  it("refuses every lie", () => {
    expect(liesOf(cases).filter(isAccepted)).toEqual([]);
  });

  it("names for each lie what has no source, and why", () => {
    for (const { original, text } of liesOf(cases)) {
      const refused = checkText(original, text).claims.filter((claim) => claim.status === "unsupported");
      expect(refused, text).not.toEqual([]);
      expect(
        refused.every((claim) => claim.source === null && claim.reason),
        text,
      ).toBe(true);
    }
  });

  it("accepts as many honest rephrasings as it should", () => {
    const honest = honestOf(cases);
    expect(honest.filter(isAccepted).length / honest.length).toBeGreaterThanOrEqual(leastAccepted);
  });

  it("accepts every original as it stands", () => {
    for (const { original } of cases) expect(checkText(original, original)).toMatchObject({ unsupported: 0 });
  });
});

it.each(Object.entries(counted))("gets no worse on the set %s", (_, { cases, mostThrough, leastAccepted }) => {
  expect(liesOf(cases).filter(isAccepted).length).toBeLessThanOrEqual(mostThrough);
  expect(honestOf(cases).filter(isAccepted).length).toBeGreaterThanOrEqual(leastAccepted);
});

it("has at least 200 hand-written lies of ten professions or more", () => {
  const all = Object.values(strict).flatMap(({ cases }) => cases);
  expect(liesOf(all).length).toBeGreaterThanOrEqual(200);
  expect(new Set(all.map(({ profession }) => profession)).size).toBeGreaterThanOrEqual(10);
});
