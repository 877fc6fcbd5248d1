import type { Word } from "./build-words";
import type { Row } from "./find-rows";

/** The words on either side of a gutter, row by row. */
export interface Sides {
  left: Row[];
  right: Row[];
  /** Rows with words on both sides. */
  shared: number;
  /** Width of the white strip. */
  width: number;
}

/** Share of the rows of the shorter side that have a partner: above it the sides are one table. */
export const tableSharing = 0.8;

/** True for dates at the edge, labels and cells, which belong to the row that they stand in, and are no column. */
export function isOneTable(rows: Row[], left: Row[], right: Row[], shared: number, x: number, body: number): boolean {
  const narrow = left.length <= right.length ? left : right;
  const sharing = shared / narrow.length;
  const flush = right.filter((row) => Math.abs((row.words[0]?.x0 ?? 0) - x) < 0.25 * body).length / right.length;
  if (flush < 0.4 && sharing > 0.6) return true;
  return sharing >= tableSharing && (isSparse(narrow, rows) || areLabels(left) || areLabels(right));
}

/** True where both sides stand at the same height for at least half of the shorter one. */
export function areSideBySide(left: Row[], right: Row[]): boolean {
  const [leftTop, leftEnd, rightTop, rightEnd] = [left[0], left.at(-1), right[0], right.at(-1)];
  if (!leftTop || !leftEnd || !rightTop || !rightEnd) return false;
  const top = (row: Row) => row.y - 0.75 * row.size;
  const overlap = Math.min(leftEnd.y, rightEnd.y) - Math.max(top(leftTop), top(rightTop));
  return overlap >= 0.5 * Math.min(leftEnd.y - top(leftTop), rightEnd.y - top(rightTop));
}

/** The words left and right of x in some rows. */
export function sidesOf(rows: Row[], x: number): Sides {
  const left = sideOf(rows, (word) => word.x0 < x);
  const right = sideOf(rows, (word) => word.x0 >= x);
  const shared = left.length + right.length - rows.length;
  const edge = Math.max(...left.flatMap((row) => row.words.map((word) => word.x1)));
  return { left, right, shared, width: x - edge };
}

function sideOf(rows: Row[], isOnSide: (word: Word) => boolean): Row[] {
  return rows.flatMap((row) => {
    const words = row.words.filter(isOnSide);
    return words.length > 0 ? [{ ...row, words, size: Math.max(...words.map((word) => word.size)) }] : [];
  });
}

/** Dates and places stand alone or in twos; a column has paragraphs and lists. */
function isSparse(side: Row[], all: Row[]): boolean {
  const places = new Map(all.map((row, index) => [row.y, index]));
  let groups = 0;
  side.forEach((row, index) => {
    const before = side[index - 1];
    const distance = before ? (places.get(row.y) ?? 0) - (places.get(before.y) ?? 0) : Number.POSITIVE_INFINITY;
    if (distance > 1) groups += 1;
  });
  return side.length / groups <= 2.2;
}

/** Short texts of one size, each with its partner in the same row. */
function areLabels(side: Row[]): boolean {
  const sizes = side.map((row) => row.size);
  const letters = side.map((row) => row.words.reduce((sum, word) => sum + word.text.length + 1, 0));
  const mean = letters.reduce((sum, count) => sum + count, 0) / side.length;
  return Math.max(...sizes) <= 1.1 * Math.min(...sizes) && mean <= 28;
}
