import { spendsCredits } from "~/domain/rewriting/limits";
import { discountPercent } from "~/domain/waitlist/waitlist.schema";
import type { Price } from "~/ports/payments";
import type { PlanView } from "./billing.schema";
import { money } from "./money.schema";
import { type Plan, plans } from "./plans";
import type { Prices } from "./read-prices.server";

/** The plans as pages show them; with `getsDiscount` subscriptions say what the first month costs. */
export function viewPlans(prices: Prices, { getsDiscount }: { getsDiscount: boolean }): PlanView[] {
  return plans.map((plan) => {
    const { tier, name, summary, paid, credits } = plan;
    const price = tier === "free" ? null : prices[tier];
    const isCheaper = getsDiscount && paid === "monthly" && price !== null;
    return {
      tier,
      name,
      summary,
      price: tier === "free" ? "$0" : price && money(price.amount, price.currency),
      per: paid === "monthly" ? "a month" : paid === "once" ? `once, for ${credits} credits` : "for good",
      firstMonth: isCheaper ? money(discounted(price), price.currency) : null,
      brings: brings(plan),
    };
  });
}

function discounted({ amount }: Price): number {
  return Math.round((amount * (100 - discountPercent)) / 100);
}

function brings({ tier, monthlyRewrites, paid, credits }: Plan): string[] {
  const rewrites = monthlyRewrites === null ? "Unlimited rewrites" : `${monthlyRewrites} rewrites a month`;
  return [
    rewrites,
    ...(credits > 0 ? [`${credits} credits: each pays for one rewrite more, in any month`] : []),
    ...(paid === "monthly" && spendsCredits(tier) ? ["Credits you have pay for more"] : []),
    ...(paid === "once" ? ["No subscription, and credits do not expire"] : []),
    ...(paid === "monthly" ? ["Cancel at any time, in two clicks"] : []),
    ...(paid === "never" ? ["No card needed"] : []),
  ];
}
