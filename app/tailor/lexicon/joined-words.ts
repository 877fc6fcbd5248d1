import { isTermWord } from "./lexicon";
import { normalizeWord } from "./normalize-word";
import { functionWords } from "./stop-words";
import { isCommonWord, isCountedForm } from "./word-frequencies";

/** Shorter runs of letters are words nobody counted rather than two glued together. */
const shortestRun = 9;
/** Four long words; longer runs are no text. */
const longestRun = 80;
const shortestPart = 4;
const mostParts = 4;
/** Shorter words that begin or end a line often; others ("or", "at") are the ends of longer words. */
const shortParts = new Set(["and", "the", "for", "you", "our", "we", "us", "to", "all", "key"]);
/** From this length on any inflection of a counted word is taken for a word. */
const longPart = 6;
const run = new RegExp(`\\p{Ll}{${shortestRun},}`, "gu");

/**
 * Small letters with a capital where a line break between two words was lost ("experiencemust" becomes
 * "experienceMust"), at the same offsets. Only runs that are no word, but known words end to end, come apart.
 */
export function withJoints(text: string): string {
  return text.replace(run, (letters) =>
    letters.length > longestRun || isCommonWord(letters) || isKnown(letters)
      ? letters
      : (partsOf(letters, mostParts)?.map(capitalised).join("") ?? letters),
  );
}

/** The fewest known words that make up the letters; undefined where it takes more than `most`. */
function partsOf(letters: string, most: number): string[] | undefined {
  if (isPart(letters)) return [letters];
  if (most <= 1) return undefined;
  let best: string[] | undefined;
  for (let at = letters.length - 2; at >= 2; at -= 1) {
    const head = letters.slice(0, at);
    if (!isPart(head)) continue;
    const parts = partsOf(letters.slice(at), Math.min(most, best?.length ?? most) - 1);
    if (parts && (!best || parts.length + 1 < best.length)) best = [head, ...parts];
  }
  return best;
}

function isPart(letters: string): boolean {
  return letters.length < shortestPart ? shortParts.has(letters) : isKnown(letters);
}

function isKnown(letters: string): boolean {
  if (functionWords.has(letters) || isCountedForm(letters)) return true;
  return (letters.length >= longPart && isCommonWord(letters)) || isTermWord(normalizeWord(letters));
}

function capitalised(part: string, place: number): string {
  return place === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1);
}
