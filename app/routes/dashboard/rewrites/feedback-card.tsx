import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { commentMaxCharacters, outcomeLabels, outcomes, ratings } from "~/domain/rewriting/rate/feedback.schema";
import type { StoredFeedback } from "~/domain/rewriting/rate/rate-rewrite.server";
import type { KeptForm } from "~/http/kept-forms.server";
import { rewritePath } from "~/routes/dashboard/paths";
import { Card } from "~/ui/card";
import { Button } from "~/ui/forms/button";
import { FieldError, Select, TextArea } from "~/ui/forms/field";
import { FormToken, KeptFormFields } from "~/ui/forms/hidden-fields";

/** The name under which the form is kept when its session has ended. */
export const feedbackForm = "feedback";

interface FeedbackFormProps {
  rewriteId: string;
  feedback: StoredFeedback | null;
  /** What was sent and refused. */
  result?: SubmissionResult<string[]>;
  kept: KeptForm | null;
}

/** On a finished rewrite: how good it is, and what came of the application. */
export function FeedbackCard(props: FeedbackFormProps) {
  return (
    <Card
      title="How did it go?"
      anchor="feedback"
      className="mt-6"
      lead="Rate this rewrite, and come back when you hear from them. It shows us whether a higher score leads to more interviews. Our team can read it."
    >
      <FeedbackForm {...props} />
    </Card>
  );
}

const ends: Record<number, string> = { 1: "poor", 5: "great" };

export function FeedbackForm({ rewriteId, feedback, result, kept }: FeedbackFormProps) {
  const typed = (result ?? kept?.result)?.initialValue as Record<string, string> | undefined;
  const errors = result?.error;
  const rating = typed ? typed.rating : feedback?.rating;
  return (
    <Form method="post" action={`${rewritePath(rewriteId)}/feedback`} preventScrollReset className="space-y-5">
      <FormToken />
      <KeptFormFields name={feedbackForm} kept={kept} answered={result !== undefined} />
      <input type="hidden" name="seen" value={feedback?.updatedAt ?? 0} />
      <fieldset aria-describedby={errors?.rating ? "rating-error" : undefined}>
        <legend className="mb-1.5 font-semibold">Your rating</legend>
        <div className="flex flex-wrap gap-2">
          {ratings.map((value) => (
            <label
              key={value}
              className="flex min-h-11 min-w-11 cursor-pointer items-center gap-2 rounded-lg border border-line-strong px-3 hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)]"
            >
              <input
                type="radio"
                name="rating"
                value={value}
                defaultChecked={String(value) === String(rating ?? "")}
                className="size-4 shrink-0 accent-accent"
              />
              <span className="tabular-nums">
                {value}
                {ends[value] ? <span className="text-muted"> {ends[value]}</span> : null}
              </span>
            </label>
          ))}
        </div>
        {errors?.rating ? <FieldError id="rating-error" text={errors.rating.join(" ")} /> : null}
      </fieldset>
      <div className="sm:max-w-xs">
        <Select
          id="outcome"
          name="outcome"
          label="What came of it"
          defaultValue={typed?.outcome ?? feedback?.outcome ?? "none"}
          errors={errors?.outcome ?? undefined}
        >
          {outcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {outcomeLabels[outcome]}
            </option>
          ))}
        </Select>
      </div>
      <TextArea
        id="comment"
        name="comment"
        label="Comment (optional)"
        rows={3}
        maxLength={commentMaxCharacters}
        defaultValue={typed?.comment ?? feedback?.comment ?? ""}
        errors={errors?.comment ?? undefined}
      />
      <Button type="submit" look="quiet">
        {feedback ? "Update feedback" : "Send feedback"}
      </Button>
    </Form>
  );
}
