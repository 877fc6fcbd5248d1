import { and, eq, isNull } from "drizzle-orm";
import { newestFirst, olderThan, toPage } from "../../db/page-key";
import { jobPosts } from "../../db/schema/jobs";
import type { AppContext, SignedInUser } from "../../ports/context";
import type { JobSummary } from "./job.schema";
import { jobsInSelector, jobsPerPage } from "./limits";

type Context = Pick<AppContext, "db"> & { user: SignedInUser };

const summary = {
  id: jobPosts.id,
  title: jobPosts.jobTitle,
  company: jobPosts.companyName,
  createdAt: jobPosts.createdAt,
};

/** The user's job posts, newest first; `before` is the key of the page. */
export async function listJobs(
  ctx: Context,
  input: { before?: string; perPage?: number } = {},
): Promise<{ items: JobSummary[]; next: string | null }> {
  const { before, perPage = jobsPerPage } = input;
  const rows = await ctx.db
    .select(summary)
    .from(jobPosts)
    .where(and(eq(jobPosts.userId, ctx.user.id), isNull(jobPosts.deletedAt), olderThan(jobPosts, before)))
    .orderBy(...newestFirst(jobPosts))
    .limit(perPage + 1);
  return toPage(rows, perPage);
}

/** The user's latest job posts to choose from, and the one that is chosen already, however old. */
export async function listJobChoices(ctx: Context, chosenId: string): Promise<JobSummary[]> {
  const { items } = await listJobs(ctx, { perPage: jobsInSelector });
  if (!chosenId || items.some(({ id }) => id === chosenId)) return items;
  const chosen = await ctx.db
    .select(summary)
    .from(jobPosts)
    .where(and(eq(jobPosts.userId, ctx.user.id), isNull(jobPosts.deletedAt), eq(jobPosts.id, chosenId)));
  return [...items, ...chosen];
}
