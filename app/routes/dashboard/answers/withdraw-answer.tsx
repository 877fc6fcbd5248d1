import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { brand } from "~/brand";
import { withdrawAnswer } from "~/domain/facts/answer-question.server";
import { getAnswer } from "~/domain/facts/list-answers.server";
import { readForm } from "~/http/form.server";
import { found, requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/toast.server";
import { Card } from "~/ui/card";
import { Button, LinkButton } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { LocalDate } from "~/ui/local-date";
import { FormErrors } from "~/ui/notice";

const list = "/app/dashboard/answers";

export const meta: MetaFunction = () => [{ title: `Withdraw an answer · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return found(await getAnswer(requireUser(context, request), params.answerId ?? ""));
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, z.object({}));
  if (!form.ok) return form.reply;
  await withdrawAnswer(ctx, params.answerId ?? "");
  const text = "New matches and rewrites will not use it.";
  return redirectWithToast(context, list, { title: "Answer withdrawn", text, tone: "success" });
}

export default function WithdrawAnswer() {
  const { subject, confirmed, detail, answeredAt } = useLoaderData<typeof loader>();
  const errors = useReply<typeof action>()?.result.error;
  const sending = useNavigation().state !== "idle";
  return (
    <>
      <PageHeader title="Withdraw this answer?" />
      <Card>
        <FormErrors errors={errors?.[""]} />
        <p>
          <strong>{subject}</strong>: {confirmed ? "yes" : "no"}, answered <LocalDate milliseconds={answeredAt} />
        </p>
        {detail ? <p className="mt-1">“{detail}”</p> : null}
        <p className="mt-4 max-w-prose text-muted">
          The answer is deleted. New matches and rewrites will not use it; the ones you already have stay as they are.
        </p>
        <Form method="post" className="mt-6 flex flex-wrap gap-3">
          <FormToken />
          <Button type="submit" look="danger" disabled={sending}>
            {sending ? "Withdrawing..." : "Withdraw it"}
          </Button>
          <LinkButton look="quiet" to={list}>
            Keep it
          </LinkButton>
        </Form>
      </Card>
    </>
  );
}
