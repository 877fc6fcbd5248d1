import { Form } from "@remix-run/react";
import { factDetailMaxCharacters } from "~/domain/facts/fact.schema";
import type { Question } from "~/tailor/change";
import { pointsText } from "~/tailor/match/worth.shared";
import { Button } from "./forms/button";
import { TextField } from "./forms/field";
import { FormToken } from "./forms/hidden-fields";

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
export interface AnswerPlace {
  back: string;
  rewriteId?: string;
  resumeId?: string;
  jobId?: string;
}

export function PlaceFields({ place }: { place: AnswerPlace }) {
  return Object.entries(place).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
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
      <input type="hidden" name="answers[0].subject" value={subject} />
      <PlaceFields place={place} />
      <div className="flex gap-2">
        <Button type="submit" name="answers[0].answer" value="yes" look="quiet" className="min-w-16">
          Yes
        </Button>
        <Button type="submit" name="answers[0].answer" value="no" look="quiet" className="min-w-16">
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
            name="answers[0].detail"
            label={asks[kind]}
            maxLength={factDetailMaxCharacters}
            defaultValue={line?.slice(0, factDetailMaxCharacters)}
            autoComplete="off"
            hint="Counts as evidence, like a line of your resume."
          />
          <Button type="submit" name="answers[0].answer" value="yes" look="quiet">
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

/** "Worth 2.4 points" */
export function pointsToGain({ points }: Question): string {
  return `Worth ${pointsText(points)} ${points === 1 ? "point" : "points"}`;
}
