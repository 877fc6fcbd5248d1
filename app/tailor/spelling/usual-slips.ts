import type { Tag } from "~/tailor/grammar/tagger";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import words from "./common-slips.json" with { type: "json" };

const meant = new Map(Object.entries(words));

/** What is meant by a misspelling that many people make, in small letters, whatever else it is like. */
export function usualMeant(word: string): string | undefined {
  return meant.get(word.toLowerCase());
}

/** Slips of two words: each is written with the word behind it, so that nothing else is mended with it. */
const phrases: [RegExp, string][] = [
  [/(?<!\p{L})((?:[Ss]h|[Cc]|[Ww])ould|[Mm]ust|[Mm]ight) of (?!course\b)(\p{Ll}{3,})/gu, "$1 have $2"],
  [/(?<!\p{L})[Ii]m (\p{Ll}{2,})/gu, "I'm $1"],
  [/(?<!\p{L})[Ii]ve (\p{Ll}{2,})/gu, "I've $1"],
  [/(?<!\p{L})([Ii])ts (why|how|because|been|not|an?|the|my|where|what)(?!\p{L})/gu, "$1t's $2"],
  [
    /(?<![\p{L}\d.,(/])(?<!phase )i (am|was|have|had|can|do|did|will|would|work|worked|like|want|know|also|now)(?!\p{L})/gu,
    "I $1",
  ],
  [/(?<!\p{L})I been (\p{Ll}{2,})/gu, "I've been $1"],
  [/(?<!\p{L})(?<!of )([Ww]e|[Tt]hey|[Yy]ou) was (\p{Ll}{2,})/gu, "$1 were $2"],
  [/(?<!\p{L})(?<!of )(I|[Ww]e|[Tt]hey|[Yy]ou) has (\p{Ll}{2,})/gu, "$1 have $2"],
];

const plural: Readonly<Record<string, string>> = {
  is: "are",
  was: "were",
  has: "have",
  comes: "come",
  goes: "go",
  gets: "get",
  needs: "need",
};
/** A clause whose subject ends right before its verb; behind "of" the subject is another word. */
const clause =
  /(?<!\p{L})(?:when|if|because|until|while) (?:(?!of |for |with |to |as |or |and )\p{Ll}+ ){0,3}(\p{Ll}{3,}s) (is|was|has|comes|goes|gets|needs)(?!\p{L})/giu;

/** Slips of several words in a text, each with what is meant. */
export function slippedPhrases(text: string, tag: Tag): [torn: string, meant: string][] {
  const said = phrases.flatMap(([slip, right]) =>
    [...text.matchAll(slip)].map(({ 0: torn }): [string, string] => [torn, torn.replace(new RegExp(slip), right)]),
  );
  const agreed = [...text.matchAll(clause)].flatMap(({ 0: whole, 1: noun = "", 2: verb = "" }): [string, string][] => {
    const isThings =
      isCommonWord(noun.slice(0, -1)) && tag(whole).some(({ text: word, pos }) => word === noun && pos === "NOUN");
    return isThings ? [[`${noun} ${verb}`, `${noun} ${plural[verb.toLowerCase()]}`]] : [];
  });
  return [...said, ...agreed];
}
