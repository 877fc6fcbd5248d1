import type { Resume } from "~/tailor/resume";
import type { Block, Inline } from "./block";
import { resumeDocument } from "./resume-document";

/** The resume as plain text, UTF-8, line feeds: what the user sees, copies and every later step reads. */
export function resumeToText(resume: Resume): string {
  const lines = resumeLines(resume);
  return lines.length > 0 ? `${lines.map(({ text }) => text).join("\n")}\n` : "";
}

/** The same line by line, blank ones too. */
export function resumeLines(resume: Resume): { text: string; isHeading: boolean }[] {
  const lines: { text: string; isHeading: boolean }[] = [];
  let previous: Block["kind"] | undefined;
  for (const block of resumeDocument(resume)) {
    if (previous && (needsGap(previous, block.kind) || looksWrapped(lines.at(-1)?.text, block.kind))) {
      lines.push({ text: "", isHeading: false });
    }
    lines.push(...blockLines(block).map((text) => ({ text, isHeading: block.kind === "heading" })));
    previous = block.kind;
  }
  return lines;
}

function needsGap(previous: Block["kind"], next: Block["kind"]): boolean {
  if (next === "heading") return true;
  if (previous === "heading") return false;
  if (previous === "contact") return true;
  return next === "entry";
}

const usualWrapColumn = 72;

/** A long line with a paragraph right below would look like one that was wrapped. */
function looksWrapped(line: string | undefined, next: Block["kind"]): boolean {
  return (line?.length ?? 0) > usualWrapColumn && (next === "paragraph" || next === "term");
}

function blockLines(block: Block): string[] {
  switch (block.kind) {
    case "contact":
      return [joined(block.items)];
    case "heading":
      return [block.text.toUpperCase()];
    case "entry": {
      const lines = [[block.title.text, block.aside].filter(Boolean).join(" | ")];
      if (block.details.length > 0) lines.push(joined(block.details));
      return lines;
    }
    case "term":
      return [`${block.term}: ${block.text}`];
    case "bullet":
      return [`• ${block.text}`];
    case "name":
    case "label":
    case "paragraph":
      return [block.text];
    default:
      return block satisfies never;
  }
}

function joined(items: Inline[]): string {
  return items.map(({ text }) => text).join(" | ");
}
