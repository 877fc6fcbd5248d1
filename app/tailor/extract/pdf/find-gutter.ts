import type { Word } from "./build-words";
import { commonEdges, type Edges, type Frame, frameOf } from "./edges";
import type { Row } from "./find-rows";
import type { Spend } from "./meter";
import { areSideHeadings } from "./side-headings";
import { areSideBySide, isOneTable, sidesOf, tableSharing } from "./sides";

/** A strip of white left of x, from the first to the last of some rows. */
interface Gutter {
  x: number;
  first: number;
  last: number;
  /** True where nothing but section titles stands left of it. */
  titles?: boolean;
}

const mostCandidates = 80;
/** What a candidate costs for each row and word. */
const stepsOfARow = 25;
const stepsOfAWord = 8;
/** Gutter widths in font sizes: beside many rows a narrow one is no accident. */
const narrowGutter = 0.9;
const titleGutter = 0.4;
const wideGutter = 1.5;
const manyRows = 8;
const fewestRows = 3;
const tallestHead = 8;
const headingSize = 1.03;
/** Rows of one paragraph are closer, in font sizes. */
const lineSpacing = 1.7;
/** White beside a heading, in font sizes, that ends a table. */
const openGap = 3;

/** The gutter beside the most rows of a region, null where there are no columns. `isTop` marks the head of a page. */
export function bestGutter(rows: Row[], isTop: boolean, spend: Spend): Gutter | null {
  const body = bodySize(rows);
  const frame = frameOf(rows);
  const steps = rows.reduce((sum, { words }) => sum + stepsOfARow + words.length * stepsOfAWord, 0);
  let best: { gutter: Gutter; rows: number } | null = null;
  for (const x of candidates(rows, body)) {
    spend(steps);
    const titled = openBands(rows, x, titleGutter * body, frame, body).filter((band) => hasTitles(rows, band, body));
    const open = openBands(rows, x, narrowGutter * body, frame, body).flatMap((band) =>
      withoutTables(rows, band, body),
    );
    const bands: Gutter[] = [...titled.map((band) => ({ ...band, titles: true })), ...open];
    for (const gutter of bands) {
      const count = gutter.last - gutter.first + 1;
      if (best && count <= best.rows) continue;
      const band = rows.slice(gutter.first, gutter.last + 1);
      const isHead = isTop && gutter.first === 0 && isHeadGutter(band, x, body);
      if (gutter.titles || isHead || isGutter(band, x, body)) best = { gutter, rows: count };
    }
  }
  return best?.gutter ?? null;
}

/** Left edges of words with white to their left, the most frequent ones. */
function candidates(rows: Row[], body: number): number[] {
  const counts = new Map<number, number>();
  for (const { words } of rows) {
    let reach = Number.NEGATIVE_INFINITY;
    for (const word of words) {
      const x = Math.floor(word.x0 * 2) / 2;
      if (word.x0 - reach >= narrowGutter * body) counts.set(x, (counts.get(x) ?? 0) + 1);
      reach = Math.max(reach, word.x1);
    }
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, mostCandidates)
    .map(([x]) => x);
}

/** Stretches of rows that leave the strip left of x free and have enough words on both sides. */
function openBands(rows: Row[], x: number, width: number, frame: Frame, body: number): Gutter[] {
  const bands: Gutter[] = [];
  let first = 0;
  for (let index = 0; index <= rows.length; index += 1) {
    const row = rows[index];
    const isOpen = row && !row.words.some((word) => word.x0 < x - 0.01 && word.x1 > x - width);
    if (isOpen && !isCentred(row, frame)) continue;
    const start = belowParagraph(rows, x, first, index);
    const last = row ? aboveHeading(rows, x, start, index - 1, body) : index - 1;
    if (last - start + 1 >= fewestRows) bands.push({ x, first: start, last });
    first = index + 1;
  }
  return bands;
}

/** The first row of a band that is not the short end of a paragraph whose lines above reach over the gutter. */
function belowParagraph(rows: Row[], x: number, first: number, end: number): number {
  let start = first;
  while (start < end) {
    const [above, row] = [rows[start - 1], rows[start]];
    if (!above || !row || row.words.some((word) => word.x0 >= x)) break;
    const isFlush = Math.abs((row.words[0]?.x0 ?? 0) - (above.words[0]?.x0 ?? 0)) < 0.2 * row.size;
    if (!isFlush || Math.abs(row.size - above.size) > 0.2 || row.y - above.y > lineSpacing * row.size) break;
    start += 1;
  }
  return start;
}

/** The last row of a band that is not a heading of the lines below, which reach over the gutter. */
function aboveHeading(rows: Row[], x: number, first: number, end: number, body: number): number {
  let last = end;
  for (; last > first; last -= 1) {
    const row = rows[last];
    if (!row || row.size < headingSize * body || row.words.some((word) => word.x0 >= x)) break;
  }
  return last;
}

/** A heading over both columns, set in the middle: a row alone there, at no edge that other rows share. */
function isCentred({ words, size }: Row, { centre, edges }: Frame): boolean {
  const left = words[0]?.x0 ?? 0;
  const right = words.at(-1)?.x1 ?? 0;
  const isWhole = words.every((word, index) => word.x0 - (words[index - 1]?.x1 ?? left) < size);
  const isMiddle = Math.abs((left + right) / 2 - centre) < 0.2 * size;
  return isWhole && isMiddle && !edges.isNear(left);
}

function hasTitles(rows: Row[], { x, first, last }: Gutter, body: number): boolean {
  const { left, right, width } = sidesOf(rows.slice(first, last + 1), x);
  return width >= titleGutter * body && areSideHeadings(left, right, body);
}

/**
 * Cuts a band where a heading stands beside white, and leaves out the parts that are tables. Where the right side has
 * no heading of its own, it stands below those of the left, and ends with each.
 */
function withoutTables(rows: Row[], band: Gutter, body: number): Gutter[] {
  const { x, first, last } = band;
  const ends = [...headingsBesideWhite(rows, band, body), last + 1];
  const stretches = ends.map((end, index) => {
    const start = ends[index - 1] ?? first;
    const part = rows.slice(start, end);
    const { left, right, shared } = sidesOf(part, x);
    const isTable = left.length > 0 && right.length > 0 && isOneTable(part, left, right, shared, x, body);
    return { first: start, last: end - 1, right, isTable: isTable && !opensColumns(part, x, body) };
  });
  const edges = commonEdges(stretches.flatMap(({ right, isTable }) => (isTable ? [] : right)));
  const all = sidesOf(rows.slice(first, last + 1), x);
  const hasHeading = (side: Row[]) => side.some(({ size }) => size >= headingSize * body);
  const isGrid = hasHeading(all.left) && !hasHeading(all.right);
  const parts: Gutter[] = [];
  for (const { first: start, last: end, right, isTable } of stretches) {
    if (isTable && !standsAt(edges, right)) continue;
    const before = parts.at(-1);
    if (before?.last === start - 1 && !isGrid) before.last = end;
    else parts.push({ x, first: start, last: end });
  }
  return parts;
}

/** A heading on either side of the gutter opens two columns, whatever stands below. */
function opensColumns([first]: Row[], x: number, body: number): boolean {
  const { left, right } = sidesOf(first ? [first] : [], x);
  const isHeading = (side: Row | undefined) => (side?.size ?? 0) >= headingSize * body;
  return isHeading(left[0]) && isHeading(right[0]) && Math.abs((right[0]?.words[0]?.x0 ?? 0) - x) < 0.25 * body;
}

/** What looks like a table is a part of the column where most of its rows stand at the column's own left edges. */
function standsAt(edges: Edges, side: Row[]): boolean {
  const flush = side.filter(({ words: [word] }) => edges.isNear(word?.x0 ?? 0));
  return flush.length >= 0.6 * side.length;
}

function headingsBesideWhite(rows: Row[], { x, first, last }: Gutter, body: number): number[] {
  const cuts = new Set<number>();
  for (const isOnSide of [(word: Word) => word.x0 < x, (word: Word) => word.x0 >= x]) {
    let before = first;
    for (let index = first; index <= last; index += 1) {
      const row = rows[index];
      if (!row?.words.some(isOnSide)) continue;
      const between = rows.slice(before + 1, index);
      const heading = between.findIndex(({ size }) => size >= headingSize * body);
      if (heading >= 0 && row.y - (rows[before]?.y ?? row.y) > openGap * body) cuts.add(before + 1 + heading);
      before = index;
    }
  }
  return [...cuts].sort((a, b) => a - b);
}

/** Tells columns from rows that happen to have a gap: tables, labels, dates at the edge. */
function isGutter(rows: Row[], x: number, body: number): boolean {
  const { left, right, shared, width } = sidesOf(rows, x);
  if (left.length < fewestRows || right.length < fewestRows) return false;
  if (width < (rows.length >= manyRows ? narrowGutter : wideGutter) * body) return false;
  if (!areSideBySide(left, right)) return false;
  const fewer = Math.min(left.length, right.length);
  if (shared / fewer < tableSharing && fewer - shared < 2) return false;
  return !isOneTable(rows, left, right, shared, x, body);
}

/** The head of a resume: the name on one side, contact data on the other, on lines of their own height. */
function isHeadGutter(rows: Row[], x: number, body: number): boolean {
  if (rows.length > tallestHead) return false;
  const { left, right, shared, width } = sidesOf(rows, x);
  const fewer = Math.min(left.length, right.length);
  return fewer >= 1 && width >= wideGutter * body && shared <= fewer / 2 && areSideBySide(left, right);
}

/** The font size of most letters. */
function bodySize(rows: Row[]): number {
  const letters = new Map<number, number>();
  for (const { words } of rows) {
    for (const word of words) {
      const size = Math.round(word.size * 2) / 2;
      letters.set(size, (letters.get(size) ?? 0) + word.text.length);
    }
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}
