import type { Tag } from "~/tailor/grammar/tagger";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { isCommonWord, isCountedForm } from "~/tailor/lexicon/word-frequencies";
import { rarestMeant, type WordList } from "./word-list";

const shortestPart = 4;
const shortestOfPair = 2;
/** A small word and its neighbour are told apart by these lengths. */
const smallLengths = [2, 3];
/** The rarest of two words that the writer sets apart elsewhere. */
const rarestOfPair = 1;

/** How the writer sets two words beside each other: "night shift" or "night-shift", by the two in one ("nightshift"). */
export type Pairs = ReadonlyMap<string, string>;

/** All neighbours in texts, with a blank or a hyphen between them. */
export function pairsIn(texts: readonly string[]): Pairs {
  const pairs = new Map<string, string>();
  for (const text of texts)
    for (const [, left = "", sign = "", right = ""] of text
      .toLowerCase()
      .matchAll(/(?<!\p{L})(\p{L}+)([ -])(?=(\p{L}+))/gu))
      pairs.set(left + right, left + sign + right);
  return pairs;
}

/** The two words that are written in one, as their writer sets them apart elsewhere. */
export function partAsElsewhere(word: string, pairs: Pairs, { rankOf }: WordList): string | undefined {
  const apart = pairs.get(word);
  const parts = apart?.split(/[ -]/) ?? [];
  const areWords = parts.every(
    (part) => part.length >= shortestOfPair && (rankOf(part) ?? rarestOfPair + 1) <= rarestOfPair,
  );
  return areWords ? apart : undefined;
}

/** The two words that may be written in one, one of them small, and the longer of them. */
export function partingsOf(word: string): [apart: string, other: string][] {
  return smallLengths.flatMap((length) => {
    const [head, tail] = [word.slice(0, length), word.slice(length)];
    const [start, end] = [word.slice(0, -length), word.slice(-length)];
    return [
      ...(functionWords.has(head) && tail.length >= shortestPart
        ? [[`${head} ${tail}`, tail] as [string, string]]
        : []),
      ...(functionWords.has(end) && start.length >= shortestPart
        ? [[`${start} ${end}`, start] as [string, string]]
        : []),
    ];
  });
}

/** "wouldnt": a word that nobody has is an auxiliary and "not" for the tagger. */
export function withoutApostrophe(word: string, { rankOf }: WordList, tag: Tag): string | undefined {
  if (!word.endsWith("nt") || rankOf(word) !== undefined) return undefined;
  const [verb, not, ...others] = tag(word);
  const isOne = verb?.pos === "AUX" && not?.text === "nt" && others.length === 0;
  return isOne ? `${verb.text}n't` : undefined;
}

const halves = /(?<![\p{L}'’.&/-])(\p{L}\p{Ll}{0,13}) (?=(\p{Ll}{1,14})(?![\p{L}'’-]))/gu;
/** In letters: of what is put together, and of a half that no dictionary has. */
const shortestTorn = 5;
const shortestOfRare = 7;
const shortestRest = 2;
/** A letter that is no word, nor a programming language. */
const loneLetter = /^[bd-hj-qs-z]$/u;

/**
 * Words of a text with a blank in them, with the words that are meant: of two halves one is no word, or no resume has either, and together they
 * are one of many resumes ("wareh ouse", "A ttended", "an d", "trouble shooting").
 */
export function tornWords(text: string, { rankOf }: WordList): [torn: string, meant: string][] {
  const isPart = (half: string) => {
    const word = half.toLowerCase();
    const rank = functionWords.has(word) && word.length > 1 ? 0 : rankOf(word);
    return word.length >= shortestRest && (rank === undefined || rank > rarestMeant);
  };
  return [...text.matchAll(halves)].flatMap(([, start = "", rest = ""]): [string, string][] => {
    const word = (start + rest).toLowerCase();
    const areRare = [start, rest].every((half) => half.length > 1 && !isCountedForm(half) && !functionWords.has(half));
    const isSmall = start === start.toLowerCase();
    const isJoined =
      areRare && isSmall && word.length >= shortestOfRare && isCommonWord(word) && rankOf(word) !== undefined;
    if (isJoined) return [[`${start} ${rest}`, start + rest]];
    if (!isCountedForm(word)) return [];
    const isCut = loneLetter.test(rest) && functionWords.has(word) && !isPart(start);
    const isTorn = word.length >= shortestTorn && (isPart(start) || isPart(rest));
    return isCut || isTorn ? [[`${start} ${rest}`, start + rest]] : [];
  });
}
