import type { Match } from "~/tailor/match";
import { ScoreRing } from "~/ui/charts/score-ring";
import { Disclosure } from "~/ui/disclosure";

const weights = { must: "Must have. ", preferred: "Preferred. ", nice: "Nice to have. " };

interface ScoringExampleProps {
  resume: string;
  post: string;
  match: Match;
}

/** A match with every line of its sum, and the two texts it was made from. */
export function ScoringExample({ resume, post, match }: ScoringExampleProps) {
  const lines = [
    ...match.rows.map((row) => ({
      ...row,
      key: row.requirementId,
      name: row.wording ?? row.term,
      weight: weights[row.weight],
    })),
    ...match.parts.map((part) => ({ ...part, name: part.label, weight: "" })),
  ].filter(({ possible }) => possible > 0);
  const earned = lines.reduce((sum, line) => sum + line.points, 0);
  const possible = lines.reduce((sum, line) => sum + line.possible, 0);
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-[1fr_15rem]">
      <div className="flex flex-col items-center justify-center gap-3 md:col-start-2 md:row-start-1">
        <ScoreRing score={match.score ?? 0} label="Score of the example" />
        <p className="text-center text-sm text-muted">
          {match.ceiling !== null && match.ceiling > (match.score ?? 0)
            ? `Honest ceiling ${match.ceiling}: the score once the resume shows all that it only hints at.`
            : null}
        </p>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ key, name, weight, points, possible, reason }) => (
          <li key={key} className="py-2.5">
            <p className="flex items-baseline justify-between gap-4">
              <strong className="font-semibold">{name}</strong>
              <span className="shrink-0 tabular-nums">
                {figure(points)} <span className="text-muted">of {figure(possible)}</span>
              </span>
            </p>
            <p className="max-w-prose text-sm text-muted">{weight + reason}</p>
          </li>
        ))}
        <li className="flex items-baseline justify-between gap-4 py-2.5 font-semibold">
          <span>Sum</span>
          <span className="tabular-nums">
            {figure(earned)} <span className="text-muted">of {figure(possible)}</span>
          </span>
        </li>
        {match.cap ? (
          <li className="py-2.5 text-sm">
            At most {match.cap.score} of 100. {match.cap.reason}
          </li>
        ) : null}
      </ul>
      <div className="space-y-3 md:col-span-2">
        <Text title="The resume of the example" text={resume} />
        <Text title="The post of the example" text={post} />
      </div>
    </div>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <Disclosure title={title}>
      <p className="whitespace-pre-line text-sm">{text}</p>
    </Disclosure>
  );
}

function figure(points: number): string {
  return points.toFixed(1);
}
