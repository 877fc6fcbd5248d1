import type { Requirement } from "~/tailor/posting";
import type { MarkedPost } from "./marked-posts";
import { readAs } from "./said-lessons";

/** Words that say nothing of what is asked for. */
const idle = new Set(
  `a an and are as at be by for from in is it its of on or our the their this to with you your we will must have has who
  that any all other such including experience knowledge skills skill ability strong working work years year required
  requirements preferred plus degree demonstrated proven excellent good using use`.split(/\s+/),
);
/** Share of the shorter place, or of the words of one, from which two speak of the same thing. */
const enough = 0.6;

export interface Tally {
  marked: number;
  found: number;
  musts: number;
  mustsFound: number;
  rows: number;
  useful: number;
  /** Rows that are marked, or that a reader of rows would say so: marking stopped at a number, reading did not. */
  fair: number;
  /** Rows that somebody read, and those of them that are odd. */
  read: number;
  odd: number;
  weightRight: number;
  kindRight: number;
}

export const emptyTally: Tally = {
  marked: 0,
  found: 0,
  musts: 0,
  mustsFound: 0,
  rows: 0,
  useful: 0,
  fair: 0,
  read: 0,
  odd: 0,
  weightRight: 0,
  kindRight: 0,
};

type Marked = MarkedPost["requirements"][number];

/** What was read of a post against what a person marked in it. */
export function compareReading({ id, text, requirements: marked }: MarkedPost, rows: Requirement[]): Tally {
  const tally = { ...emptyTally, marked: marked.length, rows: rows.length };
  const used = new Set<Requirement>();
  for (const one of marked) {
    const same = rows.filter((row) => isSame(row, one, text));
    for (const row of same) used.add(row);
    if (one.weight === "must") tally.musts += 1;
    if (same.length === 0) continue;
    tally.found += 1;
    if (one.weight === "must") tally.mustsFound += 1;
    if (same.some(({ weight }) => weight === one.weight)) tally.weightRight += 1;
    if (same.some(({ kind }) => kind === one.kind)) tally.kindRight += 1;
  }
  const readings = rows.map((row) => readAs(id, row.span));
  return {
    ...tally,
    useful: used.size,
    fair: rows.filter((row, at) => used.has(row) || readings[at]).length,
    read: readings.filter((reading) => reading !== undefined).length,
    odd: readings.filter((reading) => reading === false).length,
  };
}

/** The same thing: their places overlap for the most part, or most words of one stand in the other. */
function isSame(
  { span: own, quote: span = own, term }: Pick<Requirement, "span" | "quote" | "term">,
  marked: Marked,
  text: string,
): boolean {
  const at = text.indexOf(marked.quote);
  const shared = Math.min(span.end, at + marked.quote.length) - Math.max(span.start, at);
  if (at >= 0 && shared >= enough * Math.min(span.end - span.start, marked.quote.length)) return true;
  const [mine, theirs] = [wordsOf(term), wordsOf(marked.term)];
  if (shareIn(mine, wordsOf(`${marked.term} ${marked.quote}`)) >= enough) return true;
  return shareIn(theirs, mine) >= enough;
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return words.filter((word) => !idle.has(word)).map((word) => (word.length > 4 ? stemOf(word) : word));
}

function stemOf(word: string): string {
  return word.replace(/(?:ations?|ions?|ments?|ings?|ers?|ors?|ed|es|s|al|y)$/, "") || word;
}

function shareIn(words: string[], others: string[]): number {
  const known = new Set(others);
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
}

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    marked: a.marked + b.marked,
    found: a.found + b.found,
    musts: a.musts + b.musts,
    mustsFound: a.mustsFound + b.mustsFound,
    rows: a.rows + b.rows,
    useful: a.useful + b.useful,
    fair: a.fair + b.fair,
    read: a.read + b.read,
    odd: a.odd + b.odd,
    weightRight: a.weightRight + b.weightRight,
    kindRight: a.kindRight + b.kindRight,
  };
}

export const tallyColumns = ["found", "musts", "marked", "weight", "kind", "fair", "odd", "rows"];

/** The figures of a tally as a line of a table under `tallyColumns`. */
export function writeTally(name: string, tally: Tally): string {
  const { marked, found, musts, mustsFound, rows, useful, weightRight, kindRight, fair, read, odd } = tally;
  const ofFound = [weightRight / found, kindRight / found];
  const shares = [found / marked, mustsFound / musts, useful / rows, ...ofFound, fair / rows, odd / read];
  return [name.padEnd(12), ...shares.map((share) => share.toFixed(3).padStart(9)), String(rows).padStart(9)].join("");
}
