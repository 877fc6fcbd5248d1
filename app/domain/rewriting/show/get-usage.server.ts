import { yearAndMonth } from "~/domain/matching/match-content";
import { monthlyRewriteLimit, spendsCredits } from "~/domain/rewriting/limits";
import type { UsageSummary } from "~/domain/rewriting/rewrite.schema";
import type { AppContext, SignedInUser } from "~/ports/context";

/** What the user has used of this month's rewrites, running ones included. */
export async function getUsage(ctx: Pick<AppContext, "now" | "usage"> & { user: SignedInUser }): Promise<UsageSummary> {
  const { id, tier, credits } = ctx.user;
  const now = ctx.now();
  const used = await ctx.usage.used(id, yearAndMonth(now));
  const limit = monthlyRewriteLimit[tier];
  return { used, limit, tier, credits, spendsCredits: spendsCredits(tier), resetsAt: nextMonth(now) };
}

function nextMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}
