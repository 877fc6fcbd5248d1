import { expect, it } from "vitest";
import { keepsHyphen } from "~/tailor/extract/divided-words";

const nothing = { words: new Set<string>(), isTypeset: false };
const typeset = { words: new Set<string>(), isTypeset: true };

it.each([
  ["cross", "functional"],
  ["customer", "facing"],
  ["body", "weight"],
  ["detail", "oriented"],
  ["award", "winning"],
])("keeps the hyphen of %s-%s, in typeset documents too", (first, second) => {
  expect(keepsHyphen(first, second, nothing)).toBe(true);
  expect(keepsHyphen(first, second, typeset)).toBe(true);
});

it.each([
  ["manage", "ment"],
  ["experi", "ence"],
  ["tech", "nology"],
  ["pre", "sent"],
  ["contri", "bute"],
])("joins %s-%s into the word that it is", (first, second) => {
  expect(keepsHyphen(first, second, typeset)).toBe(false);
});

it("follows what the document writes elsewhere", () => {
  expect(keepsHyphen("web", "shop", { words: new Set(["webshop"]), isTypeset: false })).toBe(false);
  expect(keepsHyphen("web", "shop", { words: new Set(["web-shop"]), isTypeset: true })).toBe(true);
});

it("takes a hyphen for the writer's own where the document divides no other word", () => {
  expect(keepsHyphen("lino", "cutting", nothing)).toBe(true);
  expect(keepsHyphen("fliesen", "verlegung", typeset)).toBe(false);
});
