import { and, asc, isNull, lt } from "drizzle-orm";
import { rewrites } from "~/db/schema/rewriting";
import { rewriteMaxAttempts, rewriteSweepAgeMilliseconds } from "~/domain/rewriting/limits";
import { settleEndedRewrite } from "~/domain/rewriting/request/settle-ended-rewrite.server";
import type { AppContext } from "~/ports/context";
import { endRewrite } from "./end-rewrite.server";
import { failures } from "./failures";

const rowsPerSweep = 100;

/**
 * Recovers from crashes: requeues a rewrite whose message or lease was lost, fails one that used up its attempts, and
 * settles one that ended without telling the usage counter.
 */
export async function sweepRewrites(
  ctx: Pick<AppContext, "config" | "db" | "files" | "loadFont" | "messages" | "newId" | "now" | "usage">,
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
