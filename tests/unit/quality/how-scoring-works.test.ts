import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { explainScore } from "~/domain/matching/explain-score.server";
import { scoreBand } from "~/domain/matching/match.schema";
import * as formula from "~/tailor/match/formula";
import { recomputeScore } from "~/tailor/match/match-resume";

const page = readFileSync(new URL("../../../app/routes/landing/how-scoring-works.tsx", import.meta.url), "utf8");

it("the page on scoring shows every constant of the formula", () => {
  expect(explainScore().formula).toEqual({ ...formula });
  expect(Object.keys(formula).filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
});

it("the example of the page shows all three states, and adds up to its score", () => {
  const { match } = explainScore().example;
  expect(new Set(match.rows.map(({ state }) => state))).toEqual(new Set(["shown", "unsaid", "missing"]));
  expect(recomputeScore(match)).toBe(match.score);
  const lines = [...match.rows, ...match.parts];
  expect(formula.enough * lines.reduce((sum, line) => sum + line.possible, 0)).toBeCloseTo(100);
  expect(match.version).toBe(formula.formulaVersion);
});

it("the bands of the page are those of the scores", () => {
  for (const [at, { band, from }] of explainScore().bands.entries()) {
    expect(scoreBand(from)).toBe(band);
    if (from > 0) expect(scoreBand(from - 1)).toBe(explainScore().bands[at + 1]?.band);
  }
});
