import { sql } from "drizzle-orm";
import { applicationSteps, jobPosts } from "~/db/schema/jobs";
import type { AppContext, SignedInUser } from "~/ports/context";
import { ownPost } from "./step-queries";

/** The statement that gives a job the status of its latest step; one without steps is saved and no more. */
export function followSteps(ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> }, jobId: string) {
  const latest = (column: typeof applicationSteps.status | typeof applicationSteps.happenedAt) =>
    sql`(SELECT ${column} FROM ${applicationSteps} WHERE ${applicationSteps.jobPostId} = ${jobId}
      ORDER BY ${applicationSteps.happenedAt} DESC, ${applicationSteps.createdAt} DESC, ${applicationSteps.id} DESC LIMIT 1)`;
  return ctx.db
    .update(jobPosts)
    .set({
      status: sql`coalesce(${latest(applicationSteps.status)}, 'saved')`,
      statusAt: latest(applicationSteps.happenedAt),
    })
    .where(ownPost(ctx.user.id, jobId));
}
