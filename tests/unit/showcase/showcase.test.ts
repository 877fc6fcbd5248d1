import { beforeAll, expect, it } from "vitest";
import { makeShowcase } from "~/showcase/make-showcase";
import { sampleAnswers, sampleResume } from "~/showcase/sample";
import type { Showcase } from "~/showcase/showcase";
import { enough } from "~/tailor/match/formula";

let shown: Showcase;
beforeAll(async () => {
  shown = await makeShowcase();
});

it("shows a sum that is the score", () => {
  const lines = [...shown.rows, ...shown.parts];
  expect(enough * lines.reduce((sum, { possible }) => sum + possible, 0)).toBeCloseTo(100);
  expect(Math.round(lines.reduce((sum, { points }) => sum + points, 0))).toBe(shown.after);
});

it("shows a gain, short of what would need an invention", () => {
  expect(shown.after).toBeGreaterThan(shown.before);
  expect(shown.ceiling).toBeGreaterThan(shown.after);
  expect(shown.rows.some(({ state }) => state === "missing")).toBe(true);
  expect(shown.question).toMatch(/\?$/);
});

it("shows changes whose every claim stands in the resume or in an answer", () => {
  expect(shown.changes.length).toBeGreaterThanOrEqual(3);
  const answers = sampleAnswers.map(({ subject, detail }) => `${subject}. ${detail}`);
  for (const { quote, answeredOn } of shown.changes.flatMap(({ claims }) => claims)) {
    if (answeredOn) expect(answers.some((answer) => answer.includes(quote ?? "nothing"))).toBe(true);
    else expect(sampleResume).toContain(quote);
  }
});

it("shows a boast that is refused, with reasons", () => {
  expect(shown.refused.claims.filter(({ reason }) => reason).length).toBeGreaterThanOrEqual(3);
});

it("shows files that every field is read back from", () => {
  expect(shown.readBack.map(({ format }) => format)).toEqual(["pdf", "docx", "txt"]);
  for (const { fields, recovered } of shown.readBack) expect(recovered).toBe(fields);
});
