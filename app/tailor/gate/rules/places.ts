import type { Claim } from "~/tailor/change";
import { type Line, linesOf } from "~/tailor/gate/align-lines";
import { type Piece, quoteOf } from "~/tailor/gate/evidence";
import { valueOfWords } from "~/tailor/gate/figures/number-words";
import { statusesIn } from "~/tailor/gate/limits";
import type { Sentence } from "~/tailor/gate/read-text";
import { readWords } from "~/tailor/gate/words";
import { oncePer } from "~/tailor/once-per";
import { remembering } from "~/tailor/parse/words/remembering";
import type { Comparison } from "./comparison";

/** A stretch of a line of the evidence. */
export interface Place {
  line: Line;
  start: number;
  end: number;
}

export const placeQuote = ({ line, start, end }: Place) => quoteOf(line.piece, line.start + start, line.start + end);
/** As words of names compare: "tier two" and "Tier 2" are one. */
const bare = remembering((lower): string => {
  const word = lower.replace(/'s$/, "");
  return String((/^(?:an?|and)$/.test(word) ? undefined : valueOfWords(word)) ?? word);
});

/** Of one word, so that the work on a word does not grow with the text. */
export const mostPlaces = 200;

const bareWords = oncePer(({ tokens }: Sentence) => tokens.map(({ lower }) => bare(lower)));

const placesOf = oncePer((pieces: readonly Piece[]) => {
  const places = new Map<string, { line: Line; at: number }[]>();
  for (const line of linesOf(pieces))
    for (const [at, word] of bareWords(line.sentence).entries()) {
      const known = places.get(word);
      if (!known) places.set(word, [{ line, at }]);
      else if (known.length < mostPlaces) known.push({ line, at });
    }
  return places;
});

const placesOfFirst = (words: readonly string[], pieces: readonly Piece[]) =>
  placesOf(pieces).get(words[0] ?? "") ?? [];

/** True for a place where the words stand in this order. */
const isPlaceOf =
  (words: readonly string[]) =>
  ({ line, at }: { line: Line; at: number }): boolean => {
    const there = bareWords(line.sentence);
    return words.every((word, index) => there[at + index] === word);
  };

/** The words of a name as they are compared: the same names are looked for in every sentence. */
const namingWords = remembering((text): readonly string[] => readWords(text).map(({ lower }) => bare(lower)));

/** The words in this order, whatever their case and the signs between them. */
export function findWords(text: string, pieces: readonly Piece[]): Place | undefined {
  const words = namingWords(text);
  const place = placesOfFirst(words, pieces).find(isPlaceOf(words));
  if (!place) return undefined;
  const { tokens } = place.line.sentence;
  const [first, last] = [tokens[place.at], tokens[place.at + words.length - 1]];
  return { line: place.line, start: first?.start ?? 0, end: last?.end ?? 0 };
}

/** The entries that have the words in this order in one of their lines. */
export function entriesNaming(text: string, pieces: readonly Piece[]): Set<string> {
  const words = namingWords(text);
  return new Set(
    placesOfFirst(words, pieces)
      .filter(isPlaceOf(words))
      .map(({ line }) => line.piece.entry),
  );
}

/** Marks the words of a stretch of the sentence as judged. */
export function cover({ sentence, covered }: Comparison, start: number, end: number): void {
  for (const token of sentence.tokens) if (token.start < end && token.end > start) covered.add(token);
}

const partEnd =
  /[;|()]|,(?=\s(?!(?:lapsed|expired|in progress|pending|awaiting|not|renewal|expected|certification|until)))/;

/** A credential keeps what the source says of it: in progress, lapsed, short-listed. */
export function withStatus(claim: Claim, { line, start, end }: Place, sentence: Sentence): Claim {
  const isTold = line.piece.entry === "fact";
  if (claim.kind === "skill" && !isTold && !/^\p{Lu}{2,}/u.test(claim.text)) return claim;
  const { text } = line.sentence;
  const before = text.slice(0, start).split(partEnd).at(-1) ?? "";
  const behind =
    text
      .slice(end)
      .replace(/^\s*[()]/, " ")
      .split(partEnd)[0] ?? "";
  // An answer speaks of its one subject throughout.
  const told = statusesIn(isTold ? line.piece.text : `${before}${text.slice(start, end)}${behind}`);
  const said = statusesIn(sentence.text);
  const [lost] = told.filter((status) => !said.includes(status));
  if (lost === undefined || said.length > 0) return claim;
  return { ...claim, status: "confirm", source: null, reason: `Your resume says that “${claim.text}” ${lost}.` };
}
