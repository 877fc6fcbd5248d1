import { francAll } from "franc-min";
import { tokenize } from "./lexicon";

/** Fewer words than this tell nothing about the language. */
const judgedWords = 30;
/** Characters of a stretch that is judged at once: a long list of names is not the whole text. */
const stretchLength = 1500;
/**
 * How near English has to come to the nearest language, by distance of trigrams: of 2,774 stretches of 400 characters of
 * English resumes none is below .969, texts in eight other languages lie between .73 and .88.
 */
const nearEnough = 0.95;

/**
 * Words of no other language. A stretch with so large a share of them is English without a look at its trigrams, which takes
 * far longer: of 543 resumes and posts 525 begin with one, and trigrams take none of 1,626 such stretches for another language.
 */
const plainly = new Set(["and", "the", "of", "with"]);
const plainShare = 0.06;

/** True unless a text of some length is much nearer to another language in every stretch of it, wherever that stands. */
export function isEnglish(text: string): boolean {
  let judged = false;
  for (let at = 0; at < text.length; at += stretchLength) {
    const stretch = text.slice(at, at + stretchLength);
    const words = tokenize(stretch).filter(({ word }) => word.lettered);
    if (words.length < judgedWords) continue;
    if (words.filter(({ norm }) => plainly.has(norm)).length >= plainShare * words.length) return true;
    if (nearness(stretch) >= nearEnough) return true;
    judged = true;
  }
  return !judged;
}

/** 1 for a text that is nearest to English, 0 for one in another script. */
function nearness(stretch: string): number {
  return francAll(stretch).find(([language]) => language === "eng")?.[1] ?? 0;
}
