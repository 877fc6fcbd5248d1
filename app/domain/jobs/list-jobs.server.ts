import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { newestFirst, olderThan, toPage } from "../../db/page-key";
import { jobPosts } from "../../db/schema/jobs";
import type { AppContext, SignedInUser } from "../../ports/context";
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
  /** Part of a title or of a company's name. */
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
        named(input.search),
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

function named(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const like = (column: typeof jobPosts.jobTitle | typeof jobPosts.companyName) =>
    sql`${column} LIKE ${pattern} ESCAPE '\\'`;
  return or(like(jobPosts.jobTitle), like(jobPosts.companyName));
}
