import { and, desc, eq, isNull } from "drizzle-orm";
import { newestFirst } from "~/db/page-key";
import { jobPosts } from "~/db/schema/jobs";
import { resumeJobMatches } from "~/db/schema/matching";
import { resumes } from "~/db/schema/resumes";
import { rewrites } from "~/db/schema/rewriting";
import { shownResumes } from "~/domain/resumes/resume-columns";
import { latestShown } from "~/domain/rewriting/limits";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { Overview } from "./next-step";

/** Everything the dashboard's first page shows: the latest of each kind. One round trip. */
export async function getOverview(ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> }): Promise<Overview> {
  const { id: userId } = ctx.user;
  const ownJobs = and(eq(jobPosts.userId, userId), isNull(jobPosts.deletedAt));
  const [[resume], jobs, [match], latest] = await ctx.db.batch([
    ctx.db
      .select({ id: resumes.id })
      .from(resumes)
      .where(shownResumes(userId))
      .orderBy(...newestFirst(resumes))
      .limit(1),
    ctx.db
      .select({
        id: jobPosts.id,
        title: jobPosts.jobTitle,
        company: jobPosts.companyName,
        createdAt: jobPosts.createdAt,
      })
      .from(jobPosts)
      .where(ownJobs)
      .orderBy(...newestFirst(jobPosts))
      .limit(latestShown),
    ctx.db
      .select({ resumeId: resumeJobMatches.resumeId, jobId: resumeJobMatches.jobPostId })
      .from(resumeJobMatches)
      .innerJoin(resumes, and(eq(resumes.id, resumeJobMatches.resumeId), isNull(resumes.deletedAt)))
      .innerJoin(jobPosts, and(eq(jobPosts.id, resumeJobMatches.jobPostId), isNull(jobPosts.deletedAt)))
      .where(eq(resumeJobMatches.userId, userId))
      .orderBy(desc(resumeJobMatches.updatedAt))
      .limit(1),
    ctx.db
      .select({
        id: rewrites.id,
        status: rewrites.status,
        jobTitle: rewrites.jobTitle,
        companyName: rewrites.companyName,
        resumeName: rewrites.resumeName,
        scoreBefore: rewrites.scoreBefore,
        scoreAfter: rewrites.scoreAfter,
        counted: rewrites.counted,
        createdAt: rewrites.createdAt,
      })
      .from(rewrites)
      .where(eq(rewrites.userId, userId))
      .orderBy(...newestFirst(rewrites))
      .limit(latestShown),
  ]);
  return { resumeId: resume?.id ?? null, jobs, match: match ?? null, rewrites: latest };
}
