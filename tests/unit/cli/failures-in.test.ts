import { expect, it } from "vitest";
import { failuresIn } from "~/cli/failures-in";

const passed = Array.from(
  { length: 200 },
  (_, at) => `  ✓  ${at} [with JavaScript] › tests/e2e/a.spec.ts:${at}:1 › works (1.2s)`,
);
const browserFailure = [
  "  1) [with JavaScript] › tests/e2e/keyboard.spec.ts:7:1 › needs nothing but a keyboard ─────",
  "",
  "    Error: errors that nobody expected",
  "",
  "    - Expected  - 1",
  "    + Received  + 3",
  "",
  "    - Array []",
  "    + Array [",
  '    +   "exception: Minified React error #345",',
  "    + ]",
  "",
  "       at fixtures.ts:32",
];

it("shows a browser test's failure whole, down to what was received and where", () => {
  const output = [
    ...passed,
    "  ✘  7 [with JavaScript] › needs nothing (9.4s)",
    "",
    ...browserFailure,
    "",
    "  1 failed",
  ];
  expect(failuresIn(output.join("\n"))).toEqual([...browserFailure, ""]);
});

it("shows a worker test's failure without what others printed before", () => {
  const failure = [
    " FAIL   workers  tests/workers/builder.test.ts > opens nobody else's resume",
    "AssertionError: expected 303 to be 409 // Object.is equality",
    "",
    "- 409",
    "+ 303",
    "",
    " ❯ tests/workers/builder.test.ts:320:41",
  ];
  const output = [
    "   × opens nobody else's resume 2205ms",
    "⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯",
    ...failure,
    "⎯⎯⎯⎯⎯⎯[1/1]⎯",
  ];
  expect(failuresIn([...output, " Test Files  1 failed | 146 passed (147)"].join("\n"))).toEqual(failure);
});

it("shows what does not type-check, and an error outside of any test", () => {
  const wrong = "app/root.tsx(3,5): error TS2304: Cannot find name 'x'.";
  expect(failuresIn(`ok   format and lint\nFAIL types\n${wrong}\nok   nothing unused`)).toEqual(["FAIL types", wrong]);
  expect(failuresIn(`building\nError: No such port\n    at serve.mjs:3`)).toEqual([
    "Error: No such port",
    "    at serve.mjs:3",
  ]);
});

it("keeps both ends of a long failure, and a bound on all of them", () => {
  const long = [
    browserFailure[0],
    ...Array.from({ length: 500 }, (_, at) => `    + line ${at}`),
    "       at fixtures.ts:32",
  ];
  const shown = failuresIn(Array.from({ length: 40 }, () => long.join("\n")).join("\n"));
  expect(shown.slice(0, 2)).toEqual([browserFailure[0], "    + line 0"]);
  expect(shown).toContain("       at fixtures.ts:32");
  expect(shown.at(-1)).toBe("… and 28 more");
  expect(shown.length).toBeLessThan(700);
  expect(failuresIn(`Error: ${"x".repeat(10_000)}`)[0]).toHaveLength(301);
});

it("falls back on the last lines", () => {
  expect(failuresIn([...passed, "Killed"].join("\n")).at(-1)).toBe("Killed");
});
