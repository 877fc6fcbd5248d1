import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { editJob } from "~/domain/jobs/edit-job.server";
import { getJob } from "~/domain/jobs/get-job.server";
import { editJobSchema } from "~/domain/jobs/job.schema";
import { readForm } from "~/http/form.server";
import { found, requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/toast.server";
import { Card } from "~/ui/card";
import { revalidateOnConflict, useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { ConflictNotice } from "~/ui/notice";
import { PlainText } from "~/ui/plain-text";
import { JobForm } from "./job-form";
import { aboutTitle, askForTitle, bytesOfJob, withTitle } from "./job-form.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `Edit ${data?.title ?? "job"} · ${brand}` }];
export const shouldRevalidate: ShouldRevalidateFunction = revalidateOnConflict;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const job = found(await getJob(requireUser(context, request), params.jobId ?? ""));
  return {
    id: job.id,
    revision: job.revision,
    title: job.jobTitle,
    company: job.companyName,
    description: job.jobDescription,
    sourceUrl: job.sourceUrl ?? "",
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, editJobSchema, { cost: "growth", bytes: bytesOfJob });
  if (!form.ok) return form.reply;
  const job = withTitle(form.value);
  if (job.title === "") return askForTitle(form);
  const id = params.jobId ?? "";
  const answer = await editJob(ctx, id, job);
  if (answer.ok) {
    return redirectWithToast(context, `/app/dashboard/jobs/${id}`, {
      title: "Job updated!",
      ...(job.isProposed && { text: aboutTitle(job) }),
      tone: "success",
    });
  }
  switch (answer.reason) {
    case "not-found":
      return found<never>(null);
    case "stale":
      return form.refuse({ form: ["stale"] }, 409);
    default:
      return answer satisfies never;
  }
}

export default function EditJob() {
  const { id, ...job } = useLoaderData<typeof loader>();
  const reply = useReply<typeof action>();
  const page = `/app/dashboard/jobs/${id}`;
  const isStale = reply?.result.error?.[""]?.includes("stale");
  return (
    <>
      <PageHeader title="Edit job post" back={{ to: page, label: job.title || "Back to the job" }} />
      <Card>
        <JobForm
          job={job}
          reply={reply}
          staleNotice={
            isStale ? (
              <ConflictNotice>
                <CurrentVersion job={job} />
              </ConflictNotice>
            ) : undefined
          }
          cancelTo={page}
        />
      </Card>
    </>
  );
}

function CurrentVersion({ job }: { job: { title: string; company: string; description: string; sourceUrl: string } }) {
  return (
    <details open className="rounded-lg border border-line bg-surface p-3">
      <summary className="font-semibold">
        The current version: {[job.title, job.company].filter(Boolean).join(", ")}
      </summary>
      {job.sourceUrl ? <p className="mt-2 text-sm text-muted">{job.sourceUrl}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too. */}
      <section aria-label="Current description" tabIndex={0} className="mt-2 max-h-72 overflow-y-auto">
        <PlainText text={job.description} />
      </section>
    </details>
  );
}
