import { expect, it } from "vitest";
import { wordsOf } from "~/tailor/propose/mend-text";
import { saysAgain } from "~/tailor/propose/skills/mend-lists";

it("knows a line whose telling words all stand in another one that opens alike", () => {
  const lines = [
    "Handled all escrowed accounts.",
    "Handled all accounts that were escrowed & verified all accounts.",
    "Verified accounts.",
    "Managed weekly staff schedules",
    "Planned weekly staff schedules for two sites",
  ];
  const keys = lines.map(wordsOf);
  expect(keys.map((_, index) => saysAgain(keys, index))).toEqual([true, false, false, false, false]);
});
