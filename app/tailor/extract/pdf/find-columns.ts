import type { Word } from "./build-words";
import { bestGutter, sidesOf } from "./find-gutter";
import { findRows } from "./find-rows";
import { splitAtSideHeadings } from "./side-headings";

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

/** Cuts the words of a page into regions in reading order. */
export function findColumns(words: Word[], depth = 0, isTop = true): Region {
  const rows = findRows(words);
  const gutter = depth < deepestNesting ? bestGutter(rows, isTop) : null;
  if (!gutter) return { kind: "flow", words };
  const band = rows.slice(gutter.first, gutter.last + 1);
  const above = rows.slice(0, gutter.first).flatMap((row) => row.words);
  const below = rows.slice(gutter.last + 1).flatMap((row) => row.words);
  const { left, right } = sidesOf(band, gutter.x);
  const inner = (part: Word[]) => findColumns(part, depth + 1, false);
  const columns: Region = gutter.titles
    ? { kind: "stack", parts: splitAtSideHeadings(left, right).map(inner) }
    : {
        kind: "columns",
        gutter: gutter.x,
        parts: [left, right].map((side) => inner(side.flatMap((row) => row.words))),
      };
  const parts: Region[] = [columns];
  if (above.length > 0) parts.unshift(findColumns(above, depth + 1, isTop));
  if (below.length > 0) parts.push(findColumns(below, depth + 1, false));
  return { kind: "stack", parts };
}
