import type { DocumentKind, Extraction, Line } from "~/tailor/document";
import { ExtractError } from "./failures";
import { limits } from "./limits";

/** A line before it has its place in the text. An empty text is a paragraph break. */
export type DraftLine = Omit<Line, "span"> & { text: string };

/** What every reader hands over, whatever the format. */
export interface Draft {
  kind: DocumentKind;
  lines: DraftLine[];
  pages: number;
  hidden: string[];
}

/** Joins draft lines into one text and gives each its span. Throws ExtractError "no-text-layer" without text. */
export function assembleText(draft: Draft): Extraction {
  const lines: Line[] = [];
  let text = "";
  for (const { text: content, ...layout } of trimBlanks(draft.lines)) {
    if (text !== "") text += "\n";
    if (content === "") continue;
    const start = text.length;
    text += content;
    lines.push({ span: { start, end: text.length }, ...layout });
    if (text.length > limits.characters) throw new ExtractError("too-much-inside");
  }
  if (!/[\p{L}\p{N}]/u.test(text)) throw new ExtractError("no-text-layer");
  const hidden = draft.hidden.map((part) => part.trim()).filter((part) => part.length > 0);
  return {
    ok: true,
    kind: draft.kind,
    text,
    lines,
    pages: draft.pages,
    ...(hidden.length > 0 ? { hidden } : {}),
  };
}

/** At most one blank line in a row, none at the ends. */
function trimBlanks(lines: DraftLine[]): DraftLine[] {
  const kept: DraftLine[] = [];
  for (const line of lines) {
    if (line.text === "" && (kept.length === 0 || kept.at(-1)?.text === "")) continue;
    kept.push(line);
  }
  while (kept.at(-1)?.text === "") kept.pop();
  return kept;
}
