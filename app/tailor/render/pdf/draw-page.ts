import type { Piece } from "./break-lines";
import type { Group, PlacedRow, PlacedText } from "./page-layout";
import { codeWidth, type Glyph, type PdfFont, utf16 } from "./pdf-font";

/** A clickable area in PDF coordinates (points from the bottom left). */
export interface LinkArea {
  href: string;
  rect: [number, number, number, number];
}

interface PageDrawing {
  /** Operators of the content stream. */
  content: string;
  links: LinkArea[];
  /** Group of each marked-content id, in order of the ids. */
  marked: number[];
}

interface Frame {
  height: number;
  left: number;
  width: number;
}

/** The content stream of one page, each block marked with its role for readers of the structure. */
export function drawPage(placed: PlacedRow[], groups: Group[], frame: Frame): PageDrawing {
  const content: string[] = [];
  const links: LinkArea[] = [];
  const marked: number[] = [];
  placed.forEach(({ row, top, group }, index) => {
    if (group !== placed[index - 1]?.group) {
      content.push(`/${groups[group]?.tag ?? "P"} <</MCID ${marked.push(group) - 1}>> BDC`);
    }
    for (const text of row.texts) {
      const y = frame.height - top - text.baseline;
      content.push(drawText(text, y));
      links.push(...linkAreas(text, y));
    }
    if (group !== placed[index + 1]?.group) content.push("EMC");
    if (row.rule) content.push(drawRule(frame, frame.height - top - row.rule.y, row.rule.colour));
  });
  return { content: content.join("\n"), links, marked };
}

function drawRule({ left, width }: Frame, y: number, colour: string): string {
  const from = `${number(left)} ${number(y)} m ${number(left + width)} ${number(y)} l S`;
  return `/Artifact BMC q ${rgb(colour)} RG 0.6 w ${from} Q EMC`;
}

function drawText({ line, x, size, colour }: PlacedText, y: number): string {
  const parts = [`BT ${rgb(colour)} rg 1 0 0 1 ${number(x)} ${number(y)} Tm`];
  const overlays: string[] = [];
  let font: PdfFont | undefined;
  let left = x;
  for (const piece of line.pieces) {
    if (piece.font !== font) parts.push(`/${piece.font.key} ${number(size)} Tf`);
    font = piece.font;
    const glyphs = drawGlyphs(piece, size);
    parts.push(...(needsActualText(piece) ? [withActualText(piece.text, glyphs.join(" "))] : glyphs));
    overlays.push(...drawOverlays(piece, size, left, y));
    left += piece.width;
  }
  parts.push("ET");
  if (overlays.length > 0) parts.push(withActualText("", `BT ${overlays.join(" ")} ET`));
  return joinArrays(parts.join(" "));
}

function drawGlyphs(piece: Piece, size: number): string[] {
  const parts: string[] = [];
  let array = "";
  const flush = () => {
    if (array !== "") parts.push(`[${array}] TJ`);
    array = "";
  };
  for (const glyph of piece.glyphs) {
    if (isOverlay(glyph)) continue;
    const after = codeWidth(piece.font, glyph.cid) - glyph.advance + glyph.dx;
    const shown = shift(-glyph.dx) + hexCode(glyph) + shift(after);
    if (glyph.dy === 0) array += shown;
    else {
      flush();
      parts.push(`${number((glyph.dy * size) / 1000)} Ts [${shown}] TJ 0 Ts`);
    }
  }
  flush();
  return parts;
}

function drawOverlays(piece: Piece, size: number, left: number, y: number): string[] {
  const overlays: string[] = [];
  let x = left;
  for (const glyph of piece.glyphs) {
    if (!isOverlay(glyph)) x += (glyph.advance * size) / 1000;
    else {
      const at = `${number(x + (glyph.dx * size) / 1000)} ${number(y + (glyph.dy * size) / 1000)}`;
      overlays.push(`/${piece.font.key} ${number(size)} Tf 1 0 0 1 ${at} Tm ${hexCode(glyph)} Tj`);
    }
  }
  return overlays;
}

/** A mark without width of its own is drawn after its line, where it parts no word for a reader. */
function isOverlay({ silent, advance }: Glyph): boolean {
  return silent === true && advance === 0;
}

/** Left to right only: in the other direction readers disagree on which way round the text is. */
function needsActualText({ glyphs, level }: Piece): boolean {
  return level % 2 === 0 && glyphs.some((glyph) => glyph.silent && !isOverlay(glyph));
}

/** What readers take in place of the glyphs' own text. */
function withActualText(text: string, operators: string): string {
  return `/Span <</ActualText <feff${utf16(text)}>>> BDC ${operators} EMC`;
}

function hexCode({ cid }: Glyph): string {
  return `<${cid.toString(16).padStart(4, "0")}>`;
}

/** A TJ adjustment: positive numbers move left. */
function shift(units: number): string {
  return Math.abs(units) < 0.5 ? "" : String(Math.round(units));
}

/** Words of one line become one string: readers take a new array for a new word. */
function joinArrays(operators: string): string {
  return operators.replaceAll("] TJ [", "").replace(/(?<=[\da-f])><(?=[\da-f])/g, "");
}

function linkAreas({ line, x, size }: PlacedText, y: number): LinkArea[] {
  const areas: LinkArea[] = [];
  let last: Piece | undefined;
  let left = x;
  for (const piece of line.pieces) {
    const right = left + piece.width;
    if (piece.href) {
      const open = last?.href === piece.href ? areas.at(-1) : undefined;
      if (open) open.rect[2] = right;
      else areas.push({ href: piece.href, rect: [left, y - size * 0.25, right, y + size * 0.8] });
    }
    last = piece;
    left = right;
  }
  return areas;
}

function rgb(colour: string): string {
  const channel = (at: number) => number(Number.parseInt(colour.slice(at, at + 2), 16) / 255, 3);
  return `${channel(0)} ${channel(2)} ${channel(4)}`;
}

function number(value: number, digits = 2): string {
  return String(Number(value.toFixed(digits)));
}
