import { sql } from "drizzle-orm";
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

type Row = Omit<HistoryEntry, "pair"> & { resumeId: string | null; jobId: string | null; isPairThere: number };

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
    ctx.db.all<Row>(sql`SELECT entries.*, ${isPairThere} AS isPairThere FROM (${page}) AS entries
      ORDER BY createdAt DESC, id DESC`),
    ctx.db.all<Row & { score: number }>(plot),
    ctx.db.all<{ any: number }>(
      sql`SELECT EXISTS (SELECT 1 FROM ${rewrites} WHERE ${rewrites.userId} = ${ctx.user.id})
        OR EXISTS (SELECT 1 FROM ${matchScores} WHERE ${matchScores.userId} = ${ctx.user.id}) AS any`,
    ),
  ]);
  const { items, next } = toPage(rows, historyPerPage);
  return { items: items.map(entryOf), next, scores: plotted.map(scoreOf), isEmpty: !any?.any };
}

/** What is deleted stays in its bin for a while: it is not there for anything new. */
const isPairThere = sql`(EXISTS (SELECT 1 FROM ${resumes} WHERE ${resumes.id} = entries.resumeId
    AND ${resumes.deletedAt} IS NULL)
  AND EXISTS (SELECT 1 FROM ${jobPosts} WHERE ${jobPosts.id} = entries.jobId AND ${jobPosts.deletedAt} IS NULL))`;

function entryOf({ resumeId, jobId, isPairThere, ...entry }: Row): HistoryEntry {
  return { ...entry, pair: isPairThere && resumeId && jobId ? { resumeId, jobId } : null };
}

function scoreOf({ id, kind, jobTitle, scoreBefore, score, createdAt, resumeId, jobId }: Row & { score: number }) {
  const pair = resumeId && jobId ? { resumeId, jobId } : null;
  return { id, kind, jobTitle, scoreBefore, score, createdAt, pair };
}
