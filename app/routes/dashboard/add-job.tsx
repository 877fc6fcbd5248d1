import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Briefcase } from "lucide-react";
import { brand } from "~/brand";
import { Card } from "~/components/card";
import { EmptyState } from "~/components/empty-state";
import { JobForm } from "~/components/job-form";
import { LocalDate } from "~/components/local-date";
import { PageHeader } from "~/components/page-header";
import { TextLink } from "~/components/text-link";
import { addJob } from "~/domain/jobs/add-job.server";
import { addJobSchema } from "~/domain/jobs/job.schema";
import { listJobs } from "~/domain/jobs/list-jobs.server";
import { findKept } from "~/http/find-kept.server";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { beforeParam } from "~/http/paging";
import { redirectWithToast } from "~/http/redirect-with-toast.server";

export const meta: MetaFunction = () => [{ title: `Add Job Description · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const [jobs, kept] = await Promise.all([
    listJobs(ctx, { before: beforeParam(new URL(request.url)) }),
    findKept(ctx, request, context, "job"),
  ]);
  return { ...jobs, kept, newId: ctx.newId() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, addJobSchema);
  if (!form.ok) return form.reply;
  const answer = await addJob(ctx, form.value);
  if (!answer.ok) return form.refuse({ form: ["This form was used before. Reload the page and try again."] }, 409);
  return redirectWithToast(context, `/app/dashboard/jobs/${form.value.id}`, { title: "Job saved!", tone: "success" });
}

export default function AddJob() {
  const { items, next, kept, newId } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <>
      <PageHeader title="Add Job Description" lead="Paste the post you want to answer. We read what it asks for." />
      <Card>
        <JobForm id={newId} lastResult={actionData?.result} kept={kept} />
      </Card>
      <h2 className="mt-10 mb-4 text-2xl">Your job posts</h2>
      {items.length === 0 ? (
        <EmptyState icon={<Briefcase aria-hidden />} title="No job posts found.">
          The first one you save shows up here.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
          {items.map((job) => (
            <li key={job.id}>
              <Link
                to={`/app/dashboard/jobs/${job.id}`}
                className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-4 hover:bg-accent-soft"
              >
                <span>
                  <strong>{job.title}</strong>
                  {job.company ? <span className="text-muted"> · {job.company}</span> : null}
                </span>
                <span className="text-sm text-muted">
                  <LocalDate milliseconds={job.createdAt} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {next === null ? null : (
        <p className="mt-6">
          <TextLink to={`?before=${next}`}>Older job posts</TextLink>
        </p>
      )}
    </>
  );
}
