import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkText } from "~/tailor/gate/check-text";
import { judgeText } from "~/tailor/gate/judge-text";
import { isFirm } from "~/tailor/gate/weigh/claim-signs";
import { isProven } from "./is-proven";

interface Regression {
  kind: string;
  original: string;
  text: string;
  honest: boolean;
  /** True, and yet not proven: its owner is asked. */
  asked?: boolean;
}

const lines = readFileSync(new URL("cases/regressions.jsonl", import.meta.url), "utf8");
const cases = lines
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Regression);

it.each(cases.filter(({ asked }) => asked))("asks about $text of $original ($kind)", ({ original, text }) => {
  expect(checkText(original, text)).toMatchObject({ unsupported: 0, confirm: 1 });
});

it.each(cases.filter(({ honest, asked }) => honest && !asked))(
  "proves $text of $original ($kind)",
  ({ original, text }) => {
    expect(isProven(original, text)).toBe(true);
  },
);

it.each(cases.filter(({ honest }) => !honest))("does not prove $text of $original ($kind)", ({ original, text }) => {
  expect(isProven(original, text)).toBe(false);
});

it.each([
  ["Presented budgets to the board", "As president, presented budgets to the board", "unsupported"],
  ["Increased profit of the shop", "As a professor, increased profit of the shop", "unsupported"],
  ["Presided over the rowing club", "As president, presided over the rowing club", "confirm"],
  ["Surveyed the harbor walls", "As a surveyor, surveyed the harbor walls", "confirm"],
])("of %s, the title in %s is %s", (original, text, status) => {
  const titles = checkText(original, text).claims.filter(({ kind }) => kind === "title");
  expect(titles.map((claim) => claim.status)).toEqual([status]);
});

it("lets no sum of signs outweigh a larger claim", () => {
  expect(isFirm([{ name: "doubt: larger", token: undefined }])).toBe(true);
});

it("does work that grows with the text, not with its square", () => {
  const workOn = (lineCount: number) => {
    let work = 0;
    const names = Array.from({ length: lineCount }, (_, at) => `room ${at}`);
    const pieces = names.map((name) => ({
      text: `Prepared the rota and cleaned ${name} every day`,
      span: null,
      entry: "/work/0",
    }));
    const text = names.map((name) => `Cleaned ${name} daily and prepared the rota.`).join("\n");
    judgeText(text, pieces, { spend: (count) => (work += count) });
    return work;
  };
  const [once, fourTimes] = [workOn(100), workOn(400)];
  expect(once).toBeGreaterThan(0);
  expect(fourTimes).toBeLessThan(once * 6);
});

it("marks a line of 6,000 characters as not checked, and never as proven", () => {
  const long = `Cleaned ${"the tables and the chairs and ".repeat(200)}the bar`;
  expect(checkText("Cleaned the bar", long).unsupported).toBeGreaterThan(0);
});
