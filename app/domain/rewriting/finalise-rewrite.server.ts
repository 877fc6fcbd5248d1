import { and, eq, sql } from "drizzle-orm";
import { creditUsage, resumes, rewrites } from "../../db/schema";
import type { AppContext } from "../../ports/context";
import type { RewriteResult } from "./rewrite.schema";
import type { RewriteRow } from "./rewrite-row";

export interface RewriteOutcome {
  rewrittenCv: string;
  coverLetter: string;
  scoreBefore: number | null;
  scoreAfter: number | null;
  result: RewriteResult;
}

/**
 * One batch: the result, the monthly count and the resume's last texts, or none of them. Each
 * statement acts only where the one before it changed a row, so a lost lease changes nothing.
 */
export async function finaliseRewrite(
  ctx: Pick<AppContext, "db" | "newId" | "now">,
  row: RewriteRow,
  outcome: RewriteOutcome,
): Promise<void> {
  const now = ctx.now();
  const [year, month] = [Number(row.month.slice(0, 4)), row.month.slice(5)];
  await ctx.db.batch([
    ctx.db
      .update(rewrites)
      .set({
        status: "done",
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
      .set({ rewrittenCv: outcome.rewrittenCv, coverLetter: outcome.coverLetter, jobPostId: row.jobPostId })
      .where(and(eq(resumes.id, row.resumeId), sql`changes() = 1`)),
  ]);
}
