import type { PairScore } from "../domain/matching/match.schema";
import { Card } from "./card";
import { ScoreChart } from "./score-chart";

/** The scores of one pair over time; nothing as long as there is only one. */
export function PairScores({ scores }: { scores: PairScore[] }) {
  const scored = scores.flatMap(({ id, score, createdAt }) =>
    score === null ? [] : [{ id, score, createdAt, label: "Match" }],
  );
  if (scored.length < 2) return null;
  const gained = (scored[0]?.score ?? 0) - (scored.at(-1)?.score ?? 0);
  return (
    <Card title="This pair over time" lead={lead(gained)}>
      <ScoreChart title="Scores of this pair over time" entries={scored} height={140} isSeries />
    </Card>
  );
}

function lead(gained: number): string {
  if (gained === 0) return "As high as it began.";
  const points = `${Math.abs(gained)} ${Math.abs(gained) === 1 ? "point" : "points"}`;
  return gained > 0 ? `${points} up since the first match shown.` : `${points} down since the first match shown.`;
}
