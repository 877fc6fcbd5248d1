import type { TextLine } from "./break-lines";

/** Role of a stretch of text in the document's structure (PDF standard structure types). */
export type Tag = "H1" | "H2" | "H3" | "P" | "LI";

export interface PlacedText {
  line: TextLine;
  x: number;
  /** Baseline, from the top of its row. */
  baseline: number;
  size: number;
  /** RRGGBB */
  colour: string;
}

/** A row of text that no page break divides. Heights in points. */
export interface Row {
  height: number;
  texts: PlacedText[];
  /** A thin line across the text width, this far below the row's top. */
  rule?: { y: number; colour: string };
}

/** The rows of one block. */
export interface Group {
  tag: Tag;
  rows: Row[];
  spaceBefore: number;
  /** Must stand on the same page as the beginning of the next group. */
  keepWithNext: boolean;
}

export interface PlacedRow {
  row: Row;
  /** Top of the row from the top of the page. */
  top: number;
  /** Index of the group, so that a block divided by a page break stays one element of the structure. */
  group: number;
}

const unbreakableRows = 3;

/**
 * Fills pages with rows. A heading or an entry's head never ends a page, a block of up to three rows is never divided,
 * and a longer one leaves at least two rows on either side.
 */
export function layOutPages(groups: Group[], page: { top: number; bottom: number }): PlacedRow[][] {
  const pages: PlacedRow[][] = [[]];
  let y = page.top;
  groups.forEach((group, index) => {
    const chunks = chunksOf(group);
    chunks.forEach((rows, chunkIndex) => {
      const isFirst = chunkIndex === 0;
      const space = isFirst ? group.spaceBefore : 0;
      const needed = heightOf(rows) + (chunkIndex === chunks.length - 1 ? followers(groups, index) : 0);
      const fits = y + space + needed <= page.bottom;
      const current = pages.at(-1) ?? [];
      if (!fits && current.length > 0 && !continuesKeptBlock(groups, index, isFirst, current)) {
        pages.push([]);
        y = page.top;
      } else if (current.length > 0) y += space;
      for (const row of rows) {
        pages.at(-1)?.push({ row, top: y, group: index });
        y += row.height;
      }
    });
  });
  return pages;
}

/** What must come onto the same page after this group: the kept chain, up to the first chunk that ends it. */
function followers(groups: Group[], index: number): number {
  if (!groups[index]?.keepWithNext) return 0;
  const next = groups[index + 1];
  if (!next) return 0;
  const [first] = chunksOf(next);
  return next.spaceBefore + heightOf(first ?? []) + (chunksOf(next).length === 1 ? followers(groups, index + 1) : 0);
}

/** A chain that already started a fresh page and is still too tall goes on where it is, or it would loop for ever. */
function continuesKeptBlock(groups: Group[], index: number, isFirst: boolean, current: PlacedRow[]): boolean {
  if (!isFirst || !groups[index - 1]?.keepWithNext) return false;
  let head = index - 1;
  while (head > 0 && groups[head - 1]?.keepWithNext) head--;
  return current[0]?.group === head;
}

function chunksOf({ rows }: Group): Row[][] {
  if (rows.length <= unbreakableRows) return [rows];
  return [rows.slice(0, 2), ...rows.slice(2, -2).map((row) => [row]), rows.slice(-2)];
}

function heightOf(rows: Row[]): number {
  return rows.reduce((sum, row) => sum + row.height, 0);
}
