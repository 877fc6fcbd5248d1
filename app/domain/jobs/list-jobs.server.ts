import { and, eq, isNull, sql } from "drizzle-orm";
import { containsWords } from "~/db/contains-words";
import { newestFirst, olderThan, toPage } from "~/db/page-key";
import { jobPosts } from "~/db/schema/jobs";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { JobStatus, JobSummary, TrackedJob } from "./job.schema";
import { jobsInSelector, jobsPerPage } from "./limits";

type Context = Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> };

const summary = {
  id: jobPosts.id,
  title: jobPosts.jobTitle,
  company: jobPosts.companyName,
  createdAt: jobPosts.createdAt,
};
export const trackedJob = {
  ...summary,
  status: jobPosts.status,
  since: sql<number>`coalesce(${jobPosts.statusAt}, ${jobPosts.createdAt})`,
};

export interface JobFilter {
  /** Words of the title or of the company's name. */
  search?: string;
  status?: JobStatus;
}

/** The user's job posts, newest first; `before` is the key of the page. */
export async function listJobs(
  ctx: Context,
  input: JobFilter & { before?: string; perPage?: number } = {},
): Promise<{ items: TrackedJob[]; next: string | null }> {
  const { before, perPage = jobsPerPage } = input;
  const rows = await ctx.db
    .select(trackedJob)
    .from(jobPosts)
    .where(
      and(
        eq(jobPosts.userId, ctx.user.id),
        containsWords([jobPosts.jobTitle, jobPosts.companyName], input.search ?? ""),
        input.status && eq(jobPosts.status, input.status),
        isNull(jobPosts.deletedAt),
        olderThan(jobPosts, before),
      ),
    )
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
