import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { brand } from "~/brand";
import { listFactors } from "~/domain/auth/factors/list-factors.server";
import { unenrolFactor } from "~/domain/auth/factors/unenrol-factor.server";
import { readForm } from "~/http/form.server";
import { found, requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/toast.server";
import { Card } from "~/ui/card";
import { Button, LinkButton } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { FormErrors } from "~/ui/notice";

const list = "/app/dashboard/profile/two-step";

export const meta: MetaFunction = () => [{ title: `Remove a second step · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { factors } = await listFactors(requireUser(context, request));
  const factor = found(factors.find(({ id }) => id === params.factorId));
  const isLast = factor.isVerified && factors.filter(({ isVerified }) => isVerified).length === 1;
  return { factor, isLast };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, z.object({}));
  if (!form.ok) return form.reply;
  const answer = await unenrolFactor(ctx, params.factorId ?? "");
  if (!answer.ok && answer.reason === "insufficient-aal") {
    return form.refuse({ form: ["Show your second step first."] }, 403);
  }
  // If it is gone already, that counts as removed.
  const text = "It no longer asks for a code.";
  return redirectWithToast(context, list, { title: "Second step removed", text, tone: "success" });
}

export default function ProfileTwoStepRemove() {
  const { factor, isLast } = useLoaderData<typeof loader>();
  const errors = useReply<typeof action>()?.result.error;
  const sending = useNavigation().state !== "idle";
  return (
    <>
      <PageHeader title={`Remove “${factor.name}”?`} />
      <Card>
        <FormErrors errors={errors?.[""]} />
        <p className="max-w-prose">
          {isLast
            ? "It is your only second step: from then on your password alone opens your account, and your recovery codes stop working."
            : "Codes from it no longer work."}
        </p>
        <Form method="post" className="mt-6 flex flex-wrap gap-3">
          <FormToken />
          <Button type="submit" look="danger" disabled={sending}>
            {sending ? "Removing..." : "Remove it"}
          </Button>
          <LinkButton look="quiet" to={list}>
            Keep it
          </LinkButton>
        </Form>
      </Card>
    </>
  );
}
