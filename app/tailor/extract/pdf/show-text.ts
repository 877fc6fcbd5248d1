import { type Colour, isInvisibleOn } from "~/tailor/extract/colour";
import type { Backdrop } from "./backdrop";
import type { FontFacts, GraphicsState, TextPosition } from "./graphics-state";
import { apply, type Box, multiply } from "./matrix";

/** One character as it stands on the page, in points from the top left. */
export interface Glyph {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  width: number;
  size: number;
  bold: boolean;
  space: boolean;
  /** Why nobody sees it; undefined for visible text. "mode" is text without paint, as below scans. */
  unseen?: "mode" | "colour" | "size" | "outside";
  /** Direction of reading in quarter turns clockwise; 0 for nearly all text. */
  turns: 0 | 1 | 2 | 3;
  /** A picture out of an icon font: no text, but may be a list bullet. */
  icon: boolean;
}

/** The pdf.js glyph in the arguments of showText; numbers between them move the pen. */
interface ShownGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

/** Text below this size is not for human eyes. */
const smallestReadableSize = 2;
/** Symbol and Wingdings keep their characters at U+F000 plus the byte; these bytes are list bullets there. */
const symbolBullets = /[\uF06C-\uF06F\uF071-\uF078\uF09E-\uF0A8\uF0B7\uF0D8\uF0E0\uF0E8\uF0F0\uF0FC]/g;
const privateUse = /^[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]+$/u;

/** Shows a string: returns its glyphs and moves the pen (ISO 32000-1, 9.4.4). */
export function showText(
  state: GraphicsState,
  position: TextPosition,
  shown: unknown,
  page: Box,
  backdrop: Backdrop,
): Glyph[] {
  if (!Array.isArray(shown) || state.fontSize === 0) return [];
  const matrix = multiply(state.matrix, position.matrix);
  const size = Math.abs(state.fontSize) * Math.hypot(matrix[2], matrix[3]);
  const scaleX = Math.hypot(matrix[0], matrix[1]);
  const turns = quarterTurns(matrix[0], matrix[1]);
  const glyphs: Glyph[] = [];
  for (const item of shown) {
    if (typeof item === "number") {
      position.x -= (item / 1000) * state.fontSize * state.horizontalScale;
      continue;
    }
    const glyph = toShownGlyph(item);
    if (!glyph) continue;
    const advance = glyph.width * state.font.unit * state.fontSize;
    const [x, y] = apply(matrix, position.x, position.y + state.rise);
    const spacing = state.characterSpacing + (glyph.isSpace ? state.wordSpacing : 0);
    position.x += (advance + spacing) * state.horizontalScale;
    if (glyph.unicode === "") continue;
    const text = state.font.symbols ? glyph.unicode.replace(symbolBullets, "•") : glyph.unicode;
    const icon = state.font.icons || privateUse.test(text);
    const width = Math.abs(advance * state.horizontalScale) * scaleX;
    glyphs.push({ text, x, y, width, size, bold: isBold(state), space: text.trim() === "", turns, icon });
  }
  markUnseen(glyphs, state, page, backdrop);
  return glyphs;
}

/** Td and its kin: the next line starts at an offset from this one. */
export function moveText(position: TextPosition, x: number, y: number): void {
  position.lineX += x;
  position.lineY += y;
  position.x = position.lineX;
  position.y = position.lineY;
}

/** The entries of a gs operator that matter here: fill opacity and font. */
export function applyExtendedState(state: GraphicsState, pairs: unknown, fontOf: (name: string) => FontFacts): void {
  if (!Array.isArray(pairs)) return;
  for (const pair of pairs) {
    if (!Array.isArray(pair)) continue;
    const [key, value] = pair;
    if (key === "ca") state.alpha = Number(value);
    if (key === "Font" && Array.isArray(value)) {
      state.font = fontOf(String(value[0]));
      state.fontSize = Number(value[1]);
    }
  }
}

function toShownGlyph(item: unknown): ShownGlyph | null {
  if (item === null || typeof item !== "object" || !("unicode" in item) || !("width" in item)) return null;
  const { unicode, width } = item;
  if (typeof unicode !== "string" || typeof width !== "number") return null;
  return { unicode, width, isSpace: "isSpace" in item && item.isSpace === true };
}

/** Slanted lines (watermarks, at most some 3 degrees of skew in scans) count for the nearest quarter. */
function quarterTurns(cosine: number, sine: number): Glyph["turns"] {
  if (Math.abs(sine) > Math.abs(cosine)) return sine > 0 ? 1 : 3;
  return cosine < 0 ? 2 : 0;
}

/** Word draws fake bold by filling and stroking. */
function isBold(state: GraphicsState): boolean {
  return state.font.bold || state.renderingMode === 2;
}

function markUnseen(glyphs: Glyph[], state: GraphicsState, page: Box, backdrop: Backdrop): void {
  const visible = glyphs.filter((glyph) => !glyph.space);
  const first = visible[0];
  const last = visible.at(-1);
  if (!first || !last) return;
  const right = Math.max(first.x, last.x + last.width);
  const under = backdrop.colourAt((first.x + right) / 2, first.y - 0.3 * first.size);
  const outside = right < page.x0 || first.x > page.x1 || first.y < page.y0 || first.y - first.size > page.y1;
  const unseen = first.size < smallestReadableSize ? "size" : outside ? "outside" : unseenPaint(state, under);
  if (unseen) for (const glyph of glyphs) glyph.unseen = unseen;
  // Browsers draw synthetic bold as outlines and lay transparent text over them.
  if (!unseen && state.alpha === 0) for (const glyph of glyphs) glyph.bold = true;
}

/** Text without paint is there to be selected over a picture or over outlines of the same letters; alone it hides. */
function unseenPaint(state: GraphicsState, under: Colour): Glyph["unseen"] {
  const { renderingMode: mode } = state;
  if (under === null) return undefined;
  if (mode === 3 || mode === 7) return "mode";
  if (mode !== 0 && mode !== 2) return undefined;
  return isInvisibleOn(state.fill, state.alpha, under) ? "colour" : undefined;
}
