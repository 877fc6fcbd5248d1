import { type SQL, sql } from "drizzle-orm";
import { profiles } from "~/db/schema/accounts";
import type { Tier } from "~/ports/context";
import type { PaymentCharge } from "~/ports/payments";
import { revokedCredits } from "./payment-rows";
import type { SubscriberRow, SubscriptionState } from "./subscription-state";

type Entitlement = Pick<SubscriberRow, "subscribed" | "subscriptionTier">;

/**
 * The plan that a profile gets, or null if it keeps its own. Only a change at the provider changes a plan, so that one
 * which an administrator gave stays. Without a subscription, whoever has a pack or credits is on "single".
 */
export function nextTier(
  before: Entitlement,
  after: Pick<SubscriptionState, "subscribed" | "subscriptionTier">,
  current: Tier,
  charges: PaymentCharge[],
  credits: { came: boolean; went: boolean },
): Tier | SQL | null {
  const [was, is] = [entitlement(before), entitlement(after)];
  if (is !== null) return is === was ? null : is;
  const hasPack = charges.some(
    (charge) => (charge.packCredits ?? 0) > revokedCredits(charge) && charge.status === "paid",
  );
  const base = hasPack ? "single" : sql`CASE WHEN ${profiles.credits} > 0 THEN 'single' ELSE 'free' END`;
  if (was !== null) return base;
  if (credits.came && current === "free") return base;
  if (credits.went && current === "single") return base;
  return null;
}

function entitlement({ subscribed, subscriptionTier }: Entitlement): Tier | null {
  return subscribed ? subscriptionTier : null;
}
