import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { feedbackSchema, outcomeLabels } from "~/domain/rewriting/rate/feedback.schema";
import { getFeedback, rateRewrite } from "~/domain/rewriting/rate/rate-rewrite.server";
import { readForm } from "~/http/form.server";
import { found, requireUser } from "~/http/guards.server";
import { readKeptForm } from "~/http/kept-forms.server";
import { redirectWithToast } from "~/http/toast.server";
import { rewritePath } from "~/routes/dashboard/paths";
import { Card } from "~/ui/card";
import { revalidateOnConflict, useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { ConflictNotice, FormErrors } from "~/ui/notice";
import { FeedbackForm, feedbackForm } from "./feedback-card";

export const meta: MetaFunction = () => [{ title: `Your feedback · ${brand}` }];
export const shouldRevalidate: ShouldRevalidateFunction = revalidateOnConflict;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const id = params.rewriteId ?? "";
  return {
    id,
    ...found(await getFeedback(ctx, id)),
    kept: await readKeptForm(ctx, request, context, feedbackForm),
  };
}

/** The form stands on the rewrite's page, too; where something is wrong with it, this page shows it again. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, feedbackSchema);
  if (!form.ok) return form.reply;
  const rewriteId = params.rewriteId ?? "";
  const answer = await rateRewrite(ctx, { ...form.value, rewriteId });
  if (answer.ok) {
    const toast = { title: "Thank you!", text: "Your feedback is saved.", tone: "success" } as const;
    return redirectWithToast(context, `${rewritePath(rewriteId)}#feedback`, toast);
  }
  switch (answer.reason) {
    case "not-found":
      return found<never>(null);
    case "stale":
      return form.refuse({ form: ["stale"] }, 409);
    default:
      return answer.reason satisfies never;
  }
}

export default function FeedbackPage() {
  const { id, jobTitle, companyName, feedback, kept } = useLoaderData<typeof loader>();
  const result = useReply<typeof action>()?.result;
  const messages = result?.error?.[""] ?? [];
  return (
    <>
      <PageHeader
        title="How did it go?"
        lead={[jobTitle, companyName].filter(Boolean).join(" · ")}
        back={{ to: rewritePath(id), label: "Back to the rewrite" }}
      />
      <Card className="space-y-5">
        {messages.includes("stale") ? (
          <ConflictNotice>
            {feedback ? (
              <p>
                Saved now: {feedback.rating} of 5, {outcomeLabels[feedback.outcome].toLowerCase()}
                {feedback.comment ? `, “${feedback.comment}”` : ""}
              </p>
            ) : null}
          </ConflictNotice>
        ) : (
          <FormErrors errors={messages} />
        )}
        <FeedbackForm rewriteId={id} feedback={feedback} result={result} kept={kept} />
      </Card>
    </>
  );
}
