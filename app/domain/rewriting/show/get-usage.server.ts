import { yearAndMonth } from "~/domain/matching/match-content";
import { monthlyRewriteLimit } from "~/domain/rewriting/limits";
import type { UsageSummary } from "~/domain/rewriting/rewrite.schema";
import type { AppContext, SignedInUser } from "~/ports/context";

/** What the user has used of this month's rewrites, running ones included. */
export async function getUsage(ctx: Pick<AppContext, "now" | "usage"> & { user: SignedInUser }): Promise<UsageSummary> {
  const { id, tier, credits } = ctx.user;
  const now = ctx.now();
  const used = await ctx.usage.used(id, yearAndMonth(now));
  return { used, limit: monthlyRewriteLimit[tier], tier, credits, resetsAt: nextMonth(now) };
}

function nextMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}
