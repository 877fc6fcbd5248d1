import { keyOf } from "../words/heading-key";

/** In lines: of all that are set beside each other, and of those that have text on both sides. */
const fewestRows = 8;
const fewestBeside = 5;
/** In characters. */
const narrowestColumn = 12;
const widest = 200;
/** Headings of sections in each column: what has fewer may be a table, or dates at the right margin. */
const fewestHeadings = 2;

/**
 * A plain text of which a stretch is set in two columns, parted by blanks that stand above each other, with the left column
 * above the right one; any other text as it was. Columns have sections of their own on both sides, which tables have not.
 */
export function withColumnsInOrder(text: string): string {
  const lines = text.split("\n");
  const gutter = gutterOf(lines);
  if (!gutter) return text;
  const { at, first, last } = gutter;
  const rows = lines.slice(first, last + 1);
  const left = rows.map((line) => line.slice(0, at).trimEnd());
  const right = rows.map((line) => line.slice(at).trim());
  const parts = [lines.slice(0, first), left, right, lines.slice(last + 1)];
  return parts.map((part) => part.join("\n").replace(/\n{3,}/gu, "\n\n")).join("\n\n");
}

interface Gutter {
  /** Where the right column begins, in characters of a line. */
  at: number;
  first: number;
  last: number;
}

function gutterOf(lines: readonly string[]): Gutter | undefined {
  const starts = new Map<number, number[]>();
  for (const [row, line] of lines.entries()) {
    if (line.length > widest || line.includes("\t")) continue;
    for (const { index } of line.matchAll(/(?<= {2})\S/gu)) {
      if (index < narrowestColumn) continue;
      const rows = starts.get(index);
      if (rows) rows.push(row);
      else starts.set(index, [row]);
    }
  }
  const [most] = [...starts].sort(([, one], [, other]) => other.length - one.length);
  if (!most) return undefined;
  const [at, rows] = most;
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  const within = lines.slice(first, last + 1);
  const isClear = within.every((line) => line.length < at - 1 || line.slice(at - 2, at).trim() === "");
  const beside = rows.filter((row) => lines[row]?.slice(0, at).trim() !== "").length;
  if (!isClear || rows.length < fewestRows || beside < fewestBeside) return undefined;
  const headings = [within.map((line) => line.slice(0, at)), within.map((line) => line.slice(at))].map(
    (column) => column.filter((cell) => keyOf(cell.trim()) !== undefined).length,
  );
  return Math.min(...headings) >= fewestHeadings ? { at, first, last } : undefined;
}
