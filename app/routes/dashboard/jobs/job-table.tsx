import { Form, Link } from "@remix-run/react";
import { Pencil, Trash2 } from "lucide-react";
import type { TrackedJob } from "~/domain/jobs/job.schema";
import { DataTable } from "~/ui/data-table";
import { FormToken } from "~/ui/forms/hidden-fields";
import { LocalDate } from "~/ui/local-date";
import { StatusBadge } from "./status-badge";

const small = "inline-flex size-11 items-center justify-center rounded-lg text-muted motion-safe:transition-colors";

/** Job posts with how far each application has come. */
export function JobTable({ jobs }: { jobs: TrackedJob[] }) {
  return (
    <DataTable
      caption="Your job posts, newest first"
      rows={jobs}
      rowKey={({ id }) => id}
      columns={[
        {
          title: "Job",
          isLong: true,
          className: "@2xl:w-1/2",
          cell: ({ id, title, company }) => (
            <>
              <Link to={`/app/dashboard/jobs/${id}`} className="font-semibold underline-offset-4 hover:underline">
                {title || "Untitled Job"}
              </Link>
              {company ? <span className="block text-sm text-muted">{company}</span> : null}
            </>
          ),
        },
        {
          title: "Status",
          cell: ({ status, since }) => (
            <>
              <StatusBadge status={status} />
              {status === "saved" ? null : (
                <span className="ml-2 text-sm text-muted @2xl:ml-0 @2xl:mt-1 @2xl:block">
                  <LocalDate milliseconds={since} />
                </span>
              )}
            </>
          ),
        },
        {
          title: "Saved",
          showsTitleInCard: true,
          className: "text-sm whitespace-nowrap text-muted",
          cell: ({ createdAt }) => <LocalDate milliseconds={createdAt} />,
        },
        {
          title: "Actions",
          className: "@2xl:w-32 @2xl:py-1.5",
          cell: ({ id, title }) => (
            <div className="-ml-3.5 flex">
              <Link to={`/app/dashboard/jobs/${id}/edit`} className={`${small} hover:bg-accent-soft hover:text-ink`}>
                <Pencil aria-hidden className="size-4" />
                <span className="sr-only">Edit {title || "Untitled Job"}</span>
              </Link>
              <Form method="post" action="/app/dashboard/jobs/bin">
                <FormToken />
                <input type="hidden" name="intent" value="delete" />
                <input type="hidden" name="id" value={id} />
                <button type="submit" className={`${small} hover:bg-danger-soft hover:text-danger`}>
                  <Trash2 aria-hidden className="size-4" />
                  <span className="sr-only">Delete {title || "Untitled Job"}</span>
                </button>
              </Form>
            </div>
          ),
        },
      ]}
    />
  );
}
