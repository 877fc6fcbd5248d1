import type { Span } from "~/tailor/resume";
import type { WrittenText } from "./written-texts";

/**
 * Where each value stands in the lines that were printed from it. The values come in the order of the text, with
 * nothing but signs, headings and joints between them, so the next place from the last one on is theirs.
 */
export function placeTexts(
  lines: { text: string; isHeading: boolean }[],
  texts: readonly WrittenText[],
): Map<string, Span> {
  // Headings are printed from no value: "SKILLS" must not be taken for a skill.
  const source = lines.map(({ text, isHeading }) => (isHeading ? " ".repeat(text.length) : text)).join("\n");
  const spans = new Map<string, Span>();
  let cursor = 0;
  for (const { path, text } of texts) {
    const span = nextSpan(source, text, cursor);
    if (!span) continue;
    spans.set(path, span);
    cursor = span.end;
  }
  return spans;
}

/** A text of several lines stands from the first to the last of them. */
function nextSpan(source: string, text: string, from: number): Span | undefined {
  let span: Span | undefined;
  for (const line of text.split(/\n+/)) {
    const words = line.trim();
    if (words === "") continue;
    const start = source.indexOf(words, span?.end ?? from);
    if (start < 0) return undefined;
    span = { start: span?.start ?? start, end: start + words.length };
  }
  return span;
}
