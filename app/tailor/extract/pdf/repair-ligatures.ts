import type { Glyph } from "./show-text";

/** What a glyph without a known character may stand for inside a word. */
const ligatures = ["fi", "fl", "ff", "ffi", "ffl", "ti", "tt", "ft", "tti"];
/** Widths closer than this share of a font size cannot be told apart. */
const tie = 0.03;
/** "fl" stands before a vowel or y; before "e" English has far more "fie" (field, certified) than "fle". */
const afterFl = /^(?:[aou]|y\b|e(?:ct|x|et|w|a))/;

/**
 * Browsers map the glyph of a ligature to no character (U+0000) when they print to PDF, and pdf.js does not read the
 * replacement text beside it. Such a glyph becomes the ligature that fits its width and the letters after it.
 * Takes the glyphs of a page in paint order.
 */
export function repairLigatures(glyphs: Glyph[]): Glyph[] {
  if (!glyphs.some((glyph) => glyph.text === "\0")) return glyphs;
  const widths = letterWidths(glyphs);
  return glyphs.map((glyph, index) => {
    if (glyph.text !== "\0") return glyph;
    const after = glyphs.slice(index + 1, index + 4).map((next) => next.text);
    return { ...glyph, text: likeliest(glyph.width / glyph.size, widths, after.join("")) };
  });
}

function likeliest(width: number, widths: Map<string, number>, after: string): string {
  const ranked = ligatures
    .map((text) => {
      const sum = Array.from(text).reduce((total, letter) => total + (widths.get(letter) ?? Number.NaN), 0);
      return { text, distance: Math.abs(sum - width) };
    })
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  if (!best) return "fi";
  const close = new Set(ranked.filter(({ distance }) => distance - best.distance < tie).map(({ text }) => text));
  if (close.has("fi") && close.has("fl")) return afterFl.test(after) ? "fl" : "fi";
  return close.has("fi") ? "fi" : best.text;
}

/** The usual width of each letter that ligatures are made of, in font sizes. */
function letterWidths(glyphs: Glyph[]): Map<string, number> {
  const seen = new Map<string, number[]>();
  for (const { text, width, size } of glyphs) {
    if (text !== "f" && text !== "i" && text !== "l" && text !== "t") continue;
    const list = seen.get(text) ?? [];
    list.push(width / size);
    seen.set(text, list);
  }
  return new Map(
    [...seen].map(([letter, list]) => [letter, list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0]),
  );
}
