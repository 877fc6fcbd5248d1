import type { Basics } from "~/tailor/resume";
import type { Block } from "./block";
import { renderDocx } from "./docx/render-docx";
import { renderPdf } from "./pdf/render-pdf";
import type { RenderOptions } from "./render-resume";
import { contactItems } from "./section-blocks";
import { type Template, templates } from "./template";

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
      return new TextEncoder().encode(`${blocks.map(plainText).join("\n\n")}\n`);
    case "pdf":
      return renderPdf(blocks, { ...settings, fonts });
    case "docx":
      return renderDocx(blocks, settings);
    default:
      return options.format satisfies never;
  }
}

function letterBlocks(text: string, basics: Basics): Block[] {
  const sender: Block[] = basics.name ? [{ kind: "name", text: basics.name }] : [];
  const items = contactItems(basics);
  if (items.length > 0) sender.push({ kind: "contact", items });
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s*\n\s*/g, "\n").trim());
  return [...sender, ...paragraphs.filter(Boolean).map((paragraph): Block => ({ kind: "paragraph", text: paragraph }))];
}

function plainText(block: Block): string {
  if (block.kind === "contact") return block.items.map((item) => item.text).join(" | ");
  return "text" in block ? block.text : "";
}

/** A letter is read, not scanned: larger text, and air between its paragraphs. */
function forLetter(template: Template): Template {
  return {
    ...template,
    leading: template.leading + 0.06,
    sizes: { ...template.sizes, text: template.sizes.text + 0.5 },
    space: { ...template.space, paragraph: 9, heading: 30 },
  };
}
