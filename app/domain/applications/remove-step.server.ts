import { and, eq } from "drizzle-orm";
import { applicationSteps } from "../../db/schema/jobs";
import type { AppContext, SignedInUser } from "../../ports/context";
import { followSteps } from "./follow-steps.server";

/** Takes a step back, with its copies of papers; the job's status follows what is left. Safe to do twice. */
export async function removeStep(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  { jobId, stepId }: { jobId: string; stepId: string },
): Promise<void> {
  await ctx.db.batch([
    ctx.db
      .delete(applicationSteps)
      .where(
        and(
          eq(applicationSteps.id, stepId),
          eq(applicationSteps.jobPostId, jobId),
          eq(applicationSteps.userId, ctx.user.id),
        ),
      ),
    followSteps(ctx, jobId),
  ]);
}
