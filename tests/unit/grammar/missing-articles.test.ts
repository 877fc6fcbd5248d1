import { expect, it } from "vitest";
import { withArticles } from "~/tailor/grammar/missing-articles";
import { loadTagger } from "~/tailor/grammar/tagger";
import { wantsObject } from "~/tailor/grammar/wants-object";

const tag = await loadTagger();

it.each([
  ["I led team of nine bakers", "I led a team of nine bakers"],
  ["I worked with variety of ovens", "I worked with a variety of ovens"],
  ["I kept the shop in positive manner", "I kept the shop in a positive manner"],
])("sets an article that the shorthand of a resume leaves out: %s", (text, whole) => {
  expect(withArticles(text, tag)).toBe(whole);
});

it.each([
  "I baked bread and rolls for three shops",
  "I trained new oven and counter staff in food safety",
  "I counted the stock at the end of the week",
  "I kept a clean, well ordered bakery",
  "I answered questions about payroll and overtime",
])("leaves a sentence that has its articles, or needs none: %s", (text) => {
  expect(withArticles(text, tag)).toBe(text);
});

it.each(["Married to a miller for nine years", "Introduced to dough and ovens", "Managed by the owner of the mill"])(
  "knows what was done to somebody by the preposition that their verb hardly has: %s",
  (text) => {
    expect(wantsObject(text, tag)).toBe(true);
  },
);

it.each([
  "Worked with two millers",
  "Prepared for the yearly audit",
  "Led a team of nine",
  "Cleaned the ovens of the mill",
])("reads what somebody did: %s", (text) => {
  expect(wantsObject(text, tag)).toBe(false);
});
