import { and, inArray, isNotNull, lt } from "drizzle-orm";
import { jobPosts } from "../../db/schema/jobs";
import type { AppContext } from "../../ports/context";
import { binMilliseconds } from "./limits";

const rowsPerSweep = 500;

/** Deletes for good what was in the bin for a week. */
export async function sweepDeletedJobs(ctx: Pick<AppContext, "db" | "now">): Promise<void> {
  const old = ctx.db
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(and(isNotNull(jobPosts.deletedAt), lt(jobPosts.deletedAt, ctx.now() - binMilliseconds)))
    .limit(rowsPerSweep);
  await ctx.db.delete(jobPosts).where(inArray(jobPosts.id, old));
}
