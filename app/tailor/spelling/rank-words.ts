/** Lists of words by dialect and by how rare they are: "english/british/35"; 10 is the commonest. */
export type WordLists = Readonly<Record<string, readonly string[]>>;
/** How common a word is, 0 for the commonest and 3 for the rarest and for names; undefined for what is no word. */
export type RankOf = (word: string) => number | undefined;

export interface Ranks {
  rankOf: RankOf;
  /** Words with this first letter that are no rarer than a rank. */
  beginningWith: (letter: string, rarest: number) => string[];
}

const levels = [10, 20, 35, 40, 50, 55, 60, 70];
/** A word that is right in one of them is no mistake. */
const dialects = ["english", "english/american", "english/british", "english/canadian", "english/australian"];
/** The rarest level of each rank, the commonest rank first. */
const rarestOfRank = [20, 35, 50, 70];
export const rareRank = rarestOfRank.length - 1;

/**
 * All words in small letters without accents, with their ranks. `hunspell` is a dictionary in Hunspell's format, of which the
 * words are taken as they stand there, without their endings: its names, and what is newer than the lists.
 */
export function rankWords(lists: WordLists, hunspell: string): Map<string, number> {
  const ranks = new Map<string, number>();
  const add = (text: string, rank: number) => {
    const word = /^[a-z]+$/.test(text) ? text : text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    if (!ranks.has(word) && /^[a-z]{3,}$/.test(word)) ranks.set(word, rank);
  };
  for (const level of levels) {
    const rank = rarestOfRank.findIndex((rarest) => level <= rarest);
    for (const dialect of dialects) for (const word of lists[`${dialect}/${level}`] ?? []) add(word, rank);
  }
  for (const entry of hunspell.split("\n")) add(entry.split("/")[0]?.trim() ?? "", rareRank);
  return ranks;
}

/** Ranks of a map, for lookups by word and by first letter. */
export function ranksOf(ranks: ReadonlyMap<string, number>): Ranks {
  const byLetter = Map.groupBy(ranks.keys(), (word) => word.charAt(0));
  return {
    rankOf: (word) => ranks.get(word),
    beginningWith: (letter, rarest) =>
      (byLetter.get(letter) ?? []).filter((word) => (ranks.get(word) ?? rareRank) <= rarest),
  };
}
