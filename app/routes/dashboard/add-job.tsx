import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { JobForm } from "~/components/job-form";
import { PageHeader } from "~/components/page-header";
import { useReply } from "~/components/use-reply";
import { addJob } from "~/domain/jobs/add-job.server";
import { addJobSchema } from "~/domain/jobs/job.schema";
import { findKept } from "~/http/find-kept.server";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { askForTitle } from "~/http/job-form.server";
import { redirectWithToast } from "~/http/redirect-with-toast.server";
import { usedForm } from "~/http/resume-refusals";

export const meta: MetaFunction = () => [{ title: `Add Job Description · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  return { newId: ctx.newId(), kept: await findKept(ctx, request, context, "job") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, addJobSchema);
  if (!form.ok) return form.reply;
  if (form.value.title === "") return askForTitle(form, form.value.description);
  const answer = await addJob(ctx, form.value);
  if (!answer.ok) return form.refuse({ form: [usedForm] }, 409);
  return redirectWithToast(context, `/app/dashboard/jobs/${form.value.id}`, {
    title: "Job saved!",
    text: "This is what we read in it. Correct us where we are wrong.",
    tone: "success",
  });
}

export default function AddJob() {
  const { newId, kept } = useLoaderData<typeof loader>();
  const reply = useReply<typeof action>();
  return (
    <>
      <PageHeader
        title="Add Job Description"
        lead="Paste the post you want to answer. We read what it asks for."
        actions={
          <LinkButton look="quiet" to="/app/dashboard/jobs">
            Your job posts
          </LinkButton>
        }
      />
      <Card>
        <JobForm job={{ id: newId }} reply={reply} kept={kept} />
      </Card>
    </>
  );
}
