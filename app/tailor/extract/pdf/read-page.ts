import type { PDFPageProxy } from "unpdf/pdfjs";
import { ExtractError } from "~/tailor/extract/failures";
import { limits } from "~/tailor/extract/limits";
import type { PageExtras } from "./build-lines";
import { buildWords, type Word } from "./build-words";
import { findRows } from "./find-rows";
import { type FontFacts, fontFacts, plainFont } from "./graphics-state";
import { type Box, type Matrix, mapBox, toMatrix } from "./matrix";
import type { Spend } from "./meter";
import { readGlyphs } from "./read-glyphs";
import { repairLigatures } from "./repair-ligatures";
import type { Glyph } from "./show-text";

/** What one page holds. Boxes are in points from the top left of the page as it is shown. */
export interface PageContent extends PageExtras {
  height: number;
  /** All of its text, hidden or not. */
  characters: number;
  /** Words in any direction, hidden ones as well. */
  wordCount: number;
  /** Words in the main direction of the page. */
  words: Word[];
  /** Words of other directions (a name along the edge), each direction turned level. */
  turned: Word[][];
  /** Lines that no reader sees. */
  hidden: string[];
}

const mostLinks = 300;
/** An icon at the start of this many lines is a list bullet and not a picture of a telephone. */
const bulletRepeats = 3;

/** Reads the glyphs of a page and builds words of them. Takes pdf.js's operator numbers (OPS). */
export async function readPage(page: PDFPageProxy, ops: Record<string, number>, spend: Spend): Promise<PageContent> {
  const viewport = page.getViewport({ scale: 1 });
  const base = toMatrix(viewport.transform);
  if (!base) throw new ExtractError("corrupt");
  const area = { x0: 0, y0: 0, x1: viewport.width, y1: viewport.height };
  const { glyphs, dots } = readGlyphs(await page.getOperatorList(), ops, base, area, fontsOf(page), spend);
  const characters = glyphs.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > limits.pageCharacters) throw new ExtractError("too-much-inside");
  const links = await readLinks(page, base);
  page.cleanup();
  const { seen, unseen } = sortBySight(repairLigatures(glyphs).filter((glyph) => !glyph.icon));
  const directions = splitByDirection(seen).map(buildWords);
  const hidden = buildWords(unseen);
  const wordCount = [...directions, hidden].reduce((sum, { length }) => sum + length, 0);
  if (wordCount > limits.pageWords) throw new ExtractError("too-much-inside");
  const [words = [], ...turned] = directions;
  return {
    height: viewport.height,
    characters,
    wordCount,
    words,
    turned,
    hidden: findRows(hidden, spend).map((row) => row.words.map((word) => word.text).join(" ")),
    dots: [...dots, ...iconBullets(glyphs)],
    links,
  };
}

function fontsOf(page: PDFPageProxy): (id: string) => FontFacts {
  const known = new Map<string, FontFacts>();
  return (id) => {
    const cached = known.get(id);
    if (cached) return cached;
    const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : null;
    const facts =
      font !== null && typeof font === "object" && "name" in font && "fontMatrix" in font
        ? fontFacts(String(font.name), toMatrix(font.fontMatrix)?.[0] ?? plainFont.unit)
        : plainFont;
    known.set(id, facts);
    return facts;
  };
}

/** Text without paint is hidden, unless it is nearly all there is: then it is the text layer of a scan. */
function sortBySight(glyphs: Glyph[]): { seen: Glyph[]; unseen: Glyph[] } {
  const letters = glyphs.filter((glyph) => !glyph.space);
  const unpainted = letters.filter((glyph) => glyph.unseen === "mode").length;
  const isScan = unpainted > 0.8 * letters.length;
  const isSeen = (glyph: Glyph) => !glyph.unseen || (isScan && glyph.unseen === "mode");
  return { seen: glyphs.filter(isSeen), unseen: glyphs.filter((glyph) => !isSeen(glyph)) };
}

/** Glyphs by direction of reading, the most frequent direction first; all but level ones turned level. */
function splitByDirection(glyphs: Glyph[]): Glyph[][] {
  const directions = [0, 1, 2, 3].map((turns) => glyphs.filter((glyph) => glyph.turns === turns).map(turnLevel));
  return directions.filter((group) => group.length > 0).sort((a, b) => b.length - a.length);
}

function turnLevel(glyph: Glyph): Glyph {
  const { x, y } = glyph;
  if (glyph.turns === 1) return { ...glyph, x: y, y: -x };
  if (glyph.turns === 2) return { ...glyph, x: -x, y: -y };
  return glyph.turns === 3 ? { ...glyph, x: -y, y: x } : glyph;
}

function iconBullets(glyphs: Glyph[]): Box[] {
  const icons = glyphs.filter((glyph) => glyph.icon);
  const places = Map.groupBy(icons, ({ text, x }) => `${text} ${Math.round(x)}`);
  return [...places.values()]
    .filter((group) => group.length >= bulletRepeats)
    .flat()
    .map(({ x, y, width, size }) => ({ x0: x, y0: y - 0.5 * size, x1: x + width, y1: y - 0.2 * size }));
}

async function readLinks(page: PDFPageProxy, base: Matrix): Promise<{ box: Box; url: string }[]> {
  const annotations: unknown[] = await page.getAnnotations().catch(() => []);
  return annotations.slice(0, mostLinks).flatMap((annotation) => {
    if (annotation === null || typeof annotation !== "object") return [];
    if (!("url" in annotation && "rect" in annotation && Array.isArray(annotation.rect))) return [];
    const { url, rect } = annotation;
    const [x0, y0, x1, y1] = rect.map(Number);
    if (typeof url !== "string" || !/^(?:mailto:|tel:|https?:)/i.test(url)) return [];
    if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return [];
    return [{ box: mapBox(base, { x0, y0, x1, y1 }), url }];
  });
}
