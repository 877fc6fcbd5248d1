import { abbreviations } from "./abbreviations";
import { agentBase } from "./agents";
import type { ReadWord } from "./analyse";
import { functionWords } from "./common-words";
import type { ReadPiece } from "./evidence";
import { keysOf } from "./meanings";
import { deedKeys } from "./verbs";

export interface WordSource {
  piece: ReadPiece;
  word: ReadWord;
}

/** The words of a list of pieces by what they can stand behind, so that a look-up does not walk the resume. */
export interface EvidenceIndex {
  /** By key of meaning (see meanings.ts), in the order of the text. */
  byKey: Map<string | number, Ranked[]>;
  /** By the word itself, small letters and no plural apostrophe. */
  byWord: Map<string, Ranked[]>;
  /** First of two neighbouring words, by the two written as one. */
  byPair: Map<string, WordSource>;
  /** First word of a run, by the initials of the run (three or more words). */
  byInitials: Map<string, WordSource>;
  /** First word of a long form, by its abbreviation. */
  byShort: Map<string, WordSource>;
}

export interface Ranked extends WordSource {
  rank: number;
  /** Place among the words of its piece. */
  at: number;
}

const longestInitials = 6;
const longForms = new Map<string, { short: string; long: string[] }[]>();
for (const entry of abbreviations) {
  const first = entry.long[0] ?? "";
  longForms.set(first, [...(longForms.get(first) ?? []), entry]);
}

const cache = new WeakMap<readonly ReadPiece[], EvidenceIndex>();

/** A participle, a gerund or a noun made of a verb: it tells a deed wherever it stands. */
export const isDeedForm = (lower: string) =>
  /.{3}(?:ed|ing|tion|sion|ment|ance|sis)s?$|^(?:chosen|written|built|taught|sold|driven|grown)$/.test(lower);

/** "Team's" and "team" are one word. */
export const withoutApostrophe = (lower: string) => lower.replace(/'s$/, "");

/** Index of a list of pieces, made once; the list must not change afterwards. */
export function indexOf(pieces: readonly ReadPiece[]): EvidenceIndex {
  const known = cache.get(pieces);
  if (known) return known;
  const index: EvidenceIndex = {
    byKey: new Map(),
    byWord: new Map(),
    byPair: new Map(),
    byInitials: new Map(),
    byShort: new Map(),
  };
  let rank = 0;
  for (const piece of pieces) {
    for (const [at, word] of piece.words.entries()) {
      const source: Ranked = { piece, word, at, rank: rank++ };
      for (const key of keysOf(word.stem)) add(index.byKey, key, source);
      const trade = tradeOf(piece, word);
      if (trade) add(index.byKey, trade, source);
      if (word.isVerb || isDeedForm(word.lower)) for (const key of deedKeys(word.stem)) add(index.byKey, key, source);
      add(index.byWord, withoutApostrophe(word.lower), source);
      const next = piece.words[at + 1];
      if (next) addFirst(index.byPair, word.lower + next.lower, source);
      for (const { short, long } of longForms.get(word.stem) ?? [])
        if (long.every((part, offset) => piece.words[at + offset]?.stem === part))
          addFirst(index.byShort, short, source);
    }
    addInitials(index, piece);
  }
  cache.set(pieces, index);
  return index;
}

const placesInPiece = new WeakMap<ReadPiece, Map<string, { piece: ReadPiece; at: number }[]>>();

/** Where a word stands (small letters, no plural apostrophe), in the order of the text. */
export function placesOf(word: string, pieces: readonly ReadPiece[]): readonly { piece: ReadPiece; at: number }[] {
  const index = cache.get(pieces);
  return index ? (index.byWord.get(word) ?? []) : pieces.flatMap((piece) => placesIn(piece).get(word) ?? []);
}

function placesIn(piece: ReadPiece) {
  const known = placesInPiece.get(piece);
  if (known) return known;
  const places = Map.groupBy(
    piece.words.map((_, at) => ({ piece, at })),
    ({ at }) => withoutApostrophe(piece.words[at]?.lower ?? ""),
  );
  placesInPiece.set(piece, places);
  return places;
}

/** Stem of the deed of the writer's own trade: whoever opens a line as "Freelance designer" or "Driver" designs or drives. */
function tradeOf(piece: ReadPiece, { lower, start }: ReadWord): string | undefined {
  const base = /s$/.test(lower) ? undefined : agentBase(lower);
  if (!base || !(piece.role === "title" || /^[^,;:.|\n]{0,40}$/.test(piece.text.slice(0, start)))) return undefined;
  if (/\b(?:to|for|by|with|the|an?)\s/i.test(piece.text.slice(0, start))) return undefined;
  return base;
}

/** "PMO" where the source says "project management office". */
function addInitials(index: EvidenceIndex, piece: ReadPiece): void {
  const content = piece.words.filter((word) => !functionWords.has(word.lower));
  content.forEach((word, at) => {
    let initials = "";
    for (const next of content.slice(at, at + longestInitials)) {
      initials += next.lower[0] ?? "";
      if (initials.length >= 3) addFirst(index.byInitials, initials, { piece, word });
    }
  });
}

function add<Key>(map: Map<Key, Ranked[]>, key: Key, source: Ranked): void {
  const list = map.get(key);
  if (list) list.push(source);
  else map.set(key, [source]);
}

function addFirst(map: Map<string, WordSource>, key: string, source: WordSource): void {
  if (!map.has(key)) map.set(key, source);
}
