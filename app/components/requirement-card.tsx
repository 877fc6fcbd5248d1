import type { SubmissionResult } from "@conform-to/react";
import type { PostView } from "../domain/jobs/job-view";
import { Card } from "./card";
import { Notice } from "./notice";
import { RequirementForm } from "./requirement-form";
import { RequirementList } from "./requirement-list";
import { StaleNotice } from "./stale-notice";

interface RequirementCardProps {
  post: PostView;
  revision: number;
  /** Of a form that came back. */
  lastResult?: SubmissionResult<string[]>;
}

/** What a post asks for: as it was read, and with what its owner says instead. */
export function RequirementCard({ post, revision, lastResult }: RequirementCardProps) {
  const { requirements, unreadable, more } = post;
  const errors = Object.values(lastResult?.error ?? {})
    .flat()
    .filter(Boolean);
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
              Matches and rewrites follow what you say here. An edit of the post keeps it, as long as the words stand.
            </p>
            {errors.length > 0 ? (
              <div className="mb-4">
                {errors.includes("stale") ? <StaleNotice /> : <Notice tone="error" title={errors.join(" ")} />}
              </div>
            ) : null}
            <RequirementForm requirements={requirements} revision={revision} chosen={chosenIn(lastResult)} />
            {more > 0 ? <p className="mt-3 text-sm text-muted">{more} more count as we read them.</p> : null}
          </details>
        </>
      ) : null}
    </Card>
  );
}

/** What was chosen in a form that came back, by key: "must kubernetes" is the choice "must" of "kubernetes". */
function chosenIn(result: SubmissionResult<string[]> | undefined): ReadonlyMap<string, string> {
  // One alone comes back as it is, several as a list.
  const texts = [result?.initialValue?.choices].flat().filter((text) => typeof text === "string");
  return new Map(texts.map((text) => [text.slice(text.indexOf(" ") + 1), text.slice(0, text.indexOf(" "))]));
}
