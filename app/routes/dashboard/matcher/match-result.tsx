import { Check, CircleDashed, X } from "lucide-react";
import type { ReactNode } from "react";
import type { EvidenceState, Match, MatchRow } from "~/tailor/match";
import { TextLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { formatDay } from "~/ui/local-date";
import { Notice } from "~/ui/notice";
import { PlainText, QuotedLine } from "~/ui/plain-text";
import { ScoreBar, ScoreRing, ScoreScale } from "~/ui/score-ring";

const states: Record<EvidenceState, { title: string; text: string; Icon: typeof Check; tone: string }> = {
  shown: { title: "Shown", text: "Your resume proves it.", Icon: Check, tone: "text-score-green" },
  unsaid: {
    title: "You have it but did not say it",
    text: "There is evidence, in other words or in another section.",
    Icon: CircleDashed,
    tone: "text-score-orange",
  },
  missing: { title: "Missing", text: "Nothing in your resume shows it.", Icon: X, tone: "text-score-red" },
};

const shownEvidence = 3;
const weights = { must: "must have", preferred: "preferred", nice: "nice to have" };

/** The rows behind a score: what the post asks for, what speaks for it, and the points. */
function MatchRows({ rows, lines }: { rows: MatchRow[]; lines: Record<string, string> }) {
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

/** The heading of a group says what most of its rows have in common; a row shows only what differs. */
function usualReason(rows: MatchRow[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { reason } of rows) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const [reason, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return count > 1 ? reason : undefined;
}

function points(value: number): string {
  return value.toFixed(1).replace(/\.0$/, "");
}

interface MatchResultProps {
  score: number | null;
  report: string;
  suggestions: string[];
  details: Match;
  /** The resume's lines that evidence is cited from, by atom id. */
  lines: Record<string, string>;
  /** What to do next with this match. */
  action: ReactNode;
  /** The scores of the pair before this one. */
  scores: ReactNode;
  /** Questions about what the resume does not show. */
  questions: ReactNode;
}

/** The whole answer of a match: score, report, suggestions, and the arithmetic behind it. */
export function MatchResult({
  score,
  report,
  suggestions,
  details,
  lines,
  action,
  scores,
  questions,
}: MatchResultProps) {
  if (score === null) {
    return (
      <>
        <Notice tone="info" title="Not scored">
          <PlainText text={report} />
          <div className="mt-4">{action}</div>
        </Notice>
        {scores}
      </>
    );
  }
  return (
    <div className="space-y-6">
      <Card>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
          <ScoreRing score={score} label="Resume-Job Match Score" />
          <div className="min-w-0 grow basis-64">
            <h2 className="text-2xl">Resume-Job Match Score</h2>
            <div className="my-3">
              <ScoreBar score={score} />
              <ScoreScale score={score} />
            </div>
            {details.ceiling !== null && details.ceiling > score ? (
              <p className="text-muted">
                Honest ceiling: <strong className="text-ink">{details.ceiling}%</strong>. You can get this far by saying
                what you already have.
              </p>
            ) : null}
            {details.cap ? <p className="mt-1 text-muted">{details.cap.reason}</p> : null}
            <div className="mt-4">{action}</div>
          </div>
        </div>
        <div className="mt-7 border-t border-line pt-6">
          <PlainText text={report} columns />
        </div>
      </Card>
      {scores}
      <Card title="Suggestions to Improve Your Resume:">
        {suggestions.length === 0 ? (
          <p className="text-muted">None provided.</p>
        ) : (
          <ul className="max-w-prose list-disc space-y-2 pl-5 marker:text-accent">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </ul>
        )}
      </Card>
      {questions}
      <Card
        title="The arithmetic"
        lead={
          <>
            Formula {details.version}. The score is the share of points earned; you can add them up yourself.{" "}
            <TextLink to="/how-scoring-works">How scoring works</TextLink>
          </>
        }
      >
        <MatchRows rows={details.rows} lines={lines} />
        <Parts parts={details.parts} />
      </Card>
    </div>
  );
}

function Parts({ parts }: { parts: Match["parts"] }) {
  if (parts.length === 0) return null;
  return (
    <section aria-label="Beyond the requirements" className="mt-8">
      <h3 className="mb-3 text-lg">Beyond the requirements</h3>
      <ul className="divide-y divide-line rounded-xl border border-line">
        {parts.map((part) => (
          <li key={part.key} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3">
            <p>
              <span className="font-semibold">{part.label}</span>{" "}
              <span className="text-sm text-muted">{part.reason}</span>
            </p>
            <p className="text-sm text-muted tabular-nums">
              {part.points.toFixed(1)} of {part.possible.toFixed(1)} points
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
