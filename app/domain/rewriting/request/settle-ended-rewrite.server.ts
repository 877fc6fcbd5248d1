import { eq } from "drizzle-orm";
import { rewrites } from "~/db/schema/rewriting";
import type { AppContext } from "~/ports/context";

/** Tells the usage counter how a rewrite ended, if it has not been told: a crash may have come between. */
export async function settleEndedRewrite(
  ctx: Pick<AppContext, "db" | "now" | "usage">,
  rewriteId: string,
): Promise<"finished" | "dead"> {
  const [row] = await ctx.db.select().from(rewrites).where(eq(rewrites.id, rewriteId));
  if (!row || row.status === "queued" || row.status === "running") return "finished";
  if (row.settledAt === null) {
    if (row.counted) await ctx.usage.settle(row.userId, row.id);
    else await ctx.usage.release(row.userId, row.id);
    await ctx.db.update(rewrites).set({ settledAt: ctx.now() }).where(eq(rewrites.id, row.id));
  }
  return row.status === "failed" ? "dead" : "finished";
}
