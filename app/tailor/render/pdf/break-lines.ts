import type { Weight } from "./font-table";
import type { Glyph, PdfFont } from "./pdf-font";
import { shapeText, widthOf } from "./shape-text";
import { fontFor, invisible, type Typesetter } from "./typesetter";

export interface Run {
  text: string;
  weight: Weight;
  href?: string;
  /** A value of its own (a phone number): its direction and that of its neighbours do not mix. */
  isolate?: boolean;
}

/** Glyphs of one font and direction. `width` in points. */
export interface Piece {
  text: string;
  font: PdfFont;
  glyphs: Glyph[];
  width: number;
  level: number;
  href?: string;
}

export interface TextLine {
  /** From left to right, also in right-to-left text: that is how readers of PDF expect to find it. */
  pieces: Piece[];
  width: number;
  rightToLeft: boolean;
}

interface Word {
  pieces: Piece[];
  width: number;
  isSpace: boolean;
  /** No line may begin with this word. */
  glued: boolean;
}

/** A continuation line that began with one of these would read as a bullet or a field of its own. */
const neverFirst = /^[-–—•·|:;,.)\]&+/]+$/;

/**
 * Sets runs into lines of at most `maxWidth` points. Lines break at spaces only: a word broken at its hyphen would
 * come back joined from a reader that undoes hyphenation.
 */
export function breakLines(setter: Typesetter, runs: Run[], size: number, maxWidth: number): TextLine[] {
  const bidi = directionsOf(setter, runs);
  const words = wordsOf(setter, runs, size, bidi?.levels).flatMap((word) => splitTooWide(word, maxWidth));
  const lines: Word[][] = [[]];
  let width = 0;
  for (const word of words) {
    const line = lines.at(-1) ?? [];
    if (!word.isSpace && line.length > 0 && width + word.width > maxWidth) {
      const moved = word.glued ? lastWord(line) : [];
      width = moved.reduce((sum, { width }) => sum + width, word.width);
      lines.push([...moved, word]);
    } else {
      line.push(word);
      width += word.width;
    }
  }
  keepCompany(lines, maxWidth);
  return lines.filter((line) => line.length > 0).map((line) => textLine(line, (bidi?.base ?? 0) % 2 === 1));
}

const [firstStrongIsolate, popIsolate] = ["\u2068", "\u2069"];

/** Levels of the runs' characters, worked out with isolates around the runs that ask for them. */
function directionsOf({ reorder }: Typesetter, runs: Run[]): { levels: Uint8Array; base: number } | undefined {
  if (!reorder) return undefined;
  const isolated = runs.map(({ text, isolate }) => (isolate ? firstStrongIsolate + text + popIsolate : text)).join("");
  const { base } = reorder(runs.map(({ text }) => text).join(""));
  const { levels } = reorder(isolated, base);
  return { levels: levels.filter((_, index) => !isIsolate(isolated.charAt(index))), base };
}

function isIsolate(character: string): boolean {
  return character === firstStrongIsolate || character === popIsolate;
}

const lonelyShare = 0.12;

/** A last line of one short word gets a second one for company. */
function keepCompany(lines: Word[][], maxWidth: number): void {
  const [before, last] = [lines.at(-2), lines.at(-1)];
  const width = last?.reduce((sum, word) => sum + word.width, 0) ?? maxWidth;
  if (before && last && width < maxWidth * lonelyShare) last.unshift(...lastWord(before));
}

/** Takes the last word and its space off a line, so that they move on together with a glued follower. */
function lastWord(line: Word[]): Word[] {
  let start = line.length - 1;
  while (start > 0 && line[start]?.isSpace) start--;
  while (start > 0 && !line[start - 1]?.isSpace) start--;
  return start > 0 ? line.splice(start) : [];
}

function textLine(words: Word[], rightToLeft: boolean): TextLine {
  const kept = [...words];
  while (kept.at(-1)?.isSpace) kept.pop();
  while (kept[0]?.isSpace) kept.shift();
  const pieces = visualOrder(kept.flatMap((word) => word.pieces));
  return { pieces, width: totalWidth(pieces), rightToLeft };
}

/** Rule L2 of the Unicode bidirectional algorithm, over pieces in place of characters. */
function visualOrder(pieces: Piece[]): Piece[] {
  const ordered = [...pieces];
  const highest = Math.max(0, ...ordered.map((piece) => piece.level));
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end++;
      if (end - start > 1) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

function wordsOf(setter: Typesetter, runs: Run[], size: number, levels: Uint8Array | undefined): Word[] {
  const words: Word[] = [];
  let offset = 0;
  let joins = false;
  for (const run of runs) {
    for (const token of run.text.match(/\s+|\S+/g) ?? []) {
      const isSpace = /^\s/.test(token);
      const pieces = piecesOf(setter, run, isSpace ? " " : token, size, levels?.subarray(offset));
      const word = { pieces, width: totalWidth(pieces), isSpace, glued: neverFirst.test(token) };
      const last = words.at(-1);
      if (joins && !isSpace && last && !last.isSpace) {
        last.pieces.push(...pieces);
        last.width += word.width;
        last.glued = false;
      } else words.push(word);
      joins = true;
      offset += token.length;
    }
  }
  return words;
}

function totalWidth(pieces: Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.width, 0);
}

/** Cuts one word where the font or the direction changes. */
function piecesOf(setter: Typesetter, run: Run, word: string, size: number, levels: Uint8Array | undefined): Piece[] {
  const fonts = setter.byWeight[run.weight];
  const pieces: Piece[] = [];
  let text = "";
  let font = fonts[0];
  let level = levels?.[0] ?? 0;
  const flush = () => {
    if (text === "" || !font) return;
    const glyphs = shapeText(font, text, level % 2 === 1);
    const width = (widthOf(glyphs) * size) / 1000;
    pieces.push({ text, font, glyphs, width, level, ...(run.href && { href: run.href }) });
    text = "";
  };
  let index = 0;
  for (const character of word) {
    const isMark = /[\p{M}\u200c\u200d]/u.test(character);
    const nextFont = isMark && text !== "" ? font : (fontFor(fonts, character) ?? font);
    const nextLevel = levels?.[index] ?? 0;
    index += character.length;
    if (invisible.test(character) && !(nextFont && fontFor([nextFont], character))) continue;
    if (nextFont !== font || nextLevel !== level) flush();
    font = nextFont;
    level = nextLevel;
    text += character;
  }
  flush();
  return pieces;
}

/** A word wider than the line (a long address) is cut where it must be, so that no text leaves the page. */
function splitTooWide(word: Word, maxWidth: number): Word[] {
  if (word.width <= maxWidth || word.isSpace) return [word];
  const parts: Word[] = [];
  let width = Number.POSITIVE_INFINITY;
  for (const piece of word.pieces) {
    const pointsPerUnit = piece.width / Math.max(1, widthOf(piece.glyphs));
    for (const glyph of piece.glyphs) {
      const glyphWidth = glyph.advance * pointsPerUnit;
      if (width + glyphWidth > maxWidth) {
        parts.push({ pieces: [], width: 0, isSpace: false, glued: false });
        width = 0;
      }
      parts.at(-1)?.pieces.push({ ...piece, glyphs: [glyph], width: glyphWidth });
      width += glyphWidth;
    }
  }
  return parts.map((part) => ({ ...part, width: totalWidth(part.pieces) }));
}
