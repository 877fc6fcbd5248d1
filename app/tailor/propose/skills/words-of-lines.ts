import { findTerms } from "~/tailor/lexicon/lexicon";
import { oncePer } from "~/tailor/once-per";
import type { Resume } from "~/tailor/resume";

/** How words stand in the text of a resume, outside of its lists of skills. */
export interface WordsOfLines {
  /** A word that no lexicon knows and that stands there as a part of others alone: of "bi-weekly", of a date, of a place ("Elko, NV"). */
  isPartOfOthers: (text: string) => boolean;
}

const ofText = /\/(?:summary|highlights|description|lines|position|name|institution|location|area|studyType)\b/;
const word = /\p{L}+/gu;
const touchesBefore = /[\p{L}\d][-.@]$/u;
const touchesBehind = /^(?:[-.@][\p{L}\d]|\.?\s\d{2})/u;
const behindPlace = /\p{Lu}\p{L}+,\s$/u;
/** Enough of a neighbour to see how it begins. */
const reach = 24;

/** Read from all texts of the person's jobs, studies and sections, once. */
export const wordsOfLines = oncePer(({ atoms }: Resume): WordsOfLines => {
  const free = new Map<string, boolean>();
  for (const { path, text } of atoms) {
    if (!ofText.test(path)) continue;
    for (const { 0: found, index } of text.matchAll(word)) {
      const end = index + found.length;
      const [before, behind] = [text.slice(Math.max(0, index - reach), index), text.slice(end, end + reach)];
      const isPart =
        touchesBefore.test(before) || touchesBehind.test(behind) || (found.length === 2 && behindPlace.test(before));
      const key = found.toLowerCase();
      free.set(key, free.get(key) === true || !isPart);
    }
  }
  return {
    // "ISO 9001" is no date.
    isPartOfOthers: (text) =>
      !/^\p{Lu}{3,}$/u.test(text.trim()) &&
      free.get(text.trim().toLowerCase()) === false &&
      findTerms(text).length === 0,
  };
});
