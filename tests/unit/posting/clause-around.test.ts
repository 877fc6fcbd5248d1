import { describe, expect, it } from "vitest";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { clauseAround } from "~/tailor/posting/clause-around";

/** The clause of a line around some of its words. */
function clause(line: string, words: string): string {
  const start = line.indexOf(words);
  const passage = {
    ...{ start: 0, end: line.length, fresh: true, label: "requirement", above: "must", asks: 1 },
    tokens: tokenize(line),
  };
  return clauseAround(line, { start, end: start + words.length, passage });
}

describe("the clause around a term", () => {
  it.each([
    ["- Handles knives and kilns safely;", "kilns", "Handles knives and kilns safely"],
    ["Main duties: Mend sails; coil ropes, and stow them", "stow them", "coil ropes, and stow them"],
    ["Mends sails. Coils ropes (ie. hemp, or: jute). Stows them", "hemp", "Coils ropes (ie. hemp, or: jute)"],
    ["Mends torn sails Prepare the ropes after each trip", "ropes", "Prepare the ropes after each trip"],
    ["Reads tide tablesSo, if you sail, apply today", "tide", "Reads tide tables"],
    ["3. Splices rope and", "rope", "Splices rope"],
    ["Paints hulls before launch.4.", "hulls", "Paints hulls before launch"],
  ])("%s: %s", (line, words, expected) => {
    expect(clause(line, words)).toBe(expected);
  });

  it("is cut short around the term, between words", () => {
    const line = `Keeps ${"the long and the short ropes, ".repeat(12)}and the bell in order ${"for every boat, ".repeat(12)}`;
    const short = clause(line, "the bell");
    expect(short).toMatch(/^… .*the bell.* …$/);
    expect(short.length).toBeLessThan(170);
    for (const word of short.replaceAll("…", "").trim().split(/\s+/))
      expect(line.split(/\s+|,/)).toContain(word.replace(",", ""));
  });

  it("never cuts the term itself", () => {
    expect(clause("Either: sails; or: ropes", "sails; or: ropes")).toBe("sails; or: ropes");
  });
});
