import type { Word } from "./build-words";
import type { Region } from "./find-columns";

/** Words of one column of one page, to be read row by row. */
export interface Flow {
  page: number;
  column: number;
  words: Word[];
  /** Right edge of all text of the column on this page: where its lines wrap. */
  edge: number;
}

/** One top-level block of the document: text over the whole width, or columns that may run over several pages. */
type Block = { gutter: null; flows: Flow[] } | { gutter: number; columns: Flow[][] };

const sameGutter = 12;

/**
 * The flows of all pages in reading order. Columns that go on over the page break are read whole: the main column
 * of all pages, then the side column of all pages.
 */
export function joinPages(pages: Region[]): Flow[] {
  const blocks: Block[] = [];
  pages.forEach((region, index) => {
    const fresh = toBlocks(region, index + 1, rightEdge(region));
    const last = blocks.at(-1);
    const next = fresh[0];
    if (last && next && continueColumns(last, next)) fresh.shift();
    blocks.push(...fresh);
  });
  return blocks.flatMap((block) => (block.gutter === null ? block.flows : readingOrder(block.columns).flat()));
}

function toBlocks(region: Region, page: number, edge: number): Block[] {
  if (region.kind === "stack") return region.parts.flatMap((part) => toBlocks(part, page, edge));
  if (region.kind === "flow") return [{ gutter: null, flows: [{ page, column: 0, words: region.words, edge }] }];
  const columns = region.parts.map((part, index) => flatten(part, page, index, rightEdge(part)));
  return [{ gutter: region.gutter, columns }];
}

function flatten(region: Region, page: number, column: number, edge: number): Flow[] {
  if (region.kind === "flow") return [{ page, column, words: region.words, edge }];
  return region.parts.flatMap((part, index) =>
    region.kind === "columns"
      ? flatten(part, page, column + index, rightEdge(part))
      : flatten(part, page, column, edge),
  );
}

function rightEdge(region: Region): number {
  if (region.kind === "flow") return region.words.reduce((edge, word) => Math.max(edge, word.x1), 0);
  return region.parts.reduce((edge, part) => Math.max(edge, rightEdge(part)), 0);
}

/** Adds the first block of a page to the columns of the page before, where it goes on in them. */
function continueColumns(before: Block, next: Block): boolean {
  if (before.gutter === null) return false;
  if (next.gutter !== null) {
    if (Math.abs(before.gutter - next.gutter) > sameGutter) return false;
    next.columns.forEach((flows, index) => {
      before.columns[index]?.push(...flows);
    });
    return true;
  }
  const words = next.flows.flatMap((flow) => flow.words);
  const { gutter } = before;
  const side = words.every((word) => word.x0 >= gutter - 1) ? 1 : words.every((word) => word.x1 <= gutter) ? 0 : null;
  if (side === null) return false;
  before.columns[side]?.push(...next.flows.map((flow) => ({ ...flow, column: side })));
  return true;
}

/** Left to right, but the column with the name (the largest letters) first: a resume starts with it. */
function readingOrder(columns: Flow[][]): Flow[][] {
  const [left, right, ...others] = columns;
  if (!left || !right || others.length > 0) return columns;
  return largest(right) > 1.15 * largest(left) && left[0]?.page === 1 ? [right, left] : columns;
}

function largest(flows: Flow[]): number {
  return flows.flatMap((flow) => flow.words).reduce((size, word) => Math.max(size, word.size), 0);
}
