import type { Match } from "~/tailor/match";

/** The score from rows, parts and cap alone, as anyone can check it: null where the match is not scored. */
export function recomputeScore(match: Match): number | null {
  if (!match.scored) return null;
  const points = [...match.rows, ...match.parts].reduce((sum, line) => sum + line.points, 0);
  return Math.min(Math.round(points), match.cap?.score ?? 100, 100);
}
