import { Check, CircleDashed, X } from "lucide-react";
import type { ReactNode } from "react";
import type { RequirementLine, Showcase } from "../../showcase/showcase";
import { QuotedLine } from "../quoted-line";
import { ScoreRing } from "../score-ring";
import { ExhibitCard } from "./exhibit-card";

const states: Record<RequirementLine["state"], { label: string; Icon: typeof Check; tone: string }> = {
  shown: { label: "Shown:", Icon: Check, tone: "text-score-green" },
  unsaid: { label: "Not said yet:", Icon: CircleDashed, tone: "text-score-orange" },
  missing: { label: "Missing:", Icon: X, tone: "text-score-red" },
};

/** The whole sum behind the score of the sample. */
export function ScoreSum({ showcase: { rows, parts, after, job } }: { showcase: Showcase }) {
  const all = [...rows, ...parts];
  const sum = (pick: "points" | "possible") => all.reduce((total, line) => total + line[pick], 0);
  return (
    <ExhibitCard label="A match report">
      <div className="flex items-center gap-5 border-b border-line p-5 sm:p-6">
        <ScoreRing score={after} label="Resume-Job Match Score" size="small" />
        <p className="min-w-0">
          <strong className="block font-serif text-xl">Resume-Job Match Score</strong>
          <span className="text-muted">{job}</span>
        </p>
      </div>
      <ul className="divide-y divide-line px-5 sm:px-6">
        {rows.map((row) => {
          const { label, Icon, tone } = states[row.state];
          return (
            <li key={row.term} className="flex gap-3 py-2.5">
              <Icon aria-label={label} className={`mt-1 size-4 shrink-0 ${tone}`} />
              <Line {...row} note={row.proof ? <QuotedLine {...row.proof} /> : row.reason} />
            </li>
          );
        })}
        {parts.map((part) => (
          <li key={part.term} className="py-2.5 pl-7">
            <Line {...part} note={part.reason} />
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-t border-line-strong px-5 py-4 font-semibold sm:px-6">
        <span>Sum</span>
        <Points points={sum("points")} possible={sum("possible")} />
      </p>
    </ExhibitCard>
  );
}

function Line({ term, note, points, possible }: { term: string; note: ReactNode; points: number; possible: number }) {
  return (
    <div className="flex min-w-0 grow items-baseline justify-between gap-4">
      <p className="min-w-0">
        <strong className="font-semibold">{term}</strong> <span className="block text-sm text-muted">{note}</span>
      </p>
      <Points points={points} possible={possible} />
    </div>
  );
}

function Points({ points, possible }: { points: number; possible: number }) {
  return (
    <span className="shrink-0 text-sm tabular-nums">
      {points.toFixed(1)} <span className="text-muted">of {possible.toFixed(1)}</span>
    </span>
  );
}
