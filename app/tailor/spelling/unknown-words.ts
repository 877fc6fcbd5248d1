import type { Tag } from "~/tailor/grammar/tagger";
import { isTermWord } from "~/tailor/lexicon/lexicon";
import { type Candidate, candidatesOf } from "./find-candidates";
import { isHeading, type MendableText } from "./mendable-texts";
import { rareRank } from "./rank-words";
import type { Unknown } from "./slip-chance";
import type { WordList } from "./word-list";
import { type Letters, lettersOf, type WrittenWord, wordsWritten } from "./written-words";

export interface Dictionary {
  words: WordList;
  tag: Tag;
}

/** Blanks between a word and the sign before it. */
const longestGap = 12;
/** A word that no other resembles more than by this cost is of another language, or a name. */
const far = 5;
/** Of one resume; it bounds the work on a text that is made of unknown words. */
const mostCompared = 250;
const fewestForeign = 3;
const mostForeign = 0.3;
/** In letters; a shorter word has no capital in a title. */
const shortestInTitle = 4;
/** In letters; what is shorter stands for something longer. */
const shortestInCapitals = 6;
const opening = /[.!?:;•·*]$/u;

/**
 * The words of the texts of a resume that no dictionary, list of terms or name has, with what can be seen of each; a word
 * that is written in the same letters at several places comes once for each manner of place. `right` are words in small letters that
 * are right whatever the dictionary says.
 */
export function* unknownWords(
  texts: readonly MendableText[],
  right: ReadonlySet<string>,
  { words, tag }: Dictionary,
): Generator<Unknown & { written: string }> {
  const written = texts.map(({ text }) => wordsWritten(text));
  const counts = new Map<string, number>();
  for (const { written: word } of written.flat())
    counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  const judged = new Set<string>();
  const known = new Map<string, Candidate[]>();
  const candidates = (word: string) => {
    const found = known.get(word) ?? (known.size < mostCompared ? candidatesOf(word, words) : []);
    known.set(word, found);
    return found;
  };
  const isEnglish = (word: string) => words.isWord(word, tag) || (candidates(word)[0]?.cost ?? far) < far;
  for (const [at, { text, path }] of texts.entries()) {
    const own = written[at] ?? [];
    const look = lookOf(text, own, words, isHeading(path));
    const foreign = new Map<Letters, boolean>();
    for (const one of own) {
      const word = one.written.toLowerCase();
      const rank = words.rankOf(word);
      const letters = lettersOf(one.written);
      const isRare = rank === rareRank;
      if (!letters || right.has(word) || (rank !== undefined && !isRare) || !/^[a-z]+$/.test(word)) continue;
      if (letters === "capitals" && (!look.isInCapitals || word.length < shortestInCapitals)) continue;
      const isCapitalUsual = look.isTitle || opensSentence(text, one);
      // Among the rarest words of the dictionary are the names.
      if (isRare && letters !== "small") continue;
      const isItem = text.trim() === one.written && !isHeading(path);
      const key = `${word} ${letters} ${isCapitalUsual} ${isItem}`;
      if (judged.has(key)) continue;
      judged.add(key);
      if ((!isRare && tag(word)[0]?.isKnown) || isTermWord(word)) continue;
      if (known.size >= mostCompared) return;
      const isOther = foreign.get(letters) ?? isForeign(own, letters, isEnglish);
      foreign.set(letters, isOther);
      if (isOther) continue;
      yield {
        word,
        written: one.written,
        candidates: candidates(word),
        letters,
        isCapitalUsual,
        isItem,
        isBesideCapital: isBesideCapital(text, one),
        isJoined: /[/-]/.test(text.charAt(one.index - 1) + text.charAt(one.index + one.written.length)),
        isRare,
        isDerived: words.isWord(word, tag),
        count: counts.get(word) ?? 1,
      };
    }
  }
}

/** Whether capitals say nothing in a text: all its longer words have one, or are in capitals and known for the most part. */
function lookOf(
  text: string,
  words: readonly WrittenWord[],
  { rankOf }: WordList,
  isOfHeading: boolean,
): { isTitle: boolean; isInCapitals: boolean } {
  const long = words.filter(({ written }) => written.length >= shortestInTitle);
  const known = long.filter(({ written }) => (rankOf(written.toLowerCase()) ?? rareRank) < rareRank);
  return {
    isTitle: long.every(({ written }) => lettersOf(written) !== "small"),
    isInCapitals: !/\p{Ll}/u.test(text) && (isOfHeading || known.length * 2 >= long.length),
  };
}

function opensSentence(text: string, { written, index }: WrittenWord): boolean {
  const before = text.slice(Math.max(0, index - longestGap), index).trimEnd();
  const isOpening = before === "" ? index < longestGap : opening.test(before);
  return isOpening && /^\s+\p{Ll}/u.test(text.slice(index + written.length, index + written.length + longestGap));
}

function isBesideCapital(text: string, { written, index }: WrittenWord): boolean {
  const end = index + written.length;
  return (
    /\p{Lu}\p{Ll}+\s$/u.test(text.slice(Math.max(0, index - 30), index)) ||
    /^\s\p{Lu}\p{Ll}/u.test(text.slice(end, end + 3))
  );
}

/** Whether many words of a text in the same letters are no words, nor slips of any: it is in another language. */
function isForeign(own: readonly WrittenWord[], letters: Letters, isKnown: (word: string) => boolean): boolean {
  const alike = own.filter(({ written }) => lettersOf(written) === letters);
  const foreign = alike.filter(({ written }) => !isKnown(written.toLowerCase())).length;
  return foreign >= fewestForeign && foreign > mostForeign * alike.length;
}
