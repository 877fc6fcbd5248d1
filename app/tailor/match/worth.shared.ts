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

/** Points as texts and pages show them: to the tenth. */
export function pointsText(points: number): string {
  return String(Math.round(points * 10) / 10);
}
