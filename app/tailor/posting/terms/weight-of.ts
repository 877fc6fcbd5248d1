import type { RequirementWeight } from "~/tailor/posting";
import type { Span } from "~/tailor/resume";

/** "It helps if", "would be lovely", "but isn't essential"; not "you would be a great fit". */
const inPassing =
  /\bit helps if\b|\bwould (?:also )?be (?:an? |of )?(?:great |real )?(?:help\b|(?:lovely|good|useful|handy|ideal|nice|welcome|brilliant|great)(?=\s*(?:[.,;:!)–-]|$|but\b|too\b)))|\b(?:isn['’]t|aren['’]t|not) (?:essential|necessary|a must)\b|\bwell regarded(?=\s*(?:[.,;)]|$))|\bnice but\b|^\W*(?:nice|bonus)\s*:/i;
const nice =
  /nice[- ]to[- ]have|\b(?:a|an added|big|huge|definite|strong|is) plus\b|\bplus\s*[.!)]?\s*$|\bpluses\b|\bbonus\b|advantage(?:ous)?\b|extra points|beneficial|not required|\b(?:is|are|be|very|also|experience|knowledge) useful\b/i;
const preferred = /\bprefer(?:red|ably|s|ence)?\b|\bdesired?\b|desirable|\bideally\b|helpful|\basset\b/i;

/**
 * How strongly a sentence asks for each of its terms: by its own words, then by the heading above; what is simply stated is a
 * must. An aside in brackets speaks of what is in the brackets, or stands right before them.
 */
export function weightsIn(text: string, passage: Span & { above: string }): (term: Span) => RequirementWeight {
  const sentence = text.slice(passage.start, passage.end);
  const below = passage.above === "nice" || passage.above === "preferred" ? passage.above : "must";
  const said = saidIn(sentence);
  if (!said) return () => below;
  const aside = askingAside(sentence);
  if (!aside) return () => said;
  return ({ start, end }) => {
    const isInside = passage.start + aside.start < start && end <= passage.start + aside.end;
    const standsBefore = /^\s*$/.test(sentence.slice(end - passage.start, aside.start));
    return isInside || standsBefore ? said : below;
  };
}

function saidIn(words: string): RequirementWeight | undefined {
  if (nice.test(words) || inPassing.test(words)) return "nice";
  return preferred.test(words) ? "preferred" : undefined;
}

/** The aside in brackets that alone says how strongly the sentence asks. */
function askingAside(sentence: string): Span | undefined {
  const aside = [...sentence.matchAll(/\([^()]*\)/g)].find((match) => saidIn(match[0]));
  if (!aside || saidIn(sentence.replace(aside[0], ""))) return undefined;
  return { start: aside.index, end: aside.index + aside[0].length };
}
