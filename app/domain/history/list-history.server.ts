import { desc, sql } from "drizzle-orm";
import { toPage } from "../../db/page-key";
import { jobPosts } from "../../db/schema/jobs";
import { matchScores } from "../../db/schema/matching";
import { resumes } from "../../db/schema/resumes";
import { rewrites } from "../../db/schema/rewriting";
import type { AppContext, SignedInUser } from "../../ports/context";
import type { HistoryEntry, HistoryFilter, HistoryScore } from "./history.schema";
import { historyEntries } from "./history-sides";
import { historyPerPage, scoresInPlot } from "./limits";

const dayMilliseconds = 24 * 60 * 60 * 1000;

export interface History {
  items: HistoryEntry[];
  /** Key of the next page, null on the last. */
  next: string | null;
  /** The latest scores of all that the filter lets through, newest first; none on the pages after the first. */
  scores: HistoryScore[];
  /** Whether the user ever asked for anything. */
  isEmpty: boolean;
}

/** The user's rewrites and matches, newest first, narrowed by the filter; `before` is the key of the page. One batch. */
export async function listHistory(
  ctx: Pick<AppContext, "db" | "now"> & { user: SignedInUser },
  input: { filter: HistoryFilter; before?: string },
): Promise<History> {
  const { filter, before } = input;
  const asked = {
    userId: ctx.user.id,
    filter,
    since: filter.days === "" ? null : ctx.now() - Number(filter.days) * dayMilliseconds,
  };
  const page = historyEntries({ ...asked, before, limit: historyPerPage + 1 });
  const plot = historyEntries({ ...asked, isScored: true, limit: before ? 0 : scoresInPlot });
  const [rows, plotted, [any]] = await ctx.db.batch([
    ctx.db
      .select({ ...columns, isPairThere })
      .from(sql`(${page}) AS entries`)
      .orderBy(desc(columns.createdAt), desc(columns.id)),
    ctx.db.select(columns).from(sql`(${plot}) AS entries`).orderBy(desc(columns.createdAt), desc(columns.id)),
    ctx.db
      .select({
        thing: sql<number>`EXISTS (SELECT 1 FROM ${rewrites} WHERE ${rewrites.userId} = ${ctx.user.id})
        OR EXISTS (SELECT 1 FROM ${matchScores} WHERE ${matchScores.userId} = ${ctx.user.id})`,
      })
      .from(sql`(SELECT 1)`),
  ]);
  const { items, next } = toPage(rows, historyPerPage);
  return {
    items: items.map(({ resumeId, jobId, isPairThere, ...entry }) => ({
      ...entry,
      pair: isPairThere ? pairOf(resumeId, jobId) : null,
    })),
    next,
    scores: plotted.map(({ id, kind, jobTitle, scoreBefore, score, createdAt, resumeId, jobId }) => ({
      ...{ id, kind, jobTitle, scoreBefore, score: score ?? 0, createdAt },
      pair: pairOf(resumeId, jobId),
    })),
    isEmpty: !any?.thing,
  };
}

const columns = {
  id: sql<string>`entries.id`,
  kind: sql<HistoryEntry["kind"]>`entries.kind`,
  state: sql<HistoryEntry["state"]>`entries.state`,
  jobTitle: sql<string>`entries.jobTitle`,
  companyName: sql<string>`entries.companyName`,
  resumeName: sql<string>`entries.resumeName`,
  resumeId: sql<string | null>`entries.resumeId`,
  jobId: sql<string | null>`entries.jobId`,
  scoreBefore: sql<number | null>`entries.scoreBefore`,
  score: sql<number | null>`entries.score`,
  ceiling: sql<number | null>`entries.ceiling`,
  failure: sql<string | null>`entries.failure`,
  createdAt: sql<number>`entries.createdAt`,
};

/** What is deleted stays in its bin for a while: it is not there for anything new. */
const isPairThere = sql`EXISTS (SELECT 1 FROM ${resumes} WHERE ${resumes.id} = entries.resumeId
    AND ${resumes.deletedAt} IS NULL)
  AND EXISTS (SELECT 1 FROM ${jobPosts} WHERE ${jobPosts.id} = entries.jobId AND ${jobPosts.deletedAt} IS NULL)`.mapWith(
  Boolean,
);

function pairOf(resumeId: string | null, jobId: string | null): HistoryEntry["pair"] {
  return resumeId && jobId ? { resumeId, jobId } : null;
}
