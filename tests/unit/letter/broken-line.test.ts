import { expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { beforeLostStop, disagrees } from "~/tailor/letter/lines/broken-line";

const tag = await loadTagger();

it("tells a line up to the capital that opens another one", () => {
  expect(beforeLostStop("Sold work shoes to small shops Adept at closing deals", tag)).toBe(
    "Sold work shoes to small shops",
  );
  expect(
    beforeLostStop("Kept the shop with revenue that is annual Responsible in creating plans", tag),
  ).toBeUndefined();
  expect(beforeLostStop("Kept the ledgers of two Northern sites in SAP", tag)).toBe(
    "Kept the ledgers of two Northern sites in SAP",
  );
});

it("finds verbs and numbers that disagree, and no others", () => {
  for (const broken of [
    "answered phones and records each call",
    "planned the move and implement",
    "checked that all tests are perform on time",
    "answered 200 call per day",
  ])
    expect(disagrees(broken, tag), broken).toBe(true);
  for (const whole of [
    "answered phones and recorded each call",
    "worked with sales to plan and implement the move",
    "helped cooks who prepare and serve the meals",
    "answered 200 calls per day",
    "led 12 people per shift",
    "plan menus and order the stock",
  ])
    expect(disagrees(whole, tag), whole).toBe(false);
});
