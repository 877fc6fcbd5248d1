import { levelOf } from "~/tailor/gate/deeds";
import type { TermHit } from "~/tailor/lexicon/terms";
import type { Token } from "~/tailor/lexicon/tokenize";
import type { Span } from "~/tailor/resume";

/** A duty without a verb ("In charge of the night audit") is no list. */
const charge = /^\W*(?:responsible|accountable|in charge)\b/i;
/** A line of so few words tells of a deed only where it opens with a verb ("Ran payroll"). */
const fewWords = 4;
/** So many parts of so few words each are a list, whatever their words are. */
const manyParts = 4;
const wordsPerPart = 3.5;
/** Under a heading of skills each of very many parts may be longer. */
const veryManyParts = 7;
const wordsPerLongPart = 8;

/**
 * True where a line names things without saying what was done: a row of many, or, where it could as well be a
 * sentence (`free`), words without a verb among them.
 */
export function isList(
  text: string,
  span: Span,
  tokens: Token[],
  hits: TermHit[],
  free: boolean,
  underSkills = false,
): boolean {
  const words = tokens.length;
  const parts = partsIn(text, span);
  const mostWords = underSkills && parts >= veryManyParts ? wordsPerLongPart : wordsPerPart;
  if (parts >= manyParts && words / parts <= mostWords) return true;
  if (!free || charge.test(text.slice(span.start, span.end))) return false;
  if (words <= fewWords && (words < 2 || !isVerb(tokens[0]))) return true;
  return !tokens.some((token) => isVerb(token) && !isInside(token, hits));
}

function isVerb(token: Token | undefined): boolean {
  return token !== undefined && levelOf(token.word.stem) !== undefined;
}

/** Comma, semicolon, bar, bullet or middle dot. */
function isPartSign(code: number): boolean {
  return code === 0x2c || code === 0x3b || code === 0x7c || code === 0x2022 || code === 0xb7;
}

function partsIn(text: string, { start, end }: Span): number {
  let parts = 1;
  for (let at = start; at < end; at += 1) {
    if (isPartSign(text.charCodeAt(at))) parts += 1;
  }
  return parts;
}

function isInside(token: Token, hits: TermHit[]): boolean {
  return hits.some(({ start, end }) => start <= token.start && token.end <= end);
}
