import { fillerWords, functionWords } from "./common-words";
import { stem } from "./stem";

export interface Word {
  text: string;
  lower: string;
  stem: string;
  start: number;
  end: number;
  /** Says something about the candidate (neither grammar nor filler nor a bare number). */
  content: boolean;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?(?:\+\+|#(?!\p{N}))?/gu;

/** Words of a text with their places; hyphenated words are read part by part. */
export function readWords(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => {
    const lower = match[0].toLowerCase().replace(/’/g, "'");
    const bare = lower.replace(/'s?$/, "");
    return {
      text: match[0],
      lower,
      stem: stem(lower),
      start: match.index,
      end: match.index + match[0].length,
      content:
        !functionWords.has(bare) &&
        !(bare === "strong" && /[\p{L}\d]-$/u.test(text.slice(Math.max(0, match.index - 2), match.index))) &&
        !fillerWords.has(bare) &&
        !/^\p{N}/u.test(bare) &&
        bare.length > 1,
    };
  });
}
