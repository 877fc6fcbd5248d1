import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { changeStep } from "~/domain/applications/change-step.server";
import { getStepForm } from "~/domain/applications/get-step-form.server";
import { farthestZoneMilliseconds } from "~/domain/applications/limits";
import { removeStep } from "~/domain/applications/remove-step.server";
import { dayOf, stepActionSchema } from "~/domain/applications/step.schema";
import { statusLabels } from "~/domain/jobs/job.schema";
import { readForm } from "~/http/form.server";
import { found, requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/toast.server";
import { Card } from "~/ui/card";
import { Button } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { refuseStep } from "./refuse-step.server";
import { StepForm } from "./step-form";

export const meta: MetaFunction = () => [{ title: `Change a step · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const view = found(await getStepForm(ctx, { jobId: params.jobId ?? "", stepId: params.stepId ?? "" }));
  const { id, status, happenedAt, sent } = found(view.step);
  return {
    view,
    id,
    first: { status, day: dayOf(happenedAt), attachments: sent ? "keep" : "none" },
    lastDay: dayOf(ctx.now() + farthestZoneMilliseconds),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, stepActionSchema, {
    cost: ({ intent }) => (intent === "remove" ? "change" : "growth"),
  });
  if (!form.ok) return form.reply;
  const [jobId, stepId] = [params.jobId ?? "", params.stepId ?? ""];
  const to = `/app/dashboard/jobs/${jobId}`;
  if (form.value.intent === "remove") {
    if (!(await removeStep(ctx, { jobId, stepId }))) return found<never>(null);
    return redirectWithToast(context, to, { title: "Step removed", tone: "success" });
  }
  const answer = await changeStep(ctx, jobId, { ...form.value, id: stepId });
  if (!answer.ok) return refuseStep(form, answer.reason);
  return redirectWithToast(context, to, { title: "Step saved!", tone: "success" });
}

export default function Step() {
  const { view, id, first, lastDay } = useLoaderData<typeof loader>();
  const reply = useReply<typeof action>();
  const to = `/app/dashboard/jobs/${view.job.id}`;
  return (
    <>
      <PageHeader title="Change a step" back={{ to, label: view.job.title || "Back to the job" }} />
      <Card>
        <StepForm view={view} id={id} first={first} lastDay={lastDay} lastResult={reply?.result} />
        <Form method="post" className="mt-6 border-t border-line pt-5">
          <FormToken />
          <input type="hidden" name="intent" value="remove" />
          <p className="mb-3 max-w-prose text-muted">
            Added by mistake? Removing “{statusLabels[first.status]}” also removes the copies of what you sent with it.
          </p>
          <Button type="submit" look="danger">
            Remove this step
          </Button>
        </Form>
      </Card>
    </>
  );
}
