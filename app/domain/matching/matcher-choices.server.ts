import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { containsWords } from "../../db/contains-words";
import { newestFirst } from "../../db/page-key";
import { jobPosts } from "../../db/schema/jobs";
import { resumes } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";
import { choicesInSelector } from "./limits";

type Context = Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> };

/** What a resume without a name of its own is called after stands in its first lines. */
const preview = sql<string>`CASE WHEN coalesce(${resumes.name}, ${resumes.fileName}) IS NULL
  THEN substr(${resumes.originalCvText}, 1, 200) ELSE '' END`;

/** What a selector says of a resume. */
export const resumeChoice = {
  id: resumes.id,
  name: resumes.name,
  fileName: resumes.fileName,
  preview: preview.as("preview"),
  createdAt: resumes.createdAt,
};

/** The user's resumes that a selector may offer. */
export function ownResumes(ctx: Context) {
  return and(eq(resumes.userId, ctx.user.id), isNotNull(resumes.storedAt), isNull(resumes.deletedAt));
}

export function ownJobs(ctx: Context) {
  return and(eq(jobPosts.userId, ctx.user.id), isNull(jobPosts.deletedAt));
}

/** Queries for both selectors: the latest ones whose names have the words that are looked for, and one more. */
export function choicesQueries(ctx: Context, find: { resume: string; job: string }) {
  const names = [sql`coalesce(${resumes.name}, '')`, sql`coalesce(${resumes.fileName}, '')`, preview];
  return [
    ctx.db
      .select(resumeChoice)
      .from(resumes)
      .where(and(ownResumes(ctx), containsWords(names, find.resume)))
      .orderBy(...newestFirst(resumes))
      .limit(choicesInSelector + 1),
    ctx.db
      .select({ id: jobPosts.id, title: jobPosts.jobTitle, createdAt: jobPosts.createdAt })
      .from(jobPosts)
      .where(and(ownJobs(ctx), containsWords([jobPosts.jobTitle, jobPosts.companyName], find.job)))
      .orderBy(...newestFirst(jobPosts))
      .limit(choicesInSelector + 1),
  ] as const;
}
