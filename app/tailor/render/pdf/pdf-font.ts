import type { Font } from "fontkit";

/** A glyph as the PDF shows it: `cid` is its code in the file, distances in thousandths of the font size. */
export interface Glyph {
  cid: number;
  advance: number;
  dx: number;
  dy: number;
  /** Draws part of a cluster whose text another glyph carries. */
  silent?: boolean;
}

/** One code of the embedded font: which glyph it draws, and the text that a reader gets for it. */
export interface FontCode {
  glyphId: number;
  text: string;
  /** The glyph's own width, in thousandths of the font size. */
  width: number;
}

/** A font in use by one PDF. Codes start at 1; code 0 is the missing glyph and is never drawn. */
export interface PdfFont {
  /** Resource name in the PDF ("F1"). */
  key: string;
  font: Font;
  codes: FontCode[];
  codeOf: Map<string, number>;
  shaped: Map<string, Glyph[]>;
}

/** A font that nothing was set in yet; `key` is its resource name. */
export function newPdfFont(key: string, font: Font): PdfFont {
  return { key, font, codes: [], codeOf: new Map(), shaped: new Map() };
}

/**
 * The code for a glyph that stands for `text`. One glyph may have several codes, so that what a reader copies is
 * right even where a script draws its letters in another order or shape than they are written.
 */
export function codeFor(font: PdfFont, glyphId: number, text: string): number {
  const id = `${glyphId} ${text}`;
  const known = font.codeOf.get(id);
  if (known !== undefined) return known;
  const width = font.font.getGlyph(glyphId).advanceWidth * perThousand(font.font);
  const code = font.codes.push({ glyphId, text, width });
  font.codeOf.set(id, code);
  return code;
}

/** The glyph's own width for a code of `codeFor`. */
export function codeWidth(font: PdfFont, cid: number): number {
  return font.codes[cid - 1]?.width ?? 0;
}

/** Factor from font units to thousandths of the font size, the unit of PDF widths. */
export function perThousand(font: Font): number {
  return 1000 / font.unitsPerEm;
}

/** Four hexadecimal digits. */
export function hex(value: number): string {
  return value.toString(16).padStart(4, "0");
}

/** Text as hexadecimal UTF-16, big end first. */
export function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join("");
}
