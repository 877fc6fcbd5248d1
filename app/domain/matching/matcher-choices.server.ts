import { and, eq, isNull, sql } from "drizzle-orm";
import { containsWords } from "~/db/contains-words";
import { newestFirst } from "~/db/page-key";
import { jobPosts } from "~/db/schema/jobs";
import { resumes } from "~/db/schema/resumes";
import { shownResumes, summaryColumns } from "~/domain/resumes/resume-columns";
import type { AppContext, SignedInUser } from "~/ports/context";
import { choicesInSelector } from "./limits";

/** Job posts of a user that are not deleted. */
export function shownJobs(userId: string) {
  return and(eq(jobPosts.userId, userId), isNull(jobPosts.deletedAt));
}

/** Queries for both selectors: the latest ones whose names have the words that are looked for, and one more. */
export function choicesQueries(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  find: { resume: string; job: string },
) {
  // A pasted resume without a name is called after its first line.
  const names = [sql`coalesce(${resumes.name}, ${resumes.fileName}, ${summaryColumns.preview})`];
  return [
    ctx.db
      .select(summaryColumns)
      .from(resumes)
      .where(and(shownResumes(ctx.user.id), containsWords(names, find.resume)))
      .orderBy(...newestFirst(resumes))
      .limit(choicesInSelector + 1),
    ctx.db
      .select({ id: jobPosts.id, title: jobPosts.jobTitle, createdAt: jobPosts.createdAt })
      .from(jobPosts)
      .where(and(shownJobs(ctx.user.id), containsWords([jobPosts.jobTitle, jobPosts.companyName], find.job)))
      .orderBy(...newestFirst(jobPosts))
      .limit(choicesInSelector + 1),
  ] as const;
}
