import { fillerWords, functionWords } from "./common-words";
import { stem } from "./stem";
import { synonymLines } from "./synonyms";

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
      content: !functionWords.has(bare) && !fillerWords.has(bare) && !/^\p{N}/u.test(bare) && bare.length > 1,
    };
  });
}

function readClasses(): Map<string, number[]> {
  const classes = new Map<string, number[]>();
  synonymLines
    .trim()
    .split(/;\s|\n/)
    .forEach((line, index) => {
      for (const word of line.split(" ")) {
        const key = stem(word);
        const known = classes.get(key) ?? [];
        if (!known.includes(index)) classes.set(key, [...known, index]);
      }
    });
  return classes;
}

const classes = readClasses();

/** True where one word may stand for the other: same family, or a line of the synonym table in common. */
export function sameMeaning(left: string, right: string): boolean {
  if (left === right) return true;
  const mine = classes.get(left);
  const other = classes.get(right);
  return mine !== undefined && other !== undefined && mine.some((index) => other.includes(index));
}

/** The words of `list` that may stand for `word` (both stems). */
export function meansAny(word: string, list: Iterable<string>): boolean {
  for (const other of list) if (sameMeaning(word, other)) return true;
  return false;
}
