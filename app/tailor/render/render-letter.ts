import type { Basics } from "~/tailor/resume";
import type { SetBlock } from "./block";
import { renderDocx } from "./docx/render-docx";
import { renderPdf } from "./pdf/render-pdf";
import type { RenderOptions } from "./render-resume";
import { contactItems } from "./section-blocks";
import { type Template, templates } from "./template";

/** Opens a line of a list in the text of a letter. */
const listSign = "• ";

interface LetterOptions extends Omit<RenderOptions, "format"> {
  format: "txt" | "pdf" | "docx";
}

/**
 * A cover letter under the sender's name and contact line. `text` is the letter itself, from the salutation to the
 * name, with empty lines between paragraphs.
 * @throws UnsupportedScript for a PDF with characters that its fonts cannot draw.
 */
export async function renderLetter(text: string, basics: Basics, options: LetterOptions): Promise<Uint8Array> {
  const blocks = letterBlocks(text, basics);
  const { template = "plain", paper = "a4", language = "en", fonts } = options;
  const author = basics.name ?? "";
  const title = author ? `Cover letter, ${author}` : "Cover letter";
  const settings = { template: forLetter(templates[template]), paper, language, author, title };
  switch (options.format) {
    case "txt":
      return new TextEncoder().encode(`${blocks.map(plainText).join("")}\n`);
    case "pdf":
      return renderPdf(blocks, { ...settings, fonts });
    case "docx":
      return renderDocx(blocks, settings);
    default:
      return options.format satisfies never;
  }
}

function letterBlocks(text: string, basics: Basics): SetBlock[] {
  const sender: SetBlock[] = basics.name ? [{ kind: "name", text: basics.name }] : [];
  const items = contactItems(basics);
  if (items.length > 0) sender.push({ kind: "contact", items });
  return [...sender, ...text.split(/\n\s*\n/).flatMap(paragraphBlocks)];
}

/** A paragraph; its lines that open with a bullet are items of a list. */
function paragraphBlocks(paragraph: string): SetBlock[] {
  const blocks: SetBlock[] = [];
  for (const line of paragraph.split("\n").map((text) => text.trim())) {
    const last = blocks.at(-1);
    if (line.startsWith(listSign)) blocks.push({ kind: "bullet", text: line.slice(listSign.length).trim() });
    else if (last?.kind === "paragraph") last.text += `\n${line}`;
    else if (line !== "") blocks.push({ kind: "paragraph", text: line });
  }
  return blocks;
}

/** With the line or the gap before it: the items of a list follow the line that opens it. */
function plainText(block: SetBlock, at: number): string {
  if (block.kind === "bullet") return `\n${listSign}${block.text}`;
  const text =
    block.kind === "contact" ? block.items.map((item) => item.text).join(" | ") : "text" in block ? block.text : "";
  return at === 0 ? text : `\n\n${text}`;
}

/** A letter is read, not scanned: larger text, and air between its paragraphs. */
function forLetter(template: Template): Template {
  return {
    ...template,
    leading: template.leading + 0.06,
    sizes: { ...template.sizes, text: template.sizes.text + 0.5 },
    space: { ...template.space, paragraph: 9, bullet: 3, heading: 30 },
  };
}
