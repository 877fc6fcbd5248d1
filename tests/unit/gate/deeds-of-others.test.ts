import { expect, it } from "vitest";
import { checkText } from "~/tailor/gate/check-text";

const doubts = (original: string, rewritten: string) =>
  checkText(original, rewritten).claims.flatMap(({ status, reason }) => (status === "supported" ? [] : [reason]));

it.each([
  [
    "Packed parcels under the foreman's supervision and swept the yard.",
    "Supervised the packing of parcels and swept the yard.",
    "Your resume does not say that you did this: “Supervised”.",
  ],
  [
    "Did brake repairs and inspections at a four-bay shop.",
    "Ran a four-bay shop with brake repairs.",
    "This part of your resume does not say “Ran”.",
  ],
  [
    "Ran salt tests on 20 samples a day.",
    "Supervised salt tests on 20 samples a day.",
    "Your resume says “Ran”, not “Supervised”.",
  ],
])("asks about a deed of somebody else, or a larger one, made of “%s”", (original, rewritten, reason) => {
  expect(doubts(original, rewritten)).toContain(reason);
});

it("lets “found” stand for “identified”, and “led” for a club that was run", () => {
  expect(doubts("Identified $48K in duplicate payments.", "Found $48K in duplicate payments.")).toEqual([]);
  expect(doubts("Ran a homework club on Tuesdays.", "Led a homework club on Tuesdays.")).toEqual([]);
});
