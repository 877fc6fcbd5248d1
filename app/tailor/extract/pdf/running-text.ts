import type { Word } from "./build-words";
import { findRows, type Row } from "./find-rows";
import type { Flow } from "./join-pages";
import type { Spend } from "./meter";

interface PageWords {
  words: Word[];
  height: number;
}

interface RunningRow {
  page: number;
  row: Row;
  text: string;
  key: string;
}

/** Share of the page height at the top and bottom where headers and footers stand. */
const margin = 0.1;
const sameHeight = 6;
/** Comparing a row with those of other pages. */
const stepsOfARow = 200;
const pageNumber =
  /^(?:(?:page|seite|página|pagina|sida|side|strona)\.?\s*)?[-–—|]?\s*(\d{1,2})\s*[-–—|]?(?:\s*(?:\/|of|von|de|di|av|z)\s*\d{1,2})?$/i;

/**
 * Takes page headers, page footers and page numbers out of the text they would interrupt. The first of each stays:
 * where it is as a header of the first page, else at the end of the document.
 */
export function setRunningTextAside(pages: PageWords[], spend: Spend): { bodies: Word[][]; running: Flow[] } {
  const rows = pages.length > 1 ? pages.flatMap((page, index) => marginRows(page, index, spend)) : [];
  const onOthers = rowsOnOtherPages(rows);
  const repeated = rows.filter((row) => onOthers.has(row) || isPageNumber(row));
  const gone = new Set<Word>();
  const running: Flow[] = [];
  const kept = new Set<string>();
  for (const { page, row, key } of repeated) {
    const isFirst = !kept.has(key);
    kept.add(key);
    const isHeader = page === 1 && row.y < (pages[0]?.height ?? 0) / 2;
    if (isFirst && isHeader) continue;
    if (isFirst) running.push({ page, column: 0, words: row.words, edge: row.words.at(-1)?.x1 ?? 0 });
    for (const word of row.words) gone.add(word);
  }
  return { bodies: pages.map(({ words }) => words.filter((word) => !gone.has(word))), running };
}

function marginRows({ words, height }: PageWords, index: number, spend: Spend): RunningRow[] {
  return findRows(words, spend)
    .filter((row) => row.y < margin * height || row.y > (1 - margin) * height)
    .map((row) => {
      spend(stepsOfARow);
      const text = row.words.map((word) => word.text).join(" ");
      return { page: index + 1, row, text, key: text.replace(/\d+/g, "#") };
    });
}

function isPageNumber({ text, page }: RunningRow): boolean {
  return pageNumber.exec(text)?.[1] === String(page);
}

/** Rows that stand at the same height of another page: with the same text, or with the number of the page in it. */
function rowsOnOtherPages(rows: RunningRow[]): Set<RunningRow> {
  const sameText = Map.groupBy(rows, ({ text }) => text);
  const sameCount = Map.groupBy(rows.filter(countsPage), ({ key }) => key);
  return new Set([...sameText.values(), ...sameCount.values()].flatMap(besideOtherPages));
}

/** Those of a group with a row of another page at their height. */
function besideOtherPages(group: RunningRow[]): RunningRow[] {
  const sorted = group.toSorted((a, b) => a.row.y - b.row.y);
  /** Rows of each page at the height that is looked at: a window over the group, which moves down. */
  const pages = new Map<number, number>();
  let first = 0;
  let end = 0;
  return sorted.filter(({ row: { y } }) => {
    for (; end < sorted.length && (sorted[end]?.row.y ?? 0) - y <= sameHeight; end += 1) count(pages, sorted[end], 1);
    for (; y - (sorted[first]?.row.y ?? y) > sameHeight; first += 1) count(pages, sorted[first], -1);
    return pages.size > 1;
  });
}

function count(pages: Map<number, number>, row: RunningRow | undefined, change: number): void {
  if (!row) return;
  const left = (pages.get(row.page) ?? 0) + change;
  if (left > 0) pages.set(row.page, left);
  else pages.delete(row.page);
}

function countsPage({ text, page }: RunningRow): boolean {
  return text.match(/\d+/g)?.includes(String(page)) ?? false;
}
