import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { RotateCcw, Trash2 } from "lucide-react";
import { brand } from "~/brand";
import { type DeletedJob, deleteJob, listDeletedJobs, purgeJob, restoreJob } from "~/domain/jobs/bin/job-bin.server";
import { binActionSchema } from "~/domain/jobs/job.schema";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { redirectWithToast, type Toast } from "~/http/toast.server";
import { EmptyState } from "~/ui/card";
import { DataTable } from "~/ui/data-table";
import { Button } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { LocalDate } from "~/ui/local-date";
import { allErrors, FormErrors } from "~/ui/notice";

const list = "/app/dashboard/jobs";
const bin = `${list}/bin`;

export const meta: MetaFunction = () => [{ title: `Deleted job posts · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { jobs: await listDeletedJobs(requireUser(context, request)) };
}

/** Moves a post to the bin, restores it, or deletes it for good. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, binActionSchema);
  if (!form.ok) return form.reply;
  const { intent, id } = form.value;
  const job = await { delete: deleteJob, restore: restoreJob, purge: purgeJob }[intent](ctx, id);
  if (!job) {
    const text = "This job post is no longer there.";
    return redirectWithToast(context, list, { title: "Nothing changed", text, tone: "error" });
  }
  const say = (to: string, title: string, action?: Toast["action"]) =>
    redirectWithToast(context, to, { title, text: job.title, tone: "success", action });
  switch (intent) {
    case "delete":
      return say(list, "Job post deleted", { label: "Undo", to: bin, fields: { intent: "restore", id } });
    case "restore":
      return say(`${list}/${id}`, "Job post is back");
    case "purge":
      return say(bin, "Deleted for good");
    default:
      return intent satisfies never;
  }
}

export default function JobsBin() {
  const { jobs } = useLoaderData<typeof loader>();
  const reply = useReply<typeof action>();
  return (
    <>
      <PageHeader
        back={{ to: list, label: "Your job posts" }}
        title="Deleted job posts"
        lead="They stay here for 7 days, with their steps and matches. Rewrites stay in your history whatever happens."
      />
      <FormErrors errors={allErrors(reply?.result)} className="mb-6" />
      {jobs.length === 0 ? (
        <EmptyState icon={<Trash2 aria-hidden />} title="No job posts found.">
          What you delete waits here for a week.
        </EmptyState>
      ) : (
        <DataTable
          caption="Deleted job posts, latest first"
          rows={jobs}
          rowKey={({ id }) => id}
          columns={[
            { title: "Job", isLong: true, className: "@2xl:w-1/2", cell: (job) => <Name job={job} /> },
            {
              title: "Deleted for good on",
              showsTitleInCard: true,
              className: "text-sm text-muted",
              cell: ({ until }) => <LocalDate milliseconds={until} />,
            },
            { title: "Actions", cell: (job) => <Actions job={job} /> },
          ]}
        />
      )}
    </>
  );
}

function Name({ job: { title, company } }: { job: DeletedJob }) {
  return (
    <>
      <strong className="font-semibold">{title || "Untitled Job"}</strong>
      {company ? <span className="block text-sm text-muted">{company}</span> : null}
    </>
  );
}

function Actions({ job: { id, title } }: { job: DeletedJob }) {
  const name = <span className="sr-only"> {title || "Untitled Job"}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      <Form method="post">
        <FormToken />
        <input type="hidden" name="intent" value="restore" />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="quiet">
          <RotateCcw aria-hidden className="size-4" /> Restore{name}
        </Button>
      </Form>
      <Form method="post">
        <FormToken />
        <input type="hidden" name="intent" value="purge" />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="danger">
          Delete for good{name}
        </Button>
      </Form>
    </div>
  );
}
