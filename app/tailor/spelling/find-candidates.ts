import { isCommonWord, isCountedForm } from "~/tailor/lexicon/word-frequencies";
import { type Difference, differenceOf, type Edit, longestCompared, mostShift } from "./edit-costs";
import { partingsOf } from "./part-words";
import weights from "./slip-weights.json" with { type: "json" };
import { countBits, lettersIn } from "./word-letters";
import { rarestMeant, type WordList } from "./word-list";

/** How usual a word is: in resumes, in a form of it, or in English by its rank. */
export type Usage = keyof typeof weights.words;

/** A word, or two of them, that may be meant by an unknown one; the higher its cost, the less likely. */
export interface Candidate {
  word: string;
  cost: number;
  edits: Edit[];
  usage: Usage;
}

const letters = "abcdefghijklmnopqrstuvwxyz";
/** The highest cost of a word that may be meant. */
const mostCost = 14;
/** Likelier by so much, a word is meant instead of another one for sure. */
const widestMargin = 6;
/** Letters of one word that the other has none of. */
const mostStrange = { ofLong: 2, ofShort: 1 };
const longWord = 7;

const usages: Usage[] = ["rank0", "rank1", "rank2"];

/** Words that may be meant by an unknown one in small letters, the likeliest first, and none that costs far more than it. */
export function candidatesOf(word: string, words: WordList): Candidate[] {
  if (word.length > longestCompared) return [];
  const found: Candidate[] = [];
  let most = mostCost;
  const offer = (meant: string, longer: string, differenceWithin: (most: number) => Difference | undefined) => {
    const rank = words.rankOf(longer);
    if (rank === undefined || rank > rarestMeant || meant === word) return;
    const usage = usageOf(longer, rank);
    const difference = differenceWithin(most - weights.words[usage]);
    if (!difference) return;
    const cost = difference.cost + weights.words[usage];
    found.push({ word: meant, cost, edits: difference.edits, usage });
    most = Math.min(most, cost + widestMargin);
  };
  for (const [meant, longer] of partingsOf(word))
    offer(meant, longer, () => ({ cost: weights.edits.blank, edits: ["blank"] }));
  for (const meant of withoutRepeats(word))
    offer(meant, meant, () => ({ cost: weights.edits.doubled, edits: ["doubled"] }));
  for (const meant of [...otherFirsts(word, words), ...likeWords(word, words)])
    offer(meant, meant, (within) => differenceOf(word, meant, within));
  return found
    .filter(({ cost }) => cost <= most)
    .sort((one, other) => one.cost - other.cost || (one.word < other.word ? -1 : 1));
}

function usageOf(word: string, rank: number): Usage {
  if (isCountedForm(word)) return "counted";
  return rank < 2 && isCommonWord(word) ? "countedStem" : (usages[rank] ?? "rank2");
}

/** Words with the same first letter, most of the same letters and about the same length; first those that share most. */
function likeWords(word: string, { beginningWith }: WordList): string[] {
  const own = lettersIn(word);
  const most = word.length < longWord ? mostStrange.ofShort : mostStrange.ofLong;
  const byDistance = Array.from({ length: 2 * most + mostShift + 1 }, (): string[] => []);
  for (const { word: meant, letters: others } of beginningWith(word.charAt(0))) {
    const shift = Math.abs(meant.length - word.length);
    if (shift > mostShift) continue;
    const [less, more] = [countBits(own & ~others), countBits(others & ~own)];
    if (less <= most && more <= most) byDistance[less + more + shift]?.push(meant);
  }
  return byDistance.flat();
}

/** "anand": a word without letters that were written twice. */
function withoutRepeats(word: string): string[] {
  return [...word.matchAll(/(?=(\w{2,}?)\1)/g)].map(
    ({ 1: again = "", index }) => word.slice(0, index) + word.slice(index + again.length),
  );
}

/** Words of which the first letter was left out, put in, changed or swapped with the second, and nothing else. */
function otherFirsts(word: string, { rankOf }: WordList): string[] {
  const [first = "", second = "", rest] = [word[0], word[1], word.slice(1)];
  const others = [...letters].filter((letter) => letter !== first).flatMap((letter) => [letter + word, letter + rest]);
  return [...new Set([...others, rest, second + first + word.slice(2)])].filter(
    (meant) => meant[0] !== first && rankOf(meant) !== undefined,
  );
}
