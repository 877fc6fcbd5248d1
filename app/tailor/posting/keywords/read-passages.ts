import type { Token } from "~/tailor/lexicon/tokenize";
import { classifySegments, type Passage } from "~/tailor/posting/segments/classify-segments";
import { withoutMarkup } from "~/tailor/posting/segments/passage";
import { splitSegments } from "~/tailor/posting/segments/split-segments";
import type { Span } from "~/tailor/resume";
import type { Asked } from "./asked";
import { dropWeakTerms } from "./drop-weak-terms";
import { findTermsAsked } from "./find-terms-asked";

/** A posting taken apart: its passages, and every term they ask for, mention by mention. `tokens` are those of `text`. */
export function readPassages(
  text: string,
  tokens: Token[],
  title: string | undefined,
): { passages: Passage[]; asked: Asked[] } {
  const passages = classifySegments(text, splitSegments(text, tokens));
  const words = withoutMarkup(text, tokens);
  const asked = passages.flatMap((passage) => findTermsAsked(text, passage, tokensIn(words, passage)));
  return { passages, asked: dropWeakTerms(text, asked, passages, title) };
}

/** Tokens inside a span; both are sorted, so a binary search finds the first. */
function tokensIn(tokens: Token[], span: Span): Token[] {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < span.start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < tokens.length && (tokens[end]?.end ?? 0) <= span.end) end += 1;
  return tokens.slice(low, end);
}
