import { eq } from "drizzle-orm";
import { subscribers } from "~/db/schema/billing";
import type { AppContext } from "~/ports/context";
import { PaymentsDown } from "~/ports/payments";

/**
 * Ends a user's subscription at once and has the payment provider forget them: before the account is deleted, since
 * nobody could end it afterwards. Idempotent. Throws PaymentsDown if the provider does not answer, or if there is a subscription and it is not configured any more.
 */
export async function forgetCustomer(ctx: Pick<AppContext, "db" | "payments">, userId: string): Promise<void> {
  const [row] = await ctx.db.select().from(subscribers).where(eq(subscribers.userId, userId));
  if (!row) return;
  if (!ctx.payments) {
    if (row.subscribed) throw new PaymentsDown("A subscription cannot be ended: no payment provider is configured");
    return;
  }
  await ctx.payments.forgetCustomer(row.stripeCustomerId);
}
