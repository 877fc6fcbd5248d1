import type { PaymentView } from "~/domain/billing/billing.schema";
import { compareOwn } from "~/domain/billing/compare-subscribers.server";
import { viewBilling } from "~/domain/billing/view-billing.server";
import type { Toast } from "~/http/toast.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { count } from "~/wording";

const justNowMilliseconds = 30 * 60 * 1000;

/**
 * For somebody who comes back from the payment provider: asks it what is true, and answers what to tell them. The
 * address that they came by says only where they were; anybody can type it.
 */
export async function comeBack(
  ctx: AppContext & { user: SignedInUser },
  input: { checkout: string | null; origin: string },
): Promise<Toast | null> {
  if ((await compareOwn(ctx, { userId: ctx.user.id, origin: input.origin })) === "payments-down") {
    const text = "What you see here may be older. If you paid, it shows as soon as we reach it again.";
    return { title: "We could not reach our payment provider", text, tone: "error" };
  }
  if (input.checkout === null) return null;
  const [latest] = (await viewBilling(ctx)).payments;
  const isNew = latest !== undefined && latest.createdAt > ctx.now() - justNowMilliseconds;
  if (isNew && latest.status === "paid") return thanks(latest);
  if (isNew && latest.status === "pending") {
    return {
      title: "Your payment is on its way",
      text: "Your bank takes a while. It shows here when it is done.",
      tone: "success",
    };
  }
  if (input.checkout === "left")
    return { title: "Nothing was bought", text: "You left the checkout.", tone: "success" };
  return {
    title: "No payment has arrived",
    text: "If you paid, it shows here as soon as our payment provider confirms it.",
    tone: "error",
  };
}

function thanks({ kind, credits }: PaymentView): Toast {
  return kind === "pack"
    ? { title: "Thank you!", text: `${count(credits, "credit")} are yours.`, tone: "success" }
    : { title: "Thank you!", text: "Your subscription is paid, and your plan is yours.", tone: "success" };
}
