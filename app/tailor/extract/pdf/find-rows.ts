import type { Word } from "./build-words";

/** Words on one line of a page or column, from left to right. */
export interface Row {
  y: number;
  size: number;
  words: Word[];
}

/** Rows are found from top to bottom, so a word belongs to one of the last few. */
const nearRows = 12;

/** Groups words into rows, top to bottom. Raised and lowered small words (20th, H2O) join the row they touch. */
export function findRows(words: Word[]): Row[] {
  const rows: Row[] = [];
  for (const word of words.toSorted((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const row = rows
      .slice(-nearRows)
      .findLast((candidate) => Math.abs(candidate.y - word.y) <= 0.55 * Math.min(candidate.size, word.size));
    if (row && belongs(row, word)) addWord(row, word);
    else rows.push({ y: word.y, size: word.size, words: [word] });
  }
  for (const row of rows) row.words.sort((a, b) => a.x0 - b.x0);
  return rows.sort((a, b) => a.y - b.y);
}

function addWord(row: Row, word: Word): void {
  row.words.push(word);
  if (word.size > row.size * 1.05) {
    row.y = word.y;
    row.size = word.size;
  }
}

function belongs(row: Row, word: Word): boolean {
  const shift = Math.abs(row.y - word.y);
  const smaller = Math.min(row.size, word.size);
  const overlapping = row.words.some(
    (other) => word.x0 < other.x1 - 0.5 * smaller && other.x0 < word.x1 - 0.5 * smaller,
  );
  if (overlapping) return shift < 0.1 * smaller;
  if (shift <= 0.3 * smaller) return true;
  return row.words.some((other) => Math.max(word.x0 - other.x1, other.x0 - word.x1) < 0.3 * smaller);
}
