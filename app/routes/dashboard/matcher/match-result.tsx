import { Check, CircleDashed, X } from "lucide-react";
import type { ReactNode } from "react";
import type { OpenQuestion } from "~/domain/facts/view-questions";
import type { EvidenceState, Match, MatchRow } from "~/tailor/match";
import { groupRows, openPoints, pointsText, type RowGroup, rowsByWorth } from "~/tailor/match/worth.shared";
import type { Advice } from "~/tailor/match/write-report";
import { type AnswerPlace, AskedRequirement } from "~/ui/answer-form";
import { Card } from "~/ui/card";
import { ScoreBar, ScoreRing, ScoreScale } from "~/ui/charts/score-ring";
import { Disclosure } from "~/ui/disclosure";
import { TextLink } from "~/ui/forms/button";
import { formatDay } from "~/ui/local-date";
import { Notice } from "~/ui/notice";
import { MarkedWords, PlainText, QuotedLine } from "~/ui/plain-text";
import { checklistOf, QuestionChecklist } from "~/ui/question-checklist";

const states: Record<EvidenceState, { name: string; Icon: typeof Check; tone: string }> = {
  shown: { name: "Shown", Icon: Check, tone: "text-score-green" },
  unsaid: { name: "To confirm", Icon: CircleDashed, tone: "text-score-orange" },
  missing: { name: "Missing", Icon: X, tone: "text-score-red" },
};

const shownEvidence = 2;
const weights = { must: "must have", preferred: "preferred", nice: "nice to have" };

interface RequirementListProps {
  match: Match;
  advice: Advice[];
  /** The resume's lines that evidence is cited from, by atom id. */
  lines: Record<string, string>;
  /** The open questions about requirements, and the page to return to after an answer. */
  questions: OpenQuestion[];
  place: AnswerPlace;
}

/**
 * Everything the post asks for, each thing once, in the order of its worth: first what can be gained, with its question or
 * what to do, then what is shown, with its proof. Things that one clause of the post asks for stand together. What is likely
 * though no line speaks of it is asked in one list, where that is much.
 */
function RequirementList({ match, advice, lines, questions, place }: RequirementListProps) {
  const rows = rowsByWorth(match);
  const list = checklistOf(questions);
  const inList = new Set(list.map(({ requirementId }) => requirementId));
  const groups = groupRows(rows.filter(({ requirementId }) => !inList.has(requirementId)));
  const isOpen = ({ rows }: RowGroup): boolean => rows.some(({ state }) => state !== "shown") || adviceOf(rows) !== "";
  const adviceOf = (rows: MatchRow[]): string =>
    advice
      .filter(({ requirementIds: [first] }) => rows.some(({ requirementId }) => requirementId === first))
      .map(({ text }) => text)
      .join(" ");
  const rowOf = (row: MatchRow, isPart: boolean, told: string) => {
    const question = questions.find(({ requirementId }) => requirementId === row.requirementId);
    const form = question && <AskedRequirement question={question} place={place} isTold={told !== ""} />;
    return <Row key={row.requirementId} row={row} isPart={isPart} told={told} lines={lines} question={form} />;
  };
  const listOf = (own: RowGroup[]) => (
    <ul className="divide-y divide-line border-y border-line">
      {own.map(({ rows, name }) => {
        const told = adviceOf(rows);
        const [first] = rows;
        if (first && rows.length === 1) return rowOf(first, false, told);
        return (
          <li key={name} className="py-4">
            <h4 className="font-sans text-base font-semibold">
              <MarkedWords text={name} words={rows.map(({ term }) => term)} />
            </h4>
            {told ? <p className="mt-1 max-w-prose">{told}</p> : null}
            <ul>{rows.map((row) => rowOf(row, true, ""))}</ul>
          </li>
        );
      })}
    </ul>
  );
  const open = groups.filter(isOpen);
  const shown = groups.filter((group) => !isOpen(group));
  return (
    <>
      {list.length > 0 ? (
        <div className="mb-8">
          <h3 className="text-lg">Which of these is true of you?</h3>
          <p className="mt-1 mb-3 max-w-prose text-muted">
            People with jobs like yours usually have these, and your resume does not say them. Skip what you are not
            sure of.
          </p>
          <QuestionChecklist questions={list} place={place} />
        </div>
      ) : null}
      <h3 className="mb-3 text-lg">Suggestions to Improve Your Resume:</h3>
      {open.length > 0 ? listOf(open) : <p className="text-muted">None provided.</p>}
      {shown.length > 0 ? (
        <>
          <h3 className="mt-8 mb-3 text-lg">What your resume shows</h3>
          {listOf(shown)}
        </>
      ) : null}
    </>
  );
}

interface RowProps {
  row: MatchRow;
  /** Its clause stands above it. */
  isPart: boolean;
  /** What to do about it, with its points; empty where there is nothing to say. */
  told: string;
  lines: Record<string, string>;
  question: ReactNode;
}

function Row({ row, isPart, told, lines, question }: RowProps) {
  const { name, Icon, tone } = states[row.state];
  const Heading = isPart ? "h5" : "h4";
  // What the sentence above quotes is not quoted again.
  const evidence = row.evidence
    .slice(0, shownEvidence)
    .filter(({ quote, fact }) => fact || !told.includes(openingOf(quote)));
  return (
    <li id={`requirement-${row.requirementId}`} className={`flex scroll-mt-6 gap-3 ${isPart ? "pt-3" : "py-4"}`}>
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Heading className="font-sans text-base font-semibold">
            {row.wording && !isPart ? <MarkedWords text={row.wording} words={[row.term]} /> : row.term}{" "}
            <span className="text-sm font-normal text-muted">{weights[row.weight]}</span>
          </Heading>
          <p className="text-sm text-muted tabular-nums">
            <span className="font-semibold">{name}</span>
            {told
              ? ""
              : row.state === "shown"
                ? `, ${pointsText(row.points)} points`
                : `, ${pointsText(openPoints(row))} points open`}
          </p>
        </div>
        <p className={`mt-0.5 max-w-prose ${told ? "" : "text-sm text-muted"}`}>{told || row.reason}</p>
        {evidence.length > 0 ? (
          <ul className="mt-2 mb-1 max-w-prose space-y-1.5">
            {evidence.map((item) => (
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
        {question ? <div className="mt-3">{question}</div> : null}
      </div>
    </li>
  );
}

/** What a sentence that cuts a long quote short still has of it. */
function openingOf(quote: string): string {
  return quote.replace(/\s+/g, " ").trim().slice(0, 50);
}

/** Every line of the sum, as anyone can add it up. */
function Arithmetic({ match }: { match: Match }) {
  const rows = rowsByWorth(match);
  const sum = [
    ...rows.flatMap((row) => groupRows([row], rows).map(({ name }) => ({ ...row, key: row.requirementId, name }))),
    ...match.parts.map((part) => ({ ...part, name: part.label })),
  ];
  return (
    <ul className="divide-y divide-line border-y border-line">
      {sum.map(({ key, name, points, possible, reason }) => (
        <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
          <p className="min-w-0">
            <span className="font-semibold">{name}</span> <span className="text-sm text-muted">{reason}</span>
          </p>
          <p className="text-sm text-muted tabular-nums">
            {pointsText(points)} of {pointsText(possible)} points
          </p>
        </li>
      ))}
    </ul>
  );
}

interface MatchResultProps {
  score: number | null;
  report: string;
  advice: Advice[];
  details: Match;
  /** The resume's lines that evidence is cited from, by atom id. */
  lines: Record<string, string>;
  /** What to do next with this match. */
  action: ReactNode;
  /** The scores of the pair before this one. */
  scores: ReactNode;
  questions: OpenQuestion[];
  place: AnswerPlace;
  /** The answers given so far. */
  answers: ReactNode;
}

/** The whole answer of a match: score, each requirement once, and the arithmetic behind it. */
export function MatchResult({
  score,
  report,
  advice,
  details,
  lines,
  action,
  scores,
  questions,
  place,
  answers,
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
  const [headline = "", ...rest] = report.split("\n");
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
            <p className="text-muted">{headline}</p>
            {details.ceiling !== null && details.ceiling > score ? (
              <p className="mt-1 text-muted">
                Honest ceiling: <strong className="text-ink">{details.ceiling}%</strong>. You can get this far if what
                is to confirm is true of you, and your resume says it.
              </p>
            ) : null}
            {details.cap ? <p className="mt-1 text-muted">{details.cap.reason}</p> : null}
            <div className="mt-4">{action}</div>
          </div>
        </div>
        <details className="mt-6 border-t border-line pt-3">
          <summary className="w-fit rounded-lg py-2 font-semibold text-accent">The whole report as text</summary>
          <div className="mt-2">
            <PlainText text={rest.join("\n").trim()} />
          </div>
        </details>
      </Card>
      {scores}
      <Card
        title="What the post asks for"
        anchor="requirements"
        lead="Each thing once, what is worth most to you first. A yes counts as evidence from then on; a no is never asked again."
      >
        <RequirementList match={details} advice={advice} lines={lines} questions={questions} place={place} />
      </Card>
      {answers}
      <Disclosure title="The arithmetic">
        <p className="mb-4 max-w-prose text-muted">
          Formula {details.version}. The score is the share of points earned; you can add them up yourself.{" "}
          <TextLink to="/how-scoring-works">How scoring works</TextLink>
        </p>
        <Arithmetic match={details} />
      </Disclosure>
    </div>
  );
}
