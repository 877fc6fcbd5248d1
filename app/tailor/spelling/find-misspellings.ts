import { findSlips } from "~/tailor/grammar/slips/find-slips";
import type { Tag } from "~/tailor/grammar/tagger";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import type { Resume } from "~/tailor/resume";
import { candidatesOf } from "./find-candidates";
import { isSentence, mendableTexts } from "./mendable-texts";
import { pairsIn, partAsElsewhere, tornWords, withoutApostrophe } from "./part-words";
import { chanceOfSlip, type Unknown } from "./slip-chance";
import { strayStops } from "./stray-stops";
import { unknownWords } from "./unknown-words";
import { slippedPhrases, usualMeant } from "./usual-slips";
import { rarestMeant, type WordList } from "./word-list";
import { inLettersOf, lettersOf, replaceWords, wordsWritten } from "./written-words";

/** "SStrong", as a form leaves it behind. */
const doubledCapital = /(?<![\p{L}\p{N}])(\p{Lu})\1\p{Ll}{3,}(?![\p{L}\p{N}])/gu;

/**
 * A word that is so likely a slip is mended. One in small letters that no ending makes of another is no name and no term ("contactors");
 * one with a capital may be anybody's name.
 */
const leastChance = { smallAndWhole: 0.75, other: 0.85, named: 0.95 };

/** Each misspelled word with the word that is meant: in small letters what has a capital at most, in capitals what stands in capitals, and torn words as they stand. */
export type Misspellings = ReadonlyMap<string, string>;

/**
 * Words of a resume that no dictionary has and that are surely another word with a slip of the pen, by learnt weights. What the
 * post writes as well, or the names of the resume, is no mistake.
 */
export function findMisspellings(resume: Resume, posted: string, words: WordList, tag: Tag): Misspellings {
  const own = mendableTexts(resume);
  const texts = own.map(({ text }) => text);
  const paths = new Set(own.map(({ path }) => path));
  const named = resume.atoms.flatMap(({ path, text }) => (paths.has(path) ? [] : allWordsIn(text)));
  const right = new Set([...named, ...allWordsIn(posted)]);
  const pairs = pairsIn([posted, ...texts]);
  const found = new Map<string, string>(strayStops(texts));
  for (const text of texts) {
    for (const [torn, meant] of [...tornWords(text, words), ...slippedPhrases(text)]) found.set(torn, meant);
    for (const { written } of wordsWritten(text)) {
      // With a capital it may be anybody's name.
      const usual = /^\p{Lu}/u.test(written) || right.has(written) ? undefined : usualMeant(written);
      if (usual) found.set(keyOf(written), usual);
      // "Arent Fox" is a firm.
      const meant = /^\p{Lu}/u.test(written) ? undefined : withoutApostrophe(written, words, tag);
      if (meant && lettersOf(written) !== "capitals") found.set(keyOf(written), meant);
    }
    for (const { 0: written, 1: first = "" } of text.matchAll(doubledCapital)) {
      const meant = written.slice(first.length);
      if (isCommonWord(meant.toLowerCase()) && !words.isWord(written.toLowerCase(), tag)) found.set(written, meant);
    }
  }
  const halves = new Set([...found.keys()].flatMap((torn) => torn.toLowerCase().split(" ")));
  const unknown = [...unknownWords(own, new Set([...right, ...halves]), { words, tag })].map((one) => {
    const apart = one.letters === "small" && !one.isRare ? partAsElsewhere(one.word, pairs, words) : undefined;
    return { one, meant: apart ?? (chanceOfSlip(one) >= leastFor(one) ? one.candidates[0]?.word : undefined) };
  });
  const slipped = new Set(unknown.flatMap(({ one, meant }) => (meant ? one.word : [])));
  const written = new Set(texts.flatMap(allWordsIn));
  for (const { one, meant } of unknown) {
    // What is no slip by itself is none in the plural.
    const single = one.word.replace(/s$/u, "");
    const isOwn = single !== one.word && written.has(single) && !slipped.has(single);
    if (meant && !isOwn) found.set(keyOf(one.written), inLettersOf(keyOf(one.written), meant));
  }
  const isWord = (word: string) => (words.rankOf(word) ?? rarestMeant + 1) <= rarestMeant;
  const slips = own.flatMap(({ path, text }) => (isSentence(path) ? findSlips(respell(text, found), tag, isWord) : []));
  return new Map([...found, ...slips]);
}

function leastFor({ letters, isDerived }: Unknown): number {
  if (letters === "small" && !isDerived) return leastChance.smallAndWhole;
  return letters === "capital" ? leastChance.named : leastChance.other;
}

/** A text with its misspelled words mended, with the capitals that they have. */
export function respell(text: string, misspellings: Misspellings): string {
  if (misspellings.size === 0) return text;
  const mended = respellWords(text, misspellings);
  return tornIn(mended, misspellings).reduce((whole, [torn, meant]) => whole.replace(alone(torn), () => meant), mended);
}

function respellWords(text: string, misspellings: Misspellings): string {
  return replaceWords(text, (written) => {
    const meant = misspellings.get(keyOf(written));
    return meant === undefined ? written : inLettersOf(written, meant);
  });
}

/** The misspelled words of a text, each with the word that is meant. */
export function misspelledIn(text: string, misspellings: Misspellings): [misspelled: string, meant: string][] {
  if (misspellings.size === 0) return [];
  const words = new Set(wordsWritten(text).map(({ written }) => keyOf(written)));
  return [
    ...[...misspellings].filter(([word]) => words.has(word)),
    ...tornIn(respellWords(text, misspellings), misspellings),
  ];
}

/** Its words with a blank in them or a doubled capital, those around a stray stop, and slips of grammar with the words around them. */
function tornIn(text: string, misspellings: Misspellings): [torn: string, meant: string][] {
  return [...misspellings].filter(
    ([word]) => /\s|^\p{Lu}{2}\p{Ll}/u.test(word) && text.includes(word) && alone(word).test(text),
  );
}

/** A pattern of these words where no letter stands beside them. */
const alone = (words: string) =>
  new RegExp(`(?<!\\p{L})${words.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&")}(?!\\p{L})`, "gu");

/** Words of `before` that no dictionary has, with the likeliest word that `after` has in their place. */
export function mendedBy(before: string, after: string, words: WordList, tag: Tag): Misspellings {
  const next = new Set(allWordsIn(after));
  const unknown = wordsWritten(before)
    .map(({ written }) => written.toLowerCase())
    .filter((word) => /^[a-z]+$/.test(word) && !next.has(word) && !words.isWord(word, tag));
  return new Map(
    [...new Set(unknown)].flatMap((word) => {
      const meant = candidatesOf(word, words).find((candidate) => next.has(candidate.word));
      return meant ? [[word, meant.word] as const] : [];
    }),
  );
}

const allWordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** What stands in capitals may be short for something, whatever the word means in small letters. */
const keyOf = (written: string) => (lettersOf(written) === "capitals" ? written : written.toLowerCase());
