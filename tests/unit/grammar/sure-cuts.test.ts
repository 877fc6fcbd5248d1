import { expect, it } from "vitest";
import { areSureCuts } from "~/tailor/grammar/sure-cuts";
import { loadTagger } from "~/tailor/grammar/tagger";

const tag = await loadTagger();

it.each([
  [["Kept the ledgers of two floors Stock and Orders", "Counted the bulbs each week"]],
  [["Seed shop till, glass house (two floors)", "Helped to plan the watering"]],
  [["Stock manager : Kept the seed store in order", "Counted the bulbs each week"]],
])("leaves %j whole: a label stands over, before or at the end of a line", (pieces) => {
  expect(areSureCuts(pieces, tag)).toBe(false);
});

it.each([
  [["Kept the ledgers in Corel Draw", "Counted the bulbs each week"]],
  [["Ran the seed shop and its till", "Helped to plan the watering"]],
  [["Orchids, ferns and moss.", "Grafted 40 roses a day.", "Sold bulbs."]],
])("cuts %j", (pieces) => {
  expect(areSureCuts(pieces, tag)).toBe(true);
});
