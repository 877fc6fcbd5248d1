import { and, desc, eq, sql } from "drizzle-orm";
import { newestFirst } from "~/db/page-key";
import { hasTexts } from "~/db/rows";
import { applicationSteps, jobPosts } from "~/db/schema/jobs";
import { resumes } from "~/db/schema/resumes";
import { rewrites } from "~/db/schema/rewriting";
import type { JobStatus } from "~/domain/jobs/job.schema";
import { resumeLabel } from "~/domain/resumes/resume.schema";
import { shownResumes } from "~/domain/resumes/resume-columns";
import type { AppContext, SignedInUser } from "~/ports/context";
import { firstLineCharacters, resumesInStepSelector, rewritesInSelector } from "./limits";
import type { StepView } from "./step.schema";
import { ownPost, stepColumns, stepView } from "./step-queries";

/** What a form about a step needs: the job, the step where there is one already, and the attachments to choose from. */
export interface StepForm {
  job: { id: string; title: string; status: JobStatus };
  step: StepView | null;
  rewrites: { id: string; resumeName: string; createdAt: number }[];
  resumes: { id: string; label: string }[];
}

/** Null where the user has no such job. One round trip. */
export async function getStepForm(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  { jobId, stepId }: { jobId: string; stepId: string | null },
): Promise<StepForm | null> {
  const userId = ctx.user.id;
  const [[job], [step], rewritten, stored] = await ctx.db.batch([
    ctx.db
      .select({ id: jobPosts.id, title: jobPosts.jobTitle, status: jobPosts.status })
      .from(jobPosts)
      .where(ownPost(userId, jobId)),
    ctx.db
      .select(stepColumns)
      .from(applicationSteps)
      .where(
        and(
          eq(applicationSteps.id, stepId ?? ""),
          eq(applicationSteps.jobPostId, jobId),
          eq(applicationSteps.userId, userId),
        ),
      ),
    ctx.db
      .select({ id: rewrites.id, resumeName: rewrites.resumeName, createdAt: rewrites.createdAt })
      .from(rewrites)
      .where(and(eq(rewrites.jobPostId, jobId), eq(rewrites.userId, userId), hasTexts))
      .orderBy(desc(rewrites.createdAt), desc(rewrites.id))
      .limit(rewritesInSelector),
    ctx.db
      .select({
        id: resumes.id,
        name: resumes.name,
        fileName: resumes.fileName,
        preview: sql<string>`substr(${resumes.originalCvText}, 1, ${firstLineCharacters})`,
      })
      .from(resumes)
      .where(shownResumes(userId))
      .orderBy(...newestFirst(resumes))
      .limit(resumesInStepSelector),
  ]);
  if (!job) return null;
  return {
    job,
    step: step ? stepView(step) : null,
    rewrites: rewritten,
    resumes: stored.map((resume) => ({ id: resume.id, label: resumeLabel(resume) })),
  };
}
