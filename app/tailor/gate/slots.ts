import { type Analysis, type ReadWord, wordsUnder } from "./analyse";
import { plainCapitals } from "./common-words";
import { valueOfWords } from "./number-words";

/** Places that a noun has under its verb: what is acted on, what stands before that ("garden" centre), what follows a preposition. */
export type Slot = "object" | "modifier" | "complement";

const prepositions =
  /^(?:in|on|at|by|for|with|from|to|into|onto|across|through|within|during|under|over|via|using|per|as|between|among|after|before|against|towards?|without|alongside|about)$/;

/** Content words behind the verb of a clause with their slots, in their order. "Of" goes on with the object. */
export function slotsOf(analysis: Analysis, clause: ReadWord["clause"]): { word: ReadWord; slot: Slot }[] {
  const { text } = analysis;
  const from = clause.verbEnd ?? clause.start;
  const length = text.slice(from, clause.end).search(/[;()]|,\s+\p{L}+ing\b/u);
  const end = length < 0 ? clause.end : from + length;
  const rest = wordsUnder(analysis, clause).filter((word) => word.start >= from && word.start < end);
  let behind = false;
  return rest.flatMap((word, index): { word: ReadWord; slot: Slot }[] => {
    if (prepositions.test(word.lower)) behind = true;
    if (!word.content || plainCapitals.has(word.lower) || valueOfWords(word.lower) !== undefined) return [];
    if (behind) return [{ word, slot: "complement" }];
    const next = rest[index + 1];
    const leads = next?.content === true && /^[\s-]+$/.test(text.slice(word.end, next.start)) && !isTail(next);
    return [{ word, slot: leads || /^['’]/.test(text.slice(word.end)) ? "modifier" : "object" }];
  });
}

/** A word that no noun leads to: an adverb or a participle behind the noun. */
const isTail = ({ lower }: ReadWord) => /.{3}(?:ly|ed|ing)$/.test(lower) || valueOfWords(lower) !== undefined;
