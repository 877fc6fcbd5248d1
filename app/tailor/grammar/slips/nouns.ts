import type { Word } from "~/tailor/grammar/tagger";

const irregular: Readonly<Record<string, string>> = {
  person: "people",
  child: "children",
  man: "men",
  woman: "women",
  foot: "feet",
  shelf: "shelves",
  knife: "knives",
};
const irregularPlurals = new Map(Object.entries(irregular).map(([one, many]) => [many, one]));

/** Nouns that nobody counts in a resume, whatever a dictionary says. */
const uncounted =
  /^(?:experience|notice|work|service|staff|training|leave|time|practice|equipment|information|furniture|machinery|software|hardware|luggage|stationery|feedback|advice|homework|knowledge|money|cash|care|support|help|food|fish|aircraft|personnel|crew|percent|per|plus|max|min|thousand|hundred|million|lakh|dozen|sheep|stock|pm|am|night|day|pass|first|second|level|full|half|part|metric|post|today|present)$/u;

/** Numbers of nouns in small letters, by what a dictionary has. */
export interface Nouns {
  /** Undefined where the word is no plural. */
  singularOf: (word: string) => string | undefined;
  /** Undefined for what nobody counts, and for what may be a plural already. */
  pluralOf: (word: string) => string | undefined;
}

export function nounsOf(isWord: (word: string) => boolean): Nouns {
  const singularOf = (word: string) => {
    const known = irregularPlurals.get(word);
    if (known) return known;
    if (!/[^su]s$/u.test(word) || /(?:ics|sis)$/u.test(word)) return undefined;
    const ways = [word.slice(0, -1), word.replace(/ies$/u, "y"), word.replace(/es$/u, "")];
    return ways.find((way) => way !== word && way.length > 2 && isWord(way));
  };
  const pluralOf = (word: string) => {
    if (uncounted.test(word) || /s$/u.test(word) || irregularPlurals.has(word)) return undefined;
    const known = irregular[word];
    if (known) return known;
    const many = /[^aeiou]y$/u.test(word)
      ? `${word.slice(0, -1)}ies`
      : /(?:x|z|ch|sh)$/u.test(word)
        ? `${word}es`
        : `${word}s`;
    return isWord(many) && isWord(word) ? many : undefined;
  };
  return { singularOf, pluralOf };
}

/** A plural that is a noun at its place. */
export function isPlural({ text, pos }: Word, { singularOf }: Nouns): boolean {
  return pos === "NOUN" && /^\p{Ll}+$/u.test(text) && singularOf(text) !== undefined;
}
