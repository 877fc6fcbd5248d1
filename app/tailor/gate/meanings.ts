import { stem } from "./stem";
import { synonymLines } from "./synonyms";

/** A stem, or the number of a class of words that may stand for one another. */
export type MeaningKey = string | number;

function readClasses(): Map<string, MeaningKey[]> {
  const classes = new Map<string, MeaningKey[]>();
  synonymLines
    .trim()
    .split(/;\s|\n/)
    .forEach((line, index) => {
      for (const word of line.split(" ")) {
        const key = stem(word);
        const known = classes.get(key) ?? [key];
        if (!known.includes(index)) classes.set(key, [...known, index]);
      }
    });
  return classes;
}

const classes = readClasses();

/** What a word of new text says: any of these keys in the source bears it out. */
export function claimsOf(stemmed: string): readonly MeaningKey[] {
  return classes.get(stemmed) ?? [stemmed];
}

/** What a word of the source says. */
export function keysOf(stemmed: string): readonly MeaningKey[] {
  return classes.get(stemmed) ?? [stemmed];
}

/** True where `next` may stand for `source` (both stems): same family, or a class of meaning in common. */
export function maySay(next: string, source: string): boolean {
  if (next === source) return true;
  const told = keysOf(source);
  return claimsOf(next).some((key) => told.includes(key));
}

/** True where `word` may stand for one of `list` (all stems). */
export function meansAny(word: string, list: Iterable<string>): boolean {
  for (const other of list) if (maySay(word, other)) return true;
  return false;
}
