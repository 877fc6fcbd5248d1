import { and, eq } from "drizzle-orm";
import { jobPosts } from "~/db/schema/jobs";
import type { AppContext, SignedInUser } from "~/ports/context";

export type StoredJob = typeof jobPosts.$inferSelect;

/** One job post of the user; null where there is none of theirs, or it is in the bin. */
export async function getJob(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  id: string,
): Promise<StoredJob | null> {
  const job = await getJobOrBinned(ctx, id);
  return job?.deletedAt === null ? job : null;
}

/** The same, the bin included. */
export async function getJobOrBinned(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  id: string,
): Promise<StoredJob | null> {
  const [row] = await ctx.db
    .select()
    .from(jobPosts)
    .where(and(eq(jobPosts.id, id), eq(jobPosts.userId, ctx.user.id)));
  return row ?? null;
}
