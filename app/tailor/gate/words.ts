import { matchesIn } from "./matches-in";
import { stem } from "./stem";
import { fillerWords, functionWords } from "./tables";

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

/** Phrases that only join, whatever their words mean alone. */
const grammar =
  /\b(?:in (?:the )?(?:case|event|course|light|view|line|terms|addition|response|relation|regard|respect|accordance|conjunction|time) (?:of|with|to)|on behalf of|by means of|with (?:regard|respect) to|for the purpose of|at the same time|as well as|as (?:many|much|few|little) as|in order to|a total of|so that|instead of|rather than|in place of|ahead of(?! (?:schedule|time|plan|target|budget|deadline|the (?:schedule|plan|deadline|competition)))|prior to)\b/gi;

/** The stems of the words of a text, for tables: where they stand and what they say is not asked. */
export const stemsOf = (text: string): string[] =>
  (text.match(wordPattern) ?? []).map((word) => stem(word.toLowerCase().replace(/’/g, "'")));

/** Words of a text with their places; hyphenated words are read part by part. */
export function readWords(text: string): Word[] {
  const joined = matchesIn(text, grammar);
  return matchesIn(text, wordPattern).map((match) => {
    const lower = match[0].toLowerCase().replace(/’/g, "'");
    const bare = lower.replace(/'s?$/, "");
    return {
      text: match[0],
      lower,
      stem: stem(lower),
      start: match.index,
      end: match.index + match[0].length,
      content:
        !joined.some((phrase) => match.index >= phrase.index && match.index < phrase.index + phrase[0].length) &&
        !functionWords.has(bare) &&
        !(
          /^(?:strong|person|people|member|man|woman)$/.test(bare) &&
          /[\p{L}\d]-$/u.test(text.slice(Math.max(0, match.index - 2), match.index))
        ) &&
        !fillerWords.has(bare) &&
        !/^\p{N}/u.test(bare) &&
        bare.length > 1,
    };
  });
}
