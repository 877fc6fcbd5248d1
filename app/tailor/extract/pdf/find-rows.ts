import type { Word } from "./build-words";
import type { Spend } from "./meter";

/** Words on one line of a page or column, from left to right. */
export interface Row {
  y: number;
  size: number;
  words: Word[];
}

/** A row in the making: where its words stand, so that a look at a row does not walk its words. */
interface OpenRow {
  row: Row;
  /** Left edges, ascending. */
  starts: number[];
  /** How far the words up to each of these reach to the right. */
  reaches: number[];
}

/** Rows are found from top to bottom, so a word belongs to one of the last few. */
const nearRows = 12;
/** Sorting a word, looking at the rows near it. */
const stepsOfAWord = 60;

/** Groups words into rows, top to bottom. Raised and lowered small words (20th, H2O) join the row they touch. */
export function findRows(words: Word[], spend: Spend): Row[] {
  spend(stepsOfAWord * words.length);
  const open: OpenRow[] = [];
  for (const word of words.toSorted((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const near = open
      .slice(-nearRows)
      .findLast(({ row }) => Math.abs(row.y - word.y) <= 0.55 * Math.min(row.size, word.size));
    if (near && belongs(near, word)) addWord(near, word, spend);
    else open.push({ row: { y: word.y, size: word.size, words: [word] }, starts: [word.x0], reaches: [word.x1] });
  }
  const rows = open.map(({ row }) => row);
  for (const row of rows) row.words.sort((a, b) => a.x0 - b.x0);
  return rows.sort((a, b) => a.y - b.y);
}

function addWord({ row, starts, reaches }: OpenRow, word: Word, spend: Spend): void {
  row.words.push(word);
  if (word.size > row.size * 1.05) {
    row.y = word.y;
    row.size = word.size;
  }
  const at = countWhile(starts, (start) => start <= word.x0);
  spend(starts.length - at);
  starts.splice(at, 0, word.x0);
  reaches.splice(at, 0, Math.max(reaches[at - 1] ?? Number.NEGATIVE_INFINITY, word.x1));
  for (let next = at + 1; next < reaches.length && (reaches[next] ?? 0) < word.x1; next += 1) reaches[next] = word.x1;
}

function belongs(open: OpenRow, word: Word): boolean {
  const { row } = open;
  const shift = Math.abs(row.y - word.y);
  const smaller = Math.min(row.size, word.size);
  if (comesWithin(open, word, -0.5 * smaller)) return shift < 0.1 * smaller;
  return shift <= 0.3 * smaller || comesWithin(open, word, 0.3 * smaller);
}

/** True where the white between a word of the row and this one is narrower than `gap`; below zero they overlap. */
function comesWithin({ starts, reaches }: OpenRow, word: Word, gap: number): boolean {
  const count = countWhile(starts, (start) => start - word.x1 < gap);
  const reach = reaches[count - 1];
  return reach !== undefined && word.x0 - reach < gap;
}

/** How many of the values, which ascend, come before the first that is not so. */
function countWhile(values: readonly number[], isSo: (value: number) => boolean): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(values[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
