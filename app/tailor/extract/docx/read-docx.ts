import type { Element } from "@xmldom/xmldom";
import type { Draft, DraftLine } from "../assemble-text";
import { type Colour, parseColour } from "../colour";
import { openPackage, type Package, type Part } from "./open-package";
import { readParagraph, type Surroundings } from "./read-paragraph";
import { readFill, readStyles } from "./read-styles";
import { childOf, childrenOf } from "./xml";

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
  const styles = readStyles(stylesPath ? (parts.part(stylesPath)?.root ?? null) : null);
  const hidden: string[] = [];
  const background = childOf(main.root, "w:background")?.getAttribute("w:color");
  const fill = background ? parseColour(background) : white;
  const read = (part: Part, root: Element): DraftLine[] =>
    readBlocks(root, { styles, relations: part.relations, column: 0, fill, hidden });
  const edge = (kind: "header" | "footer") => readEdge(parts, kind, (part) => read(part, part.root));
  const body = childOf(main.root, "w:body");
  const lines = [...edge("header"), blank, ...(body ? read(main, body) : []), blank, ...edge("footer")];
  return { kind: "docx", lines, pages: 1, hidden };
}

/** Headers or footers in the order they are used, each text once. */
function readEdge(parts: Package, kind: "header" | "footer", read: (part: Part) => DraftLine[]): DraftLine[] {
  const references = Array.from(parts.main.root.getElementsByTagName(`w:${kind}Reference`));
  const order = ["first", "default", "even"];
  references.sort(
    (a, b) => order.indexOf(a.getAttribute("w:type") ?? "") - order.indexOf(b.getAttribute("w:type") ?? ""),
  );
  const seen = new Set<string>();
  return references.flatMap((reference) => {
    const target = parts.main.relations.get(reference.getAttribute("r:id") ?? "")?.target;
    const part = target && !seen.has(target) ? parts.part(target) : null;
    if (!target || !part) return [];
    seen.add(target);
    return read(part).filter((line) => {
      const isNew = !seen.has(line.text);
      seen.add(line.text);
      return isNew;
    });
  });
}

/** Paragraphs, tables and what wraps them, in order. */
function readBlocks(container: Element, around: Surroundings): DraftLine[] {
  return childrenOf(container).flatMap((element) => {
    switch (element.nodeName) {
      case "w:p":
        return readBlockParagraph(element, around);
      case "w:tbl":
        return readTable(element, around);
      case "w:del":
      case "w:moveFrom":
      case "w:sectPr":
        return [];
      default:
        return readBlocks(element, around);
    }
  });
}

function readBlockParagraph(paragraph: Element, around: Surroundings): DraftLine[] {
  const { lines, boxes } = readParagraph(paragraph, around);
  // The fill of a shape can be a theme colour or a picture, so it counts as unknown.
  const inBoxes = boxes.flatMap((box) => [blank, ...readBlocks(box, { ...around, fill: null }), blank]);
  return lines.length === 0 && inBoxes.length === 0 ? [blank] : [...lines, ...inBoxes];
}

/** Row by row; cells of one line each make one line (a table of facts), longer cells are read whole (a layout). */
function readTable(table: Element, around: Surroundings): DraftLine[] {
  const properties = childOf(table, "w:tblPr");
  const styled = childOf(properties, "w:tblStyle") !== null;
  const tableFill = readFill(properties);
  const rows = childrenOf(table).flatMap((child) => (child.nodeName === "w:tr" ? [child] : rowsIn(child)));
  return rows.flatMap((row) => {
    const cells = cellsIn(row).map((cell, column) => {
      const own = readFill(childOf(cell, "w:tcPr"));
      const fill = own ?? tableFill ?? (styled || own === null ? null : around.fill);
      return readBlocks(cell, { ...around, fill, column: around.column + column }).filter((line) => line.text !== "");
    });
    const filled = cells.filter((cell) => cell.length > 0);
    return filled.length > 1 && filled.every((cell) => cell.length === 1) ? [joinCells(filled.flat())] : filled.flat();
  });
}

function rowsIn(wrapper: Element): Element[] {
  return ["w:sdt", "w:sdtContent", "w:ins", "w:customXml"].includes(wrapper.nodeName)
    ? childrenOf(wrapper).flatMap((child) => (child.nodeName === "w:tr" ? [child] : rowsIn(child)))
    : [];
}

function cellsIn(row: Element): Element[] {
  return childrenOf(row).flatMap((child) => {
    if (child.nodeName === "w:tc") return [child];
    return ["w:sdt", "w:sdtContent", "w:customXml"].includes(child.nodeName) ? cellsIn(child) : [];
  });
}

function joinCells(cells: DraftLine[]): DraftLine {
  const [first = blank] = cells;
  const links = cells.flatMap((cell) => cell.links ?? []);
  return {
    ...first,
    text: cells.map((cell) => cell.text).join("\t"),
    size: Math.max(...cells.map((cell) => cell.size)),
    bold: cells.every((cell) => cell.bold),
    ...(links.length > 0 ? { links } : {}),
  };
}
