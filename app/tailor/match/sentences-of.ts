import type { Span } from "~/tailor/resume";

/** After a word of three letters or more: shorter ones before a full stop are mostly abbreviations ("St. Mary"). */
const sentenceEnd = /(?:\p{L}{3}|[\d)%"”])[.!?]\s+/gu;

/** The sentences of a text, in order, without gaps; capitals are not looked at, since some texts have none. */
export function sentencesOf(text: string): Span[] {
  if (!text.includes(". ") && !text.includes("\n")) return [{ start: 0, end: text.length }];
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: match, index } of text.matchAll(sentenceEnd)) {
    const end = index + match.length;
    if (end < text.length) spans.push({ start, end });
    if (end < text.length) start = end;
  }
  return [...spans, { start, end: text.length }];
}
