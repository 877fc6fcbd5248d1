import { describe, expect, it } from "vitest";
import { parseResume } from "../../../app/tailor/parse/parse-resume";

const length = 20_000;
const hostile = {
  blanks: `a${" ".repeat(length)}b`,
  commas: "a,".repeat(length / 2),
  parentheses: `SKILLS\n${"(a, ".repeat(length / 4)}`,
  digits: "1 ".repeat(length / 2),
  addresses: "a@a.".repeat(length / 4),
  bars: `EXPERIENCE\n${"a | ".repeat(length / 4)}`,
  dates: "2019 - 2020 ".repeat(length / 12),
  degrees: `EDUCATION\n${"BSc University in ".repeat(length / 18)}`,
  "broken encoding": " â€‹".repeat(length / 4),
  "dated lines": "2019 - 2020\n".repeat(length / 12),
  headings: "EXPERIENCE\n".repeat(length / 11),
};

function milliseconds(text: string): number {
  const start = performance.now();
  parseResume(text);
  return performance.now() - start;
}

describe("speed", () => {
  it.each(Object.entries(hostile))("reads 20,000 characters of %s in less than 200 ms", (_, text) => {
    expect(Math.min(milliseconds(text), milliseconds(text), milliseconds(text))).toBeLessThan(200);
  });
});
