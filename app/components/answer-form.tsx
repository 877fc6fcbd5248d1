import { Form } from "@remix-run/react";
import { factDetailMaxCharacters } from "../domain/facts/fact.schema";
import type { Question } from "../tailor/change";
import { Button } from "./button";
import { TextField } from "./field";
import { FormToken } from "./form-token";

const asks: Record<Question["kind"], string> = {
  tool: "Where did you use it?",
  skill: "Where did you use it?",
  experience: "Where did you do it?",
  credential: "Who issued it, and when?",
  degree: "Where and when did you get it?",
  language: "How well do you speak it?",
  soft: "Where did it show?",
};

/** Where an answer goes back to, and the pair whose match, or the rewrite, that it changes there. */
export interface AnswerPlace {
  back: string;
  rewriteId?: string;
  resumeId?: string;
  jobId?: string;
}

interface AnswerFormProps {
  id: string;
  subject: string;
  kind?: Question["kind"];
  /** What the question is read out as beside the buttons. */
  label: string;
  place: AnswerPlace;
}

/** Yes or no, neither of them the louder one, with room for a sentence of one's own. */
export function AnswerForm({ id, subject, kind = "skill", label, place }: AnswerFormProps) {
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
      <details className="min-w-0 grow basis-60">
        <summary className="flex min-h-11 items-center text-sm font-semibold text-accent underline decoration-1 underline-offset-4">
          Add where, in a sentence
        </summary>
        <div className="space-y-3 pt-1">
          <TextField
            id={`${id}-detail`}
            name="detail"
            label={asks[kind]}
            maxLength={factDetailMaxCharacters}
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
