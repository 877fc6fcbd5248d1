import type { Resume } from "~/tailor/resume";
import { type Block, blockLines } from "./block";
import { type Rebuilt, resumeDocument } from "./resume-document";

/**
 * The resume as plain text, UTF-8, line feeds: what the user sees, copies and every later step reads.
 */
export function resumeToText(resume: Resume, { rebuilt }: Rebuilt = {}): string {
  const lines = resumeLines(resume, { rebuilt });
  return lines.length > 0 ? `${lines.map(({ text }) => text).join("\n")}\n` : "";
}

export interface PrintedLine {
  text: string;
  isHeading: boolean;
  /** Of a section that is printed as it was written. */
  isWritten: boolean;
}

/** The same line by line, blank ones too. */
export function resumeLines(resume: Resume, { rebuilt }: Rebuilt = {}): PrintedLine[] {
  const lines: PrintedLine[] = [];
  let previous: Block | undefined;
  for (const block of resumeDocument(resume, { rebuilt })) {
    if (previous && (needsGap(previous, block) || looksWrapped(lines.at(-1)?.text, block))) {
      lines.push({ text: "", isHeading: false, isWritten: false });
    }
    const isHeading = block.kind === "heading";
    const isWritten = block.kind === "written";
    lines.push(...blockLines(block).map((text) => ({ text, isHeading, isWritten })));
    previous = block;
  }
  return lines;
}

function needsGap(previous: Block, next: Block): boolean {
  if (next.kind === "heading") return true;
  if (previous.kind === "heading") return false;
  if (previous.kind === "contact") return true;
  if ("follows" in next && next.follows) return false;
  return opensEntry(next) || hasLines(previous) || hasLines(next);
}

function opensEntry(block: Block): boolean {
  return block.kind === "entry" || block.kind === "written" || ("opens" in block && block.opens === true);
}

/** Lines of the source are one block until a blank one, or a list, parts them. */
function hasLines(block: Block): boolean {
  return block.kind === "paragraph" && block.text.includes("\n");
}

const usualWrapColumn = 72;

/** A long line with a paragraph right below would look like one that was wrapped, if that has neither number nor label. */
function looksWrapped(line: string | undefined, next: Block): boolean {
  return (line?.length ?? 0) > usualWrapColumn && next.kind === "paragraph" && !opensLine.test(next.text);
}

const opensLine = /^(?:\d{1,2}[.)] |\p{Lu}[\p{L} ]{1,30} ?: )/u;
