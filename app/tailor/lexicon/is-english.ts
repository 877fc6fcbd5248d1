import { tokenize } from "./lexicon";
import { functionWords } from "./stop-words";
import { isCommonWord } from "./word-frequencies";

/** Fewer words than this tell nothing about the language. */
const judgedWords = 30;
/** Characters from the start that are enough to tell. */
const judgedLength = 1500;
/** English sentences run near 0.35, resumes of bare keywords near 0.1. */
const proseShare = 0.18;
/** Share of words known from English resumes; other languages share names, tools and some short words. */
const knownShare = 0.5;

/** True unless a text of some length has neither the function words nor the vocabulary of an English resume or post. */
export function isEnglish(text: string): boolean {
  const tokens = tokenize(text.slice(0, judgedLength)).filter((token) => /\p{L}/u.test(token.norm));
  if (tokens.length < judgedWords) return true;
  const shareOf = (test: (word: string) => boolean) => tokens.filter(({ norm }) => test(norm)).length / tokens.length;
  return shareOf((word) => functionWords.has(word)) >= proseShare || shareOf(isCommonWord) >= knownShare;
}
