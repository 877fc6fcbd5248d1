import { Check, X } from "lucide-react";
import type { QualityFigures } from "../domain/quality/quality.schema";

type Figure = QualityFigures["sections"][number]["figures"][number];

/** Measured figures with their goals, a verdict where there is a goal, and the plain baseline where it was run. */
export function QualityFigureList({ label, figures }: { label: string; figures: Figure[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {figures.map(({ name, measured, goal, verdict, baseline }) => (
        <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5">
          <span className="min-w-0 grow basis-72">{name}</span>
          <span className="flex flex-wrap items-baseline gap-x-4">
            {goal ? (
              <span className="text-sm text-muted">goal {goal.replace(">=", "≥").replace("<=", "≤")}</span>
            ) : null}
            {baseline ? <span className="text-sm text-muted">TF-IDF {baseline}</span> : null}
            <strong className="tabular-nums max-sm:order-first">{measured}</strong>
            <span className="w-5 self-center">{verdict ? <Verdict verdict={verdict} /> : null}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Verdict({ verdict }: { verdict: "ok" | "below" }) {
  const [Icon, tone, words] =
    verdict === "ok"
      ? ([Check, "text-score-green", "goal met"] as const)
      : ([X, "text-score-red", "goal not met"] as const);
  return (
    <>
      <Icon aria-hidden className={`size-5 ${tone}`} />
      <span className="sr-only">{words}</span>
    </>
  );
}
