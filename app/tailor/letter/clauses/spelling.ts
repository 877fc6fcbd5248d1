import type { Tag } from "~/tailor/grammar/tagger";
import { findTerms } from "~/tailor/lexicon/lexicon";
import { isCountedForm } from "~/tailor/lexicon/word-frequencies";

const smallWord = /(?<![\p{L}\d'’-])\p{Ll}{4,}(?![\p{L}\d'’-])/gu;
/** "hematomas", "reordered", "repositioning": a dictionary has the word without them. */
const endings = /(?:s|es|d|ed|r|er|ers|ing|ly)$/u;
const beginnings = /^(?:re|un|pre|non|co|multi|sub|over|under|inter)(?=\p{L}{4})/u;

/**
 * Finds lines with a slip of the pen: a word in small letters that no dictionary has, that stands only once in all of these
 * texts, and that is one slip away from a word of many resumes ("finacial"). What somebody writes twice, or the post writes
 * as well, is a term of their trade, and so is what resembles nothing ("bandsaw").
 */
export function slipFinder(texts: readonly string[], tag: Tag): (line: string) => boolean {
  const counts = new Map<string, number>();
  for (const [word] of texts.flatMap((text) => [...text.toLowerCase().matchAll(smallWord)]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return (line) =>
    [...line.matchAll(smallWord)].some(
      ([word]) => (counts.get(word) ?? 0) < 2 && !isWord(word, tag) && isNearOther(word),
    ) ||
    strayLetter.test(line) ||
    wrongWord.test(line);
}

/** Words of the dictionary that stand in resumes for another one ("performed", "goal", "customer", "public"), and what has lost its apostrophe or its verb. */
const wrongWord =
  /\b(?:(?:do|does|did|would|could|should|is|was|are|were|have|has)nt|I been|preform(?:s|ed|ing)?|gaols?|costumers|pubic|mange[ds]?|assed|asses)\b/iu;

/** "r esolved", "customer s" */
const strayLetter = /(?<!\d )(?<![\p{L}\d'’.&/-])[b-hj-z](?![\p{L}\d'’.&/+#-])/u;

/** Whether a dictionary, or many resumes, have every word of a name, whatever its case: "Engineering Managment" is no field. */
export function isSpelled(text: string, tag: Tag): boolean {
  return [...text.toLowerCase().matchAll(smallWord)].every(([word]) => isWord(word, tag));
}

/** In letters; no word of a resume is longer. */
const longestWord = 30;
const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** Whether a letter too many, too few, changed or changed places with the next parts it from a common word; its ending aside. */
function isNearOther(word: string): boolean {
  if (word.length > longestWord) return false;
  for (let at = 0; at < word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const isEnd = at === word.length - 1;
    const near = [
      ...(isEnd
        ? []
        : [`${before}${after.slice(1)}`, `${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`]),
      ...letters.map((letter) => `${before}${letter}${after}`),
      ...(isEnd ? [] : letters.map((letter) => `${before}${letter}${after.slice(1)}`)),
    ];
    if (near.some((one) => one !== word && isCountedForm(one))) return true;
  }
  return false;
}

function isWord(word: string, tag: Tag): boolean {
  const forms = [word, ...stripped(word, endings), ...stripped(word, beginnings)];
  return forms.some((form) => isCountedForm(form) || tag(form)[0]?.isKnown || findTerms(form).length > 0);
}

function stripped(word: string, part: RegExp): string[] {
  const shorter = word.replace(part, "");
  if (shorter === word || shorter.length < 3) return [];
  return [shorter, `${shorter}e`, word.replace(/ies$/u, "y").replace(/(\p{L})\1(?:ed|ing)$/u, "$1")];
}

const shortestChecked = 7;
const longestChecked = 20;

/** "Pheonix College": a word that no dictionary has, and that a slip parts from one: two letters swapped, one too many or not doubled, a wrong vowel. */
export function isMisspelled(name: string, tag: Tag): boolean {
  const isKnown = (word: string) => isCountedForm(word) || tag(word)[0]?.isKnown === true;
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  const checked = words.filter(({ length }) => length >= shortestChecked && length <= longestChecked);
  return checked.some((word) => !isKnown(word) && slipsOf(word).some(isKnown));
}

function slipsOf(word: string): string[] {
  return [...word].flatMap((letter, at) => {
    const [head, next, tail] = [word.slice(0, at), word.charAt(at + 1), word.slice(at + 1)];
    const swapped = head + next + letter + word.slice(at + 2);
    const vowels = /[aeiouy]/u.test(letter) ? [..."aeiouy"].map((vowel) => head + vowel + tail) : [];
    return [swapped, head + tail, head + letter + letter + tail, ...vowels];
  });
}
