import { Form, useNavigation } from "@remix-run/react";
import { correctionLabels } from "../domain/jobs/correction.schema";
import type { RequirementView } from "../domain/jobs/job-view";
import { Button } from "./button";
import { FormToken } from "./form-token";
import { SmallSelect } from "./small-select";

interface RequirementFormProps {
  requirements: RequirementView[];
  revision: number;
  /** What was chosen in a form that came back, by key. */
  chosen: ReadonlyMap<string, string>;
}

/** Lets the owner of a post say what it asks for, each requirement beside the sentence that it was read in. */
export function RequirementForm({ requirements, revision, chosen }: RequirementFormProps) {
  const sending = useNavigation().formData?.get("intent");
  const isCorrected = requirements.some(({ said }) => said !== null);
  return (
    <>
      <Form method="post" key={revision}>
        <FormToken />
        <input type="hidden" name="intent" value="correct" />
        <input type="hidden" name="revision" value={revision} />
        <ul className="divide-y divide-line border-y border-line">
          {requirements.map((one) => (
            <li key={one.key} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <Reading requirement={one} />
              <SmallSelect
                id={`choice-${one.id}`}
                name="choices"
                label={`${one.term} is`}
                defaultValue={choiceOf(one, chosen.get(one.key) ?? one.said ?? one.read)}
                options={Object.fromEntries(
                  Object.entries(correctionLabels).map(([said, label]) => [choiceOf(one, said), label]),
                )}
                className="w-full sm:w-44"
              />
            </li>
          ))}
        </ul>
        <Button type="submit" disabled={sending === "correct"} className="mt-5">
          {sending === "correct" ? "Saving..." : "Save corrections"}
        </Button>
      </Form>
      {isCorrected ? (
        <Form method="post" className="mt-3">
          <FormToken />
          <input type="hidden" name="intent" value="as-read" />
          <input type="hidden" name="revision" value={revision} />
          <Button type="submit" look="quiet" disabled={sending === "as-read"}>
            Back to what we read
          </Button>
        </Form>
      ) : null}
    </>
  );
}

function Reading({ requirement: { term, years, read, said, sentence } }: { requirement: RequirementView }) {
  return (
    <div className="min-w-0 grow basis-60">
      <p className="font-semibold">
        {term}
        {years ? <span className="font-normal text-muted"> · {years}+ years</span> : null}
      </p>
      {sentence.before || sentence.after ? (
        <p className="text-sm text-muted">
          “{sentence.before}
          <mark className="rounded-sm bg-added px-0.5 font-semibold text-ink">{sentence.term}</mark>
          {sentence.after}”
        </p>
      ) : (
        <p className="text-sm text-muted">A line of its own.</p>
      )}
      {said ? <p className="text-sm text-muted">We read: {correctionLabels[read].toLowerCase()}.</p> : null}
    </div>
  );
}

function choiceOf({ key }: RequirementView, said: string): string {
  return `${said} ${key}`;
}
