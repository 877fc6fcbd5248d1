import { type ActionFunctionArgs, redirectDocument } from "@remix-run/cloudflare";
import { billingFormSchema } from "~/domain/billing/billing.schema";
import { openPortal } from "~/domain/billing/open-portal.server";
import { startCheckout } from "~/domain/billing/start-checkout.server";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { siteOrigin } from "~/http/request.server";

const notSetUp = "Payments are not set up on this server.";
const down = "We could not reach our payment provider. Nothing was charged: please try again in a moment.";

/** Goes to the payment provider's checkout or portal. */
export async function billingAction({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, billingFormSchema);
  if (!form.ok) return form.reply;
  const { payments } = ctx;
  if (!payments) return form.refuse({ form: [notSetUp] }, 503);
  const origin = siteOrigin(request, context);
  const answer =
    form.value.intent === "buy"
      ? await startCheckout({ ...ctx, payments }, { plan: form.value.plan, origin })
      : await openPortal(ctx, { origin });
  // The test checkout has addresses of this site, but no pages of the app.
  if (answer.ok) return redirectDocument(answer.url, 303);
  switch (answer.reason) {
    case "rate-limited":
      return form.refuseForNow(answer.retryAfterSeconds);
    case "already-subscribed":
      return form.refuse(
        { form: ["You have a subscription already: change it under “Plan, card and invoices”."] },
        409,
      );
    case "busy":
      return form.refuse({ form: ["Another tab is at the checkout. Please try again."] }, 409);
    case "no-customer":
    case "forbidden":
      return form.refuse({ form: ["You have not bought anything yet."] }, 404);
    case "no-payments":
      return form.refuse({ form: [notSetUp] }, 503);
    case "payments-down":
      return form.refuse({ form: [down] }, 503);
    default:
      return answer satisfies never;
  }
}
