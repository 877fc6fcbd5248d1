import { desc, eq } from "drizzle-orm";
import { payments, subscribers } from "~/db/schema/billing";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { PaymentView, SubscriptionView } from "./billing.schema";
import { openDiscounts } from "./discount.server";
import { paymentsPerPage } from "./limits";

type Context = Pick<AppContext, "config" | "db"> & { user: SignedInUser };

/** A user's subscription and latest payments, as of the last comparison with the provider. */
export async function viewBilling(ctx: Context): Promise<{ subscription: SubscriptionView; payments: PaymentView[] }> {
  const { db, user } = ctx;
  const [[row], paid, discounts] = await db.batch([
    db.select().from(subscribers).where(eq(subscribers.userId, user.id)),
    latestPayments(ctx, user.id, paymentsPerPage),
    openDiscounts(ctx, user),
  ]);
  const neverSubscribed = row?.stripeSubscriptionId == null;
  return {
    subscription: {
      status: row?.status ?? "inactive",
      isSubscribed: row?.subscribed ?? false,
      tier: row?.subscriptionTier ?? null,
      endsAt: row?.subscriptionEnd ?? null,
      endsThen: row?.endsThen ?? false,
      lastPayment: row?.lastPaymentStatus ?? null,
      isCustomer: row !== undefined,
      getsDiscount: neverSubscribed && discounts.length > 0,
    },
    payments: paid,
  };
}

/** The query for the newest payments of a user. */
export function latestPayments({ db }: Pick<AppContext, "db">, userId: string, limit: number) {
  return db
    .select({
      id: payments.id,
      kind: payments.kind,
      status: payments.status,
      amount: payments.amount,
      refundedAmount: payments.refundedAmount,
      currency: payments.currency,
      credits: payments.credits,
      receiptUrl: payments.receiptUrl,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit);
}
