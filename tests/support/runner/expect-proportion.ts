import { expect } from "vitest";
import { processorMilliseconds } from "./processor-time";

/** Four times the text takes four times as long in linear time and sixteen times in quadratic time. */
const longer = 4;
/** Far from both: a busy machine, compilers and collectors disturb the processor's clock. */
const mostTimes = 10;
/** Below this the processor's clock tells compilers from texts no better than chance. */
const leastMilliseconds = 200;
const tries = 5;

/** Expects that what `run` does with `longest` characters takes time in proportion to their number. */
export async function expectProportion(longest: number, run: (characters: number) => unknown): Promise<void> {
  const bound = () => mostTimes * Math.max(part, leastMilliseconds / longer);
  let whole = Number.POSITIVE_INFINITY;
  let part = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    whole = Math.min(whole, await processorMilliseconds(() => run(longest)));
    if (whole < leastMilliseconds) return;
    part = Math.min(part, await processorMilliseconds(() => run(longest / longer)));
    if (whole < bound()) return;
  }
  expect(whole).toBeLessThan(bound());
}
