import { and, eq, isNotNull } from "drizzle-orm";
import { jobPosts } from "../../db/schema/jobs";
import type { AppContext, SignedInUser } from "../../ports/context";

/** Deletes a post of the bin for good, with its matches and steps; rewrites stay in the history. */
export async function purgeJob(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  id: string,
): Promise<{ title: string } | null> {
  const [gone] = await ctx.db
    .delete(jobPosts)
    .where(and(eq(jobPosts.id, id), eq(jobPosts.userId, ctx.user.id), isNotNull(jobPosts.deletedAt)))
    .returning({ title: jobPosts.jobTitle });
  return gone ?? null;
}
