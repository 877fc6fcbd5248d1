import type { Evidence } from "~/tailor/match";
import type { Mention, ResumeIndex } from "~/tailor/match/index-resume";
import type { Span } from "~/tailor/resume";
import type { IndexedLine } from "./read-lines";

/** A mention as evidence: the words that count, verbatim, with their span in the source. */
export function toEvidence(index: ResumeIndex, { line, start, end }: Mention): Evidence {
  const quote = line.atom.text.slice(start, end);
  return { atomId: line.atom.id, span: sourceSpan(index, line.atom.span, quote, start), quote, place: line.place };
}

/** A whole line as evidence. */
export function lineEvidence(index: ResumeIndex, line: IndexedLine): Evidence {
  const text = line.atom.text.slice(line.span.start, line.span.end);
  const start = line.span.start + (text.length - text.trimStart().length);
  return toEvidence(index, { line, start, end: start + text.trim().length });
}

/** Joined line breaks shift offsets inside an atom: look for the words near where they should stand. */
function sourceSpan(index: ResumeIndex, span: Span | null, quote: string, offset: number): Span | null {
  if (!span) return null;
  const { source } = index.resume;
  const guess = span.start + offset;
  if (source.startsWith(quote, guess)) return { start: guess, end: guess + quote.length };
  const found = source.indexOf(quote, span.start);
  return found >= 0 && found + quote.length <= span.end ? { start: found, end: found + quote.length } : span;
}
