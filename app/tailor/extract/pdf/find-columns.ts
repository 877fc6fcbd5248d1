import type { Word } from "./build-words";
import { bestGutter } from "./find-gutter";
import { findRows } from "./find-rows";
import type { Spend } from "./meter";
import { splitAtSideHeadings } from "./side-headings";
import { sidesOf } from "./sides";

/**
 * A page as nested regions: text that flows from row to row, regions one below the other, or columns side by side.
 * Found by cutting at the white gutter that runs beside the most rows (a recursive XY-cut that looks for the
 * gutter first, so that a heading over both columns ends the columns and a gap between paragraphs does not).
 */
export type Region =
  | { kind: "flow"; words: Word[] }
  | { kind: "stack"; parts: Region[] }
  | { kind: "columns"; gutter: number; parts: Region[] };

const deepestNesting = 6;
/** A densely set page has 1,500; the time that the search for gutters takes grows with their square. */
const mostWords = 5000;

/** Cuts the words of a page into regions in reading order. */
export function findColumns(words: Word[], spend: Spend, depth = 0, isTop = true): Region {
  const rows = findRows(words, spend);
  const gutter = depth < deepestNesting && words.length <= mostWords ? bestGutter(rows, isTop, spend) : null;
  if (!gutter) return { kind: "flow", words };
  const band = rows.slice(gutter.first, gutter.last + 1);
  const above = rows.slice(0, gutter.first).flatMap((row) => row.words);
  const below = rows.slice(gutter.last + 1).flatMap((row) => row.words);
  const { left, right } = sidesOf(band, gutter.x);
  const inner = (part: Word[]) => findColumns(part, spend, depth + 1, false);
  const columns: Region = gutter.titles
    ? { kind: "stack", parts: splitAtSideHeadings(left, right, spend).map(inner) }
    : {
        kind: "columns",
        gutter: gutter.x,
        parts: [left, right].map((side) => inner(side.flatMap((row) => row.words))),
      };
  const parts: Region[] = [columns];
  if (above.length > 0) parts.unshift(findColumns(above, spend, depth + 1, isTop));
  if (below.length > 0) parts.push(findColumns(below, spend, depth + 1, false));
  return { kind: "stack", parts };
}
