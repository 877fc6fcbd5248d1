import { Form, type LinkProps, useNavigation, useSearchParams } from "@remix-run/react";
import type { JobSummary } from "~/domain/jobs/job.schema";
import { Button, LinkButton, TextLink } from "~/ui/forms/button";
import { Select } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/hidden-fields";

interface RewriteSelectorProps {
  resumeId: string;
  jobs: JobSummary[];
  newId: string;
  closed: LinkProps["to"];
  /** The id of the control that opened it and gets the focus back when it closes. */
  toggleId: string;
}

/** Asks which job the resume is rewritten for. If the rewrite fails, the job stays selected. */
export function RewriteSelector({ resumeId, jobs, newId, closed, toggleId }: RewriteSelectorProps) {
  const [params] = useSearchParams();
  const rewriting = useNavigation().formData?.get("intent") === "rewrite";
  const chosen = params.get("job") ?? "";
  if (jobs.length === 0) {
    return (
      <p className="mt-5 rounded-xl bg-accent-soft p-4">
        No job posts found. <TextLink to="/app/dashboard/add-job">Add the job you want</TextLink>, then come back.
      </p>
    );
  }
  return (
    <Form method="post" preventScrollReset className="mt-5 rounded-xl bg-accent-soft p-4 sm:p-5">
      <fieldset disabled={rewriting} className="space-y-4">
        <FormToken />
        <input type="hidden" name="intent" value="rewrite" />
        <input type="hidden" name="id" value={newId} />
        <input type="hidden" name="resumeId" value={resumeId} />
        <Select id="rewrite-job" key={chosen} name="jobId" label="For which job?" aria-required defaultValue={chosen}>
          <option value="" disabled>
            Choose a job
          </option>
          {jobs.map((job) => (
            <option key={job.id} value={job.id}>
              {[job.title || "Untitled Job", job.company].filter(Boolean).join(", ")}
            </option>
          ))}
        </Select>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{rewriting ? "Rewriting..." : "Rewrite Resume & Cover Letter"}</Button>
          {rewriting ? null : (
            <LinkButton
              look="quiet"
              to={closed}
              preventScrollReset
              onClick={() => document.getElementById(toggleId)?.focus()}
            >
              Cancel
            </LinkButton>
          )}
        </div>
      </fieldset>
    </Form>
  );
}
