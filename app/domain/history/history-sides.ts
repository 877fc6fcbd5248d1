import { and, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { containsWords } from "~/db/contains-words";
import { newestFirst, olderThan } from "~/db/page-key";
import { matchScores } from "~/db/schema/matching";
import { rewrites } from "~/db/schema/rewriting";
import type { HistoryFilter, HistoryState } from "./history.schema";

export interface Asked {
  userId: string;
  filter: HistoryFilter;
  /** Milliseconds; what is older is left out. */
  since: number | null;
  /** Key of the page. */
  before?: string;
  /** Only what has a score. */
  isScored?: boolean;
  limit: number;
}

/**
 * The newest rewrites and matches as one list. Each side reads its own index in order and stops at the limit, and
 * neither reads the long texts of a rewrite.
 */
export function historyEntries(asked: Asked): SQL {
  const { kind } = asked.filter;
  const sides = [...(kind === "match" ? [] : [rewriteSide(asked)]), ...(kind === "rewrite" ? [] : [matchSide(asked)])];
  return sql`SELECT * FROM (${sql.join(sides, sql` UNION ALL `)}) ORDER BY createdAt DESC, id DESC LIMIT ${asked.limit}`;
}

/** Whether a line of the resume is in the user's own words; the letter has no part in the score. Old rows have it in their decisions. */
const hasOwnWords = sql`${rewrites.hasOwnWords} OR EXISTS (SELECT 1 FROM json_each(
    CASE WHEN json_valid(${rewrites.decisions}) THEN ${rewrites.decisions} END, '$.changes') AS decided
    WHERE decided.type = 'object')`;

function rewriteSide({ userId, filter, since, before, isScored, limit }: Asked): SQL {
  const where = and(
    eq(rewrites.userId, userId),
    olderThan(rewrites, before),
    since === null ? undefined : gte(rewrites.createdAt, since),
    isScored ? isNotNull(rewrites.scoreAfter) : undefined,
    ofState(filter.state, {
      done: and(eq(rewrites.status, "done"), isNotNull(rewrites.scoreAfter)),
      "not-scored": and(eq(rewrites.status, "done"), isNull(rewrites.scoreAfter)),
      running: inArray(rewrites.status, ["queued", "running"]),
      failed: eq(rewrites.status, "failed"),
    }),
    containsWords([rewrites.jobTitle, rewrites.companyName, rewrites.resumeName], filter.q),
  );
  return sql`SELECT * FROM (SELECT ${rewrites.id} AS id, 'rewrite' AS kind, ${rewrites.jobTitle} AS jobTitle,
      ${rewrites.companyName} AS companyName, ${rewrites.resumeName} AS resumeName,
      ${rewrites.resumeId} AS resumeId, ${rewrites.jobPostId} AS jobId,
      CASE WHEN ${rewrites.status} IN ('queued', 'running') THEN 'running' WHEN ${rewrites.status} = 'failed' THEN 'failed'
        WHEN ${rewrites.scoreAfter} IS NULL THEN 'not-scored' ELSE 'done' END AS state,
      ${rewrites.scoreBefore} AS scoreBefore, ${rewrites.scoreAfter} AS score, NULL AS ceiling,
      ${rewrites.failure} AS failure, ${rewrites.createdAt} AS createdAt, (${hasOwnWords}) AS hasOwnWords,
      ${rewrites.counted} AS counted
    FROM ${rewrites} WHERE ${where} ORDER BY ${sql.join(newestFirst(rewrites), sql`, `)} LIMIT ${limit})`;
}

function matchSide({ userId, filter, since, before, isScored, limit }: Asked): SQL {
  const where = and(
    eq(matchScores.userId, userId),
    olderThan(matchScores, before),
    since === null ? undefined : gte(matchScores.createdAt, since),
    isScored ? isNotNull(matchScores.score) : undefined,
    ofState(filter.state, {
      done: isNotNull(matchScores.score),
      "not-scored": isNull(matchScores.score),
      // A match is made while its user waits.
      running: sql`0`,
      failed: sql`0`,
    }),
    containsWords([matchScores.jobTitle, matchScores.companyName, matchScores.resumeName], filter.q),
  );
  return sql`SELECT * FROM (SELECT ${matchScores.id} AS id, 'match' AS kind, ${matchScores.jobTitle} AS jobTitle,
      ${matchScores.companyName} AS companyName, ${matchScores.resumeName} AS resumeName,
      ${matchScores.resumeId} AS resumeId, ${matchScores.jobPostId} AS jobId,
      CASE WHEN ${matchScores.score} IS NULL THEN 'not-scored' ELSE 'done' END AS state,
      NULL AS scoreBefore, ${matchScores.score} AS score, ${matchScores.ceiling} AS ceiling,
      NULL AS failure, ${matchScores.createdAt} AS createdAt, 0 AS hasOwnWords,
      0 AS counted
    FROM ${matchScores} WHERE ${where} ORDER BY ${sql.join(newestFirst(matchScores), sql`, `)} LIMIT ${limit})`;
}

function ofState(state: HistoryState | "", conditions: Record<HistoryState, SQL | undefined>): SQL | undefined {
  return state === "" ? undefined : conditions[state];
}
