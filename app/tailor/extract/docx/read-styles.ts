import { type Colour, parseColour } from "~/tailor/extract/colour";
import type { XmlElement } from "./parse-xml";
import { childOf, flagOf, textValueOf } from "./xml";

/** What formatting says about a run of text. */
export interface RunLook {
  bold?: boolean;
  /** Points. */
  size?: number;
  /** Undefined is the automatic colour, which always contrasts. */
  colour?: Colour;
  hidden?: boolean;
  /** Shading or highlight behind the text; null where there is some we cannot tell. */
  fill?: Colour;
}

/** What formatting says about a paragraph. */
export interface ParagraphLook {
  heading?: number;
  list?: boolean;
  fill?: Colour;
  run: RunLook;
}

export interface Styles {
  defaults: RunLook;
  look(styleId: string | null): ParagraphLook;
}

const deepestChain = 20;

/** Reads word/styles.xml; without one every style is plain. */
export function readStyles(root: XmlElement | null): Styles {
  const elements = new Map<string, XmlElement>();
  let standard: string | null = null;
  for (const style of root ? root.children : []) {
    if (style.name !== "w:style") continue;
    const id = style.attribute("w:styleId") ?? "";
    elements.set(id, style);
    if (style.attribute("w:type") === "paragraph" && flagLike(style.attribute("w:default"))) standard = id;
  }
  const known = new Map<string, ParagraphLook>();
  const look = (styleId: string | null, depth = 0): ParagraphLook => {
    const id = styleId ?? standard;
    const element = id === null ? undefined : elements.get(id);
    if (id === null || !element || depth > deepestChain) return { run: {} };
    const cached = known.get(id);
    if (cached) return cached;
    const parent = textValueOf(element, "w:basedOn");
    const base: ParagraphLook = parent ? look(parent, depth + 1) : { run: {} };
    const merged = mergeParagraph(base, readParagraphLook(childOf(element, "w:pPr")));
    const result = {
      ...merged,
      run: { ...merged.run, ...readRunLook(childOf(element, "w:rPr")) },
      ...headingOf(textValueOf(element, "w:name")),
    };
    known.set(id, result);
    return result;
  };
  const defaults = childOf(childOf(childOf(root, "w:docDefaults"), "w:rPrDefault"), "w:rPr");
  return { defaults: readRunLook(defaults), look };
}

/** Direct formatting of a run (w:rPr); only what is said. */
export function readRunLook(properties: XmlElement | null): RunLook {
  if (!properties) return {};
  const look: RunLook = {};
  const bold = flagOf(properties, "w:b");
  const hidden = flagOf(properties, "w:vanish") ?? flagOf(properties, "w:specVanish");
  const size = textValueOf(properties, "w:sz");
  const colour = textValueOf(properties, "w:color");
  if (bold !== undefined) look.bold = bold;
  if (hidden !== undefined) look.hidden = hidden;
  if (size !== null && Number.isFinite(Number(size))) look.size = Number(size) / 2;
  if (colour !== null) look.colour = colour === "auto" ? undefined : parseColour(colour);
  const fill = readFill(properties);
  if (fill !== undefined) look.fill = fill;
  if ((textValueOf(properties, "w:highlight") ?? "none") !== "none") look.fill = null;
  return look;
}

/** Direct formatting of a paragraph (w:pPr); only what is said. */
export function readParagraphLook(properties: XmlElement | null): ParagraphLook {
  if (!properties) return { run: {} };
  const look: ParagraphLook = { run: {} };
  const outline = textValueOf(properties, "w:outlineLvl");
  if (outline !== null && Number(outline) < 9) look.heading = Number(outline) + 1;
  const numbering = childOf(properties, "w:numPr");
  if (numbering) look.list = textValueOf(numbering, "w:numId") !== "0";
  const fill = readFill(properties);
  if (fill !== undefined) look.fill = fill;
  return look;
}

/** `over` laid on `base`: what it says wins. */
export function mergeParagraph(base: ParagraphLook, over: ParagraphLook): ParagraphLook {
  return { ...base, ...over, run: { ...base.run, ...over.run } };
}

/** The colour of w:shd, undefined without one. */
export function readFill(properties: XmlElement | null): Colour | undefined {
  const shading = childOf(properties, "w:shd");
  const fill = shading?.attribute("w:fill");
  if (!shading || !fill || fill === "auto") return undefined;
  return parseColour(fill);
}

/** Built-in heading styles keep their English name in every language of Word. */
function headingOf(name: string | null): { heading?: number } {
  const level = /^heading (\d)$/i.exec(name ?? "")?.[1];
  return level ? { heading: Number(level) } : {};
}

function flagLike(value: string | null): boolean {
  return value === "1" || value === "true";
}
