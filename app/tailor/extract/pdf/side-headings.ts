import type { Word } from "./build-words";
import type { Row } from "./find-rows";
import type { Spend } from "./meter";

const largestGroup = 2.2;
const rowsBesideHeading = 2.5;
const longestHeading = 30;
const largerThanBody = 1.03;

/** Section titles in the margin: few, short, large or in capitals, each beside the first rows of its section. */
export function areSideHeadings(left: Row[], right: Row[], body: number): boolean {
  const groups = groupRows(left);
  if (groups.length === 0 || left.length / groups.length > largestGroup) return false;
  if (right.length < rowsBesideHeading * left.length) return false;
  if (groups.length === 1) return isLoneHeading(left, right, body);
  return left.every(({ words, size }) => {
    const title = words.map((word) => word.text).join(" ");
    const isCapital = title === title.toUpperCase() && title.length > 4;
    return title.length <= longestHeading && (size >= largerThanBody * body || isCapital);
  });
}

/** A page may hold one section only: a larger title beside its first row. */
function isLoneHeading(left: Row[], right: Row[], body: number): boolean {
  const [title, first] = [left[0], right[0]];
  if (!title || !first) return false;
  return left.every(({ size }) => size >= largerThanBody * body) && Math.abs(title.y - first.y) < title.size;
}

/** Each title on one line before the rows of its section, from the top of the title to the next one. */
export function splitAtSideHeadings(left: Row[], right: Row[], spend: Spend): Word[][] {
  const groups = groupRows(left);
  spend(groups.length * right.reduce((sum, { words }) => sum + words.length, 0));
  const starts = groups.map((group) =>
    Math.min(...group.flatMap((row) => row.words.map((word) => word.y0 - 0.3 * row.size))),
  );
  const wordsBetween = (from: number, to: number) =>
    right.filter(({ words }) => words.some(({ y0 }) => y0 >= from && y0 < to)).flatMap(({ words }) => words);
  const parts = [wordsBetween(Number.NEGATIVE_INFINITY, starts[0] ?? Number.POSITIVE_INFINITY)];
  groups.forEach((group, index) => {
    parts.push(onOneLine(group), wordsBetween(starts[index] ?? 0, starts[index + 1] ?? Number.POSITIVE_INFINITY));
  });
  return parts.filter((part) => part.length > 0);
}

/** Rows that follow each other closely are one title. */
function groupRows(rows: Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1)?.at(-1);
    if (last && row.y - last.y < 1.7 * row.size) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

function onOneLine(rows: Row[]): Word[] {
  const words = rows.flatMap((row) => row.words);
  const [first] = words;
  let pen = first?.x0 ?? 0;
  return words.map((word) => {
    const width = word.x1 - word.x0;
    const moved = { ...word, y: first?.y ?? word.y, x0: pen, x1: pen + width };
    pen += width + 0.25 * word.size;
    return moved;
  });
}
