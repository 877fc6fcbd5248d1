import type { Font } from "fontkit";
import { type Cluster, clustersOf } from "./clusters";
import { codeFor, codeWidth, type Glyph, type PdfFont, perThousand } from "./pdf-font";

/** Readers skip it, so it is the text of glyphs whose letters another glyph of the same cluster already carries. */
const noText = "\u200b";

const complex = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{M}]/u;
const joiner = "\u200d";
const joinerCodePoint = 0x200d;
const noLigatures = { liga: false, clig: false, dlig: false, calt: false };

/**
 * One word in one font and direction as glyphs from left to right. Simple scripts map letter by letter with pair
 * kerning: no ligature can come between a word and its reader. Scripts that need shaping go through the font's rules.
 */
export function shapeText(font: PdfFont, text: string, rightToLeft: boolean): Glyph[] {
  const key = rightToLeft ? `\u200f${text}` : text;
  const known = font.shaped.get(key);
  if (known) return known;
  const glyphs = complex.test(text) ? shapeComplex(font, text, rightToLeft) : shapeSimple(font, text, rightToLeft);
  font.shaped.set(key, glyphs);
  return glyphs;
}

/** Sum of the advances, in thousandths of the font size. */
export function widthOf(glyphs: Glyph[]): number {
  return glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
}

function shapeSimple(font: PdfFont, text: string, rightToLeft: boolean): Glyph[] {
  const characters = rightToLeft ? [...text].reverse() : [...text];
  return characters.map((character, index) => {
    const shape = rightToLeft ? mirrored(character) : character;
    const cid = codeFor(font, font.font.glyphForCodePoint(shape.codePointAt(0) ?? 0).id, character);
    const next = characters[index + 1];
    const kern = next === undefined || rightToLeft ? 0 : kernBetween(font.font, character, next);
    return { cid, advance: codeWidth(font, cid) + kern, dx: 0, dy: 0 };
  });
}

const mirrors = "()[]{}<>«»‹›";

/** Brackets turn round in text that runs to the left, in shape, not in meaning. */
function mirrored(character: string): string {
  const at = mirrors.indexOf(character);
  return at < 0 ? character : mirrors.charAt(at ^ 1);
}

const kerns = new WeakMap<Font, Map<string, number>>();

/** Pair by pair and remembered with the font: the layout engine itself takes a hundred times as long. */
function kernBetween(font: Font, left: string, right: string): number {
  const known = kerns.get(font) ?? new Map<string, number>();
  kerns.set(font, known);
  const pair = left + right;
  let kern = known.get(pair);
  if (kern === undefined) {
    const run = font.layout(pair, noLigatures);
    const single = font.glyphForCodePoint(left.codePointAt(0) ?? 0).advanceWidth;
    kern = ((run.positions[0]?.xAdvance ?? single) - single) * perThousand(font);
    known.set(pair, kern);
  }
  return kern;
}

/**
 * Cluster by cluster: one glyph of each carries its whole text, since the order, number and shape of the glyphs are
 * not those of the letters. Glyphs without an advance (dots, vowel signs) are drawn over the others.
 */
function shapeComplex(font: PdfFont, text: string, rightToLeft: boolean): Glyph[] {
  const shaped = clustersOf(text).map((cluster) => shapeCluster(font, cluster, rightToLeft));
  return (rightToLeft ? shaped.reverse() : shaped).flat();
}

function shapeCluster(font: PdfFont, { text, before, after }: Cluster, rightToLeft: boolean): Glyph[] {
  const scale = perThousand(font.font);
  const context = (before ? joiner : "") + text + (after ? joiner : "");
  const run = font.font.layout(context, noLigatures, undefined, undefined, rightToLeft ? "rtl" : "ltr");
  const joinerId = font.font.glyphForCodePoint(joinerCodePoint).id;
  const drawn = run.glyphs.flatMap((glyph, index) => {
    const position = run.positions[index];
    return glyph.id === joinerId || !position ? [] : [{ id: glyph.id, position }];
  });
  const carrier = drawn.findIndex(({ position }) => position.xAdvance > 0);
  // Readers turn a right-to-left line round letter by letter, and within a glyph too.
  const read = rightToLeft ? [...text].reverse().join("") : text;
  return drawn.map(({ id, position }, index) => ({
    silent: index !== Math.max(0, carrier),
    cid: codeFor(font, id, index === Math.max(0, carrier) ? read : noText),
    advance: position.xAdvance * scale,
    dx: position.xOffset * scale,
    dy: position.yOffset * scale,
  }));
}
