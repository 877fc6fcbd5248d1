import { Form } from "@remix-run/react";
import type { OpenQuestion } from "~/domain/facts/view-questions";
import type { Question } from "~/tailor/change";
import { type AnswerPlace, PlaceFields, pointsToGain } from "./answer-form";
import { Button } from "./forms/button";
import { FormToken } from "./forms/hidden-fields";

/** From so many on, questions about what is likely are asked in one list. */
const fewestInList = 3;

/** The questions about what is likely, where there are enough of them for a list; else none. */
export function checklistOf(questions: readonly OpenQuestion[]): OpenQuestion[] {
  const likely = questions.filter(({ isLikely }) => isLikely);
  return likely.length >= fewestInList ? likely : [];
}

interface QuestionChecklistProps {
  questions: readonly Question[];
  place: AnswerPlace;
}

/** Many short questions in one form: yes or no for each, as many as the user cares to answer, saved together. */
export function QuestionChecklist({ questions, place }: QuestionChecklistProps) {
  return (
    <Form method="post" action="/app/dashboard/answers" aria-label="Questions with yes or no">
      <FormToken />
      <PlaceFields place={place} />
      <ul className="divide-y divide-line border-y border-line">
        {questions.map((question, at) => (
          <li key={question.id} id={question.id} className="scroll-mt-6">
            <YesOrNo question={question} name={`answers[${at}]`} />
          </li>
        ))}
      </ul>
      <Button type="submit" className="mt-4">
        Save my answers
      </Button>
    </Form>
  );
}

function YesOrNo({ question, name }: { question: Question; name: string }) {
  const { subject, wording, said, text } = question;
  return (
    <fieldset className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <legend className="sr-only">{text}</legend>
      <input type="hidden" name={`${name}.subject`} value={subject} />
      <div aria-hidden className="min-w-0 grow basis-56">
        <p className="font-semibold">{wording ?? subject}</p>
        <p className="max-w-prose text-sm text-muted tabular-nums">
          {pointsToGain(question)}
          {said ? `. In the post: “${said}”` : ""}
        </p>
      </div>
      <div className="flex gap-2">
        {(["yes", "no"] as const).map((answer) => (
          <label
            key={answer}
            className="flex min-h-11 min-w-20 cursor-pointer items-center gap-2 rounded-lg border border-line-strong px-3 font-semibold hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)]"
          >
            <input type="radio" name={`${name}.answer`} value={answer} className="size-4 shrink-0 accent-accent" />
            {answer === "yes" ? "Yes" : "No"}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
