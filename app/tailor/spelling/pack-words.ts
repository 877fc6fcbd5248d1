import { type Ranks, rareRank } from "./rank-words";
import { isDerived } from "./word-forms";

const keyLength = 3;

/**
 * Words and their ranks in one text: a line for each three letters that words begin with, and in it the rest of each word by
 * rank ("app|ly,le|rentice|..."). Rare words that are made of others (`isDerived`) are left out. `unpackWords` reads it.
 */
export function packWords(ranks: ReadonlyMap<string, number>): string {
  const lines = new Map<string, string[][]>();
  for (const [word, rank] of ranks) {
    if (rank === rareRank && isDerived(word, (part) => ranks.has(part))) continue;
    const key = word.slice(0, keyLength);
    const line = lines.get(key) ?? Array.from({ length: rareRank + 1 }, () => []);
    lines.set(key, line);
    line[rank]?.push(word.slice(keyLength));
  }
  return [...lines]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, byRank]) => [key, ...byRank.map(listed)].join("|"))
    .join("\n");
}

/** A word that has nothing behind the letters of its line is told from no word at all by a comma more. */
function listed(rests: string[]): string {
  return rests.length === 1 && rests[0] === "" ? "," : rests.sort().join(",");
}

/** Reads what `packWords` wrote. The lines stay as they are: 100,000 strings of their own would take ten times as much. */
export function unpackWords(packed: string): Ranks {
  const lines = new Map<string, string[]>();
  for (const line of packed.split("\n")) {
    const [key = "", ...byRank] = line.split("|");
    lines.set(
      key,
      byRank.map((rests) => (rests === "" ? "" : `,${rests},`)),
    );
  }
  const rankOf = (word: string) => {
    const rest = `,${word.slice(keyLength)},`;
    const rank = lines.get(word.slice(0, keyLength))?.findIndex((rests) => rests.includes(rest)) ?? -1;
    return rank < 0 ? undefined : rank;
  };
  const beginningWith = (letter: string, rarest: number) =>
    [...lines].flatMap(([key, byRank]) =>
      key.startsWith(letter)
        ? byRank.slice(0, rarest + 1).flatMap((rests) => unlisted(rests).map((rest) => key + rest))
        : [],
    );
  return { rankOf, beginningWith };
}

/** ",ly,le," as its items; ",,," is the one that has nothing behind the letters of its line. */
function unlisted(rests: string): string[] {
  if (rests === "") return [];
  return rests === ",,," ? [""] : rests.slice(1, -1).split(",");
}
