import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { profiles } from "../../db/schema/accounts";
import { jobPosts } from "../../db/schema/jobs";
import { resumes } from "../../db/schema/resumes";
import { creditLedger, creditUsage, rewrites } from "../../db/schema/rewriting";
import type { AppContext } from "../../ports/context";
import { ledgerEntry } from "./ledger-entry";
import type { RewriteResult } from "./rewrite.schema";
import type { RewriteRow } from "./rewrite-row";
import { SourceGone } from "./source-gone";

export interface RewriteOutcome {
  engine: "local" | "openai";
  /** Why the rules did the work of a model, where they did. */
  fallbackReason: string | null;
  rewrittenCv: string;
  coverLetter: string;
  scoreBefore: number | null;
  scoreAfter: number | null;
  result: RewriteResult;
}

/**
 * One batch: the result, the monthly count, the resume's last texts, and a spent credit given back where the model
 * did not answer; or none of them. Each statement acts only where the one before it changed a row, so a lost lease
 * changes nothing. A rewrite by the rules counts as a use of the month like any other. Throws SourceGone where resume or
 * job post was deleted while it ran.
 */
export async function finaliseRewrite(
  ctx: Pick<AppContext, "db" | "newId" | "now">,
  row: RewriteRow,
  outcome: RewriteOutcome,
): Promise<void> {
  const now = ctx.now();
  const refund = outcome.fallbackReason === null ? 0 : row.creditsSpent;
  const [year, month] = [Number(row.month.slice(0, 4)), row.month.slice(5)];
  const mine = and(eq(rewrites.id, row.id), eq(rewrites.status, "running"), eq(rewrites.leaseId, row.leaseId ?? ""));
  const [, , , , , standing] = await ctx.db.batch([
    ctx.db
      .update(rewrites)
      .set({
        status: "done",
        engine: outcome.engine,
        fallbackReason: outcome.fallbackReason,
        creditsSpent: row.creditsSpent - refund,
        leaseId: null,
        leaseUntil: null,
        rewrittenCv: outcome.rewrittenCv,
        coverLetter: outcome.coverLetter,
        scoreBefore: outcome.scoreBefore,
        scoreAfter: outcome.scoreAfter,
        result: JSON.stringify(outcome.result),
        finishedAt: now,
      })
      .where(and(mine, sourcesStand(row))),
    ctx.db
      .insert(creditUsage)
      // All columns in the order of the schema.
      .select(sql`SELECT ${ctx.newId()}, ${row.userId}, ${month}, ${year}, 1, ${now} WHERE changes() = 1`)
      .onConflictDoUpdate({
        target: [creditUsage.userId, creditUsage.year, creditUsage.month],
        set: { usageCount: sql`${creditUsage.usageCount} + 1`, updatedAt: now },
      }),
    ctx.db
      .update(resumes)
      .set({
        rewrittenCv: outcome.rewrittenCv,
        coverLetter: outcome.coverLetter,
        jobPostId: row.jobPostId ?? undefined,
      })
      .where(and(eq(resumes.id, row.resumeId ?? ""), sql`changes() = 1`)),
    ctx.db
      .update(profiles)
      .set({ credits: sql`${profiles.credits} + ${refund}` })
      .where(and(eq(profiles.id, row.userId), sql`changes() = 1 AND ${refund} > 0`)),
    ctx.db
      .insert(creditLedger)
      .select(ledgerEntry(ctx, { userId: row.userId, rewriteId: row.id, amount: refund, reason: "returned" }))
      .onConflictDoNothing(),
    ctx.db.select({ id: rewrites.id }).from(rewrites).where(mine),
  ]);
  // The lease is ours and nothing was finalised: something that it was made from is gone.
  if (standing.length > 0) throw new SourceGone();
}

function sourcesStand(row: RewriteRow): SQL {
  const resume = and(eq(resumes.id, row.resumeId ?? ""), isNull(resumes.deletedAt));
  const job = and(eq(jobPosts.id, row.jobPostId ?? ""), isNull(jobPosts.deletedAt));
  return sql`EXISTS (SELECT 1 FROM ${resumes} WHERE ${resume}) AND EXISTS (SELECT 1 FROM ${jobPosts} WHERE ${job})`;
}
