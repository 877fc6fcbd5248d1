import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Token } from "~/tailor/lexicon/tokenize";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { likeliest, type Tagger, tagSequence } from "./tagger";

/**
 * What a word is in its sentence: noun, adjective, verb, verb in "-ing", verb in "-ed", adverb, preposition, "to" of a
 * verb, conjunction, determiner or pronoun, number, auxiliary, anything else.
 */
export const parts = ["N", "J", "V", "G", "D", "R", "P", "I", "C", "T", "M", "A", "O"] as const;
export type Part = (typeof parts)[number];

/** What the tagger of parts of speech sees of each word. `tokens` are those of one passage. */
export function partFeatures(text: string, tokens: Token[]): string[][] {
  const written = tokens.map(({ start, end }) => text.slice(start, end));
  const small = written.map((word) => word.toLowerCase());
  // Rare words are told by their ends alone: the weights hold no word that few documents have.
  const known = tokens.map(({ norm }, i) => (functionWords.has(norm) || isCommonWord(norm) ? (small[i] ?? "?") : "?"));
  const joined = tokens.map((token, i) => i > 0 && text.slice(tokens[i - 1]?.end, token.start) === " ");
  return tokens.map((_, i) => {
    const word = small[i] ?? "";
    const before = joined[i] ? (small[i - 1] ?? "^") : "^";
    const after = joined[i + 1] ? (small[i + 1] ?? "$") : "$";
    return [
      "any",
      `w ${known[i]}`,
      `e3 ${word.slice(-3)}`,
      `e2 ${word.slice(-2)}`,
      `w-1 ${joined[i] ? known[i - 1] : "^"}`,
      `w+1 ${joined[i + 1] ? known[i + 1] : "$"}`,
      `e-1 ${before.slice(-3)}`,
      `e+1 ${after.slice(-3)}`,
      `first ${i === 0} ${/^\p{Lu}/u.test(written[i] ?? "")}`,
      /\d/.test(word) ? "digit" : /[^\p{L}]/u.test(word) ? "sign" : "letters",
    ];
  });
}

/** The part of speech of each word of a passage. */
export function partsOfSpeech(tagger: Tagger, text: string, tokens: Token[]): Part[] {
  const { labels } = tagger;
  const chances = tagSequence(tagger, partFeatures(text, tokens));
  return tokens.map((_, i) => likeliest(labels, chances.subarray(i * labels.length, (i + 1) * labels.length)) as Part);
}
