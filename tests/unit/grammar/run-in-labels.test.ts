import { expect, it } from "vitest";
import { isLabel, partsAtLabels } from "~/tailor/grammar/run-in-labels";

it.each([
  ["Ran the till alone. Accomplishments Won the shop award", ["Ran the till alone.", "Won the shop award"]],
  ["Responsibilities: Sorted seed by size", ["Sorted seed by size"]],
  ["Key Accomplishments: Won the shop award", ["Key Accomplishments: Won the shop award"]],
  ["Sorted seed by size, Skills Used Sieves, scales", ["Sorted seed by size", "Skills used: Sieves, scales"]],
  ["Checked the ropes, the sails and Accomplishments", ["Checked the ropes, the sails"]],
  ["Swept the yard at dusk Accomplishments", ["Swept the yard at dusk"]],
])("cuts a line at the names of parts that a form set above its lines: %s", (text, parts) => {
  expect(partsAtLabels(text)).toEqual(parts);
});

it.each([
  "Responsibilities include sweeping the yard",
  "Carried out supervisory Duties for the owner",
  "Won the Achievement Award",
  "Other Various Duties Swept the yard",
  "Shared duties and Responsibilities with the night crew",
])("leaves such a word where the sentence needs it: %s", (text) => {
  expect(partsAtLabels(text)).toEqual([text]);
});

it.each(["Reason for leaving:", "REASON FOR LEAVING", "Key Accomplishments", "Duties:"])(
  "knows a label by itself: %s",
  (text) => {
    expect(isLabel(text, "Moved to be near my parents")).toBe(true);
    expect(isLabel(text, undefined)).toBe(false);
  },
);

it.each(["Sorted seed by size", "ACLS", "the following:", "Runs two shifts of 14 people"])(
  "takes no line for one: %s",
  (text) => {
    expect(isLabel(text, "Moved to be near my parents")).toBe(false);
  },
);

it.each([
  ["KEPT ALL BOOKS", "Trained two clerks in it"],
  ["HARBOUR MOTORS", "and others, among them two mills"],
])("takes no deed and no name within a sentence for a label: %s", (text, below) => {
  expect(isLabel(text, below)).toBe(false);
});
