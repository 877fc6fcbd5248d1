import { expect, it } from "vitest";
import { loadTagger } from "~/tailor/grammar/tagger";
import { inOneTense } from "~/tailor/propose/reword/one-tense";
import { expectProportion } from "../../support/runner/expect-proportion";

const longest = 80_000;

it("turns a job of a few lines into the past", async () => {
  const tag = await loadTagger();
  const lines = ["Repaired the winches", "Paints the hulls. Orders ropes; checks the lamps."];
  expect(inOneTense(lines, "past", tag)).toEqual([
    "Repaired the winches",
    "Painted the hulls. Ordered ropes; checked the lamps.",
  ]);
});

it.each(["Load securement and vehicle maintenance", "Stock rotation of the bay"])(
  "leaves a job as it is where a line may name work: %s",
  async (line) => {
    const tag = await loadTagger();
    expect(
      inOneTense(["Checks the lamps", "Paints the hulls", "Repaired the winches", line], "past", tag),
    ).toBeUndefined();
  },
);

it.each([
  ["Repaired the winches and found tow and hire boats", "Paint the hulls"],
  ["Recruiting Harbour crews Payroll Safety drills Training plans", "Paint the hulls"],
])("leaves a job as it is where a thing would be turned into a deed: %s", async (...lines) => {
  const tag = await loadTagger();
  expect(inOneTense(lines, "past", tag)).toBeUndefined();
});

it.each(["Orders, returns, lost sails", "Drive thru and grill"])(
  "has no tense for a list of things: %s",
  async (line) => {
    const tag = await loadTagger();
    expect(inOneTense(["Painted the hulls", line], "past", tag)).toEqual(["Painted the hulls", line]);
  },
);

it("leaves a job as it is where a sentence is longer than any that somebody would write", async () => {
  const tag = await loadTagger();
  expect(inOneTense([`Paint the hulls${", the decks".repeat(200)}`], "past", tag)).toBeUndefined();
});

it.each([
  ["a sentence in the past with a long list", "Counted ", "stock, "],
  ["a sentence in the present with a long list", "Count ", "stock, "],
  ["deeds joined by and", "Counted stock ", "and report the gaps, "],
  ["deeds behind semicolons", "Counted ropes; ", "stock; "],
  ["sentences of shortened words", "Counted ropes at ", "St. "],
])("takes time in proportion to the length of a line: %s", async (_, opening, piece) => {
  const tag = await loadTagger();
  const lines = (characters: number) => [
    "Repairs the winches",
    `${opening}${piece.repeat(characters / piece.length)}sails`,
  ];
  await expectProportion(longest, (characters) => inOneTense(lines(characters), "past", tag));
});
