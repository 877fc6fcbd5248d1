import { hasCase, inSmallLetters, withSentenceCase } from "../lexicon/letter-case";
import { withTermCase } from "../lexicon/lexicon";
import { type Spaced, withUsualSpacing } from "../parse/usual-spacing";

/**
 * A post as it is usually typed: single blanks where all gaps are wider, capitals where it has none or nothing else.
 * What a reader takes from gaps and capitals then means the same in every form of one text.
 */
export function inUsualForm(text: string): Spaced {
  const spaced = withUsualSpacing(text);
  if (hasCase(spaced.text)) return spaced;
  const cased = withTermCase(inSmallLetters(spaced.text)).split("\n").map(withSentenceCase).join("\n");
  return { ...spaced, text: cased };
}
