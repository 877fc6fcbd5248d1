import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { brand } from "~/brand";
import { removeSignup } from "~/domain/admin/change-waitlist.server";
import { getSignup } from "~/domain/admin/list-signups.server";
import { readForm } from "~/http/form.server";
import { found, requireAdmin } from "~/http/guards.server";
import { redirectWithToast } from "~/http/toast.server";
import { Day, Facts } from "~/routes/admin/person";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { Button } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { FormErrors } from "~/ui/notice";
import { MailTag, Perk, webhookLabels } from "./signup-states";

const list = "/app/admin/waitlist";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `Place ${data?.position ?? ""} · ${brand}` }];

/** The place in the address; 0, which nobody has, where it is none. */
function placeIn(position: string | undefined): number {
  return /^[1-9]\d{0,14}$/.test(position ?? "") ? Number(position) : 0;
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return found(await getSignup(requireAdmin(context, request), placeIn(params.position)));
}

/** Deletes the place and everything kept with it. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const form = await readForm(request, context, z.object({}));
  if (!form.ok) return form.reply;
  // Whoever left a moment ago is gone as well.
  await removeSignup(ctx, placeIn(params.position));
  return redirectWithToast(context, list, { title: "Deleted from the waitlist", tone: "success" });
}

export default function Signup() {
  const signup = useLoaderData<typeof loader>();
  const result = useReply<typeof action>()?.result;
  const { position, firstName, email, createdAt, confirmedAt, invitedAt, mailedAt, source, referrer } = signup;
  return (
    <>
      <PageHeader title={firstName} lead={email} back={{ to: list, label: "The waitlist" }} />
      <div className="space-y-6">
        <Card title={`Place ${position}`}>
          <Facts
            facts={[
              ["Joined", <Day key="joined" milliseconds={createdAt} />],
              ["Address", confirmedAt ? <On key="address" what="Confirmed" at={confirmedAt} /> : "Not confirmed"],
              ["Perk", <Perk key="perk" {...signup} />],
              ["Invitation", invitedAt ? <On key="invitation" what="Sent out" at={invitedAt} /> : "Not yet"],
              [
                "Latest mail",
                mailedAt && signup.mailState === "sent" ? (
                  <On key="mail" what="Sent" at={mailedAt} />
                ) : (
                  <MailTag key="mail" {...signup} />
                ),
              ],
              ["Webhook", webhookLabels[signup.webhookState]],
              ["Source", source],
              ["Came from", referrer ?? "Not known"],
            ]}
          />
        </Card>
        <FormErrors errors={result?.error?.[""]} />
        <Disclosure title="Delete on request">
          <p className="max-w-prose text-muted">
            For somebody who asks us to. Name, address and everything kept with the place are deleted for good, as if
            they had left by the link of their mail. The place is not given again.
          </p>
          <Form method="post" className="mt-4">
            <FormToken />
            <Button type="submit" look="danger">
              Delete {firstName} for good
            </Button>
          </Form>
        </Disclosure>
      </div>
    </>
  );
}

function On({ what, at }: { what: string; at: number }) {
  return (
    <>
      {what} on <Day milliseconds={at} />
    </>
  );
}
