import { and, eq, isNull, sql } from "drizzle-orm";
import { newestFirst } from "~/db/page-key";
import { jobPosts } from "~/db/schema/jobs";
import type { AppContext, SignedInUser } from "~/ports/context";
import { type JobStatus, statuses, type TrackedJob } from "./job.schema";
import { cardsPerColumn } from "./limits";
import { trackedJob } from "./list-jobs.server";

export interface BoardColumn {
  status: JobStatus;
  count: number;
  /** Since when the one that has waited longest stands here; null in an empty column. */
  oldest: number | null;
  /** The newest posts, at most `cardsPerColumn`. */
  cards: TrackedJob[];
}

/** The user's job posts by status, in one round trip: how many there are, and the newest of each. */
export async function getBoard(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
): Promise<BoardColumn[]> {
  const mine = and(eq(jobPosts.userId, ctx.user.id), isNull(jobPosts.deletedAt));
  const cardsOf = (status: JobStatus) =>
    ctx.db
      .select(trackedJob)
      .from(jobPosts)
      .where(and(mine, eq(jobPosts.status, status)))
      .orderBy(...newestFirst(jobPosts))
      .limit(cardsPerColumn);
  const [counts, ...cards] = await ctx.db.batch([
    ctx.db
      .select({
        status: jobPosts.status,
        count: sql<number>`count(*)`,
        oldest: sql<number>`min(coalesce(${jobPosts.statusAt}, ${jobPosts.createdAt}))`,
      })
      .from(jobPosts)
      .where(mine)
      .groupBy(jobPosts.status),
    ...statuses.map(cardsOf),
  ]);
  return statuses.map((status, at) => {
    const counted = counts.find((row) => row.status === status);
    return { status, count: counted?.count ?? 0, oldest: counted?.oldest ?? null, cards: cards[at] ?? [] };
  });
}
