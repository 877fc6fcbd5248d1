import { findTerms } from "~/tailor/lexicon/lexicon";
import type { ReadWord } from "./analyse";
import { findText } from "./judge-names";
import { neutralWords } from "./neutral-words";
import type { WordCheck } from "./word-check";

/** A plain word that needs no source: not a name, and no part of a skill that the source does not have ("time management"). */
export function isNeutral(word: ReadWord, { analysis: { text }, pieces }: WordCheck): boolean {
  if (!neutralWords.has(word.lower) || isNamed(word, text) || isItem(word, text)) return false;
  if (reach.test(text.slice(0, word.start))) return false;
  return !findTerms(text).some(
    (term) => term.start <= word.start && word.end <= term.end && / /.test(term.text) && !findText(term.text, pieces),
  );
}

/** "Across the area": how far it went. */
const reach = /\b(?:across|throughout|all over|around) (?:the |all |our |its |every )?(?:\p{L}+ )?$/iu;

/** "Housekeeping, events and bars": one more thing in a list. */
function isItem(word: ReadWord, text: string): boolean {
  return (
    !/ly$/.test(word.lower) &&
    /(?:,|\band|\bor|&|\/)\s*$/.test(text.slice(0, word.start)) &&
    /^\s*(?:,|and\b|or\b|&|\/|[.;)]|$)/.test(text.slice(word.end))
  );
}

/** A capital within a sentence: "Next" is a tool, "Place" may be part of a name. */
function isNamed(word: ReadWord, text: string): boolean {
  return /^\p{Lu}/u.test(word.text) && !/(?:^|[.!?:;•|\n(-])\s*$/.test(text.slice(0, word.start));
}
