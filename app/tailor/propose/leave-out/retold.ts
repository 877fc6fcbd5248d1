import { functionWords } from "~/tailor/lexicon/stop-words";
import { wordsOf } from "~/tailor/propose/mend-text";

/** In words: what a text shares with another by more than chance. */
const run = 3;
const fewestWords = 6;
/** Headings that a copy of a section brings along. */
const headings = "additional information interests personal details volunteer experience experiences activities";

/**
 * Whether one of other texts says all of a text, in runs of its words: what is left are headings (`titles`, and usual ones) that
 * stood within it, and small words. `told`: words in small letters with a blank between and around them, as `wordsOf` has them.
 */
export function isRetold(text: string, told: readonly string[], titles: readonly string[]): boolean {
  const words = wordsOf(text).split(" ");
  if (words.length < fewestWords) return false;
  const spared = new Set(wordsOf([headings, ...titles].join(" ")).split(" "));
  // Most texts share no run with it, which is quickly seen.
  const likely = [words.length >> 1, words.length - run].map((at) => ` ${words.slice(at, at + run).join(" ")} `);
  return told.some((one) => {
    if (!likely.some((some) => one.includes(some))) return false;
    const runs = runsOf(one.trim().split(" "));
    const isSaid = new Uint8Array(words.length);
    for (const [at] of words.entries()) if (runs.has(words.slice(at, at + run).join(" "))) isSaid.fill(1, at, at + run);
    const isLeft = (word: string, at: number) => !isSaid[at] && !spared.has(word) && !functionWords.has(word);
    return isSaid.includes(1) && !words.some(isLeft);
  });
}

function runsOf(words: readonly string[]): Set<string> {
  return new Set(words.flatMap((_, at) => (at + run <= words.length ? words.slice(at, at + run).join(" ") : [])));
}
