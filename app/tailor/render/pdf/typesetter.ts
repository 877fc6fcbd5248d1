import type { Font } from "fontkit";
import type { Template } from "~/tailor/render/template";
import { type FontName, type FontSource, fallbackFonts, fontsFor, type Weight } from "./font-table";
import { newPdfFont, type PdfFont } from "./pdf-font";
import { isPictograph } from "./pictographs";
import { UnsupportedScript } from "./unsupported-script";

/** The fonts of one PDF, ready to measure and draw. */
export interface Typesetter {
  fonts: PdfFont[];
  /** Fonts of a weight in order of preference. */
  byWeight: Record<Weight, PdfFont[]>;
  reorder: BidiReorder | null;
  /** Pictographs of the text that no font has: ornament, left out of the document. */
  undrawn: Set<string>;
}

/** Embedding levels of a paragraph: odd runs right to left. `base` is the level of the paragraph itself. */
type BidiReorder = (text: string, base?: number) => { levels: Uint8Array; base: number };

const rightToLeftScripts = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * Loads the fonts that `text` (everything the document will show) needs.
 * @throws UnsupportedScript where a character that is no pictograph is in none of them.
 */
export async function loadTypesetter(
  text: string,
  typeface: Template["typeface"],
  source: FontSource,
): Promise<Typesetter> {
  const fonts: PdfFont[] = [];
  const load = async (names: FontName[]): Promise<PdfFont[]> => {
    const parsed = await Promise.all(names.map(async (name) => parse(await source(name))));
    return parsed.map((font) => {
      const added = newPdfFont(`F${fonts.length + 1}`, font);
      fonts.push(added);
      return added;
    });
  };
  const regular = await load(fontsFor(text, typeface, "regular"));
  const bold = await load(fontsFor(text, typeface, "bold"));
  if (missingFrom(regular, text).length > 0) {
    regular.push(...(await load(fallbackFonts("regular"))));
    bold.push(...(await load(fallbackFonts("bold"))));
  }
  const missing = missingFrom(regular, text);
  const letters = missing.filter((character) => !isPictograph(character));
  if (letters.length > 0) throw new UnsupportedScript(letters);
  return {
    undrawn: new Set(missing),
    fonts,
    byWeight: { regular, bold },
    reorder: rightToLeftScripts.test(text) ? await loadBidi() : null,
  };
}

/** Characters that guide their neighbours and show nothing themselves: joiners, marks of direction, variants. */
export const invisible = /^(?:\p{Cf}|\p{Variation_Selector})$/u;

function missingFrom(fonts: PdfFont[], text: string): string[] {
  const characters = [...new Set(text)].filter((character) => !/\s/.test(character) && !invisible.test(character));
  return characters.filter((character) => !fontFor(fonts, character));
}

/** The first font that has the character. */
export function fontFor(fonts: PdfFont[], character: string): PdfFont | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  return fonts.find(({ font }) => font.hasGlyphForCodePoint(codePoint));
}

const parsedFonts = new WeakMap<Uint8Array, Font>();

/** Parsing and its caches are the larger part of an export's time, so the same bytes are parsed once. */
async function parse(bytes: Uint8Array): Promise<Font> {
  const known = parsedFonts.get(bytes);
  if (known) return known;
  const { create } = await import("fontkit");
  const font = create(bytes as Parameters<typeof create>[0]);
  if ("fonts" in font) throw new TypeError("A font collection is not a font");
  parsedFonts.set(bytes, font);
  return font;
}

async function loadBidi(): Promise<BidiReorder> {
  const { default: bidiFactory } = await import("bidi-js");
  const bidi = bidiFactory();
  return (text, base) => {
    const direction = base === undefined ? "auto" : base % 2 === 1 ? "rtl" : "ltr";
    const { levels, paragraphs } = bidi.getEmbeddingLevels(text, direction);
    return { levels, base: paragraphs[0]?.level ?? 0 };
  };
}
