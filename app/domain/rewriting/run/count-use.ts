import { type SQL, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { creditUsage, rewrites } from "~/db/schema/rewriting";
import type { RewriteRow } from "~/domain/rewriting/stored-rewrite";
import type { AppContext } from "~/ports/context";

/** Whether a rewrite that ends now counts; one that an admin let run again counts as it did when it failed. */
export function countsUnlessRetried(counts: SQL): SQL<boolean> {
  return sql`CASE WHEN ${rewrites.retriedAt} IS NULL THEN ${counts} ELSE ${rewrites.counted} END`;
}

/**
 * The statement that counts one use in the month of this rewrite, where the rewrite that `which` finds is there. It
 * returns the new count.
 */
export function countUse(
  ctx: Pick<AppContext, "db" | "newId" | "now">,
  row: Pick<RewriteRow, "userId" | "month">,
  which: SQL | undefined,
) {
  const [year, month] = [Number(row.month.slice(0, 4)), row.month.slice(5)];
  const now = ctx.now();
  const use = { id: ctx.newId(), userId: row.userId, month, year, usageCount: 1, updatedAt: now };
  return ctx.db
    .insert(creditUsage)
    .select(rowOf(creditUsage, use, sql`FROM ${rewrites} WHERE ${which}`))
    .onConflictDoUpdate({
      target: [creditUsage.userId, creditUsage.year, creditUsage.month],
      set: { usageCount: sql`${creditUsage.usageCount} + 1`, updatedAt: now },
    })
    .returning({ used: creditUsage.usageCount });
}
