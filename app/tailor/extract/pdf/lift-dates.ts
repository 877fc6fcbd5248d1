import type { Word } from "./build-words";
import type { Row } from "./find-rows";

/** White between a sentence and a remark at the right edge, in font sizes; word spaces never come near. */
const remarkGap = 1.5;
const longestRemark = 32;
const bullet = /^[•◦▪●○■‣∙·–-]/u;

/** Remarks one below the other at the same right edge, from the row of an entry down into its bullets. */
interface Stack {
  anchor: Row;
  edge: number;
  /** Right edge of the anchor with what was moved up to it. */
  end: number;
  inBullets: boolean;
}

/**
 * Dates and places stacked at the right edge of an entry stand beside its first bullets, where they would end up in
 * the middle of a sentence. They move up to the row that the stack starts in. Takes rows from top to bottom.
 */
export function liftDates(rows: Row[]): Row[] {
  let stack: Stack | null = null;
  return rows.map((row) => {
    const remark = remarkOf(row);
    const edge = remark.at(-1)?.x1;
    const isBullet = bullet.test(row.words[0]?.text ?? "");
    if (edge === undefined) {
      stack = null;
      return row;
    }
    if (stack && Math.abs(stack.edge - edge) < row.size && (isBullet || goesOn(stack, row))) {
      stack.inBullets = true;
      append(stack, remark);
      return { ...row, words: row.words.filter((word) => !remark.includes(word)) };
    }
    const copy = { ...row, words: [...row.words] };
    stack = isBullet ? null : { anchor: copy, edge, end: rightEnd(copy.words), inBullets: false };
    return copy;
  });
}

/** The second line of a bullet is indented; a row at the left edge starts the next entry. */
function goesOn({ anchor, inBullets }: Stack, row: Row): boolean {
  return inBullets && (row.words[0]?.x0 ?? 0) > (anchor.words[0]?.x0 ?? 0) + 0.5 * row.size;
}

/** The words right of the last wide gap, where they are few. */
function remarkOf({ words, size }: Row): Word[] {
  const start = words.findLastIndex((word, index) => word.x0 - (words[index - 1]?.x1 ?? word.x0) > remarkGap * size);
  const remark = start > 0 ? words.slice(start) : [];
  return remark.reduce((sum, word) => sum + word.text.length + 1, 0) <= longestRemark ? remark : [];
}

function append(stack: Stack, remark: Word[]): void {
  const { anchor, end } = stack;
  const shift = end + 2 * anchor.size - (remark[0]?.x0 ?? 0);
  const moved = remark.map((word) => ({ ...word, y: anchor.y, x0: word.x0 + shift, x1: word.x1 + shift }));
  anchor.words.push(...moved);
  stack.end = Math.max(end, rightEnd(moved));
}

function rightEnd(words: Word[]): number {
  return Math.max(...words.map((word) => word.x1));
}
