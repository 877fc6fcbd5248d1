import type { Claim } from "~/tailor/change";
import { type Line, linesOf } from "~/tailor/gate/align-lines";
import { type Piece, quoteOf } from "~/tailor/gate/evidence";
import { statusesIn } from "~/tailor/gate/limits";
import type { Sentence } from "~/tailor/gate/read-text";
import { readWords } from "~/tailor/gate/words";
import { oncePer } from "~/tailor/once-per";
import type { Comparison } from "./comparison";

/** A stretch of a line of the evidence. */
export interface Place {
  line: Line;
  start: number;
  end: number;
}

export const placeQuote = ({ line, start, end }: Place) => quoteOf(line.piece, line.start + start, line.start + end);
const bare = (lower: string) => lower.replace(/'s$/, "");

/** Of one word, so that the work on a word does not grow with the text. */
export const mostPlaces = 200;

const placesOf = oncePer((pieces: readonly Piece[]) => {
  const places = new Map<string, { line: Line; at: number }[]>();
  for (const line of linesOf(pieces))
    for (const { lower, at } of line.sentence.tokens) {
      const known = places.get(bare(lower));
      if (!known) places.set(bare(lower), [{ line, at }]);
      else if (known.length < mostPlaces) known.push({ line, at });
    }
  return places;
});

/** The words in this order, whatever their case and the signs between them. */
export function findWords(text: string, pieces: readonly Piece[]): Place | undefined {
  const words = readWords(text).map(({ lower }) => bare(lower));
  const [head] = words;
  if (head === undefined) return undefined;
  for (const { line, at } of placesOf(pieces).get(head) ?? []) {
    const run = line.sentence.tokens.slice(at, at + words.length);
    if (run.length === words.length && run.every(({ lower }, index) => bare(lower) === words[index]))
      return { line, start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 };
  }
  return undefined;
}

/** The entries that have the words in this order in one of their lines. */
export function entriesNaming(text: string, pieces: readonly Piece[]): Set<string> {
  const words = readWords(text).map(({ lower }) => bare(lower));
  const places = placesOf(pieces).get(words[0] ?? "") ?? [];
  const found = places.filter(({ line, at }) =>
    words.every((word, index) => bare(line.sentence.tokens[at + index]?.lower ?? "") === word),
  );
  return new Set(found.map(({ line }) => line.piece.entry));
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
