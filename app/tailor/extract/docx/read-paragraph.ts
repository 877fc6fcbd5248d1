import type { DraftLine } from "~/tailor/extract/assemble-text";
import { cleanLine, startsWithBullet } from "~/tailor/extract/clean-text";
import { type Colour, isInvisibleOn } from "~/tailor/extract/colour";
import type { Relation } from "./open-package";
import type { XmlElement } from "./parse-xml";
import {
  mergeParagraph,
  type ParagraphLook,
  type RunLook,
  readParagraphLook,
  readRunLook,
  type Styles,
} from "./read-styles";
import { childOf, textValueOf } from "./xml";

/** Where a paragraph stands and what the reader of the document collects. */
export interface Surroundings {
  styles: Styles;
  relations: Map<string, Relation>;
  column: number;
  /** Colour behind the text; null where unknown. */
  fill: Colour;
  hidden: string[];
}

interface Collected {
  /** Text pieces; "\n" breaks the line. */
  text: string;
  hidden: string;
  links: Set<string>;
  size: number;
  letters: number;
  boldLetters: number;
  /** Text boxes anchored in the paragraph, to be read after it. */
  boxes: XmlElement[];
  fieldDepth: number;
  /** Depth of the field whose instruction is being read; 0 for none. */
  instruction: number;
}

const smallestReadableSize = 2;
/** Each line of a paragraph carries the links of all. */
const mostLinks = 100;
const skipped = new Set(["w:del", "w:moveFrom", "w:pPr", "w:rPr", "w:instrText", "w:delText", "w:annotationRef"]);

/** Reads a w:p: its lines (a w:br starts a new one) and the text boxes anchored in it. */
export function readParagraph(
  paragraph: XmlElement,
  around: Surroundings,
): { lines: DraftLine[]; boxes: XmlElement[] } {
  const properties = childOf(paragraph, "w:pPr");
  const look = mergeParagraph(around.styles.look(textValueOf(properties, "w:pStyle")), readParagraphLook(properties));
  const out: Collected = {
    text: "",
    hidden: "",
    links: new Set(),
    size: 0,
    letters: 0,
    boldLetters: 0,
    boxes: [],
    fieldDepth: 0,
    instruction: 0,
  };
  for (const child of paragraph.children) collect(child, look, around, out);
  if (out.hidden.trim() !== "") around.hidden.push(out.hidden);
  return { lines: toLines(out, look, around.column), boxes: out.boxes };
}

function toLines(out: Collected, look: ParagraphLook, column: number): DraftLine[] {
  const isList = look.list === true && look.heading === undefined;
  const links = out.links.size > 0 ? { links: [...out.links] } : {};
  return out.text
    .split("\n")
    .map(cleanLine)
    .filter((text) => text !== "")
    .map((text, index) => {
      const marked = startsWithBullet(text);
      const bullet = marked || (isList && index === 0);
      return {
        text: bullet && !marked ? `• ${text}` : text,
        page: 1,
        x: 0,
        y: 0,
        size: out.size,
        bold: out.boldLetters * 2 > out.letters,
        column,
        bullet,
        ...(look.heading === undefined ? {} : { heading: look.heading }),
        ...links,
      };
    });
}

function collect(element: XmlElement, look: ParagraphLook, around: Surroundings, out: Collected): void {
  const name = element.name;
  if (skipped.has(name)) return;
  if (name === "w:r") {
    collectRun(element, look, around, out);
    return;
  }
  if (name === "w:hyperlink") addLink(around.relations.get(element.attribute("r:id") ?? "")?.target, out);
  if (name === "w:fldSimple") addFieldLink(element.attribute("w:instr") ?? "", out);
  for (const child of element.children) collect(child, look, around, out);
}

function collectRun(run: XmlElement, look: ParagraphLook, around: Surroundings, out: Collected): void {
  const properties = childOf(run, "w:rPr");
  const character = textValueOf(properties, "w:rStyle");
  const runLook: RunLook = {
    ...around.styles.defaults,
    ...look.run,
    ...(character ? around.styles.look(character).run : {}),
    ...readRunLook(properties),
  };
  const text = readRun(run, out);
  if (text === "") return;
  if (isUnseen(runLook, look.fill ?? around.fill, look.fill === null)) {
    out.hidden += text;
    return;
  }
  out.text += text;
  const letters = text.replace(/\s/g, "").length;
  out.letters += letters;
  if (runLook.bold) out.boldLetters += letters;
  if (letters > 0) out.size = Math.max(out.size, runLook.size ?? 0);
}

function isUnseen(look: RunLook, fill: Colour, unknownFill: boolean): boolean {
  if (look.hidden) return true;
  if (look.size !== undefined && look.size < smallestReadableSize) return true;
  const under = look.fill === undefined ? (unknownFill ? null : fill) : look.fill;
  return look.colour !== undefined && isInvisibleOn(look.colour, 1, under);
}

/** The text of a run; notes fields, links and text boxes on the way. */
function readRun(run: XmlElement, out: Collected): string {
  let text = "";
  for (const child of run.children) {
    if (child.name === "w:fldChar") followField(child.attribute("w:fldCharType"), out);
    else if (child.name === "w:instrText") addFieldLink(child.text, out);
    else if (out.instruction === 0) text += readPiece(child, out);
  }
  return text;
}

function readPiece(piece: XmlElement, out: Collected): string {
  switch (piece.name) {
    case "w:t":
      return piece.text.replace(/\s/g, " ");
    case "w:tab":
    case "w:ptab":
      return "\t";
    case "w:br":
    case "w:cr":
      return "\n";
    case "w:noBreakHyphen":
      return "-";
    case "w:sym":
      return isBulletSymbol(piece) ? "• " : "";
    case "w:drawing":
    case "w:pict":
    case "w:object":
    case "mc:AlternateContent":
      findTextBoxes(piece, out.boxes);
      return "";
    default:
      return "";
  }
}

/** Symbol and Wingdings characters that stand for list bullets. */
function isBulletSymbol(symbol: XmlElement): boolean {
  return /^F0(?:6[C-F]|7[1-8]|9[EF]|A[0-8]|B7|D8|FC)$/i.test(symbol.attribute("w:char") ?? "");
}

/** Text boxes come twice, for new and for old Word: only the first choice counts. */
function findTextBoxes(element: XmlElement, boxes: XmlElement[]): void {
  if (element.name === "w:txbxContent") {
    boxes.push(element);
    return;
  }
  const choice = element.name === "mc:AlternateContent" ? childOf(element, "mc:Choice") : null;
  if (choice) findTextBoxes(choice, boxes);
  else for (const child of element.children) findTextBoxes(child, boxes);
}

function followField(type: string | null, out: Collected): void {
  if (type === "begin") {
    out.fieldDepth += 1;
    out.instruction = out.fieldDepth;
  }
  if (type === "separate" && out.instruction === out.fieldDepth) out.instruction = 0;
  if (type === "end") {
    if (out.instruction === out.fieldDepth) out.instruction = 0;
    out.fieldDepth = Math.max(0, out.fieldDepth - 1);
  }
}

function addFieldLink(instruction: string, out: Collected): void {
  addLink(/HYPERLINK\s+"([^"]+)"/.exec(instruction)?.[1], out);
}

function addLink(target: string | undefined, out: Collected): void {
  if (out.links.size < mostLinks && target && /^(?:mailto:|tel:|https?:)/i.test(target)) out.links.add(target);
}
