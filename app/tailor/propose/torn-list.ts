import { findTerms } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";

/** Words from which on an item is a sentence of its own. */
const sentenceWords = 7;
/** A sentence ends, or an enumeration breaks off, within the item or at its end. */
const prose = /\p{Ll}[)’'"]?[.!?;:]\s+\S|\p{L}{3}\.$|…|\.{3}/u;
/** "skills Trusted key holder": behind a word in small letters a capital opens another item. */
const runsOn = /(\p{Ll}{3,}) \p{Lu}\p{Ll}+ \p{Ll}{3,}/u;
const breaksOff = /\s(?:and|or|of|for|with|to|the|an?|by|from|at|as|on|in|but|&|such|including)$/iu;
const opensInPhrase = /^(?:\p{Ll}|Some |Being |Including |Using |Used |Also )/u;

/**
 * Whether a list of skills holds prose, or items that begin or end in the middle of a phrase: its order is part of what it
 * says, and whatever is cut from it may be half of something else.
 */
export function isTorn(items: readonly string[]): boolean {
  return items.some((item) => isProse(item) || breaksOff.test(item) || isUnclosed(item) || isFused(item));
}

function isProse(item: string): boolean {
  const words = item.trim().split(/\s+/);
  const [first = ""] = words;
  const isMidPhrase = opensInPhrase.test(item) && words.length > 1 && functionWords.has(first.toLowerCase());
  return words.length >= sentenceWords || prose.test(item) || isMidPhrase;
}

/** A bracket or a quotation mark without its other half: 'FDM (Fused', "see the “big". */
function isUnclosed(item: string): boolean {
  const count = (sign: RegExp) => item.match(sign)?.length ?? 0;
  return (
    count(/[([{]/g) !== count(/[)\]}]/g) || count(/“/g) !== count(/”/g) || (count(/"/g) % 2 === 1 && !/\d"/.test(item))
  );
}

/** Two skills with nothing but a blank between them: "Heat Transfer Time management skills". */
function isFused(item: string): boolean {
  const [, before = ""] = runsOn.exec(item) ?? [];
  if (before !== "" && !functionWords.has(before)) return true;
  const names = findTerms(item).filter(({ kind, text }) => kind !== "tool" && /\s/.test(text));
  return names.some(({ end }, at) => names[at + 1]?.start === end + 1);
}
