import { type Block, type Inline, type SetBlock, setInType } from "./block";

/** The blocks as CommonMark, UTF-8. Characters that Markdown would take for markup are escaped. */
export function renderMarkdown(all: Block[]): string {
  const blocks = setInType(all);
  const parts = blocks.map((block, index) => {
    const isTight = block.kind === "bullet" && blocks[index + 1]?.kind === "bullet";
    return markdownOf(block) + (isTight ? "\n" : "\n\n");
  });
  return `${parts.join("").trimEnd()}\n`;
}

function markdownOf(block: SetBlock): string {
  switch (block.kind) {
    case "name":
      return `# ${escaped(block.text)}`;
    case "label":
      return `**${escaped(block.text)}**`;
    case "contact":
      return joined(block.items);
    case "heading":
      return `## ${escaped(block.text)}`;
    case "entry": {
      const title = block.aside ? `${inline(block.title)} | ${escaped(block.aside)}` : inline(block.title);
      return block.details.length > 0 ? `### ${title}\n${joined(block.details)}` : `### ${title}`;
    }
    case "term":
      return `**${escaped(block.term)}:** ${escaped(block.text)}`;
    case "paragraph":
      return block.text
        .split("\n")
        .map((line) => escapedStart(escaped(line)))
        .join("\\\n");
    case "bullet":
      return `- ${escapedStart(escaped(block.text))}`;
    default:
      return block satisfies never;
  }
}

function joined(items: Inline[]): string {
  return items.map(inline).join(" | ");
}

function inline({ text, href }: Inline): string {
  return href ? `[${escaped(text)}](<${encodeURI(href)}>)` : escaped(text);
}

function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#~|&]/g, "\\$&");
}

/** A line that happens to begin like a list ("2019. ", "- ", "+ ") must stay a sentence. */
function escapedStart(text: string): string {
  return text.replace(/^(\d+)([.)])(?=\s)/, "$1\\$2").replace(/^([-+=])/, "\\$1");
}

/** The plain text of Markdown as `renderMarkdown` writes it: markup and escapes taken off. */
export function plainTextOf(markdown: string): string {
  return markdown
    .replace(/\n\n(?=- )/g, "\n")
    .replace(/^(### .*\n.+)\n\n(?!#)/gm, "$1\n")
    .replace(/^(#.*)\n\n/gm, "$1\n")
    .replace(/^#{1,3} /gm, "")
    .replace(/^- /gm, "• ")
    .replace(/(?<!\\)\\\n/g, "\n")
    .replace(/(?<!\\)\*\*/g, "")
    .replace(/(?<!\\)\[((?:\\.|[^\\\]])*)\]\(<[^>]*>\)/g, "$1")
    .replace(/\\([\\`*_[\]<>#~|&.)+=-])/g, "$1");
}
