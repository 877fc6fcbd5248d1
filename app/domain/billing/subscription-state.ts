import type { subscribers } from "~/db/schema/billing";
import type { PaymentAccount, PaymentSubscription } from "~/ports/payments";
import {
  checkEndedMilliseconds,
  checkLiveMilliseconds,
  checkOpenMilliseconds,
  renewalGraceMilliseconds,
} from "./limits";

export type SubscriberRow = typeof subscribers.$inferSelect;
type Status = NonNullable<SubscriberRow["status"]>;
export type SubscriptionState = Pick<
  SubscriberRow,
  | "subscribed"
  | "subscriptionTier"
  | "stripeSubscriptionId"
  | "subscriptionEnd"
  | "endsThen"
  | "status"
  | "lastPaymentStatus"
  | "checkDueAt"
>;

const statusOf: Record<PaymentSubscription["status"], Status> = {
  active: "active",
  trialing: "trialing",
  past_due: "failed",
  unpaid: "failed",
  paused: "failed",
  incomplete: "incomplete",
  incomplete_expired: "failed",
  canceled: "cancelled",
  other: "failed",
};

/** A subscription that the provider goes on with: it charges it, or would if the card took it. */
export function isLive({ status }: PaymentSubscription): boolean {
  return status === "active" || status === "trialing" || status === "past_due" || status === "unpaid";
}

/** What we keep of an account at the provider. A function of the account and the time alone. */
export function subscriptionState(account: PaymentAccount, now: number): SubscriptionState {
  const [subscription = null] = account.subscriptions.toSorted((a, b) => rank(b, now) - rank(a, now));
  const lastPaymentStatus = lastPayment(account);
  if (!subscription) {
    return {
      subscribed: false,
      subscriptionTier: null,
      stripeSubscriptionId: null,
      subscriptionEnd: null,
      endsThen: false,
      status: null,
      lastPaymentStatus,
      checkDueAt: now + checkEndedMilliseconds,
    };
  }
  return {
    subscribed: entitles(subscription, now),
    subscriptionTier: subscription.tier,
    stripeSubscriptionId: subscription.id,
    subscriptionEnd: subscription.periodEnd,
    endsThen: isLive(subscription) && subscription.endsThen,
    status: statusOf[subscription.status],
    lastPaymentStatus,
    checkDueAt: now + checkAfter(subscription),
  };
}

/** When a plan ends whose renewal could not be charged. */
function graceEnd({ periodStart }: Pick<PaymentSubscription, "periodStart">): number {
  return periodStart + renewalGraceMilliseconds;
}

/** A subscription whose price is none of ours entitles to nothing. */
function entitles(subscription: PaymentSubscription, now: number): boolean {
  const { status, tier } = subscription;
  if (tier === null) return false;
  return status === "active" || status === "trialing" || (status === "past_due" && now < graceEnd(subscription));
}

/** What entitles goes before what lives, that before what has ended; then the larger plan, then the newer one. */
function rank(subscription: PaymentSubscription, now: number): number {
  const { tier, createdAt } = subscription;
  const plan = tier === "enterprise" ? 2 : tier === "pro" ? 1 : 0;
  const standing = (entitles(subscription, now) ? 2 : 0) + (isLive(subscription) ? 1 : 0);
  // Milliseconds have 41 bits, so that the sum stays exact.
  return (standing * 3 + (standing > 0 ? plan : 0)) * 2 ** 42 + createdAt;
}

function checkAfter(subscription: PaymentSubscription): number {
  if (subscription.status === "incomplete") return checkOpenMilliseconds;
  return isLive(subscription) ? checkLiveMilliseconds : checkEndedMilliseconds;
}

function lastPayment({ charges }: PaymentAccount): SubscriptionState["lastPaymentStatus"] {
  const [last] = charges.filter(({ status }) => status !== "pending").toSorted((a, b) => b.createdAt - a.createdAt);
  if (!last) return null;
  return last.status === "paid" && !last.isDisputed ? "success" : "fail";
}
