import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import type { AnsweredQuestion, QuestionsView } from "~/domain/facts/view-questions";
import { type AnswerPlace, AskedRequirement, pointsToGain } from "./answer-form";
import { Card } from "./card";
import { TextLink } from "./forms/button";
import { LocalDate } from "./local-date";
import { Notice } from "./notice";
import { checklistOf, QuestionChecklist } from "./question-checklist";

interface QuestionCardProps {
  view: QuestionsView;
  place: AnswerPlace;
  /** Whether answers have changed since the result. If the page does not say, a newer "yes" counts as a change. */
  isBehind?: boolean;
  /** How to get a result with the new answers. */
  next: ReactNode;
}

/** Questions about what the post asks for and the resume does not show, and the answers given so far. */
export function QuestionCard({ view: { open, answered }, place, next, isBehind }: QuestionCardProps) {
  const hasNew = isBehind ?? answered.some(({ isCounted, answer }) => !isCounted && answer.confirmed);
  if (open.length === 0 && answered.length === 0 && !hasNew) return null;
  const list = checklistOf(open);
  const single = open.filter((question) => !list.includes(question));
  return (
    <Card
      title={open.length > 0 ? "Worth asking yourself" : "Your answers"}
      anchor="questions"
      lead={
        open.length > 0
          ? "The post asks for these, and your resume does not say them clearly. A yes counts as evidence from then on; a no is never asked again."
          : "What you told us about the things that this post asks for."
      }
    >
      {hasNew ? (
        <div className="mb-6">
          <Notice tone="info" title="Answers you gave or withdrew since are not in this result yet.">
            <div className="mt-3">{next}</div>
          </Notice>
        </div>
      ) : null}
      {single.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {single.map((question) => (
            <li key={question.id} className="py-4">
              <p className="text-sm text-muted tabular-nums">{pointsToGain(question)}</p>
              {question.line ? (
                <p className="my-2 max-w-prose border-l-2 border-accent pl-3 text-sm">“{question.line}”</p>
              ) : null}
              <AskedRequirement question={question} place={place} />
            </li>
          ))}
        </ul>
      ) : null}
      {list.length > 0 ? (
        <div className={single.length > 0 ? "mt-8" : ""}>
          <h3 className="mb-3 text-lg">Which of these is true of you?</h3>
          <QuestionChecklist questions={list} place={place} />
        </div>
      ) : null}
      {answered.length > 0 ? <Answered answered={answered} /> : null}
    </Card>
  );
}

function Answered({ answered }: { answered: AnsweredQuestion[] }) {
  return (
    <section aria-label="Answered" className="mt-6">
      <h3 className="mb-2 text-lg">Answered</h3>
      <ul className="space-y-2">
        {answered.map(({ text, answer }) => (
          <li key={answer.id} className="flex items-start gap-3">
            {answer.confirmed ? (
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-score-green" />
            ) : (
              <X aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
            )}
            <p className="min-w-0">
              {text} <strong>{answer.confirmed ? "Yes" : "No"}</strong>
              <span className="text-muted">
                , <LocalDate milliseconds={answer.answeredAt} />
              </span>
              {answer.detail ? <span className="block text-sm">“{answer.detail}”</span> : null}{" "}
              <TextLink to={`/app/dashboard/answers/${answer.id}`} className="text-sm">
                Change<span className="sr-only"> the answer to “{text}”</span>
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm">
        <TextLink to="/app/dashboard/answers">All your answers</TextLink>
      </p>
    </section>
  );
}
