import type { Draft, DraftLine } from "~/tailor/extract/assemble-text";
import { type Colour, parseColour } from "~/tailor/extract/colour";
import { openPackage, type Package, type Part } from "./open-package";
import type { XmlElement } from "./parse-xml";
import { readParagraph, type Surroundings } from "./read-paragraph";
import { readFill, readStyles } from "./read-styles";
import { childOf, elementsIn } from "./xml";

const white: Colour = [255, 255, 255];
const blank: DraftLine = { text: "", page: 1, x: 0, y: 0, size: 0, bold: false, column: 0, bullet: false };

/**
 * Reads a Word document: headers, body, footers. Reads WordprocessingML itself, since contact data often stands in
 * a header or a text box and hidden text must be told from shown text. Throws ExtractError.
 */
export async function readDocx(bytes: Uint8Array): Promise<Draft> {
  const parts = await openPackage(bytes);
  const { main } = parts;
  const stylesPath = [...main.relations.values()].find(({ type }) => type === "styles")?.target;
  const styles = readStyles(stylesPath ? ((await parts.part(stylesPath))?.root ?? null) : null);
  const hidden: string[] = [];
  const background = childOf(main.root, "w:background")?.attribute("w:color");
  const fill = background ? parseColour(background) : white;
  const read = (part: Part, root: XmlElement): DraftLine[] =>
    readBlocks(root, { styles, relations: part.relations, column: 0, fill, hidden });
  const edge = (kind: "header" | "footer") => readEdge(parts, kind, (part) => read(part, part.root));
  const body = childOf(main.root, "w:body");
  const lines = [...(await edge("header")), blank, ...(body ? read(main, body) : []), blank, ...(await edge("footer"))];
  return { kind: "docx", lines, pages: 1, hidden };
}

/** Headers or footers in the order they are used, each text once. */
async function readEdge(
  parts: Package,
  kind: "header" | "footer",
  read: (part: Part) => DraftLine[],
): Promise<DraftLine[]> {
  const references = elementsIn(parts.main.root, `w:${kind}Reference`);
  const order = ["first", "default", "even"];
  references.sort((a, b) => order.indexOf(a.attribute("w:type") ?? "") - order.indexOf(b.attribute("w:type") ?? ""));
  const seen = new Set<string>();
  const lines: DraftLine[] = [];
  for (const reference of references) {
    const target = parts.main.relations.get(reference.attribute("r:id") ?? "")?.target;
    if (!target || seen.has(target)) continue;
    seen.add(target);
    const part = await parts.part(target);
    for (const line of part ? read(part) : []) {
      if (!seen.has(line.text)) lines.push(line);
      seen.add(line.text);
    }
  }
  return lines;
}

/** Paragraphs, tables and what wraps them, in order: one list for all levels, since copies at each would add up. */
function readBlocks(container: XmlElement, around: Surroundings, lines: DraftLine[] = []): DraftLine[] {
  for (const element of container.children) {
    switch (element.name) {
      case "w:p":
        readBlockParagraph(element, around, lines);
        break;
      case "w:tbl":
        readTable(element, around, lines);
        break;
      case "w:del":
      case "w:moveFrom":
      case "w:sectPr":
        break;
      default:
        readBlocks(element, around, lines);
    }
  }
  return lines;
}

function readBlockParagraph(paragraph: XmlElement, around: Surroundings, into: DraftLine[]): void {
  const { lines, boxes } = readParagraph(paragraph, around);
  for (const line of lines) into.push(line);
  // The fill of a shape can be a theme colour or a picture, so it counts as unknown.
  for (const box of boxes) {
    into.push(blank);
    readBlocks(box, { ...around, fill: null }, into);
    into.push(blank);
  }
  if (lines.length === 0 && boxes.length === 0) into.push(blank);
}

/** Row by row; cells of one line each make one line (a table of facts), longer cells are read whole (a layout). */
function readTable(table: XmlElement, around: Surroundings, into: DraftLine[]): void {
  const properties = childOf(table, "w:tblPr");
  const styled = childOf(properties, "w:tblStyle") !== null;
  const tableFill = readFill(properties);
  const rows = table.children.flatMap((child) => (child.name === "w:tr" ? [child] : rowsIn(child)));
  for (const row of rows) {
    const cells = cellsIn(row).map((cell, column) => {
      const own = readFill(childOf(cell, "w:tcPr"));
      const fill = own ?? tableFill ?? (styled || own === null ? null : around.fill);
      return readBlocks(cell, { ...around, fill, column: around.column + column }).filter((line) => line.text !== "");
    });
    const filled = cells.filter((cell) => cell.length > 0);
    if (filled.length > 1 && filled.every((cell) => cell.length === 1)) into.push(joinCells(filled.flat()));
    else for (const cell of filled) for (const line of cell) into.push(line);
  }
}

function rowsIn(wrapper: XmlElement): XmlElement[] {
  return ["w:sdt", "w:sdtContent", "w:ins", "w:customXml"].includes(wrapper.name)
    ? wrapper.children.flatMap((child) => (child.name === "w:tr" ? [child] : rowsIn(child)))
    : [];
}

function cellsIn(row: XmlElement): XmlElement[] {
  return row.children.flatMap((child) => {
    if (child.name === "w:tc") return [child];
    return ["w:sdt", "w:sdtContent", "w:customXml"].includes(child.name) ? cellsIn(child) : [];
  });
}

function joinCells(cells: DraftLine[]): DraftLine {
  const [first = blank] = cells;
  const links = cells.flatMap((cell) => cell.links ?? []);
  return {
    ...first,
    text: cells.map((cell) => cell.text).join("\t"),
    size: cells.reduce((size, cell) => Math.max(size, cell.size), 0),
    bold: cells.every((cell) => cell.bold),
    ...(links.length > 0 ? { links } : {}),
  };
}
