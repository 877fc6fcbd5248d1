import { rarestMeant, type WordList } from "./word-list";

/** A word that may be meant by an unknown one; the higher its cost, the less likely. */
export interface Candidate {
  word: string;
  cost: number;
}

const letters = "abcdefghijklmnopqrstuvwxyz";
const vowels = "aeiouy";
const keyboard = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Letters that sound alike. */
const alike = ["cks", "cz", "dt", "fv", "bp", "mn", "gj"];

/** What it costs to take one word for another: chosen on the words of 364 resumes that no dictionary has. */
const costs = {
  /** A letter doubled or not, or two of them swapped ("accomodate", "buisness"). */
  slip: 0,
  /** A letter too many or too few. */
  letter: 1,
  /** A vowel for another, a letter for its neighbour on the keyboard or for one of like sound; a short word has many such neighbours. */
  near: 1,
  nearInShort: 2,
  other: 3,
  /** People see how a word begins, and its last letter tells one form from another. */
  edge: 2,
  /** By rank of the word that is meant. */
  rank: [0, 1, 2],
};
const shortWord = 6;
/** "directer" sounds as "director" does. */
const agentEnding = /^ers?$/;

/** Words at one edit from an unknown one in small letters (a letter more, less or another, two swapped), the likeliest first. */
export function candidatesOf(word: string, { rankOf }: WordList): Candidate[] {
  const found = new Map<string, number>();
  for (const { next, cost } of editsOf(word)) {
    const known = found.get(next) ?? Number.POSITIVE_INFINITY;
    if (cost >= known || next === word) continue;
    const rank = rankOf(next);
    if (rank !== undefined && rank <= rarestMeant) found.set(next, Math.min(known, cost + (costs.rank[rank] ?? 0)));
  }
  return [...found].map(([next, cost]) => ({ word: next, cost })).sort((left, right) => left.cost - right.cost);
}

/** Words, however rare, that a letter doubled or not makes of an unknown one. */
export function slipsOf(word: string, { rankOf }: WordList): string[] {
  const found = [...editsOf(word)].flatMap(({ next, cost }) => (cost === costs.slip && next !== word ? next : []));
  return [...new Set(found)].filter((next) => rankOf(next) !== undefined);
}

/** Of the second of two edits: a slip, a letter, or one for another that is near it. */
const mostOfSecond = 1;

/**
 * Common words at two edits from a long unknown one: a letter too many or a wrong vowel, and one edit more. They begin and
 * end alike.
 */
export function farCandidatesOf(word: string, words: WordList): string[] {
  const found = new Set<string>();
  for (const next of firstEditsOf(word))
    for (const { word: meant, cost } of candidatesOf(next, words))
      if (cost <= mostOfSecond && words.rankOf(meant) === 0 && endsAlike(word, meant)) found.add(meant);
  return [...found];
}

const endsAlike = (one: string, other: string) => one.at(0) === other.at(0) && one.at(-1) === other.at(-1);

function firstEditsOf(word: string): Set<string> {
  const edits = new Set<string>();
  for (let at = 1; at < word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at + 1)];
    edits.add(head + tail);
    if (vowels.includes(word.charAt(at))) for (const vowel of vowels) edits.add(head + vowel + tail);
  }
  edits.delete(word);
  return edits;
}

function* editsOf(word: string): Generator<{ next: string; cost: number }> {
  const last = word.length - 1;
  // "anand": letters that were written twice.
  for (const { 1: again = "", index } of word.matchAll(/(?=(\w{2,}?)\1)/g))
    yield { next: word.slice(0, index) + word.slice(index + again.length), cost: costs.slip };
  for (let at = 0; at <= word.length; at += 1) {
    const [before, here, after] = [word[at - 1], word[at], word[at + 1]];
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const edge = at === 0 || at >= last ? costs.edge : 0;
    for (const letter of letters) {
      const isDouble = letter === before || letter === here;
      const isEnd = at === 0 || at > last;
      yield { next: head + letter + tail, cost: (isDouble ? costs.slip : costs.letter) + (isEnd ? costs.edge : 0) };
      if (!here) continue;
      const isAgent = letter === "o" && agentEnding.test(tail);
      const cost = isAgent ? costs.slip : costOfOther(here, letter, word) + edge;
      yield { next: head + letter + tail.slice(1), cost };
    }
    if (here === undefined) continue;
    const isDouble = here === before || here === after;
    yield { next: head + tail.slice(1), cost: isDouble ? costs.slip : costs.letter + edge };
    if (after) yield { next: head + after + here + tail.slice(2), cost: costs.slip + (at === 0 ? costs.edge : 0) };
  }
}

function costOfOther(one: string, other: string, { length }: string): number {
  const isBeside = (row: string) => row.includes(one) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1;
  const isNear =
    [vowels, ...alike].some((group) => group.includes(one) && group.includes(other)) ||
    keyboard.some((row) => row.includes(other) && isBeside(row));
  if (!isNear) return costs.other;
  return length <= shortWord ? costs.nearInShort : costs.near;
}
