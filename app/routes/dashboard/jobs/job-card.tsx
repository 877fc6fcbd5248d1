import { Form, Link } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import { followingStatus, statuses, statusLabels, type TrackedJob } from "~/domain/jobs/job.schema";
import { Button } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { LocalDate } from "~/ui/local-date";
import { SmallSelect } from "./requirement-card";

/** One job post on the board, with the form that moves it. */
export function JobCard({ job: { id, title, company, status, since } }: { job: TrackedJob }) {
  const name = title || "Untitled Job";
  const others = statuses.filter((other) => other !== status);
  return (
    <article className="rounded-xl border border-line bg-paper p-3">
      <h3 className="font-sans text-base leading-snug">
        <Link
          to={`/app/dashboard/jobs/${id}`}
          draggable={false}
          className="line-clamp-3 underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      </h3>
      {company ? <p className="line-clamp-2 text-sm text-muted">{company}</p> : null}
      <details className="group mt-1">
        <summary className="-mx-1 flex min-h-9 list-none items-center gap-1 rounded-lg px-1 text-sm text-muted hover:text-ink">
          <span className="grow">
            <LocalDate milliseconds={since} />
          </span>
          <span className="font-semibold text-accent">
            Move<span className="sr-only"> {name}</span>
          </span>
          <ChevronDown aria-hidden className="size-4 text-accent group-open:rotate-180" />
        </summary>
        <Form
          method="post"
          action="/app/dashboard/jobs"
          preventScrollReset
          className="mt-1 flex flex-wrap items-center gap-2"
        >
          <FormToken />
          <input type="hidden" name="jobId" value={id} />
          <SmallSelect
            id={`move-${id}`}
            name="status"
            label={`Move ${name} to`}
            defaultValue={followingStatus[status]}
            options={Object.fromEntries(others.map((other) => [other, statusLabels[other]]))}
            className="min-w-0 grow"
          />
          <Button type="submit">Move</Button>
        </Form>
      </details>
    </article>
  );
}
