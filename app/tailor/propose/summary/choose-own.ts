import { sentence } from "~/wording";
import type { OwnSentence } from "./own-sentences";

/** A longer one of a person's own is a biography: its best sentences stay. */
const longestOwn = 90;
const biographyWords = 75;
/** A sentence with fewer words of what is asked touches the post by chance. */
const fewestAsked = 2;

/** The sentence that has most of what the post asks for: it is never left out. */
export function topOf(sentences: readonly OwnSentence[]): OwnSentence | undefined {
  const [top] = sentences.filter(({ isOfOther }) => !isOfOther).sort((left, right) => right.asked - left.asked);
  return top && top.asked >= fewestAsked ? top : undefined;
}

/** The sentences worth most, in their own order. */
export function bestOf(sentences: readonly OwnSentence[], most: number): OwnSentence[] {
  const top = topOf(sentences);
  const rank = (one: OwnSentence) => (one === top ? Number.POSITIVE_INFINITY : one.worth);
  const best = new Set([...sentences].sort((left, right) => (rank(right) > rank(left) ? 1 : -1)).slice(0, most));
  return sentences.filter((one) => best.has(one));
}

/** The person's own sentences without the praise, where enough is left; of a biography those worth most. */
export function ownWords(sentences: readonly OwnSentence[], enough: number): string[] {
  // A sentence that was never cut holds what nobody can part: beside it nothing goes.
  if (sentences.some(({ isRun }) => isRun)) return sentences.map(({ text }) => sentence(text));
  const top = topOf(sentences);
  const telling = sentences.filter((one) => !one.isSpare || one === top);
  let kept = wordsIn(telling) >= enough ? telling : sentences;
  if (isLong(kept)) {
    let words = 0;
    const [opening] = kept.filter(({ isOpening }) => isOpening).slice(0, 1);
    const ranked = [...kept].sort((left, right) => right.worth - left.worth);
    const first = new Set([opening, top].filter((one) => one !== undefined));
    const best = new Set(
      [...first, ...ranked.filter((one) => !first.has(one))].filter((one) => {
        if (!first.has(one) && words + one.words > biographyWords) return false;
        words += one.words;
        return true;
      }),
    );
    kept = kept.filter((one) => best.has(one));
  }
  return kept.map(({ text }) => sentence(text));
}

export function isLong(sentences: readonly OwnSentence[]): boolean {
  return wordsIn(sentences) > longestOwn;
}

function wordsIn(sentences: readonly OwnSentence[]): number {
  return sentences.reduce((sum, { words }) => sum + words, 0);
}
