import { describe, expect, it } from "vitest";
import { readDeed } from "~/tailor/grammar/read-deed";
import { splitRun } from "~/tailor/grammar/split-run";
import { boundTag, loadTagger } from "~/tailor/grammar/tagger";
import { hostileTexts } from "../../support/http/hostile-texts";

/** A tagger that knows no grammar and writes down what it was given. */
function counted() {
  const stretches: string[] = [];
  const tag = boundTag((stretch) => {
    stretches.push(stretch);
    return stretch.split(/\s+/).map((word) => [word, "VERB"] as const);
  });
  return { tag, stretches, characters: () => stretches.reduce((sum, { length }) => sum + length, 0) };
}

describe("what the library is given", () => {
  it.each(Object.entries(hostileTexts))("is short, broken by blanks and no more than the text: %s", (_, text) => {
    const { tag, stretches, characters } = counted();
    const whole = text(20_000);
    const words = tag(whole);
    expect(Math.max(0, ...stretches.map(({ length }) => length))).toBeLessThanOrEqual(600);
    expect(stretches.some((stretch) => /\S{61}/.test(stretch))).toBe(false);
    expect(characters()).toBeLessThanOrEqual(whole.length);
    expect(words.map(({ start, end }) => whole.slice(start, end))).toEqual(whole.split(/\s+/).filter(Boolean));
  });

  it.each(Object.entries(hostileTexts))("grows with the line that is read and cut: %s", (_, text) => {
    const work = (size: number) => {
      const { tag, characters } = counted();
      const line = text(size);
      splitRun(line, tag);
      readDeed(line, tag, true);
      return characters();
    };
    const [half, whole] = [work(4_000), work(8_000)];
    expect(whole).toBeLessThanOrEqual(2.2 * half + 200);
  });
});

describe("the tagger", () => {
  it("reads on behind an address without an end", async () => {
    const tag = await loadTagger();
    const words = tag(`Sent ${"http://".repeat(2_000)} to the clients.`);
    expect(words.map(({ pos }) => pos)).toEqual(["VERB", "X", "ADP", "DET", "NOUN", "PUNCT"]);
    expect(words.at(-2)).toMatchObject({ text: "clients", start: 14_013, end: 14_020 });
  });

  it("finds the words of a long line at their places", async () => {
    const tag = await loadTagger();
    const line = "Counted the stock of nine shops every week, and wrote the report. ".repeat(40);
    expect(tag(line).every(({ text, start, end }) => line.slice(start, end) === text)).toBe(true);
    expect(tag(line)).toHaveLength(40 * 14);
  });
});
