import type { AppContext, SignedInUser } from "../../ports/context";
import { yearAndMonth } from "../matching/year-and-month";
import { monthlyRewriteLimit } from "./limits";
import type { UsageSummary } from "./rewrite.schema";

/** What the user has used of this month's rewrites, running ones included. */
export async function getUsage(ctx: Pick<AppContext, "now" | "usage"> & { user: SignedInUser }): Promise<UsageSummary> {
  const { id, tier, credits } = ctx.user;
  return { used: await ctx.usage.used(id, yearAndMonth(ctx.now())), limit: monthlyRewriteLimit[tier], tier, credits };
}
