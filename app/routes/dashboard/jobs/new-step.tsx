import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { getStepForm } from "~/domain/applications/get-step-form.server";
import { farthestZoneMilliseconds } from "~/domain/applications/limits";
import { recordStep } from "~/domain/applications/record-step.server";
import { dayOf, recordStepSchema } from "~/domain/applications/step.schema";
import { followingStatus, statusLabels } from "~/domain/jobs/job.schema";
import { readForm } from "~/http/form.server";
import { found, requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/toast.server";
import { Card } from "~/ui/card";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { refuseStep } from "./refuse-step.server";
import { StepForm } from "./step-form";

export const meta: MetaFunction = () => [{ title: `Add a step · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const view = found(await getStepForm(ctx, { jobId: params.jobId ?? "", stepId: null }));
  const now = ctx.now();
  const status = followingStatus[view.job.status];
  const [latest] = view.rewrites;
  const attachments = status === "applied" && latest ? `rewrite:${latest.id}` : "none";
  return {
    view,
    newId: ctx.newId(),
    first: { status, day: dayOf(now), attachments },
    lastDay: dayOf(now + farthestZoneMilliseconds),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, recordStepSchema, { cost: "growth" });
  if (!form.ok) return form.reply;
  const jobId = params.jobId ?? "";
  const answer = await recordStep(ctx, jobId, form.value);
  if (!answer.ok) return refuseStep(form, answer.reason);
  return redirectWithToast(context, `/app/dashboard/jobs/${jobId}`, {
    title: "Step saved!",
    text: statusLabels[form.value.status],
    tone: "success",
  });
}

export default function NewStep() {
  const { view, newId, first, lastDay } = useLoaderData<typeof loader>();
  const reply = useReply<typeof action>();
  const to = `/app/dashboard/jobs/${view.job.id}`;
  return (
    <>
      <PageHeader title="Add a step" back={{ to, label: view.job.title || "Back to the job" }} />
      <Card>
        <StepForm view={view} id={newId} first={first} lastDay={lastDay} lastResult={reply?.result} />
      </Card>
    </>
  );
}
