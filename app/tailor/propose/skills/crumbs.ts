import { findTerms, findTermsIn, tokenize } from "~/tailor/lexicon/lexicon";
import type { Trade } from "~/tailor/propose/trade-worth";
import { isOfKind } from "./list-worth";

/** What is less likely to be left in a list by an editor is a crumb: in a list that its writer kept short only what surely is. */
export const leastWorth = { short: 0.2, long: 0.35 };
/** On the scale that orders a list: a name of several words that has less says nothing to the reader of this post. */
const leastOfNames = 3;
/** A word that an editor may take for a crumb stays only where it is worth this much. */
const sureWord = 0.65;
export const tellingWord = 5;
/** What a single word is worth for this post beside being a skill at all. */
export const likelyShare = 3;
const leastOfTrade = 0.2;
/** So much of a post is about programs where one letter may be the name of a language. */
const ownField = 0.2;
/** Who has these shows them. */
export const credential = /certif|licen[cs]|\btrained\b/iu;

/** What tells one resume from another: licences, languages, and tools, in a long list but for everyday words ("Access", "Word"). */
export function isKept(text: string, isLong: boolean): boolean {
  if (credential.test(text) || isOfKind(text, ["credential", "language"])) return true;
  return isOfKind(text, ["tool"]) && !(isLong && isEveryday(text));
}

/** A single word that is no tool until a capital or its company makes it one. */
function isEveryday(text: string): boolean {
  const word = text.trim();
  return word.length === 1 || (!/\s|^\p{Lu}{2,}$/u.test(word) && findTerms(word.toLowerCase()).length === 0);
}

/** A letter is a language of programs where the post is about programs, and a crumb elsewhere. */
export function isStrayLetter(text: string, { fields }: Trade): boolean {
  const hits = text.trim().length === 1 ? findTermsIn(text, tokenize(text), true) : undefined;
  return hits !== undefined && !hits.some(({ field }) => (fields.get(field) ?? 0) >= ownField);
}

/** A name of several words says more by itself than a single one, which the post or the words of its trade must know. */
export function isCrumb(text: string, likely: number, worth: number, isTouched: boolean): boolean {
  if (likely < leastWorth.long) return true;
  if (text.trim().includes(" ")) return worth < leastOfNames;
  const ofTrade = worth - likely * likelyShare;
  return (likely < sureWord && worth < tellingWord) || (!isTouched && ofTrade < leastOfTrade);
}
