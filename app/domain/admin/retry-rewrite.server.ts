import { and, eq, isNotNull, sql } from "drizzle-orm";
import { rewrites } from "~/db/schema/rewriting";
import { settleEndedRewrite } from "~/domain/rewriting/request/settle-ended-rewrite.server";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import { type AdminContext, audit } from "./audit";

/**
 * Lets a failed rewrite run again, through the queue. It takes no use and no credit any more: what its failure gave back
 * stays given back, and what it cost before is not taken twice. "not-failed": it has ended well or is on its way, perhaps
 * because another admin was first. "gone": its resume or post was deleted.
 */
export async function retryRewrite(
  ctx: AdminContext & Pick<AppContext, "messages" | "usage">,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "not-failed" | "gone" }> {
  const failed = and(
    eq(rewrites.id, id),
    eq(rewrites.status, "failed"),
    isNotNull(rewrites.resumeId),
    isNotNull(rewrites.jobPostId),
  );
  // The counter hears how it ended before it begins anew.
  await settleEndedRewrite(ctx, id);
  const [, started, [row]] = await ctx.db.batch([
    audit(ctx, {
      action: "rewrite.retry",
      targetId: id,
      before: { status: "failed" },
      after: { status: "queued" },
      when: sql`FROM ${rewrites} WHERE ${failed}`,
    }),
    ctx.db
      .update(rewrites)
      .set({
        status: "queued",
        retriedAt: ctx.now(),
        // A credit that was given back is no longer spent.
        creditsSpent: sql`CASE WHEN ${rewrites.counted} THEN ${rewrites.creditsSpent} ELSE 0 END`,
        attempts: 0,
        failure: null,
        leaseId: null,
        leaseUntil: null,
        settledAt: null,
        startedAt: null,
        finishedAt: null,
      })
      .where(failed)
      .returning({ id: rewrites.id }),
    ctx.db.select({ status: rewrites.status }).from(rewrites).where(eq(rewrites.id, id)),
  ]);
  if (!row) return { ok: false, reason: "not-found" };
  if (started.length === 0) return { ok: false, reason: row.status === "failed" ? "gone" : "not-failed" };
  try {
    await ctx.messages.send({ type: "rewrite", version: 1, rewriteId: id });
  } catch (error) {
    logError(`Rewrite ${id} waits for the cron`, error);
  }
  return { ok: true };
}
