import { expect, it } from "vitest";
import { readFigures, readJudged } from "~/domain/quality/figures.server";
import { formulaVersion } from "~/tailor/match/formula";
import { rankOwn } from "../../eval/own-sections";
import { toFigures } from "../../eval/write-figures";

const mend = "The figures of the quality page are out of date: npm run eval -- --write";

it("the quality page shows figures of the formula that scores today", () => {
  expect(readFigures().formulaVersion, mend).toBe(formulaVersion);
});

// The cheapest section stands for all: the gate's cases and the files take many seconds, and have tests of their own.
it("the quality page shows what measuring the ranking again gives", () => {
  const { measuredOn, sections } = readFigures();
  const again = JSON.parse(JSON.stringify(toFigures([rankOwn()], measuredOn))) as ReturnType<typeof readFigures>;
  for (const section of again.sections) {
    expect(
      sections.find(({ title }) => title === section.title),
      mend,
    ).toEqual(section);
  }
});

it("the comparison with a recruiter is of the formula that scores today, and has what the page tells in words", () => {
  const { formulaVersion: judgedBy, sections } = readJudged();
  expect(judgedBy, "npm run train:score -- --data DIR --folds --write").toBe(formulaVersion);
  const names = sections[1]?.rows.map(({ name }) => name).join("\n") ?? "";
  for (const told of [
    "mean distance",
    "shown in the resume, called missing",
    "missing, called shown",
    "requirements found",
    "pairs that score 80 or more",
    "of those, pairs that the recruiter gave 75",
    "pairs that the recruiter gave 80 or more",
  ])
    expect(names).toContain(told);
});

it("every section of the quality page has figures", () => {
  const { sections } = readFigures();
  expect(sections.length).toBeGreaterThanOrEqual(5);
  for (const { title, figures } of sections) expect(figures.length, title).toBeGreaterThan(0);
});
