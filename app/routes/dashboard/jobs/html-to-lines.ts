const skipped = new Set(["script", "style", "noscript", "template", "svg", "head", "title", "iframe", "object", "img"]);
const blocks = new Set(
  "address article aside blockquote body caption dd details dialog div dl dt fieldset figcaption figure footer form header hr li main nav ol p pre section summary table tbody tfoot thead tr ul".split(
    " ",
  ),
);
/** Blocks with an empty line around them. */
const spaced = new Set("blockquote dl figure h1 h2 h3 h4 h5 h6 ol p pre section table ul".split(" "));
const heading = /^h[1-6]$/;
const textNode = 3;
const elementNode = 1;

interface Markup {
  nodeType: number;
  nodeName: string;
  nodeValue: string | null;
  childNodes: ArrayLike<Markup>;
}

/** What surrounds a node. */
interface Position {
  isVerbatim: boolean;
  isInItem: boolean;
  /** In a table cell that holds one line: block elements do not break the line here. */
  isInCell: boolean;
}

/**
 * The text of copied markup as its reader saw it: paragraphs and headings on lines of their own, items of lists as
 * "- " lines, tables by rows with a wide gap between cells, no scripts and no styles.
 */
export function htmlToLines(root: Markup): string {
  const writer = new LineWriter();
  writeNode(root, writer, { isVerbatim: false, isInItem: false, isInCell: false });
  return writer.text();
}

function writeNode(node: Markup, writer: LineWriter, position: Position): void {
  if (node.nodeType === textNode) {
    writer.write(node.nodeValue ?? "", position.isVerbatim);
    return;
  }
  const name = node.nodeName.toLowerCase();
  if (node.nodeType !== elementNode || skipped.has(name)) return;
  if (name === "br") {
    writer.breakLine();
    return;
  }
  const isCell = name === "td" || name === "th";
  if (isCell && !writer.isAtStart()) writer.write("\t", true);
  const opensLine = (blocks.has(name) || heading.test(name)) && !position.isInCell;
  const isSpaced = spaced.has(name) && !position.isInItem;
  if (opensLine) writer.endLine(isSpaced);
  if (name === "li") writer.openItem();
  const inside = {
    isVerbatim: position.isVerbatim || name === "pre",
    isInItem: position.isInItem || name === "li",
    isInCell: position.isInCell || (isCell && countBlocks(node) <= 1),
  };
  for (const child of Array.from(node.childNodes)) writeNode(child, writer, inside);
  if (opensLine) writer.endLine(isSpaced);
}

function countBlocks({ childNodes }: Markup): number {
  return Array.from(childNodes).reduce((sum, child) => {
    const name = child.nodeName.toLowerCase();
    return sum + (blocks.has(name) || heading.test(name) || name === "br" ? 1 : 0) + countBlocks(child);
  }, 0);
}

class LineWriter {
  private lines: string[] = [];
  private line = "";

  /** White space of markup is one blank; what is preformatted keeps its own. */
  write(text: string, isVerbatim: boolean): void {
    const [first = "", ...more] = isVerbatim ? text.split("\n") : [text.replace(/[ \t\r\n\f]+/g, " ")];
    this.line += this.line === "" && !isVerbatim ? first.trimStart() : first;
    for (const next of more) {
      this.breakLine();
      this.line = next;
    }
  }

  /** Paragraphs within an item stay on its line. */
  openItem(): void {
    this.line = "- ";
  }

  isAtStart(): boolean {
    return this.line.trim() === "";
  }

  breakLine(): void {
    this.lines.push(this.line.trimEnd());
    this.line = "";
  }

  endLine(isSpaced: boolean): void {
    if (this.line.trim() === "-") return;
    if (!this.isAtStart()) this.breakLine();
    this.line = "";
    if (isSpaced && this.lines.length > 0 && this.lines.at(-1) !== "") this.lines.push("");
  }

  text(): string {
    if (this.line.trim() !== "-") this.endLine(false);
    return this.lines
      .map((line) => line.replace(/ {2,}/g, " "))
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
  }
}
