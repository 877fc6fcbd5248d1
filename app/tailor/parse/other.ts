import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Span } from "~/tailor/resume";
import { paragraphsOf } from "./lines/paragraphs";
import type { SourceLine } from "./lines/source-line";
import { isNetworkName } from "./profiles";
import type { Builder } from "./resume-builder";
import { isCaption } from "./words/contact-words";

/** Keeps lines that no field can hold, under their heading; lines without one gather in one section, unless they stand `apart`. */
export function putOther(
  builder: Builder,
  title: string | undefined,
  lines: SourceLine[],
  { apart = false } = {},
): void {
  if (lines.length === 0 && title === undefined) return;
  const { other, sections } = builder.resume;
  let index = title === undefined && !apart ? other.findIndex((section) => section.title === undefined) : -1;
  if (index < 0) {
    index = other.length;
    other.push({ ...(title !== undefined && { title }), lines: [] });
    sections.push({ key: "other", index, ...(title !== undefined && { title }) });
  }
  const section = other[index];
  if (!section) return;
  for (const paragraph of paragraphsOf(lines, builder.widths, false)) {
    section.lines.push(builder.put(`/other/${index}/lines/${section.lines.length}`, paragraph));
  }
}

/**
 * Keeps every word that no field took, so that nothing of the source is lost. Words that only join two values
 * ("2019 to 2021", "BSc in Nursing") and captions ("Phone:") say nothing of their own.
 */
export function putUnread(builder: Builder, headings: Span[]): void {
  putOther(builder, undefined, unreadIn(builder, builder.source.lines, [...headings, ...builder.said]));
}

/** Stretches of these lines that no value was read from, nor any of these `others`. */
export function unreadIn(builder: Builder, lines: SourceLine[], others: Span[]): SourceLine[] {
  const { text } = builder.source;
  const taken = new Uint8Array(text.length);
  for (const span of others) taken.fill(1, span.start, span.end);
  for (const { span } of builder.resume.atoms) if (span) taken.fill(1, span.start, span.end);
  return lines.flatMap((line) =>
    runsLeft(text, line, taken).map(({ start, end }) => ({
      ...line,
      start,
      end,
      text: text.slice(start, end),
      bullet: false,
      gap: true,
    })),
  );
}

/** Stretches of a line without a word that was taken, from their first word to their last. */
function runsLeft(text: string, line: Span, taken: Uint8Array): Span[] {
  const runs: Span[] = [];
  let open: Span | undefined;
  for (const { 0: word, index } of text.slice(line.start, line.end).matchAll(/[\p{L}\p{N}]+/gu)) {
    const start = line.start + index;
    if (taken[start]) open = undefined;
    else if (open) open.end = start + word.length;
    else {
      open = { start, end: start + word.length };
      runs.push(open);
    }
  }
  return runs.filter((run) => !joins(text.slice(run.start, run.end)));
}

const joinWords = new Set(
  "to til till until bis au à al a hasta até tot e and und et y at @ from bei chez in en em of the".split(" "),
);

/** True for words that only join two values, and for captions. */
export function joins(text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => joinWords.has(word) || functionWords.has(word))) return true;
  const cells = text.split(/\t/).map((cell) => cell.trim());
  return cells.every((cell) => isCaption(cell) || isNetworkName(cell));
}
