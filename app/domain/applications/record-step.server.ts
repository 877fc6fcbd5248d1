import { and, eq, sql } from "drizzle-orm";
import { applicationSteps, jobPosts } from "../../db/schema/jobs";
import type { AppContext, SignedInUser } from "../../ports/context";
import { copyPapers } from "./copy-papers.server";
import { followSteps } from "./follow-steps.server";
import { isFutureDay } from "./is-future-day";
import { stepsPerJob } from "./limits";
import { ownPost } from "./own-post";
import { dayStart, type RecordStep } from "./step.schema";

type Context = Pick<AppContext, "db" | "now"> & { user: SignedInUser };
export type StepRefusal = "not-found" | "future-day" | "papers-gone" | "too-many" | "used";

/**
 * Notes a step of an application, with copies of the papers that were sent; the job's status follows its latest step.
 * Idempotent by id. "used": the id is that of a step of this job which says something else; one of any other job is not
 * found.
 */
export async function recordStep(
  ctx: Context,
  jobId: string,
  input: RecordStep,
): Promise<{ ok: true } | { ok: false; reason: StepRefusal }> {
  if (isFutureDay(input.day, ctx.now())) return { ok: false, reason: "future-day" };
  const papers = await copyPapers(ctx, jobId, input.papers);
  if (!papers) return { ok: false, reason: "papers-gone" };
  const mine = ownPost(ctx.user.id, jobId);
  const count = sql`(SELECT count(*) FROM ${applicationSteps} WHERE ${applicationSteps.jobPostId} = ${jobId})`;
  const [, , [noted], [job]] = await ctx.db.batch([
    ctx.db
      .insert(applicationSteps)
      // All columns in the order of the schema.
      .select(
        sql`SELECT ${input.id}, ${ctx.user.id}, ${jobPosts.id}, ${input.status}, ${dayStart(input.day)}, ${ctx.now()},
          ${papers.rewriteId}, ${papers.resumeId}, ${papers.sentName}, ${papers.sentResume}, ${papers.sentLetter},
          ${papers.sentDocument} FROM ${jobPosts} WHERE ${and(mine, sql`${count} < ${stepsPerJob}`)}`,
      )
      .onConflictDoNothing(),
    followSteps(ctx, jobId),
    ctx.db
      .select({
        isSame:
          sql`${applicationSteps.status} = ${input.status} AND ${applicationSteps.happenedAt} = ${dayStart(input.day)}
          AND ${applicationSteps.rewriteId} IS ${papers.rewriteId}
          AND ${applicationSteps.resumeId} IS ${papers.resumeId}`.mapWith(Boolean),
      })
      .from(applicationSteps)
      .where(and(eq(applicationSteps.id, input.id), eq(applicationSteps.jobPostId, jobId))),
    ctx.db
      .select({ steps: sql<number>`${count}` })
      .from(jobPosts)
      .where(mine),
  ]);
  if (!job) return { ok: false, reason: "not-found" };
  if (noted) return noted.isSame ? { ok: true } : { ok: false, reason: "used" };
  return { ok: false, reason: job.steps < stepsPerJob ? "not-found" : "too-many" };
}
