import { findPeriods } from "~/tailor/parse/dates";
import { placeScore } from "~/tailor/parse/words/places";
import type { SourceLine } from "./source-line";

/** "2 years 3 months", "(4 mos)". */
const duration = /^\(?(?=\d)(?:\d+ ?(?:years?|yrs?|y))?,? ?(?:\d+ ?(?:months?|mos?|m))?\)?$/iu;

/**
 * A date or place in the right margin stands beside the first bullet where the title has one line less. Takes it off
 * the line ("Built the model<tab>Jun 2023 – present") and returns it as a line of its own.
 */
export function splitAside(line: SourceLine, previous: SourceLine | undefined): SourceLine | undefined {
  const tab = line.text.lastIndexOf("\t");
  if (tab < 0) return undefined;
  const main = line.text.slice(0, tab).trimEnd();
  const cell = line.text.slice(tab + 1).trim();
  const isBody =
    line.bullet ||
    (isBullet(previous) && /^\p{Ll}/u.test(main)) ||
    /[.;]$/.test(main) ||
    (main.length > 70 && !line.bold);
  if (!isBody || main === "" || !isAside(cell)) return undefined;
  const start = line.start + tab + 1 + line.text.slice(tab + 1).indexOf(cell);
  const aside = { ...line, text: cell, start, end: start + cell.length, bullet: false, width: 0 };
  line.text = main;
  line.end = line.start + main.length;
  return aside;
}

/** An aside belongs to the head above the bullets that it stands beside. */
export function insertAside(lines: SourceLine[], aside: SourceLine): void {
  let index = lines.length;
  while (index > 0 && isBullet(lines[index - 1])) index--;
  lines.splice(index, 0, { ...aside, gap: false });
}

function isBullet(line: SourceLine | undefined): boolean {
  return line !== undefined && (line.bullet || /^\p{Ll}/u.test(line.text));
}

function isAside(cell: string): boolean {
  if (cell === "" || cell.length > 60) return false;
  if (duration.test(cell)) return true;
  const period = findPeriods(cell).at(-1);
  if (period && period.end - period.start >= cell.length - 2) return true;
  return placeScore(cell) === 2;
}
