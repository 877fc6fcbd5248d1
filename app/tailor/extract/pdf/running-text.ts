import type { Word } from "./build-words";
import { findRows, type Row } from "./find-rows";
import type { Flow } from "./join-pages";

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
const pageNumber =
  /^(?:(?:page|seite|página|pagina|sida|side|strona)\.?\s*)?[-–—|]?\s*(\d{1,2})\s*[-–—|]?(?:\s*(?:\/|of|von|de|di|av|z)\s*\d{1,2})?$/i;

/**
 * Takes page headers, page footers and page numbers out of the text they would interrupt. The first of each stays:
 * where it is as a header of the first page, else at the end of the document.
 */
export function setRunningTextAside(pages: PageWords[]): { bodies: Word[][]; running: Flow[] } {
  const rows = pages.length > 1 ? pages.flatMap(marginRows) : [];
  const repeated = rows.filter((candidate) => isRunning(candidate, rows));
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

function marginRows({ words, height }: PageWords, index: number): RunningRow[] {
  return findRows(words)
    .filter((row) => row.y < margin * height || row.y > (1 - margin) * height)
    .map((row) => {
      const text = row.words.map((word) => word.text).join(" ");
      return { page: index + 1, row, text, key: text.replace(/\d+/g, "#") };
    });
}

function isRunning(candidate: RunningRow, rows: RunningRow[]): boolean {
  if (pageNumber.exec(candidate.text)?.[1] === String(candidate.page)) return true;
  return rows.some(
    (other) =>
      other.page !== candidate.page &&
      other.key === candidate.key &&
      Math.abs(other.row.y - candidate.row.y) <= sameHeight &&
      (other.text === candidate.text || (countsPage(other) && countsPage(candidate))),
  );
}

function countsPage({ text, page }: RunningRow): boolean {
  return text.match(/\d+/g)?.includes(String(page)) ?? false;
}
