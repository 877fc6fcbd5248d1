import { tokenize } from "./lexicon";
import { functionWords } from "./stop-words";
import type { Token } from "./tokenize";
import { isCommonWord } from "./word-frequencies";

/** Fewer words than this tell nothing about the language. */
const judgedWords = 30;
/** Characters of a stretch that is judged at once: a long list of names is not the whole text. */
const stretchLength = 1500;
/** English sentences run near 0.35, resumes of bare keywords near 0.1. */
const proseShare = 0.18;
/** Share of words known from English resumes; other languages share names, tools and some short words. */
const knownShare = 0.5;

/**
 * True unless a text of some length has neither the function words nor the vocabulary of an English resume or post in any
 * stretch of it, wherever that stands.
 */
export function isEnglish(text: string): boolean {
  let judged = false;
  for (let at = 0; at < text.length; at += stretchLength) {
    const words = tokenize(text.slice(at, at + stretchLength)).filter(({ word }) => word.lettered);
    if (words.length < judgedWords) continue;
    if (readsAsEnglish(words)) return true;
    judged = true;
  }
  return !judged;
}

function readsAsEnglish(words: Token[]): boolean {
  const shareOf = (test: (word: string) => boolean) => words.filter(({ norm }) => test(norm)).length / words.length;
  return shareOf((word) => functionWords.has(word)) >= proseShare || shareOf(isCommonWord) >= knownShare;
}
