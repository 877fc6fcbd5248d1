import { sql } from "drizzle-orm";
import { toPage } from "~/db/page-key";
import { jobPosts } from "~/db/schema/jobs";
import { matchScores } from "~/db/schema/matching";
import { resumes } from "~/db/schema/resumes";
import { rewrites } from "~/db/schema/rewriting";
import type { AppContext, SignedInUser } from "~/ports/context";
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
  const columns = columnsFor(ctx.user.id);
  const [rows, plotted, [any]] = await ctx.db.batch([
    ctx.db
      .select(columns)
      .from(sql`(${page}) AS entries`)
      .orderBy(...newestEntry),
    ctx.db
      .select(columns)
      .from(sql`(${plot}) AS entries`)
      .orderBy(...newestEntry),
    ctx.db
      .select({
        thing: sql<number>`EXISTS (SELECT 1 FROM ${rewrites} WHERE ${rewrites.userId} = ${ctx.user.id})
        OR EXISTS (SELECT 1 FROM ${matchScores} WHERE ${matchScores.userId} = ${ctx.user.id})`,
      })
      .from(sql`(SELECT 1)`),
  ]);
  const { items, next } = toPage(rows, historyPerPage);
  return {
    items: items.map(entryOf),
    next,
    scores: plotted.map((row) => ({ ...entryOf(row), score: row.score ?? 0 })),
    isEmpty: !any?.thing,
  };
}

function entryOf<Row extends { resumeId: string | null; jobId: string | null; isPairThere: boolean }>(row: Row) {
  const { resumeId, jobId, isPairThere, ...entry } = row;
  return { ...entry, pair: isPairThere && resumeId && jobId ? { resumeId, jobId } : null };
}

const newestEntry = [sql`entries.createdAt DESC`, sql`entries.id DESC`];

function columnsFor(userId: string) {
  // What is deleted stays in its bin for a while: it is not there for anything new. A bin is small, and found by index.
  const inBin = (table: typeof resumes | typeof jobPosts) =>
    sql`(SELECT ${table.id} FROM ${table} WHERE ${table.userId} = ${userId} AND ${table.deletedAt} IS NOT NULL)`;
  return {
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
    hasOwnWords: sql`entries.hasOwnWords`.mapWith(Boolean),
    counted: sql`entries.counted`.mapWith(Boolean),
    createdAt: sql<number>`entries.createdAt`,
    isPairThere: sql`entries.resumeId NOT IN ${inBin(resumes)} AND entries.jobId NOT IN ${inBin(jobPosts)}`.mapWith(
      Boolean,
    ),
  };
}
