import { SaxesParser } from "saxes";
import { ExtractError } from "~/tailor/extract/failures";
import { limits } from "~/tailor/extract/limits";

/** An element as far as a resume needs it: names with their prefix, and the text that stands directly in it. */
export interface XmlElement {
  readonly name: string;
  readonly children: XmlElement[];
  text: string;
  attribute(name: string): string | null;
}

/** What the parts of a document hold together: elements and attributes, and characters of text. */
export interface XmlCount {
  nodes: number;
  text: number;
}

/** Real documents nest some 40 deep; thousands are there to exhaust the stack of whoever walks the tree. */
const deepestNesting = 100;
/** Longer spaces and longer attributes count as text. */
const longestIndentation = 1000;

class Node implements XmlElement {
  readonly children: XmlElement[] = [];
  text = "";
  /** Name, value, name, value: most elements have none to three. */
  attributes: string[] | null = null;

  constructor(readonly name: string) {}

  attribute(name: string): string | null {
    if (this.attributes === null) return null;
    for (let index = 0; index < this.attributes.length; index += 2) {
      if (this.attributes[index] === name) return this.attributes[index + 1] ?? null;
    }
    return null;
  }
}

/**
 * Parses one XML part in a single pass, whose cost is bounded by its length and by the count of nodes: a DOM takes a
 * kilobyte an element, which is 500 MB for a part of 2 MB. Throws ExtractError "corrupt" for what is not well-formed,
 * "unsafe-archive" for a document type and for what is beyond the limits, "too-much-inside" for too much text.
 */
export function parseXml(source: string, count: XmlCount): XmlElement {
  const open: Node[] = [];
  let root: Node | null = null;
  let attributes: string[] | null = null;
  const parser = new SaxesParser();

  parser.on("attribute", ({ name, value }) => {
    countNode(count);
    if (value.length > longestIndentation) countText(count, value.length);
    attributes ??= [];
    attributes.push(name, value.replace(/[\t\n\r]/g, " "));
  });
  parser.on("opentag", ({ name }) => {
    if (root && open.length === 0) throw new ExtractError("corrupt");
    countNode(count);
    const element = new Node(name);
    element.attributes = attributes;
    attributes = null;
    root ??= element;
    open.at(-1)?.children.push(element);
    open.push(element);
    if (open.length > deepestNesting) throw new ExtractError("unsafe-archive");
  });
  parser.on("closetag", () => {
    open.pop();
  });
  const onText = (text: string) => {
    const parent = open.at(-1);
    if (!parent) {
      if (text.trim() === "") return;
      throw new ExtractError("corrupt");
    }
    parent.text += text;
    // Space between elements is how some producers indent.
    if (text.length > longestIndentation || text.trim() !== "") countText(count, text.length);
  };
  parser.on("text", onText);
  parser.on("cdata", onText);
  parser.on("doctype", () => {
    throw new ExtractError("unsafe-archive");
  });
  parser.on("error", () => {
    throw new ExtractError("corrupt");
  });

  parser.write(source).close();
  if (!root) throw new ExtractError("corrupt");
  return root;
}

function countNode(count: XmlCount): void {
  count.nodes += 1;
  if (count.nodes > limits.xmlNodes) throw new ExtractError("unsafe-archive");
}

function countText(count: XmlCount, length: number): void {
  count.text += length;
  if (count.text > limits.characters) throw new ExtractError("too-much-inside");
}
