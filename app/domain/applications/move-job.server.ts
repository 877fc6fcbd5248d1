import { and, ne, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { applicationSteps, jobPosts } from "~/db/schema/jobs";
import type { AppContext, SignedInUser } from "~/ports/context";
import { followSteps } from "./follow-steps.server";
import { stepsPerJob } from "./limits";
import { dayOf, dayStart, type MoveJob } from "./step.schema";
import { ownPost } from "./step-queries";

/**
 * Notes a step of today without attachments, as moving a card of the board does. A job that stands there already gets none:
 * moving twice is moving once.
 */
export async function moveJob(
  ctx: Pick<AppContext, "db" | "newId" | "now"> & { user: Pick<SignedInUser, "id"> },
  { jobId, status }: MoveJob,
): Promise<{ ok: true; title: string } | { ok: false; reason: "not-found" } | { ok: false; reason: "too-many" }> {
  const mine = ownPost(ctx.user.id, jobId);
  const steps = sql`FROM ${applicationSteps} WHERE ${applicationSteps.jobPostId} = ${jobId}`;
  const today = dayStart(dayOf(ctx.now()));
  const [, , [job]] = await ctx.db.batch([
    ctx.db
      .insert(applicationSteps)
      .select(
        rowOf(
          applicationSteps,
          {
            id: ctx.newId(),
            userId: ctx.user.id,
            jobPostId: sql`${jobPosts.id}`,
            status,
            // Where it is tomorrow already, the last step may be dated after today.
            happenedAt: sql`max(${today}, coalesce((SELECT max(${applicationSteps.happenedAt}) ${steps}), 0))`,
            createdAt: ctx.now(),
          },
          sql`FROM ${jobPosts} WHERE ${and(mine, ne(jobPosts.status, status))}
            AND (SELECT count(*) ${steps}) < ${stepsPerJob}`,
        ),
      )
      .onConflictDoNothing(),
    followSteps(ctx, jobId),
    ctx.db.select({ title: jobPosts.jobTitle, status: jobPosts.status }).from(jobPosts).where(mine),
  ]);
  if (!job) return { ok: false, reason: "not-found" };
  return job.status === status ? { ok: true, title: job.title } : { ok: false, reason: "too-many" };
}
