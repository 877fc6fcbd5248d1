import type { Template } from "~/tailor/render/template";

export type FontName =
  | "source-sans-3-400.ttf"
  | "source-sans-3-600.ttf"
  | "source-serif-4-400.ttf"
  | "source-serif-4-600.ttf"
  | "noto-sans-symbols-400.woff"
  | "noto-sans-symbols-2-400.woff"
  | `noto-sans-${"arabic" | "hebrew" | "devanagari" | "thai"}-${400 | 700}.woff`;

/**
 * Hands out a font file's bytes by name. The same array for the same name lets later exports reuse the parsed font.
 */
export type FontSource = (name: FontName) => Promise<Uint8Array>;

export type Weight = "regular" | "bold";

const latin: Record<Template["typeface"], Record<Weight, FontName>> = {
  sans: { regular: "source-sans-3-400.ttf", bold: "source-sans-3-600.ttf" },
  serif: { regular: "source-serif-4-400.ttf", bold: "source-serif-4-600.ttf" },
};

const scripts = [
  { pattern: /\p{Script=Arabic}/u, family: "arabic" },
  { pattern: /\p{Script=Hebrew}/u, family: "hebrew" },
  { pattern: /\p{Script=Devanagari}/u, family: "devanagari" },
  { pattern: /\p{Script=Thai}/u, family: "thai" },
] as const;

/** Fonts that may draw this text, the template's own first, then those of the scripts that occur in it. */
export function fontsFor(text: string, typeface: Template["typeface"], weight: Weight): FontName[] {
  const names: FontName[] = [latin[typeface][weight]];
  for (const { pattern, family } of scripts) {
    if (pattern.test(text)) names.push(`noto-sans-${family}-${weight === "bold" ? 700 : 400}.woff`);
  }
  return names;
}

/** Fonts for single characters (pictographs, rare signs) that none of `fontsFor` has, in order of preference. */
export function fallbackFonts(weight: Weight): FontName[] {
  return [latin.sans[weight], "noto-sans-symbols-2-400.woff", "noto-sans-symbols-400.woff"];
}
