import { and, eq, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { applicationSteps, jobPosts } from "~/db/schema/jobs";
import type { AppContext, SignedInUser } from "~/ports/context";
import { copyAttachments } from "./copy-attachments.server";
import { followSteps } from "./follow-steps.server";
import { farthestZoneMilliseconds, stepsPerJob } from "./limits";
import { dayOf, dayStart, type RecordStep } from "./step.schema";
import { ownPost } from "./step-queries";

type Context = Pick<AppContext, "db" | "files" | "now"> & { user: SignedInUser };
export type StepRefusal = "not-found" | "future-day" | "attachments-gone" | "too-many" | "used";

/**
 * Notes a step of an application, with copies of the attachments that were sent; the job's status follows its latest step.
 * Idempotent by id. "used": the id is that of a step of this job which says something else; one of any other job is not
 * found.
 */
export async function recordStep(
  ctx: Context,
  jobId: string,
  input: RecordStep,
): Promise<{ ok: true } | { ok: false; reason: StepRefusal }> {
  if (isFutureDay(input.day, ctx.now())) return { ok: false, reason: "future-day" };
  const attachments = await copyAttachments(ctx, jobId, input.attachments);
  if (!attachments) return { ok: false, reason: "attachments-gone" };
  const mine = ownPost(ctx.user.id, jobId);
  const count = sql`(SELECT count(*) FROM ${applicationSteps} WHERE ${applicationSteps.jobPostId} = ${jobId})`;
  const row = {
    id: input.id,
    userId: ctx.user.id,
    jobPostId: sql`${jobPosts.id}`,
    status: input.status,
    happenedAt: dayStart(input.day),
    createdAt: ctx.now(),
    ...attachments,
  };
  const [, , [noted], [job]] = await ctx.db.batch([
    ctx.db
      .insert(applicationSteps)
      .select(rowOf(applicationSteps, row, sql`FROM ${jobPosts} WHERE ${and(mine, sql`${count} < ${stepsPerJob}`)}`))
      .onConflictDoNothing(),
    followSteps(ctx, jobId),
    ctx.db
      .select({
        isSame:
          sql`${applicationSteps.status} = ${input.status} AND ${applicationSteps.happenedAt} = ${dayStart(input.day)}
          AND ${applicationSteps.rewriteId} IS ${attachments.rewriteId}
          AND ${applicationSteps.resumeId} IS ${attachments.resumeId}`.mapWith(Boolean),
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

/** Whether a day has begun nowhere on earth yet. */
export function isFutureDay(day: string, now: number): boolean {
  return day > dayOf(now + farthestZoneMilliseconds);
}
