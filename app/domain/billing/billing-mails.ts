import { brand } from "~/brand";
import { layOutMail, type MailContent } from "~/domain/mail/mail-layout";
import type { Tier } from "~/ports/context";
import type { PaymentAccount, PaymentCharge } from "~/ports/payments";
import { renewalGraceMilliseconds } from "./limits";
import { money } from "./money.schema";
import type { PaymentRow } from "./payment-rows";
import { planName } from "./plans";
import type { SubscriberRow, SubscriptionState } from "./subscription-state";

/** A subscriber as they were before a comparison with the provider. */
export interface Account {
  row: SubscriberRow;
  tier: Tier;
  email: string;
}

interface Changed extends Account {
  next: SubscriptionState;
  account: PaymentAccount;
  /** The payments that were known before. */
  rows: PaymentRow[];
  origin: string | null;
}

/** The mails about what has changed. Nothing has changed where the same answer is compared again. */
export function billingMails(changed: Changed): MailContent[] {
  const { account, rows, row, next } = changed;
  const page = changed.origin && `${changed.origin}/app/dashboard/billing`;
  const known = new Map(rows.map(({ id, status }) => [id, status]));
  const mails: MailContent[] = [];
  for (const charge of account.charges) {
    const before = known.get(charge.id);
    if (charge.status === "paid" && (before === undefined || before === "pending")) mails.push(receipt(charge, page));
  }
  // A card that is declined at the checkout is shown there; this one nobody saw.
  if (next.status === "failed" && row.status !== "failed" && row.subscribed) mails.push(renewalFailed(next, page));
  const plan = planChanged(row, next, page);
  if (plan) mails.push(plan);
  return mails;
}

function receipt({ amount, currency, packCredits, receiptUrl }: PaymentCharge, page: string | null): MailContent {
  const what = packCredits === null ? "your subscription" : `${packCredits} credits`;
  return layOutMail({
    subject: `Your ${brand} payment of ${money(amount, currency)}`,
    paragraphs: [
      `We received ${money(amount, currency)} for ${what}. Thank you.`,
      "The receipt is with our payment provider; your payments are also listed in the app, under Credits & Subscription.",
    ],
    actions: [
      ...(receiptUrl ? [{ label: "Open the receipt", link: receiptUrl }] : []),
      ...(page ? [{ label: "Credits & Subscription", link: page }] : []),
    ],
    foot: "If you did not pay this, answer this mail.",
  });
}

const graceDays = renewalGraceMilliseconds / (24 * 60 * 60 * 1000);

function renewalFailed({ subscriptionTier, subscribed }: SubscriptionState, page: string | null): MailContent {
  const plan = subscriptionTier ? planName(subscriptionTier) : "your plan";
  return layOutMail({
    subject: `Your ${brand} payment failed`,
    paragraphs: [
      `We could not charge your card for the next month of ${plan}.`,
      subscribed
        ? `Nothing changes for now: you keep ${plan} for ${graceDays} days while we try again. To keep it for longer, update your card under Credits & Subscription.`
        : `${plan} has ended for now. It comes back as soon as a payment succeeds: update your card under Credits & Subscription.`,
    ],
    actions: page ? [{ label: "Update my card", link: page }] : [],
    foot: "Your resumes, posts and rewrites stay as they are, whatever your plan.",
  });
}

/** About a plan that began, changed, was cancelled or ended. */
function planChanged(before: SubscriberRow, after: SubscriptionState, page: string | null): MailContent | null {
  const was = before.subscribed ? before.subscriptionTier : null;
  const is = after.subscribed ? after.subscriptionTier : null;
  const actions = page ? [{ label: "Credits & Subscription", link: page }] : [];
  const foot = "If it was not you, answer this mail.";
  if (is !== null && is !== was) {
    return layOutMail({
      subject: `You are on ${brand} ${planName(is)}`,
      paragraphs: [
        `Your plan is now ${planName(is)}. It renews each month until you cancel it, which takes two clicks.`,
      ],
      actions,
      foot,
    });
  }
  if (is === null && was !== null) {
    return layOutMail({
      subject: `Your ${brand} ${planName(was)} plan has ended`,
      paragraphs: [
        `${planName(was)} has ended, and nothing more is charged. Your resumes, posts and rewrites stay as they are, and so do your credits.`,
      ],
      actions,
      foot,
    });
  }
  if (is === null || after.endsThen === before.endsThen) return null;
  const day = new Date(after.subscriptionEnd ?? 0).toISOString().slice(0, 10);
  return layOutMail({
    subject: after.endsThen
      ? `Your ${brand} ${planName(is)} plan is cancelled`
      : `Your ${brand} ${planName(is)} plan goes on`,
    paragraphs: [
      after.endsThen
        ? `You keep ${planName(is)} until ${day}. After that nothing more is charged.`
        : `You took back the cancellation: ${planName(is)} renews on ${day}.`,
    ],
    actions,
    foot,
  });
}
