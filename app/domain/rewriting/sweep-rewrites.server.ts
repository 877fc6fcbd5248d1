import { and, asc, isNull, lt } from "drizzle-orm";
import { rewrites } from "../../db/schema/rewriting";
import type { AppContext } from "../../ports/context";
import { endRewrite } from "./end-rewrite.server";
import { failures } from "./failures";
import { rewriteMaxAttempts, rewriteSweepAgeMilliseconds } from "./limits";
import { settleEndedRewrite } from "./settle-ended-rewrite.server";

const rowsPerSweep = 100;

/**
 * Mends what crashes left behind: a rewrite whose message or lease got lost goes to the queue again,
 * one that used up its attempts is failed, one that ended without telling the counter is settled.
 */
export async function sweepRewrites(
  ctx: Pick<AppContext, "db" | "loadFont" | "messages" | "newId" | "now" | "usage">,
): Promise<void> {
  const now = ctx.now();
  const open = await ctx.db
    .select()
    .from(rewrites)
    .where(and(isNull(rewrites.settledAt), lt(rewrites.createdAt, now - rewriteSweepAgeMilliseconds)))
    .orderBy(asc(rewrites.createdAt))
    .limit(rowsPerSweep);
  for (const row of open) {
    if (row.status === "done" || row.status === "failed") {
      await settleEndedRewrite(ctx, row.id);
    } else if (row.leaseUntil === null || row.leaseUntil < now) {
      if (row.attempts >= rewriteMaxAttempts) {
        await endRewrite(ctx, row, failures.late.text);
      } else {
        await ctx.messages.send({ type: "rewrite", version: 1, rewriteId: row.id });
      }
    }
  }
}
