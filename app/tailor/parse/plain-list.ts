import { tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";

/** An item of more words is a sentence. */
const mostWords = 7;
/** So often a capital follows a small word in phrases that were run together. */
const fewestSeams = 2;
const person = /(?:^|\s)(?:I|I['’]m|my|me|we|our|he|she|they|their)(?=\s|$)/u;
/** What only a sentence has: "can use", "is able", "works well". */
const finite = /(?:^|\s)(?:am|is|are|was|were|can|could|will|have|has|had)(?=\s)|^(?:Works?|Knows?)\s\p{Ll}/iu;
const openBracket = /\([^()]*$|^[^()]*\)/;
/** What a template left to fill in says nothing of the list around it. */
const blank = /\[[^\]]{2,40}\]/;

/**
 * Whether every item of a list of skills is a short name of something: nobody knows where the items of another list end, so
 * none of them is cut, moved or joined with others.
 */
export function isPlainList(items: readonly string[]): boolean {
  return items.every((text) => blank.test(text) || !isSentence(text));
}

/** A pronoun or a finite verb, too many words, a bracket that is not closed, or phrases that lost what stood between them. */
export function isSentence(text: string): boolean {
  if (openBracket.test(text)) return true;
  const plain = text.replace(/\s*\([^()]*\)/g, "").trim();
  return (
    plain.split(/\s+/).length > mostWords ||
    person.test(plain) ||
    finite.test(plain) ||
    seamsOf(text).length >= fewestSeams
  );
}

/** Places in a text, counted in its words, where a capital follows a small word. */
export function seamsOf(text: string): number[] {
  const words = text.split(" ");
  return words.flatMap((word, at) => {
    const isSmall = /^\p{Ll}[\p{Ll}-]+$/u.test(word) && tokenize(word).every(({ norm }) => !functionWords.has(norm));
    return isSmall && /^\p{Lu}\p{Ll}/u.test(words[at + 1] ?? "") ? [at + 1] : [];
  });
}

const small = "of|in|and|or|for|with|at|to|the|from|by|und|für|de|du|et|des|del";
const beginsInSmallWord = new RegExp(`^(?:[)\\]}&,;]|(?:${small}) )`, "u");
/** The end of a text that breaks off in the middle of something. */
export const endsInside = new RegExp(`(?:[([{&,/–—-]|(?<![\\p{L}\\p{N}])(?:${small}))$`, "u");

/** Skills are often written small, so that only a small word tells that one goes on with another. */
export function isTorn(text: string): boolean {
  return beginsInSmallWord.test(text) || endsInside.test(text) || hasHalfBrackets(text);
}

/** More brackets open in a text than close, or the other way round. */
export function hasHalfBrackets(text: string): boolean {
  return text.split(/[([{]/).length !== text.split(/[)\]}]/).length;
}
