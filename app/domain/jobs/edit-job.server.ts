import { and, eq, isNull } from "drizzle-orm";
import { jobPosts } from "~/db/schema/jobs";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { StoredJob } from "./get-job.server";
import type { EditJob } from "./job.schema";

/**
 * Changes the texts of a post; its corrections and its steps stay. "stale": somebody, perhaps another tab, changed the
 * post since the form was made; `current` is the stored post.
 */
export async function editJob(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  id: string,
  { title, company, description, sourceUrl, revision }: EditJob,
): Promise<{ ok: true } | { ok: false; reason: "not-found" } | { ok: false; reason: "stale"; current: StoredJob }> {
  const mine = and(eq(jobPosts.id, id), eq(jobPosts.userId, ctx.user.id), isNull(jobPosts.deletedAt));
  const [changed, [current]] = await ctx.db.batch([
    ctx.db
      .update(jobPosts)
      .set({
        jobTitle: title,
        companyName: company,
        jobDescription: description,
        sourceUrl: sourceUrl || null,
        revision: revision + 1,
      })
      .where(and(mine, eq(jobPosts.revision, revision)))
      .returning({ id: jobPosts.id }),
    ctx.db.select().from(jobPosts).where(mine),
  ]);
  if (changed.length > 0) return { ok: true };
  return current ? { ok: false, reason: "stale", current } : { ok: false, reason: "not-found" };
}
