import { and, eq, isNull } from "drizzle-orm";
import { jobPosts } from "../../db/schema/jobs";
import type { AppContext, SignedInUser } from "../../ports/context";

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
