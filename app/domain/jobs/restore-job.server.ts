import { and, eq, isNotNull } from "drizzle-orm";
import { jobPosts } from "../../db/schema/jobs";
import type { AppContext, SignedInUser } from "../../ports/context";

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
