import { describe, expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";

const length = 20_000;
const hostile = {
  blanks: (size: number) => `a${" ".repeat(size)}b`,
  commas: (size: number) => "a,".repeat(size / 2),
  parentheses: (size: number) => `SKILLS\n${"(a, ".repeat(size / 4)}`,
  digits: (size: number) => "1 ".repeat(size / 2),
  addresses: (size: number) => "a@a.".repeat(size / 4),
  bars: (size: number) => `EXPERIENCE\n${"a | ".repeat(size / 4)}`,
  dates: (size: number) => "2019 - 2020 ".repeat(size / 12),
  degrees: (size: number) => `EDUCATION\n${"BSc University in ".repeat(size / 18)}`,
  "broken encoding": (size: number) => " â€‹".repeat(size / 4),
  "dated lines": (size: number) => "2019 - 2020\n".repeat(size / 12),
  "one certificate": (size: number) => `CERTIFICATES\nHaccp ${"abc ".repeat(size / 4)}, level 2012`,
  labels: (size: number) => `EDUCATION\nBSc, Holt College\n${"Languages: ab\n".repeat(size / 14)}`,
  headings: (size: number) => "EXPERIENCE\n".repeat(size / 11),
};

/** Four times the text takes four times as long in linear time and sixteen times in quadratic time. */
const longer = 4;
const mostTimes = 10;
/** Below what the processor's clock can tell on a machine that others use, quadratic or not. */
const leastMilliseconds = 100;
const tries = 5;

/** Processor time, not the clock's: others may be at work on the same machine. */
function milliseconds(text: string): number {
  const start = process.cpuUsage();
  parseResume(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

describe("speed", () => {
  it.each(Object.entries(hostile))("takes time in proportion to the length of %s", (_, textOf) => {
    const short = textOf(length);
    const long = textOf(longer * length);
    milliseconds(short);
    let [quickest, quickestOfLong] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let attempt = 0; attempt < tries; attempt += 1) {
      quickest = Math.min(quickest, milliseconds(short));
      quickestOfLong = Math.min(quickestOfLong, milliseconds(long));
    }
    expect(quickestOfLong).toBeLessThan(mostTimes * Math.max(quickest, leastMilliseconds / longer));
  });
});
