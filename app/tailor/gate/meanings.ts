import { demonyms } from "./demonyms";
import { derivations } from "./derivations";
import { stem } from "./stem";
import { synonymLines } from "./synonyms";
import { workSynonyms } from "./work-synonyms";

/** A stem, or the number of a class of words that may stand for one another. */
export type MeaningKey = string | number;

function readClasses(): Map<string, MeaningKey[]> {
  const classes = new Map<string, MeaningKey[]>();
  [synonymLines, workSynonyms, derivations, demonyms]
    .flatMap((table) => table.trim().split(/;\s|\||\n/))
    .forEach((line, index) => {
      for (const word of line.trim().split(" ")) {
        const key = stem(word);
        const known = classes.get(key) ?? [key];
        if (!known.includes(index)) classes.set(key, [...known, index]);
      }
    });
  return classes;
}

const classes = readClasses();
/** Stems in "-li" that are no adverbs of the word before it. */
const noAdverb = /^(?:app|supp|rep|mult|comp|fam|imp|assemb|ita|anoma|on|ear|ral|tal|bul|cavi)/;

/** What a word says, as keys: two words may stand for one another where they have one in common. "Quickly" has those of "quick". */
export function keysOf(stemmed: string): readonly MeaningKey[] {
  const known = classes.get(stemmed);
  if (known) return known;
  if (!/[a-z]{3}li$/.test(stemmed) || noAdverb.test(stemmed)) return [stemmed];
  const keys = [stemmed, ...keysOf(stem(stemmed.slice(0, -2)))];
  classes.set(stemmed, keys);
  return keys;
}

/** True where `next` may stand for `source` (both stems): same family, or a class of meaning in common. */
export function maySay(next: string, source: string): boolean {
  if (next === source) return true;
  const told = keysOf(source);
  return keysOf(next).some((key) => told.includes(key));
}

/** True where `word` may stand for one of `list` (all stems). */
export function meansAny(word: string, list: Iterable<string>): boolean {
  for (const other of list) if (maySay(word, other)) return true;
  return false;
}
