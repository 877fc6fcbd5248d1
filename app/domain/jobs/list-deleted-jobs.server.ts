import { and, desc, eq, isNotNull } from "drizzle-orm";
import { jobPosts } from "../../db/schema/jobs";
import type { AppContext, SignedInUser } from "../../ports/context";
import { binMilliseconds, jobsInBin } from "./limits";

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
