import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import type { AnsweredQuestion, QuestionsView } from "../domain/facts/view-questions";
import { AnswerForm, type AnswerPlace } from "./answer-form";
import { Card } from "./card";
import { LocalDate } from "./local-date";
import { Notice } from "./notice";
import { TextLink } from "./text-link";

interface QuestionCardProps {
  view: QuestionsView;
  place: AnswerPlace;
  /** Answers changed since, where the page knows; else a yes that came after the result. */
  isBehind?: boolean;
  /** How to get a result that counts the answers given since. */
  next: ReactNode;
}

/** What the post asks for and the resume does not show, as questions; what was answered, with its date. */
export function QuestionCard({ view: { open, answered }, place, next, isBehind }: QuestionCardProps) {
  const hasNew = isBehind ?? answered.some(({ isCounted, answer }) => !isCounted && answer.confirmed);
  if (open.length === 0 && answered.length === 0 && !hasNew) return null;
  return (
    <Card
      title="Worth asking yourself"
      anchor="questions"
      lead="The post asks for these and your resume is silent. A yes counts as evidence from then on; a no is never asked again."
    >
      {hasNew ? (
        <div className="mb-6">
          <Notice tone="info" title="What you answered or withdrew since is not in this result yet.">
            <div className="mt-3">{next}</div>
          </Notice>
        </div>
      ) : null}
      {open.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {open.map((question) => (
            <li key={question.id} id={question.id} className="scroll-mt-6 py-4">
              <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">{question.text}</span>
                <span className="text-sm text-muted tabular-nums">
                  {points(question.points)}, once your resume shows it
                </span>
              </p>
              <AnswerForm
                id={question.id}
                subject={question.subject}
                kind={question.kind}
                label={question.text}
                place={place}
              />
            </li>
          ))}
        </ul>
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

function points(count: number): string {
  return `+${count} ${count === 1 ? "point" : "points"}`;
}
