import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Token } from "~/tailor/lexicon/tokenize";
import lists from "./weak-words.json" with { type: "json" };

/** Words that ask or praise before the thing asked for, and are no part of it. */
export const openers = new Set(lists.openers);
/** Verbs that say no more than that the thing is done. */
export const doers = new Set(lists.doers);
/** Words that ask or praise behind the thing asked for. */
export const closers = new Set(lists.closers);
/** What follows these words tells how, why or for whom, and no longer what. */
export const asides = new Set(lists.asides);
/** A clause begins with these words, and a quote ends before it. */
export const clauseOpeners = new Set(lists.clauseOpeners);

const number = /^\d+\+?$/;

/** True for a word that names a part of what is asked for. */
export function saysWhat(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    !functionWords.has(token.norm) &&
    !openers.has(token.norm) &&
    !closers.has(token.norm) &&
    !number.test(token.norm)
  );
}

/** True for a word that says nothing where those of `weak` say nothing. */
export function isEmpty(token: Token | undefined, weak: Set<string>): boolean {
  return token !== undefined && (weak.has(token.norm) || functionWords.has(token.norm) || number.test(token.norm));
}
