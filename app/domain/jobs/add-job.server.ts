import { and, eq, isNull, sql } from "drizzle-orm";
import { jobPosts } from "~/db/schema/jobs";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { AddJob } from "./job.schema";

/**
 * Saves a job post. Idempotent by id: sending the form again saves nothing more, and does not restore a post that was
 * deleted since.
 */
export async function addJob(
  ctx: Pick<AppContext, "db" | "now"> & { user: Pick<SignedInUser, "id"> },
  input: Omit<AddJob, "sourceUrl"> & { sourceUrl?: string },
): Promise<{ ok: true } | { ok: false; reason: "id-taken" }> {
  const texts = {
    jobTitle: input.title,
    companyName: input.company,
    jobDescription: input.description,
    sourceUrl: input.sourceUrl || null,
  };
  const [, saved] = await ctx.db.batch([
    ctx.db
      .insert(jobPosts)
      .values({ id: input.id, userId: ctx.user.id, ...texts, createdAt: ctx.now() })
      .onConflictDoNothing(),
    ctx.db
      .select({ id: jobPosts.id })
      .from(jobPosts)
      .where(
        and(
          eq(jobPosts.id, input.id),
          eq(jobPosts.userId, ctx.user.id),
          eq(jobPosts.jobTitle, texts.jobTitle),
          eq(jobPosts.companyName, texts.companyName),
          eq(jobPosts.jobDescription, texts.jobDescription),
          sql`${jobPosts.sourceUrl} IS ${texts.sourceUrl}`,
          isNull(jobPosts.deletedAt),
        ),
      ),
  ]);
  return saved.length > 0 ? { ok: true } : { ok: false, reason: "id-taken" };
}
