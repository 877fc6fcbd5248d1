import type { ReactNode } from "react";
import type { Match } from "../tailor/match";
import { Card } from "./card";
import { MatchRows } from "./match-rows";
import { Notice } from "./notice";
import { PlainText } from "./plain-text";
import { ScoreBar, ScoreRing, ScoreScale } from "./score-ring";
import { TextLink } from "./text-link";

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
  /** What the user could tell us that the resume does not. */
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
                Honest ceiling: <strong className="text-ink">{details.ceiling}%</strong>. That far you get by saying
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
    <section aria-label="Beside the requirements" className="mt-8">
      <h3 className="mb-3 text-lg">Beside the requirements</h3>
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
