import type { Box } from "./matrix";
import type { Glyph } from "./show-text";

/** Letters that belong together, in points from the top left; y is the baseline. */
export interface Word extends Box {
  text: string;
  y: number;
  size: number;
  bold: boolean;
}

/** Share of the font size. Kerning stays below, the tightest justified word space stays above. */
const wordGap = 0.17;
/** Where real space characters are drawn, a gap alone has to be wide to count. */
const wordGapBesideSpaces = 0.3;
/** Gaps of tracked-out capitals are even; a word space is clearly wider than its neighbours. */
const trackedGap = 0.1;
const trackedWordFactor = 1.8;

/** Builds words from visible, horizontal glyphs of one page. */
export function buildWords(glyphs: Glyph[]): Word[] {
  return groupByBaseline(glyphs).flatMap((row) => splitRow(composeAccents(withoutDoubles(row))));
}

/** Rows of glyphs on the same baseline, each from left to right. */
function groupByBaseline(glyphs: Glyph[]): Glyph[][] {
  const sorted = glyphs.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const rows: Glyph[][] = [];
  let baseline = Number.NaN;
  for (const glyph of sorted) {
    const row = rows.at(-1);
    if (row && Math.abs(glyph.y - baseline) <= Math.max(0.6, 0.06 * glyph.size)) row.push(glyph);
    else {
      rows.push([glyph]);
      baseline = glyph.y;
    }
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

/** Some producers draw a character twice, a hair apart, for boldness. */
function withoutDoubles(row: Glyph[]): Glyph[] {
  return row.filter((glyph, index) => {
    for (let back = index - 1; back >= 0 && back >= index - 3; back -= 1) {
      const other = row[back];
      if (other && other.text === glyph.text && Math.abs(other.x - glyph.x) < 0.12 * glyph.size && !glyph.space) {
        other.bold = true;
        return false;
      }
    }
    return true;
  });
}

const combiningMarks: Record<string, string> = {
  "`": "\u0300",
  "´": "\u0301",
  ˆ: "\u0302",
  "˜": "\u0303",
  "¨": "\u0308",
  "˚": "\u030A",
  ˇ: "\u030C",
  "¸": "\u0327",
  "˛": "\u0328",
};

/** Old TeX fonts draw the accent as a character of its own over the letter. */
function composeAccents(row: Glyph[]): Glyph[] {
  const out: Glyph[] = [];
  for (const glyph of row) {
    const last = out.at(-1);
    const overlaps = last && glyph.x < last.x + 0.6 * last.width;
    const mark = combiningMarks[glyph.text] ?? (last && combiningMarks[last.text]);
    const letter = last && combiningMarks[glyph.text] ? last : glyph;
    if (last && overlaps && mark && letter.text.length === 1) {
      const composed = (letter.text.replace("ı", "i") + mark).normalize("NFC");
      if (composed.length === 1) {
        out[out.length - 1] = { ...letter, text: composed };
        continue;
      }
    }
    out.push(glyph);
  }
  return out;
}

function splitRow(row: Glyph[]): Word[] {
  const words: Word[] = [];
  for (const stretch of splitAt(row, (gap, size) => gap > 1.5 * size)) {
    for (const letters of splitStretch(stretch)) words.push(toWord(letters));
  }
  return words;
}

/** Splits one stretch without wide gaps at its word spaces, drawn or only left empty. */
function splitStretch(stretch: Glyph[]): Glyph[][] {
  const letters = stretch.filter((glyph) => !glyph.space);
  const tokens = splitAtSpaces(stretch);
  const spelled = isSpelledOut(tokens);
  const gaps = spelled ? gapsOf(letters) : tokens.flatMap(gapsOf);
  const typical = median(gaps);
  if (spelled || (gaps.length >= 3 && typical > trackedGap)) {
    const limit = trackedWordFactor * typical + 0.05;
    return (spelled ? [letters] : tokens).flatMap((part) => splitAt(part, (gap, size) => gap > limit * size));
  }
  const limit = letters.length < stretch.length ? wordGapBesideSpaces : wordGap;
  return tokens.flatMap((part) => splitAt(part, (gap, size) => gap > limit * size));
}

/** "E X P E R I E N C E": every capital is a word of its own. */
function isSpelledOut(tokens: Glyph[][]): boolean {
  const letters = tokens.map((token) => token.map((glyph) => glyph.text).join(""));
  return new Set(letters).size >= 3 && letters.length >= 4 && letters.every((letter) => /^[\p{Lu}&]$/u.test(letter));
}

/** White between neighbours, in font sizes. */
function gapsOf(letters: Glyph[]): number[] {
  return letters.slice(1).map((glyph, index) => gapBetween(letters[index], glyph) / glyph.size);
}

/** Splits at space characters and where `isBreak` says so of the gap before a glyph. */
function splitAt(row: Glyph[], isBreak: (gap: number, size: number) => boolean): Glyph[][] {
  const parts: Glyph[][] = [];
  let current: Glyph[] = [];
  for (const glyph of row) {
    const last = current.at(-1);
    if (last && isBreak(gapBetween(last, glyph), Math.min(glyph.size, last.size))) {
      parts.push(current);
      current = [];
    }
    current.push(glyph);
  }
  if (current.length > 0) parts.push(current);
  return parts;
}

/** Splits at drawn spaces, which are dropped. */
function splitAtSpaces(row: Glyph[]): Glyph[][] {
  const parts: Glyph[][] = [[]];
  for (const glyph of row) {
    if (glyph.space) parts.push([]);
    else parts.at(-1)?.push(glyph);
  }
  return parts.filter((part) => part.length > 0);
}

function gapBetween(left: Glyph | undefined, right: Glyph): number {
  return left ? right.x - (left.x + left.width) : 0;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function toWord(letters: Glyph[]): Word {
  const size = Math.max(...letters.map((glyph) => glyph.size));
  const first = letters[0];
  const y = first?.y ?? 0;
  return {
    text: letters.map((glyph) => glyph.text).join(""),
    x0: first?.x ?? 0,
    x1: Math.max(...letters.map((glyph) => glyph.x + glyph.width)),
    y0: y - 0.75 * size,
    y1: y + 0.25 * size,
    y,
    size,
    bold: letters.filter((glyph) => glyph.bold).length * 2 > letters.length,
  };
}
