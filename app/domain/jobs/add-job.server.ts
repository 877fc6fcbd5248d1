import { and, eq } from "drizzle-orm";
import { jobPosts } from "../../db/schema/jobs";
import type { AppContext, SignedInUser } from "../../ports/context";
import type { AddJob } from "./job.schema";

/** Saves a job post. Idempotent by id: the same form sent again saves nothing more. */
export async function addJob(
  ctx: Pick<AppContext, "db" | "now"> & { user: SignedInUser },
  input: AddJob,
): Promise<{ ok: true } | { ok: false; reason: "id-taken" }> {
  const [, saved] = await ctx.db.batch([
    ctx.db
      .insert(jobPosts)
      .values({
        id: input.id,
        userId: ctx.user.id,
        jobTitle: input.title,
        companyName: input.company,
        jobDescription: input.description,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing(),
    ctx.db
      .select({ id: jobPosts.id })
      .from(jobPosts)
      .where(
        and(
          eq(jobPosts.id, input.id),
          eq(jobPosts.userId, ctx.user.id),
          eq(jobPosts.jobTitle, input.title),
          eq(jobPosts.companyName, input.company),
          eq(jobPosts.jobDescription, input.description),
        ),
      ),
  ]);
  return saved.length > 0 ? { ok: true } : { ok: false, reason: "id-taken" };
}
