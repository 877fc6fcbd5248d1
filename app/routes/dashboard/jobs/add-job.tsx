import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { addJob } from "~/domain/jobs/add-job.server";
import { addJobSchema } from "~/domain/jobs/job.schema";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { readKeptForm } from "~/http/kept-forms.server";
import { usedForm } from "~/http/resume-errors";
import { redirectWithToast } from "~/http/toast.server";
import { Card } from "~/ui/card";
import { LinkButton } from "~/ui/forms/button";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { JobForm } from "./job-form";
import { aboutTitle, askForTitle, bytesOfJob, withTitle } from "./job-form.server";

export const meta: MetaFunction = () => [{ title: `Add Job Description · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  return { newId: ctx.newId(), kept: await readKeptForm(ctx, request, context, "job") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, addJobSchema, { cost: "job", bytes: bytesOfJob });
  if (!form.ok) return form.reply;
  const job = withTitle(form.value);
  if (job.title === "") return askForTitle(form);
  const answer = await addJob(ctx, job);
  if (!answer.ok) return form.refuse({ form: [usedForm] }, 409);
  return redirectWithToast(context, `/app/dashboard/jobs/${job.id}`, {
    title: "Job saved!",
    text: aboutTitle(job) || "This is what we read in it. Correct us where we are wrong.",
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
