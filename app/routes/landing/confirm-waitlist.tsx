import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { brand } from "~/brand";
import { confirmSignup, type Discount } from "~/domain/waitlist/confirm-signup.server";
import { discountPercent, discountPlaces } from "~/domain/waitlist/waitlist.schema";
import { readForm } from "~/http/form.server";
import { Button, TextLink } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { SiteFrame } from "~/ui/frame/site-frame";
import { allErrors, FormErrors } from "~/ui/notice";

export const meta: MetaFunction = () => [
  { title: `Confirm your address · ${brand}` },
  { name: "robots", content: "noindex" },
];

const refusals = {
  "wrong-link": "This link is not complete, or not one of ours. Please open it from your mail once more.",
  left: "This address is not on the waitlist any more. You can join again whenever you like.",
};

const discountTexts: Record<Discount, string> = {
  yours: `You are among the first ${discountPlaces}: ${discountPercent}% off your first month is yours.`,
  "of-mailbox":
    "The discount goes to each mailbox once, and another address of yours has it. Priority access to beta features is yours.",
  taken: `The ${discountPlaces} places with a discount were taken before you. Priority access to beta features is yours.`,
};

/** Opening the link changes nothing: mail scanners open links too. The button does it. */
export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const error = refusals["wrong-link"];
  const form = await readForm(request, context, z.object({ token: z.string({ error }).max(200, error) }));
  if (!form.ok) return form.reply;
  const answer = await confirmSignup(context.app, form.value.token);
  if (!answer.ok) return form.refuse({ token: [refusals[answer.reason]] });
  return data({ result: null, discount: answer.discount });
}

export default function ConfirmWaitlist() {
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SiteFrame>
      <section className="mx-auto max-w-xl py-16">
        {answer && "discount" in answer ? (
          <>
            <h1 className="text-4xl">Your address is confirmed</h1>
            <p className="mt-4 text-lg text-muted">
              {discountTexts[answer.discount]} We will write when {brand} is ready for early access.
            </p>
            <p className="mt-6">
              <TextLink to="/">Back to Home</TextLink>
            </p>
          </>
        ) : (
          <>
            <h1 className="text-4xl">Confirm your address</h1>
            <p className="mt-4 text-lg text-muted">
              One click says that this mailbox is yours. The first {discountPlaces} who confirm get {discountPercent}%
              off their first month.
            </p>
            <Form method="post" className="mt-6 space-y-4">
              <FormErrors errors={allErrors(answer?.result)} className="mb-6" />
              <FormToken />
              <input type="hidden" name="token" value={token} />
              <Button>Confirm my address</Button>
            </Form>
          </>
        )}
      </section>
    </SiteFrame>
  );
}
