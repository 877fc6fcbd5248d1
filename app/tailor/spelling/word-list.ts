import type { Tag } from "~/tailor/grammar/tagger";
import { findTerms } from "~/tailor/lexicon/lexicon";
import { countedForms, isCountedForm } from "~/tailor/lexicon/word-frequencies";
import { loadRanks } from "./load-ranks";
import { unpackWords } from "./pack-words";
import { type Ranks, ranksOf } from "./rank-words";
import { isDerived } from "./word-forms";
import { lettersIn } from "./word-letters";

/** A word that somebody may mean, and its letters as bits. */
export interface Meant {
  word: string;
  letters: number;
}

/** What is known of words in small letters. */
export interface WordList {
  /** How common: 0 for what many resumes have, 1 to 3 for words of the dictionary; undefined for what is in neither. */
  rankOf: (word: string) => number | undefined;
  /** Words that somebody may mean, by their first letter. */
  beginningWith: (letter: string) => readonly Meant[];
  /** A dictionary has it, or what it is made of; or it is a term of some trade. */
  isWord: (word: string, tag: Tag) => boolean;
}

/** The rarest that make up others: "worklist". */
const rarestPart = 1;
/** Rarer words, and names, are never what somebody meant. */
export const rarestMeant = 2;

let loading: Promise<WordList> | undefined;

/** The dictionary of English: 0.6 MB that are loaded by whoever rewrites, once unless it fails. */
export function loadWordList(): Promise<WordList> {
  loading ??= loadRanks()
    .then((ranks) => wordListOf(typeof ranks === "string" ? unpackWords(ranks) : ranksOf(ranks)))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

function wordListOf(ranks: Ranks): WordList {
  const rankOf = (word: string) => (isCountedForm(word) ? 0 : ranks.rankOf(word));
  const byLetter = new Map<string, Meant[]>();
  const beginningWith = (letter: string) => {
    const known =
      byLetter.get(letter) ?? [...new Set(meantWords(letter))].map((word) => ({ word, letters: lettersIn(word) }));
    byLetter.set(letter, known);
    return known;
  };
  const meantWords = (letter: string) => [
    ...ranks.beginningWith(letter, rarestMeant),
    ...countedForms.filter((word) => word.startsWith(letter) && /^[a-z]+$/.test(word)),
  ];
  const isListed = (word: string) => rankOf(word) !== undefined;
  const isPart = (word: string) => (rankOf(word) ?? Number.POSITIVE_INFINITY) <= rarestPart;
  return {
    rankOf,
    beginningWith,
    isWord: (word, tag) =>
      isListed(word) ||
      tag(word)[0]?.isKnown === true ||
      findTerms(word).length > 0 ||
      isDerived(word, isListed, isPart),
  };
}
