import { findPeriods } from "../dates";
import type { SourceLine } from "./source-line";

const fewest = 2;
/** In characters, of the names in a head. */
const longestNames = 100;

/**
 * Jobs that are told behind their head in its line ("2012 - 2015: Baker, Hale Foods. Ran the night shift."): where some
 * lines are set in this way, the head and the text are lines of their own, without the full stop between.
 */
export function withTextApart(lines: SourceLine[]): SourceLine[] {
  const ends = lines.map(endOfHead);
  if (ends.filter((end) => end !== undefined).length < fewest) return lines;
  return lines.flatMap((line, index) => {
    const end = ends[index];
    if (end === undefined) return [line];
    const behind = line.text.slice(end + 1);
    const start = line.end - behind.trimStart().length;
    const head = { ...line, end: line.start + end, text: line.text.slice(0, end) };
    return behind.trim() === "" ? [head] : [head, { ...line, start, text: behind.trimStart(), gap: false }];
  });
}

/** Where the full stop stands that ends the head; undefined for a line that does not begin with a period or a name and one. */
function endOfHead({ text, bullet, start, end }: SourceLine): number | undefined {
  if (bullet || end - start !== text.length) return undefined;
  const [period] = findPeriods(text);
  if (!period?.from || period.start > longestNames) return undefined;
  const opens = period.start === 0;
  // "Baker. 2012 to 2015. Nights and weekends."
  if (!opens)
    return /^[^.]+\. $/u.test(text.slice(0, period.start)) && text[period.end] === "." ? period.end : undefined;
  const stop = /\p{Ll}[\p{Ll})]\)?\.(?= \p{Lu}|$)/u.exec(text.slice(period.end, period.end + longestNames));
  return stop && /^:? /u.test(text.slice(period.end)) ? period.end + stop.index + stop[0].length - 1 : undefined;
}
