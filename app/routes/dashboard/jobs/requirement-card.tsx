import type { SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { SelectHTMLAttributes } from "react";
import { correctionLabels } from "~/domain/jobs/correction.schema";
import type { PostView, RequirementView } from "~/domain/jobs/job-view";
import type { RequirementWeight } from "~/tailor/posting";
import { Card } from "~/ui/card";
import { Button } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { allErrors, ConflictNotice, FormErrors, Notice } from "~/ui/notice";

const groups: (RequirementWeight | "none")[] = ["must", "preferred", "nice", "none"];

/** The requirements of a post by weight, in its own words, and last those that its owner marked as none. */
function RequirementList({ requirements }: { requirements: RequirementView[] }) {
  return (
    <div className="space-y-4">
      {groups.map((weight) => {
        const asked = onceEach(requirements.filter(({ said, read }) => (said ?? read) === weight));
        const title = correctionLabels[weight];
        if (asked.length === 0) return null;
        return (
          <section key={weight} aria-label={title}>
            <h3 className="mb-2 text-base">
              {title} <span className="font-sans text-sm font-normal text-muted">({asked.length})</span>
            </h3>
            <ul className="flex flex-wrap gap-2">
              {asked.map(({ key, term, wording, years, said }) => (
                <li
                  key={key}
                  className={`rounded-2xl border px-3 py-1 text-sm ${said ? "border-accent" : "border-line"} ${weight === "none" ? "text-muted line-through" : "bg-paper"}`}
                >
                  {wording ?? term}
                  {years && !wording ? <span className="text-muted"> · {years}+ years</span> : null}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** One entry a clause, whatever it asks for. */
function onceEach(requirements: RequirementView[]): RequirementView[] {
  const clauses = requirements.map(({ wording }) => wording);
  return requirements.filter(({ wording }, at) => wording === null || clauses.indexOf(wording) === at);
}

interface RequirementCardProps {
  post: PostView;
  revision: number;
  /** Of a form that came back. */
  lastResult?: SubmissionResult<string[]>;
}

/** The requirements of a post, as we read them and as its owner corrected them. */
export function RequirementCard({ post, revision, lastResult }: RequirementCardProps) {
  const { requirements, unreadable, more } = post;
  const errors = allErrors(lastResult);
  return (
    <Card title="What it asks for" anchor="asks">
      {unreadable ? (
        <div className="mb-5 last:mb-0">
          <Notice
            tone="info"
            title={
              requirements.length > 0 ? "There is nothing left to match." : "We found no requirements in this text."
            }
          >
            <p>{unreadable}</p>
            {requirements.length > 0 ? null : (
              <p>It cannot be scored as it is. Paste the whole post, with the part that says what they look for.</p>
            )}
          </Notice>
        </div>
      ) : null}
      {requirements.length > 0 ? (
        <>
          <RequirementList requirements={requirements} />
          <details open={errors.length > 0} className="mt-6 border-t border-line pt-4">
            <summary className="w-fit rounded-lg py-2 font-semibold text-accent">Correct what we read</summary>
            <p className="mt-1 mb-4 max-w-prose text-muted">
              Matches and rewrites follow your corrections. They stay when you edit the post, as long as the words are
              still in it.
            </p>
            {errors.length > 0 ? (
              <div className="mb-4">
                {errors.includes("stale") ? <ConflictNotice /> : <FormErrors errors={errors} />}
              </div>
            ) : null}
            <RequirementForm requirements={requirements} revision={revision} chosen={chosenIn(lastResult)} />
            {more > 0 ? (
              <p className="mt-3 text-sm text-muted">{more} more are not listed and count as we read them.</p>
            ) : null}
          </details>
        </>
      ) : null}
    </Card>
  );
}

/** What was chosen in a form that came back, by key: "must kubernetes" is the choice "must" of "kubernetes". */
function chosenIn(result: SubmissionResult<string[]> | undefined): ReadonlyMap<string, string> {
  // A single value comes back as a string, several as a list.
  const texts = [result?.initialValue?.choices].flat().filter((text) => typeof text === "string");
  return new Map(texts.map((text) => [text.slice(text.indexOf(" ") + 1), text.slice(0, text.indexOf(" "))]));
}

interface RequirementFormProps {
  requirements: RequirementView[];
  revision: number;
  /** What was chosen in a form that came back, by key. */
  chosen: ReadonlyMap<string, string>;
}

/** Lets the owner correct the requirements, each beside the sentence that it comes from. */
function RequirementForm({ requirements, revision, chosen }: RequirementFormProps) {
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

interface SmallSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  id: string;
  /** For screen readers only, because the text beside it says the same. */
  label: string;
  options: Record<string, string>;
}

/** A selector within a row or a card. */
export function SmallSelect({ id, label, options, className = "", ...select }: SmallSelectProps) {
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={`min-h-11 rounded-lg border border-line-strong bg-surface px-2.5 py-2 text-ink ${className}`}
      >
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </>
  );
}
