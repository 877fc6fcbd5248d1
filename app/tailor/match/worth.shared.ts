import type { Match, MatchRow } from "~/tailor/match";

/** Points that a row leaves open, on the scale of the score. */
export function openPoints(row: MatchRow): number {
  return row.possible - row.points;
}

/**
 * The rows of a match in the order of their worth: those with most points to gain first, then what is shown by the points
 * it brings. Of alternatives the one that counts stands for all.
 */
export function rowsByWorth({ rows }: Pick<Match, "rows">): MatchRow[] {
  const open = (row: MatchRow): number => (row.state === "shown" ? 0 : openPoints(row));
  return rows
    .filter(({ possible }) => possible > 0)
    .sort((left, right) => open(right) - open(left) || right.points - left.points);
}

/** Rows that are read as one: what one clause of the post asks for, or a single row. */
export interface RowGroup {
  rows: MatchRow[];
  /** What a person reads: the clause, or the term where that says it all. */
  name: string;
}

/** The rows in their order, those that are read in the same clause together; `all` are the rows of the match. */
export function groupRows(rows: MatchRow[], all: MatchRow[] = rows): RowGroup[] {
  const groups: MatchRow[][] = [];
  for (const row of rows) {
    const same = row.wording === undefined ? undefined : groups.find(([first]) => first?.wording === row.wording);
    if (same) same.push(row);
    else groups.push([row]);
  }
  return groups.map((own) => ({ rows: own, name: nameOf(own, all) }));
}

/** A clause names its rows where these are all that it asks for; else it says which of them is meant. */
function nameOf(rows: MatchRow[], all: MatchRow[]): string {
  const { wording, term } = rows[0] as MatchRow;
  if (wording === undefined) return term;
  const isAll = all.every((row) => row.wording !== wording || row.possible === 0 || rows.includes(row));
  return isAll ? wording : `${rows.map((row) => `“${row.term}”`).join(" and ")} in “${wording}”`;
}

/** Points as texts and pages show them: to the tenth. */
export function pointsText(points: number): string {
  return String(Math.round(points * 10) / 10);
}
