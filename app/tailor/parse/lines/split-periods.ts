import { findPeriods } from "~/tailor/parse/dates";
import type { SourceLine } from "./source-line";

/** All that stands between the dates of a period. */
const connector = /^\s*(?:to|until|till|bis|[–—-])\s*$/iu;
/** What ends before a date that stands apart. */
const sentenceEnd = /[.!?)]\s*$/u;
/** In lines: a date, the word between, a date. */
const longestPeriod = 3;

/**
 * Lines in which a period stands whole that line breaks part ("August 2010", "to", "Current"), as one line of its own;
 * what stood before it stays a line. `text` is what the lines' spans refer to.
 */
export function withWholePeriods(text: string, lines: SourceLine[]): SourceLine[] {
  const whole: SourceLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (!line) continue;
    const found = wholePeriod(text, lines, index);
    if (!found) {
      whole.push(line);
      continue;
    }
    const { start, last } = found;
    if (start > line.start) whole.push(cutAt(line, start));
    const joined = text.slice(start, last.end).replaceAll("\n", " ");
    const gap = start === line.start && line.gap;
    whole.push({ ...line, start, end: last.end, text: joined, width: joined.length, room: last.room, gap });
    index = lines.indexOf(last, index);
  }
  return whole;
}

/** "(Aug." above "2018 – present)": a month that wrapping parted from its year. */
function monthAtEnd(line: SourceLine, next: SourceLine | undefined): { start: number; last: SourceLine } | undefined {
  const isBelow = next && !next.gap && !next.bullet && next.column === line.column && next.page === line.page;
  if (!isBelow || !/^(?:19|20)\d\d\b/u.test(next.text)) return undefined;
  const word = /(?<=[(,|–-] ?)\p{L}{3,9}\.?$/u.exec(line.text);
  const [period] = word ? findPeriods(`${word[0]} ${next.text}`) : [];
  return word && period?.from && period.start === 0 ? { start: line.start + word.index, last: next } : undefined;
}

function cutAt(line: SourceLine, end: number): SourceLine {
  const text = line.text.slice(0, end - line.start).trimEnd();
  return { ...line, end: line.start + text.length, text, width: text.length };
}

/** Where a period begins that opens in a line and ends with one of the next; undefined where there is none. */
function wholePeriod(
  text: string,
  lines: SourceLine[],
  index: number,
): { start: number; last: SourceLine } | undefined {
  const line = lines[index];
  const month = line && monthAtEnd(line, lines[index + 1]);
  if (month) return month;
  const opening = line && findPeriods(line.text).at(-1);
  if (!line || !opening || opening.from) return undefined;
  const behind = line.text.slice(opening.end);
  const before = line.text.slice(0, opening.start);
  if ((behind !== "" && !connector.test(behind)) || (before.trim() !== "" && !sentenceEnd.test(before)))
    return undefined;
  const start = line.start + opening.start;
  for (let ahead = 1; ahead < longestPeriod; ahead++) {
    const last = lines[index + ahead];
    const isBelow = last && last.column === line.column && last.page === line.page && !last.bullet && !last.gap;
    if (!isBelow) return undefined;
    const [period] = findPeriods(text.slice(start, last.end).replaceAll("\n", " "));
    if (period?.from && period.start === 0 && period.end > last.start - start) return { start, last };
    if (behind !== "" || !connector.test(last.text)) return undefined;
  }
  return undefined;
}
