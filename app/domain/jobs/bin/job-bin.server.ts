import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { applicationSteps, jobPosts } from "~/db/schema/jobs";
import { resumeJobMatches } from "~/db/schema/matching";
import { binMilliseconds, jobsInBin } from "~/domain/jobs/limits";
import { referencesOf, releaseContents } from "~/domain/storage/content.server";
import type { AppContext, SignedInUser } from "~/ports/context";

/** Puts a post into the bin, where it stays for a week; null where the user has none of this id outside of it. */
export async function deleteJob(
  ctx: Pick<AppContext, "db" | "now"> & { user: Pick<SignedInUser, "id"> },
  id: string,
): Promise<{ title: string } | null> {
  const [deleted] = await ctx.db
    .update(jobPosts)
    .set({ deletedAt: ctx.now() })
    .where(and(eq(jobPosts.id, id), eq(jobPosts.userId, ctx.user.id), isNull(jobPosts.deletedAt)))
    .returning({ title: jobPosts.jobTitle });
  return deleted ?? null;
}

/** Takes a post out of the bin; null where none of the user's with this id is in it. */
export async function restoreJob(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  id: string,
): Promise<{ title: string } | null> {
  const [restored] = await ctx.db
    .update(jobPosts)
    .set({ deletedAt: null })
    .where(and(eq(jobPosts.id, id), eq(jobPosts.userId, ctx.user.id), isNotNull(jobPosts.deletedAt)))
    .returning({ title: jobPosts.jobTitle });
  return restored ?? null;
}

/** Deletes a post of the bin for good, with its matches and steps; rewrites stay in the history. */
export async function purgeJob(
  ctx: Pick<AppContext, "db" | "now"> & { user: Pick<SignedInUser, "id"> },
  id: string,
): Promise<{ title: string } | null> {
  const post = and(eq(jobPosts.id, id), eq(jobPosts.userId, ctx.user.id), isNotNull(jobPosts.deletedAt));
  const [, , [gone]] = await ctx.db.batch([
    ...releaseJobs(ctx, post),
    ctx.db.delete(jobPosts).where(post).returning({ title: jobPosts.jobTitle }),
  ]);
  return gone ?? null;
}

export interface DeletedJob {
  id: string;
  title: string;
  company: string;
  /** When it goes for good. */
  until: number;
}

/** The user's bin, what was deleted last first; the sweep empties it. */
export async function listDeletedJobs(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
): Promise<DeletedJob[]> {
  const rows = await ctx.db
    .select({
      id: jobPosts.id,
      title: jobPosts.jobTitle,
      company: jobPosts.companyName,
      deletedAt: jobPosts.deletedAt,
    })
    .from(jobPosts)
    .where(and(eq(jobPosts.userId, ctx.user.id), isNotNull(jobPosts.deletedAt)))
    .orderBy(desc(jobPosts.deletedAt))
    .limit(jobsInBin);
  return rows.map(({ deletedAt, ...row }) => ({ ...row, until: (deletedAt ?? 0) + binMilliseconds }));
}

/** The statements that say which long texts go with these posts, to stand before their deletion. */
export function releaseJobs(ctx: Pick<AppContext, "db" | "now">, gone: SQL | undefined) {
  const ids = sql`(SELECT ${jobPosts.id} FROM ${jobPosts} WHERE ${gone})`;
  return [
    releaseContents(ctx, referencesOf(resumeJobMatches, sql`${resumeJobMatches.jobPostId} IN ${ids}`)),
    releaseContents(ctx, referencesOf(applicationSteps, sql`${applicationSteps.jobPostId} IN ${ids}`)),
  ] as const;
}

const rowsPerSweep = 500;

/** Deletes for good what was in the bin for a week. */
export async function sweepDeletedJobs(ctx: Pick<AppContext, "db" | "now">): Promise<void> {
  const old = ctx.db
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(and(isNotNull(jobPosts.deletedAt), lt(jobPosts.deletedAt, ctx.now() - binMilliseconds)))
    .orderBy(jobPosts.deletedAt)
    .limit(rowsPerSweep);
  const gone = inArray(jobPosts.id, old);
  await ctx.db.batch([...releaseJobs(ctx, gone), ctx.db.delete(jobPosts).where(gone)]);
}
