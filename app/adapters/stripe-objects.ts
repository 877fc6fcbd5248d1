import type { Stripe } from "stripe";
import type { PaidTier, PaymentCharge, PaymentSubscription } from "~/ports/payments";

const statuses = [
  "active",
  "trialing",
  "past_due",
  "unpaid",
  "paused",
  "incomplete",
  "incomplete_expired",
  "canceled",
] as const;

/** Disputes whose money Stripe has taken or keeps; inquiries ("warning_…") and prevented ones take none. */
const takesMoney = new Set<string>([
  "needs_response",
  "under_review",
  "appeal_needs_response",
  "appeal_under_review",
  "lost",
]);

/** A subscription as the domain sees it. It has one item, and that item has the period. */
export function readSubscription(
  subscription: Stripe.Subscription,
  tierOf: (priceId: string) => PaidTier | undefined,
): PaymentSubscription {
  const { id, status, created, items, cancel_at_period_end, cancel_at, metadata } = subscription;
  const item = items.data[0];
  const tier = item && tierOf(item.price.id);
  const periodEnd = milliseconds(item?.current_period_end ?? created);
  return {
    id,
    status: statuses.find((known) => known === status) ?? "other",
    tier: tier === undefined || tier === "single" ? null : tier,
    createdAt: milliseconds(created),
    periodStart: milliseconds(item?.current_period_start ?? created),
    periodEnd: cancel_at === null ? periodEnd : milliseconds(cancel_at),
    endsThen: cancel_at_period_end || cancel_at !== null,
    hasDiscount: metadata.discount === "waitlist",
  };
}

/** A charge as the domain sees it, with its disputes. */
export function readCharge(charge: Stripe.Charge, disputes: Stripe.Dispute[]): PaymentCharge {
  const { id, created, amount, amount_refunded, currency, status, metadata, receipt_url } = charge;
  const credits = Number(metadata.plan === "single" ? metadata.credits : Number.NaN);
  return {
    id,
    createdAt: milliseconds(created),
    amount,
    refundedAmount: amount_refunded,
    currency,
    status: status === "succeeded" ? "paid" : status === "failed" ? "failed" : "pending",
    isDisputed: disputes.some((dispute) => takesMoney.has(dispute.status)),
    packCredits: Number.isSafeInteger(credits) && credits > 0 ? credits : null,
    receiptUrl: receipt_url,
  };
}

function milliseconds(seconds: number): number {
  return seconds * 1000;
}
