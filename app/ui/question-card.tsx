import { Form } from "@remix-run/react";
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { factDetailMaxCharacters } from "~/domain/facts/fact.schema";
import type { AnsweredQuestion, QuestionsView } from "~/domain/facts/view-questions";
import type { Question } from "~/tailor/change";
import { pointsText } from "~/tailor/match/worth.shared";
import { Card } from "./card";
import { Button, TextLink } from "./forms/button";
import { TextField } from "./forms/field";
import { FormToken } from "./forms/hidden-fields";
import { LocalDate } from "./local-date";
import { Notice } from "./notice";

const asks: Record<Question["kind"], string> = {
  tool: "Where did you use it?",
  skill: "Where did you use it?",
  experience: "Where did you do it?",
  credential: "Who issued it, and when?",
  degree: "Where and when did you get it?",
  language: "How well do you speak it?",
  soft: "Where did it show?",
  condition: "Where did it show?",
};

/** The page to return to after an answer, and the match or rewrite whose question was answered. */
interface AnswerPlace {
  back: string;
  rewriteId?: string;
  resumeId?: string;
  jobId?: string;
}

interface AnswerFormProps {
  id: string;
  subject: string;
  kind?: Question["kind"];
  /** The question as screen readers read it with the buttons. */
  label: string;
  place: AnswerPlace;
  /** The line of the resume that a yes makes evidence, where the question is about one. */
  line?: string;
}

/** Two equal buttons for yes and no, and a field for the user's own words. */
function AnswerForm({ id, subject, kind = "skill", label, place, line }: AnswerFormProps) {
  return (
    <Form
      method="post"
      action="/app/dashboard/answers"
      aria-label={label}
      className="flex flex-wrap items-start gap-x-4 gap-y-1"
    >
      <FormToken />
      <input type="hidden" name="subject" value={subject} />
      {Object.entries(place).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex gap-2">
        <Button type="submit" name="answer" value="yes" look="quiet" className="min-w-16">
          Yes
        </Button>
        <Button type="submit" name="answer" value="no" look="quiet" className="min-w-16">
          No
        </Button>
      </div>
      <details className="min-w-0 grow basis-48 open:basis-full">
        <summary className="flex min-h-11 items-center text-sm font-semibold text-accent underline decoration-1 underline-offset-4">
          Add where, in a sentence
        </summary>
        <div className="space-y-3 pt-1">
          <TextField
            id={`${id}-detail`}
            name="detail"
            label={asks[kind]}
            maxLength={factDetailMaxCharacters}
            defaultValue={line?.slice(0, factDetailMaxCharacters)}
            autoComplete="off"
            hint="Counts as evidence, like a line of your resume."
          />
          <Button type="submit" name="answer" value="yes" look="quiet">
            Yes, with this sentence
          </Button>
        </div>
      </details>
    </Form>
  );
}

interface AskedRequirementProps {
  question: Question;
  place: AnswerPlace;
  /** The page has the question above it already. */
  isTold?: boolean;
}

/** The question about one requirement: about the thing itself, or whether a line of the resume is the same work. */
export function AskedRequirement({ question, place, isTold }: AskedRequirementProps) {
  const { id, subject, kind, line, said, wording = subject } = question;
  const text = line ? `Is this the same work as “${wording}”?` : question.text;
  return (
    <div id={id} className="scroll-mt-6">
      {isTold ? null : <p className="mb-2 font-semibold">{text}</p>}
      {said && !isTold ? <p className="mb-2 max-w-prose text-sm text-muted">In the post: “{said}”</p> : null}
      <AnswerForm id={id} subject={subject} kind={kind} label={text} place={place} line={line} />
    </div>
  );
}

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
      {open.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {open.map((question) => (
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
      {answered.length > 0 ? <Answered answered={answered} /> : null}
    </Card>
  );
}

function pointsToGain({ points }: Question): string {
  return `Worth ${pointsText(points)} ${points === 1 ? "point" : "points"}`;
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
