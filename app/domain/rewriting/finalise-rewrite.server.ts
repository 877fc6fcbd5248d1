import { and, eq, sql } from "drizzle-orm";
import { profiles } from "../../db/schema/accounts";
import { resumes } from "../../db/schema/resumes";
import { creditUsage, rewrites } from "../../db/schema/rewriting";
import type { AppContext } from "../../ports/context";
import type { RewriteResult } from "./rewrite.schema";
import type { RewriteRow } from "./rewrite-row";

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
 * changes nothing. A rewrite by the rules counts as a use of the month like any other.
 */
export async function finaliseRewrite(
  ctx: Pick<AppContext, "db" | "newId" | "now">,
  row: RewriteRow,
  outcome: RewriteOutcome,
): Promise<void> {
  const now = ctx.now();
  const refund = outcome.fallbackReason === null ? 0 : row.creditsSpent;
  const [year, month] = [Number(row.month.slice(0, 4)), row.month.slice(5)];
  await ctx.db.batch([
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
      .where(and(eq(rewrites.id, row.id), eq(rewrites.status, "running"), eq(rewrites.leaseId, row.leaseId ?? ""))),
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
  ]);
}
