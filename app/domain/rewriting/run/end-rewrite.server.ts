import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { profiles } from "~/db/schema/accounts";
import { creditLedger, rewrites } from "~/db/schema/rewriting";
import { ledgerEntry } from "~/domain/rewriting/ledger-entry";
import { settleEndedRewrite } from "~/domain/rewriting/request/settle-ended-rewrite.server";
import type { RewriteRow } from "~/domain/rewriting/stored-rewrite";
import type { AppContext } from "~/ports/context";
import { countsUnlessRetried, countUse } from "./count-use";
import { failures, mayGiveBack } from "./failures";
import { mailUsage } from "./mail-usage.server";

/**
 * Fails a rewrite for good, with a reason that users understand. Its use and credit are given back if no model was
 * asked; if one was, a few times a month when the failure is ours, and never if the user deleted the resume or post.
 * One batch updates the row, the count, the credit and the ledger; the usage counter is told right after, or by the
 * cron after a crash.
 */
export async function endRewrite(
  ctx: Pick<AppContext, "config" | "db" | "messages" | "newId" | "now" | "usage">,
  row: RewriteRow,
  failure: string,
): Promise<void> {
  const now = ctx.now();
  const open = and(eq(rewrites.id, row.id), inArray(rewrites.status, ["queued", "running"]));
  const isFree = failure === failures.gone.text ? sql`(${rewrites.asks} = 0)` : mayGiveBack(row);
  // `leaseId` holds a mark of this call until the last statement: those between change something only if it ended the row.
  const mark = ctx.newId();
  const ended = (counted: boolean) =>
    sql`${rewrites.id} = ${row.id} AND ${rewrites.leaseId} = ${mark} AND ${rewrites.counted} = ${Number(counted)}`;
  const exists = (where: SQL) => sql`EXISTS (SELECT 1 FROM ${rewrites} WHERE ${where})`;
  const [failed, counted] = await ctx.db.batch([
    ctx.db
      .update(rewrites)
      .set({
        status: "failed",
        failure,
        counted: countsUnlessRetried(sql`NOT ${isFree}`),
        modelAnswer: null,
        result: null,
        leaseId: mark,
        leaseUntil: null,
        finishedAt: now,
      })
      .where(row.leaseId ? and(open, eq(rewrites.leaseId, row.leaseId)) : open)
      .returning({ id: rewrites.id }),
    countUse(ctx, row, sql`${ended(true)} AND ${rewrites.retriedAt} IS NULL`),
    ctx.db
      .update(profiles)
      .set({ credits: sql`${profiles.credits} + ${row.creditsSpent}` })
      .where(and(eq(profiles.id, row.userId), sql`${row.creditsSpent} > 0`, exists(ended(false)))),
    ctx.db
      .insert(creditLedger)
      .select(ledgerEntry(ctx, { userId: row.userId, rewriteId: row.id, amount: row.creditsSpent, reason: "returned" }))
      .onConflictDoNothing(),
    ctx.db
      .update(rewrites)
      .set({ leaseId: null })
      .where(and(eq(rewrites.id, row.id), eq(rewrites.leaseId, mark))),
  ]);
  if (failed.length > 0) await settleEndedRewrite(ctx, row.id);
  for (const { used } of counted) await mailUsage(ctx, { userId: row.userId, used });
}
