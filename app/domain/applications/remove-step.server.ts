import { and, eq } from "drizzle-orm";
import { applicationSteps, jobPosts } from "~/db/schema/jobs";
import { referencesOf, releaseContents } from "~/domain/storage/content.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { followSteps } from "./follow-steps.server";
import { isOwnPost, ownPost } from "./step-queries";

/**
 * Takes a step back, with its copies of attachments; the job's status follows what is left. Safe to do twice: false only where
 * the user has no such job.
 */
export async function removeStep(
  ctx: Pick<AppContext, "db" | "now"> & { user: Pick<SignedInUser, "id"> },
  { jobId, stepId }: { jobId: string; stepId: string },
): Promise<boolean> {
  const step = and(
    eq(applicationSteps.id, stepId),
    eq(applicationSteps.jobPostId, jobId),
    eq(applicationSteps.userId, ctx.user.id),
    isOwnPost(ctx.user.id, jobId),
  );
  const [, , , [job]] = await ctx.db.batch([
    releaseContents(ctx, referencesOf(applicationSteps, step)),
    ctx.db.delete(applicationSteps).where(step),
    followSteps(ctx, jobId),
    ctx.db.select({ id: jobPosts.id }).from(jobPosts).where(ownPost(ctx.user.id, jobId)),
  ]);
  return job !== undefined;
}
