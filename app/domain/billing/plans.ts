import { monthlyRewriteLimit } from "~/domain/rewriting/limits";
import type { Tier } from "~/ports/context";

export interface Plan {
  tier: Tier;
  name: string;
  /** Whom it is for, in a few words. */
  summary: string;
  /** How it is paid. */
  paid: "never" | "once" | "monthly";
  /** Rewrites of a calendar month; null means no limit. */
  monthlyRewrites: number | null;
  /** Credits that one purchase brings. */
  credits: number;
}

/** The credits of a pack. */
export const packCredits = 5;

/** The plans, cheapest first. What they cost is in the configuration or with the payment provider. */
export const plans: Plan[] = [
  {
    tier: "free",
    name: "Free",
    summary: "To try it on a few applications.",
    paid: "never",
    monthlyRewrites: monthlyRewriteLimit.free,
    credits: 0,
  },
  {
    tier: "single",
    name: "Single",
    summary: "For a few more, without a subscription.",
    paid: "once",
    monthlyRewrites: monthlyRewriteLimit.single,
    credits: packCredits,
  },
  {
    tier: "pro",
    name: "Pro",
    summary: "For a serious search: one for every working day, and some to spare.",
    paid: "monthly",
    monthlyRewrites: monthlyRewriteLimit.pro,
    credits: 0,
  },
  {
    tier: "enterprise",
    name: "Enterprise",
    summary: "For career services and whoever writes all day.",
    paid: "monthly",
    monthlyRewrites: monthlyRewriteLimit.enterprise,
    credits: 0,
  },
];

const names = Object.fromEntries(plans.map(({ tier, name }) => [tier, name])) as Record<Tier, string>;

export function planName(tier: Tier): string {
  return names[tier];
}
