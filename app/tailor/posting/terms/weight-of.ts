import type { RequirementWeight } from "~/tailor/posting";
import type { Span } from "~/tailor/resume";

const nice =
  /nice[- ]to[- ]have|\b(?:a|an added|big|huge|definite|strong|is) plus\b|\bplus\s*[.!)]?\s*$|\bpluses\b|\bbonus\b|advantage(?:ous)?\b|extra points|beneficial|not required|would be great|\b(?:is|are|be|very|also|experience|knowledge) useful\b/i;
const preferred = /\bprefer(?:red|ably|s|ence)?\b|\bdesired?\b|desirable|\bideally\b|helpful|\basset\b/i;

/**
 * How strongly a sentence asks for a term: by its own words, then by the heading above; what is simply stated is a
 * must. An aside in brackets speaks of what is in the brackets, or stands right before them.
 */
export function weightOf(text: string, passage: Span & { above: string }, term: Span): RequirementWeight {
  const said = saidIn(text.slice(passage.start, passage.end));
  if (
    said &&
    !isOfAnother(text.slice(passage.start, passage.end), term.start - passage.start, term.end - passage.start)
  )
    return said;
  return passage.above === "nice" || passage.above === "preferred" ? passage.above : "must";
}

function saidIn(words: string): RequirementWeight | undefined {
  if (nice.test(words)) return "nice";
  return preferred.test(words) ? "preferred" : undefined;
}

function isOfAnother(sentence: string, start: number, end: number): boolean {
  const aside = [...sentence.matchAll(/\([^()]*\)/g)].find((match) => saidIn(match[0]));
  if (!aside || saidIn(sentence.replace(aside[0], ""))) return false;
  const inside = aside.index < start && end <= aside.index + aside[0].length;
  return !inside && !/^\s*$/.test(sentence.slice(end, aside.index));
}
