import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { Pencil, Plus, Target, Trash2 } from "lucide-react";
import { brand } from "~/brand";
import { getApplication } from "~/domain/applications/get-application.server";
import { correctRequirements } from "~/domain/jobs/correct-requirements.server";
import { requirementActionSchema } from "~/domain/jobs/correction.schema";
import { type PostLine, viewPost } from "~/domain/jobs/job-view";
import { readForm } from "~/http/form.server";
import { found, requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/toast.server";
import { Card } from "~/ui/card";
import { Button, LinkButton } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { revalidateOnConflict, useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { keyed } from "~/ui/frame/rendering";
import { LocalDate } from "~/ui/local-date";
import { ApplicationTimeline } from "./application-timeline";
import { RequirementCard } from "./requirement-card";
import { StatusBadge } from "./status-badge";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.job.title || "Untitled Job"} · ${brand}` },
];
export const shouldRevalidate: ShouldRevalidateFunction = revalidateOnConflict;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { job, steps } = found(await getApplication(requireUser(context, request), params.jobId ?? ""));
  const { id, jobTitle: title, companyName: company, createdAt, sourceUrl, status, revision } = job;
  return { job: { id, title, company, createdAt, sourceUrl, status, revision }, post: viewPost(job), steps };
}

/** Saves the owner's corrections of the requirements. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, requirementActionSchema);
  if (!form.ok) return form.reply;
  const id = params.jobId ?? "";
  const { revision } = form.value;
  const choices = form.value.intent === "correct" ? form.value.choices : [];
  const answer = await correctRequirements(ctx, id, { revision, choices });
  if (!answer.ok) {
    if (answer.reason === "not-found") return found<never>(null);
    return form.refuse({ form: ["stale"] }, 409);
  }
  return redirectWithToast(context, `/app/dashboard/jobs/${id}`, {
    title: answer.corrected > 0 ? "Corrections saved!" : "Back to what we read",
    text: "Matches and rewrites follow it from now on.",
    tone: "success",
  });
}

export default function JobPage() {
  const { job, post, steps } = useLoaderData<typeof loader>();
  const reply = useReply<typeof action>();
  return (
    <>
      <PageHeader
        back={{ to: "/app/dashboard/jobs", label: "Your job posts" }}
        title={job.title || "Untitled Job"}
        lead={<Lead job={job} />}
        actions={<JobActions id={job.id} />}
      />
      <div className="space-y-6">
        <RequirementCard post={post} revision={job.revision} lastResult={reply?.result} />
        <Card title="Your application">
          <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
            <p className="flex items-center gap-3">
              <span className="text-muted">Status:</span> <StatusBadge status={job.status} />
            </p>
            <LinkButton look="quiet" to={`/app/dashboard/jobs/${job.id}/steps/new`}>
              <Plus aria-hidden className="size-5" /> Add a step
            </LinkButton>
          </div>
          {steps.length > 0 ? (
            <ApplicationTimeline jobId={job.id} steps={steps} />
          ) : (
            <p className="max-w-prose text-muted">
              Sent it? Note the day and what you sent: we keep a copy of the resume and the letter exactly as they were.
            </p>
          )}
        </Card>
        <Card title="The post">
          <MarkedPost lines={post.lines} />
        </Card>
      </div>
    </>
  );
}

function Lead({ job }: { job: { company: string; createdAt: number; sourceUrl: string | null } }) {
  return (
    <>
      {job.company ? `${job.company} · ` : null}Saved <LocalDate milliseconds={job.createdAt} />
      {job.sourceUrl ? (
        <>
          {" · "}
          <a
            href={job.sourceUrl}
            rel="noopener noreferrer nofollow"
            target="_blank"
            className="font-semibold text-accent underline decoration-1 underline-offset-4"
          >
            The post on {new URL(job.sourceUrl).host}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </>
      ) : null}
    </>
  );
}

function JobActions({ id }: { id: string }) {
  return (
    <>
      <LinkButton to={`/app/dashboard/matcher?job=${id}`}>
        <Target aria-hidden className="size-5" /> Match a resume
      </LinkButton>
      <LinkButton look="quiet" to={`/app/dashboard/jobs/${id}/edit`}>
        <Pencil aria-hidden className="size-4" /> Edit
      </LinkButton>
      <Form method="post" action="/app/dashboard/jobs/bin">
        <FormToken />
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="danger">
          <Trash2 aria-hidden className="size-4" /> Delete
        </Button>
      </Form>
    </>
  );
}

/** A post with its line breaks, in which the requirements that we read are marked. */
function MarkedPost({ lines }: { lines: PostLine[] }) {
  return (
    <div className="max-w-prose">
      {keyed(lines).map(({ key, item: { isItem, runs } }) => (
        <p key={key} className={isItem ? "flex gap-1.5" : "min-h-[0.75lh]"}>
          {isItem ? <span>-</span> : null}
          <span className="min-w-0">
            {keyed(runs).map(({ key, item }) =>
              item.isAsked ? (
                <mark key={key} className="rounded-sm bg-added px-0.5 text-ink">
                  {item.text}
                </mark>
              ) : (
                item.text
              ),
            )}
          </span>
        </p>
      ))}
    </div>
  );
}
