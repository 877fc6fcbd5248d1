import type { Word } from "./tagger";

/** Runs of letters and figures, and every other sign by itself. */
const wordOrSign = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

/** Words and signs of a text in order, without their parts of speech: for whoever cannot wait for the tagger. Linear time. */
export function plainWords(text: string): Word[] {
  return Array.from(text.matchAll(wordOrSign), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
    pos: "-",
    isKnown: true,
  }));
}
