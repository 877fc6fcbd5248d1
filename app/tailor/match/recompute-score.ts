import type { Match } from "~/tailor/match";

/** The score from rows, parts and cap alone, as anyone can check it: null where the match is not scored. */
export function recomputeScore(match: Match): number | null {
  if (!match.scored) return null;
  const lines = [...match.rows, ...match.parts];
  const possible = lines.reduce((sum, line) => sum + line.possible, 0);
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  const score = possible > 0 ? Math.round((100 * points) / possible) : 0;
  return Math.min(score, match.cap?.score ?? 100);
}
