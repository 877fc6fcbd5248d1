import { type ActionFunctionArgs, redirectDocument } from "@remix-run/cloudflare";
import { editBillingSchema } from "~/domain/admin/account.schema";
import { updateUser } from "~/domain/admin/change-user.server";
import { getAccount } from "~/domain/admin/list-users.server";
import { openPortal } from "~/domain/billing/open-portal.server";
import { type ReadForm, readForm } from "~/http/form.server";
import { requireAdmin } from "~/http/guards.server";
import { siteOrigin } from "~/http/request.server";
import { redirectWithToast } from "~/http/toast.server";
import { logError } from "~/log-error";
import { refuseAccountChange } from "~/routes/admin/account-errors.server";

type Context = ReturnType<typeof requireAdmin>;

/** Saves plan and credits, gives or takes one credit, or opens the user's portal. */
export async function editBillingAction({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const form = await readForm(request, context, editBillingSchema);
  if (!form.ok) return form.reply;
  const userId = params.userId ?? "";
  const { pathname, search } = new URL(request.url);
  const list = `/app/admin/billing${search}`;
  if (form.value.intent === "portal") {
    const account = await getAccount(ctx, userId);
    if (!account) return refuseAccountChange(context, form, { ok: false, reason: "no-user" }, list);
    return openPortalOf(ctx, form, account.billing.stripeCustomerId, siteOrigin(request, context));
  }
  const { intent, id, revision, ...changes } = form.value;
  const isStep = intent !== "save";
  const steps = { add: { creditsBy: 1 }, take: { creditsBy: -1 }, save: changes } as const;
  const answer = await updateUser(ctx, { userId, id, revision, changes: steps[intent] });
  if (!answer.ok) return refuseAccountChange(context, form, answer, list);
  const toast = { title: "User updated", text: "Billing updated successfully", tone: "success" } as const;
  // Whoever gives one credit may give another.
  return redirectWithToast(context, isStep ? pathname.replace(/\.data$/, "") + search : list, toast);
}

async function openPortalOf(ctx: Context, form: ReadForm, customerId: string | null, origin: string) {
  const noCustomer = () =>
    form.refuse({ form: ["No Stripe customer", "This user does not have a Stripe customer ID."] }, 404);
  if (customerId === null) return noCustomer();
  try {
    const answer = await openPortal(ctx, { customerId, origin });
    if (answer.ok) return redirectDocument(answer.url, 303);
    switch (answer.reason) {
      case "no-customer":
        return noCustomer();
      case "rate-limited":
        return form.refuseForNow(answer.retryAfterSeconds);
      case "no-payments":
        return form.refuse({ form: ["Error", "Payments are not set up on this server."] }, 503);
      case "forbidden":
      case "payments-down":
        return form.refuse({ form: ["Error", "Unable to open Stripe Portal."] }, 503);
      default:
        return answer satisfies never;
    }
  } catch (error) {
    logError("Portal of a user", error);
    return form.refuse({ form: ["Portal Error", "Something went wrong on the way to Stripe. Please try again."] }, 503);
  }
}
