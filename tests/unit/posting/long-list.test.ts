import { expect, it } from "vitest";
import { readPosting } from "~/tailor/posting/read-posting";
import { processorMilliseconds } from "../../support/runner/processor-time";

const count = 1_200;
const inOneLine = `Shift Lead\n\nDuties:\n- ${"train servers, count drawers and ".repeat(count)}`;
const inLines = `Shift Lead\n\nDuties:\n${"- train servers, count drawers and close the bar\n".repeat(count)}`;

/** The least of some tries: a busy machine, compilers and collectors disturb the processor's clock. */
async function leastTime(text: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3; attempt += 1)
    least = Math.min(least, await processorMilliseconds(() => readPosting(text)));
  return least;
}

it("reads what a sentence says once, however many duties it lists", async () => {
  const lines = await leastTime(inLines);
  expect(await leastTime(inOneLine)).toBeLessThan(2 * lines);
});
