import { findTermsIn, tokenize } from "~/tailor/lexicon/lexicon";
import { isSentence } from "~/tailor/parse/plain-list";
import type { Resume } from "~/tailor/resume";

/** In words. A longer item reads badly between commas. */
const longestName = 2;
const longestTool = 3;
/** So much of a list are phrases that commas between all of them would read as one sentence. */
const phraseShare = 1 / 3;
/** A phrase of more words, or more characters, has a row of its own in any list. */
const longestInRow = 4;
/** A list of more items is set in rows wherever its items allow it: one below the other they would fill a page. */
const longestColumn = 16;
/** Names of so many words on the average are phrases where their writer set them one below the other. */
const fewestOfColumn = 1.6;
/** In a long list fewer names stand one below the other like the phrases around them; fewer of a kind make no row of their own. */
const fewestInRow = 3;
/** Beside phrases that have a bullet each, a row with more names is a wall. */
const mostInRow = 6;

/** What stands in one row of a list: a phrase by itself, or names with commas between them. */
export type ListRow = string[];

/** How the writer of a list set it. */
export type SourceForm = "lines" | "row" | "other";

/**
 * How a list of skills is set: as its writer did where that is short enough to be read; else names in rows, phrases one below the
 * other, and in a long list the names among them in rows of a few.
 */
export function rowsOf(items: readonly string[], written: SourceForm = "other"): ListRow[] {
  if (written === "row") return [[...items]];
  const form = formOf(items, written === "lines");
  const rows: Run[] = [];
  for (const item of items) {
    const kind = kindIn(item, form);
    const last = rows.at(-1);
    if (last && kind !== undefined && last.kind === kind) last.items.push(item);
    else rows.push({ kind, items: [item] });
  }
  // A row that phrases part into several is one row, in front or behind as its first name stands.
  if (form.isColumn)
    return gathered(rows).flatMap((run) => (run.items.length < form.fewestInRow ? apart(run) : evenRows(run.items)));
  if (areParted(rows)) return rows.map(({ items: row }) => row);
  const inRows = gathered(joined(rows));
  return inRows.length === 1 ? inRows.map(({ items: row }) => row) : inRows.flatMap((run) => evenRows(run.items));
}

/** So many of the gaps between two items are ends of lines. */
const lineShare = 0.7;

/** So many of them are signs of a row. */
const signShare = 0.8;
/** In characters: so much is read in a row where its writer set it in one. */
const longestAsWritten = 320;

/** How the source has a group of skills, by its place in the list: one item a line, in a row between signs, or otherwise. */
export function formInSource({ atoms, source }: Pick<Resume, "atoms" | "source">, group: number): SourceForm {
  const spans = atoms.flatMap(({ path, span }) => (span && path.startsWith(`/skills/${group}/keywords/`) ? span : []));
  const gaps = spans
    .toSorted((left, right) => left.start - right.start)
    .flatMap(({ start }, at, all) => (at > 0 ? source.slice(all[at - 1]?.end, start) : []));
  if (gaps.length === 0) return "other";
  if (gaps.filter((gap) => gap.includes("\n")).length >= lineShare * gaps.length) return "lines";
  const isShort = spans.reduce((sum, { start, end }) => sum + end - start + 2, 0) <= longestAsWritten;
  // Between two lists that were joined stands a heading.
  const signs = gaps.filter((gap) => /^\s*[,;|•·▪●]\s*(?:and\s+)?$/u.test(gap));
  return isShort && signs.length >= signShare * gaps.length ? "row" : "other";
}

interface Form {
  isColumn: boolean;
  /** In words: names of at most so many share a row of a column. */
  longestShared: number;
  fewestInRow: number;
}

type Kind = "name" | "tool";

interface Run {
  kind: Kind | undefined;
  items: string[];
}

/** A column where many of the items are phrases, or one of a short list is. */
function formOf(items: readonly string[], areLines: boolean): Form {
  const phrases = items.filter((item) => lengthOf(item) > longestName && !isTool(item)).length;
  const isLong = items.length > longestColumn;
  const mean = items.reduce((sum, item) => sum + lengthOf(item), 0) / items.length;
  const isColumn =
    phrases >= phraseShare * items.length ||
    (!isLong && (items.some(isOwnRow) || (areLines && mean >= fewestOfColumn)));
  // In a short column a row of names would be read as one more item.
  return { isColumn, longestShared: isLong ? longestInRow : 1, fewestInRow: isLong ? fewestInRow : Infinity };
}

/** Undefined for what stands in a row of its own. */
function kindIn(item: string, { isColumn, longestShared }: Form): Kind | undefined {
  if (isOwnRow(item)) return undefined;
  if (!isColumn) return isTool(item) ? "tool" : "name";
  return lengthOf(item) <= longestShared || isTool(item) ? "name" : undefined;
}

/** Names and tools, each in a run of its own that is long enough. */
function areParted(rows: readonly Run[]): boolean {
  return rows.length === 2 && rows.every(({ items }) => items.length >= fewestInRow);
}

/** The names of a list in one row, where the first of them stand: scattered rows between phrases are read as no list at all. */
function gathered(rows: readonly Run[]): Run[] {
  const names = rows.filter(({ kind }) => kind !== undefined);
  const [first] = names;
  if (!first || names.length < 2) return [...rows];
  const row = { kind: first.kind, items: names.flatMap(({ items }) => items) };
  return rows.flatMap((run) => (run === first ? row : run.kind === undefined ? run : []));
}

/** Rows of about one length, none too long to be seen at once. */
function evenRows(items: readonly string[]): ListRow[] {
  const count = Math.ceil(items.length / mostInRow);
  const at = (row: number) => Math.round((row * items.length) / count);
  return Array.from({ length: count }, (_, row) => items.slice(at(row), at(row + 1)));
}

function joined(rows: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const { kind, items } of rows) {
    const last = runs.at(-1);
    if (last?.kind !== undefined && kind !== undefined) last.items.push(...items);
    else runs.push({ kind, items: [...items] });
  }
  return runs;
}

function apart({ items }: Run): ListRow[] {
  return items.map((item) => [item]);
}

function isOwnRow(item: string): boolean {
  return lengthOf(item) > longestInRow || isTelling(item);
}

function isTelling(item: string): boolean {
  return hasCommaOutside(item) || isSentence(item);
}

/** "ropes, sails", but not "knots (bowline, reef)". */
function hasCommaOutside(item: string): boolean {
  const pieces = item.split(/(?=[()])/);
  return pieces.some((piece, at) => piece.includes(",") && !pieces[at + 1]?.startsWith(")"));
}

function isTool(item: string): boolean {
  if (lengthOf(item) > longestTool) return false;
  return findTermsIn(item, tokenize(item), true).some(({ kind }) => kind === "tool");
}

/** In words, but for those in brackets. */
function lengthOf(item: string): number {
  const plain = item.replace(/\([^()]*\)/g, "").trim();
  return plain.split(/\s+/).length;
}
