import { Check, CircleDashed, X } from "lucide-react";
import type { EvidenceState, MatchRow } from "../tailor/match";
import { formatDay } from "./local-date";
import { QuotedLine } from "./quoted-line";

const states: Record<EvidenceState, { title: string; text: string; Icon: typeof Check; tone: string }> = {
  shown: { title: "Shown", text: "Your resume proves it.", Icon: Check, tone: "text-score-green" },
  unsaid: {
    title: "You have it but did not say it",
    text: "There is evidence, in other words or another place.",
    Icon: CircleDashed,
    tone: "text-score-orange",
  },
  missing: { title: "Missing", text: "Nothing in your resume speaks for it.", Icon: X, tone: "text-score-red" },
};

const shownEvidence = 3;
const weights = { must: "must have", preferred: "preferred", nice: "nice to have" };

/** The rows behind a score: what the post asks for, what speaks for it, and the points. */
export function MatchRows({ rows, lines }: { rows: MatchRow[]; lines: Record<string, string> }) {
  return (
    <div className="space-y-8">
      {(Object.keys(states) as EvidenceState[]).map((state) => {
        const matching = rows.filter((row) => row.state === state);
        const { title, text, Icon, tone } = states[state];
        if (matching.length === 0) return null;
        const usual = usualReason(matching);
        return (
          <section key={state} aria-label={title}>
            <h3 className="flex items-center gap-2 text-lg">
              <Icon aria-hidden className={`size-5 ${tone}`} />
              {title} <span className="font-sans text-sm font-normal text-muted">({matching.length})</span>
            </h3>
            <p className="mb-3 text-sm text-muted">{text}</p>
            <ul className="divide-y divide-line rounded-xl border border-line">
              {matching.map((row) => (
                <Row
                  key={row.requirementId}
                  row={row}
                  reason={row.reason === usual ? null : row.reason}
                  lines={lines}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Row({ row, reason, lines }: { row: MatchRow; reason: string | null; lines: Record<string, string> }) {
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">
          {row.term} <span className="text-sm font-normal text-muted">{weights[row.weight]}</span>
        </p>
        <p className="text-sm text-muted tabular-nums">
          {points(row.points)} of {points(row.possible)} points
        </p>
      </div>
      {reason ? <p className="mt-0.5 text-sm text-muted">{reason}</p> : null}
      {row.evidence.length > 0 ? (
        <ul className="mt-2 mb-1 max-w-prose space-y-1.5">
          {row.evidence.slice(0, shownEvidence).map((item) => (
            <li key={`${item.atomId}${item.quote}`} className="border-l-2 border-accent pl-3 text-sm">
              {item.fact && item.date ? (
                <>
                  Your answer of {formatDay(Date.parse(item.date))}: “{item.quote}”
                </>
              ) : (
                <QuotedLine line={lines[item.atomId] ?? item.quote} words={item.quote} />
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** What most rows of a group say is said by its heading; a row speaks up where it differs. */
function usualReason(rows: MatchRow[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { reason } of rows) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const [reason, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return count > 1 ? reason : undefined;
}

function points(value: number): string {
  return value.toFixed(1).replace(/\.0$/, "");
}
