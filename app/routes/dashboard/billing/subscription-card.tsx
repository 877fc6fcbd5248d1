import { Form } from "@remix-run/react";
import type { SubscriptionView } from "~/domain/billing/billing.schema";
import { Card } from "~/ui/card";
import { Button } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { formatDay } from "~/ui/local-date";
import { Notice } from "~/ui/notice";

const names = { pro: "Pro", enterprise: "Enterprise" };

/** How the subscription stands, and the way to the portal. Nothing for somebody who never bought anything. */
export function SubscriptionCard({ subscription }: { subscription: SubscriptionView }) {
  if (!subscription.isCustomer) return null;
  const { title, text, isBad } = standing(subscription);
  return (
    <Card title="Your subscription" className="mb-6">
      {isBad ? (
        <Notice tone="error" title={title}>
          <p>{text}</p>
        </Notice>
      ) : (
        <>
          <p className="font-semibold">{title}</p>
          <p className="mt-1 max-w-prose text-muted">{text}</p>
        </>
      )}
      <PortalForm label="Plan, card and invoices" className="mt-5" />
    </Card>
  );
}

interface PortalFormProps {
  label: string;
  /** As wide as what it stands in, on wide screens too. */
  wide?: boolean;
  className?: string;
}

/** A button that opens the payment provider's portal. */
export function PortalForm({ label, wide = false, className = "" }: PortalFormProps) {
  return (
    <Form method="post" className={className}>
      <FormToken />
      <input type="hidden" name="intent" value="portal" />
      <Button type="submit" look="quiet" className={wide ? "w-full" : "max-sm:w-full"}>
        {label}
      </Button>
    </Form>
  );
}

function standing(subscription: SubscriptionView): { title: string; text: string; isBad?: boolean } {
  const { status, isSubscribed, tier, endsAt, endsThen } = subscription;
  const plan = tier === null ? "Your plan" : names[tier];
  const day = endsAt === null ? "" : formatDay(endsAt);
  switch (status) {
    case "active":
    case "trialing":
      if (endsThen) return { title: `${plan}, cancelled`, text: `You keep it until ${day}. Nothing more is charged.` };
      return status === "trialing"
        ? { title: `${plan}, on trial`, text: `The trial ends on ${day}; then the first month is charged.` }
        : { title: `${plan}, active`, text: `It renews on ${day}.` };
    case "failed":
      return isSubscribed
        ? {
            title: "Your last payment failed.",
            text: `You keep ${plan} for seven days while it is tried again. Update your card, and it goes on.`,
            isBad: true,
          }
        : {
            title: `${plan} has ended: a payment failed.`,
            text: "Update your card and pay the open invoice, or choose a plan again below.",
            isBad: true,
          };
    case "incomplete":
      return {
        title: "Your first payment is not complete.",
        text: "Your bank may have asked you to confirm it. Until then nothing changes.",
        isBad: true,
      };
    case "cancelled":
      return { title: `${plan} has ended.`, text: "Nothing more is charged. Your credits stay with you." };
    case "inactive":
      return {
        title: "You have no subscription.",
        text: "Your card details and receipts are with our payment provider.",
      };
    default:
      return status satisfies never;
  }
}
