import { and, desc, eq } from "drizzle-orm";
import { applicationSteps, jobPosts } from "~/db/schema/jobs";
import type { StoredJob } from "~/domain/jobs/get-job.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { stepsPerJob } from "./limits";
import type { StepView } from "./step.schema";
import { ownPost, stepColumns, stepView } from "./step-queries";

/** A job post of the user with the steps of its application, the latest first; null where there is none of theirs. */
export async function getApplication(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  jobId: string,
): Promise<{ job: StoredJob; steps: StepView[] } | null> {
  const [[job], rows] = await ctx.db.batch([
    ctx.db.select().from(jobPosts).where(ownPost(ctx.user.id, jobId)),
    ctx.db
      .select(stepColumns)
      .from(applicationSteps)
      .where(and(eq(applicationSteps.jobPostId, jobId), eq(applicationSteps.userId, ctx.user.id)))
      .orderBy(desc(applicationSteps.happenedAt), desc(applicationSteps.createdAt), desc(applicationSteps.id))
      .limit(stepsPerJob),
  ]);
  return job ? { job, steps: rows.map(stepView) } : null;
}
