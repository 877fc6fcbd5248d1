import { and, eq, inArray, sql } from "drizzle-orm";
import { profiles } from "../../db/schema/accounts";
import { creditLedger, rewrites } from "../../db/schema/rewriting";
import type { AppContext } from "../../ports/context";
import { ledgerEntry } from "./ledger-entry";
import type { RewriteRow } from "./rewrite-row";

/**
 * Fails a rewrite for good, with a reason a person understands, and gives back the use and a spent
 * credit: the credit and its entry in the ledger in the same batch, the use right after (or by the cron, where a crash
 * comes between).
 */
export async function endRewrite(
  ctx: Pick<AppContext, "db" | "newId" | "now" | "usage">,
  row: RewriteRow,
  failure: string,
): Promise<void> {
  const now = ctx.now();
  const open = and(eq(rewrites.id, row.id), inArray(rewrites.status, ["queued", "running"]));
  const [failed] = await ctx.db.batch([
    ctx.db
      .update(rewrites)
      .set({ status: "failed", failure, result: null, leaseId: null, leaseUntil: null, finishedAt: now })
      .where(row.leaseId ? and(open, eq(rewrites.leaseId, row.leaseId)) : open)
      .returning({ id: rewrites.id }),
    ctx.db
      .update(profiles)
      .set({ credits: sql`${profiles.credits} + ${row.creditsSpent}` })
      .where(and(eq(profiles.id, row.userId), sql`changes() = 1 AND ${row.creditsSpent} > 0`)),
    ctx.db
      .insert(creditLedger)
      .select(ledgerEntry(ctx, { userId: row.userId, rewriteId: row.id, amount: row.creditsSpent, reason: "returned" }))
      .onConflictDoNothing(),
  ]);
  if (failed.length === 0) return;
  await ctx.usage.release(row.userId, row.id);
  await ctx.db.update(rewrites).set({ settledAt: ctx.now() }).where(eq(rewrites.id, row.id));
}
