import { describe, expect, it } from "vitest";
import { stem } from "~/tailor/gate/stem";
import { porterStem } from "~/tailor/lexicon/porter";

describe("porterStem", () => {
  it.each([
    ["manage", ["managed", "manages", "managing"]],
    ["plan", ["planned", "planning", "plans"]],
    ["operate", ["operated", "operating", "operation", "operations"]],
    ["supply", ["supplied", "supplies", "supplying"]],
    ["control", ["controlled", "controlling", "controls"]],
    ["effective", ["effectiveness"]],
    ["employ", ["employed", "employs", "employing"]],
  ])("gives %s and its forms one stem", (word, forms) => {
    expect(forms.map(porterStem)).toEqual(forms.map(() => porterStem(word)));
  });

  it.each([
    ["agreed", "agre"],
    ["feed", "feed"],
    ["sky", "sky"],
    ["syzygy", "syzygi"],
    ["hop", "hop"],
    ["hoping", "hope"],
    ["hopping", "hop"],
    ["stresses", "stress"],
    ["rolling", "roll"],
    ["manager", "manager"],
  ])("stems %s to %s", (word, expected) => {
    expect(porterStem(word)).toBe(expected);
  });
});

describe("stem", () => {
  it("takes words that every object has a property of for words", () => {
    expect(["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__"].map(stem)).toEqual([
      "constructor",
      "tostr",
      "valueof",
      "hasownproperti",
      "__proto__",
    ]);
  });
});
