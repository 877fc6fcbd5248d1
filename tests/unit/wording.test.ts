import { expect, it } from "vitest";
import { partLabels } from "~/domain/resumes/correct/part-labels.shared";
import { count, sentence, withArticle } from "~/wording";

it("counts one as one and everything else as many", () => {
  expect([0, 1, 2, 1200, 1.5].map((number) => count(number, "credit"))).toEqual([
    "0 credits",
    "1 credit",
    "2 credits",
    "1,200 credits",
    "1.5 credits",
  ]);
  expect([1, 2].map((number) => count(number, "entry", "entries"))).toEqual(["1 entry", "2 entries"]);
});

it("puts the article before a noun that its sound asks for", () => {
  const nouns = [
    "award",
    "job",
    "interest",
    "hour",
    "unit",
    "RN",
    "UX designer",
    "UPS driver",
    "X-ray",
    "European",
    "one-off",
  ];
  expect(nouns.map(withArticle)).toEqual([
    "an award",
    "a job",
    "an interest",
    "an hour",
    "a unit",
    "an RN",
    "a UX designer",
    "a UPS driver",
    "an X-ray",
    "a European",
    "a one-off",
  ]);
});

it("knows the article of every part of a resume", () => {
  const entries = Object.values(partLabels).map(({ entry }) => withArticle(entry));
  expect(entries.filter((entry) => /^a [aeiou]|^an [^aeiou]/.test(entry))).toEqual([]);
});

it.each([
  ["I work at Dunmore Freight Inc.", "I work at Dunmore Freight Inc."],
  ["I work at Dunmore Freight", "I work at Dunmore Freight."],
  ["I am applying to Hooray!", "I am applying to Hooray!"],
  ["I know Word, Excel etc.", "I know Word, Excel etc."],
  ["The team calls it “home.”", "The team calls it “home.”"],
  ["I write C++", "I write C++."],
])("ends %s with one stop", (text, ended) => {
  expect(sentence(text)).toBe(ended);
});
