import { eq } from "drizzle-orm";
import { subscribers } from "~/db/schema/billing";
import type { AppContext } from "~/ports/context";

/**
 * Ends a user's subscription at once and has the payment provider forget them: before the account is deleted, since
 * nobody could end it afterwards. Idempotent. Throws if the provider does not answer, or is not configured any more.
 */
export async function forgetCustomer(ctx: Pick<AppContext, "db" | "payments">, userId: string): Promise<void> {
  const [row] = await ctx.db.select().from(subscribers).where(eq(subscribers.userId, userId));
  if (!row) return;
  if (!ctx.payments) throw new Error("A subscriber cannot be deleted while no payment provider is configured");
  await ctx.payments.forgetCustomer(row.stripeCustomerId);
}
