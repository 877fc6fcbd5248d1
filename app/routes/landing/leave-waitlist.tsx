import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { brand } from "~/brand";
import { leaveWaitlist } from "~/domain/waitlist/confirm-signup.server";
import { readForm } from "~/http/form.server";
import { Button, TextLink } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { SiteFrame } from "~/ui/frame/site-frame";
import { allErrors, FormErrors } from "~/ui/notice";

export const meta: MetaFunction = () => [
  { title: `Leave the waitlist · ${brand}` },
  { name: "robots", content: "noindex" },
];

const wrongLink = "This link is not complete, or not one of ours. Please open it from your mail once more.";

export function loader({ request, context }: LoaderFunctionArgs) {
  const { waitlistWebhookUrl, contact } = context.app.config;
  return {
    token: new URL(request.url).searchParams.get("token") ?? "",
    webhookHost: waitlistWebhookUrl && new URL(waitlistWebhookUrl).host,
    contact: contact.email,
  };
}

/** Asks once, so that a mail scanner that opens links takes nobody off the list. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(
    request,
    context,
    z.object({ token: z.string({ error: wrongLink }).max(200, wrongLink) }),
  );
  if (!form.ok) return form.reply;
  if (!(await leaveWaitlist(context.app, form.value.token))) return form.refuse({ token: [wrongLink] });
  return data({ result: null });
}

export default function LeaveWaitlist() {
  const { token, webhookHost, contact } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  return (
    <SiteFrame>
      <section className="mx-auto max-w-xl py-16">
        {result === null ? (
          <>
            <h1 className="text-4xl">You have left the waitlist</h1>
            <p className="mt-4 text-lg text-muted">
              Your name and email are deleted here, and we will not write again. You can join again whenever you like.
            </p>
            {webhookHost ? (
              <p className="mt-3 text-muted">
                When you joined, we also sent your details to {webhookHost}, which prepares our launch mail. It does not
                learn that you left. Write to {contact} and we will have you deleted there too.
              </p>
            ) : null}
            <p className="mt-6">
              <TextLink to="/">Back to Home</TextLink>
            </p>
          </>
        ) : (
          <>
            <h1 className="text-4xl">Leave the waitlist?</h1>
            <p className="mt-4 text-lg text-muted">
              We delete your name and email, your place goes with them, and we will not write again.
            </p>
            <Form method="post" className="mt-6 space-y-4">
              <FormErrors errors={allErrors(result)} className="mb-6" />
              <FormToken />
              <input type="hidden" name="token" value={token} />
              <Button>Leave the waitlist</Button>
            </Form>
          </>
        )}
      </section>
    </SiteFrame>
  );
}
