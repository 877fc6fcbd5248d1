import { and, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { profiles } from "~/db/schema/accounts";
import { totals } from "~/db/schema/admin";
import { jobPosts } from "~/db/schema/jobs";
import { matchScores } from "~/db/schema/matching";
import { resumes } from "~/db/schema/resumes";
import { rewrites } from "~/db/schema/rewriting";
import { type ScoreBand, scoreBands } from "~/domain/matching/match.schema";
import type { AppContext } from "~/ports/context";
import type { ContentList, FilterOf, SortOf } from "./content.schema";
import {
  foundByOwnerOr,
  hasValue,
  keysFoundBy,
  type ListAddress,
  type ListPage,
  ownerColumns,
  ownersFoundBy,
  pageQuery,
  type Searched,
  toListPage,
} from "./list-rows";

type Context = Pick<AppContext, "db">;
type Asked<List extends ContentList> = { address: ListAddress<SortOf<List>>; filter: FilterOf<List> | null };
/** A page, and how many rows there are of each list. */
type Listed<Row> = ListPage<Row> & { counts: Record<ContentList, number> };

const countNames: Record<ContentList, string> = {
  resumes: "resumes",
  posts: "job-posts",
  rewrites: "rewrites",
  matches: "matches",
};

const countsQuery = ({ db }: Context) =>
  db
    .select()
    .from(totals)
    .where(inArray(totals.name, Object.values(countNames)));

function toCounts(rows: { name: string; value: number }[]): Record<ContentList, number> {
  const count = (list: ContentList) => rows.find(({ name }) => name === countNames[list])?.value ?? 0;
  return { resumes: count("resumes"), posts: count("posts"), rewrites: count("rewrites"), matches: count("matches") };
}

// Expressions of indexes, word for word as db/schema has them.
const resumeKind = sql<
  FilterOf<"resumes">
>`CASE WHEN ${resumes.fileType} IS NULL THEN 'text' ELSE ${resumes.fileType} END`;
const resumeTitle = sql`lower(CASE WHEN ${resumes.name} IS NOT NULL THEN ${resumes.name} WHEN ${resumes.fileName} IS NULL THEN '' ELSE ${resumes.fileName} END)`;
const postTitle = sql`lower(${jobPosts.jobTitle})`;
const rewriteScore = sql`CASE WHEN ${rewrites.scoreAfter} IS NULL THEN -1 ELSE ${rewrites.scoreAfter} END`;
const matchScore = sql`CASE WHEN ${matchScores.score} IS NULL THEN -1 ELSE ${matchScores.score} END`;
const matchBand = sql`CASE WHEN ${matchScores.score} >= 80 THEN 'green' WHEN ${matchScores.score} >= 60 THEN 'yellow' WHEN ${matchScores.score} >= 40 THEN 'orange' WHEN ${matchScores.score} IS NULL THEN 'none' ELSE 'red' END`;

const searchedResumes: Searched = {
  kind: "resume",
  table: resumes,
  key: resumes.id,
  // A resume often has neither, and NULL would swallow the other.
  texts: [sql`coalesce(${resumes.name}, '')`, sql`coalesce(${resumes.fileName}, '')`],
  starts: [resumeTitle],
};
const searchedJobs: Searched = {
  kind: "job",
  table: jobPosts,
  key: jobPosts.id,
  texts: [jobPosts.jobTitle, jobPosts.companyName],
  starts: [postTitle],
};
const searchedRewrites: Searched = {
  kind: "rewrite",
  table: rewrites,
  key: rewrites.id,
  texts: [rewrites.jobTitle, rewrites.companyName, rewrites.resumeName],
  starts: [],
};

/** Resumes of all users, those in the bin too. Their texts are no part of the list. */
export async function listResumes(ctx: Context, { address, filter }: Asked<"resumes">) {
  const { sortKey, where, orderBy, limit } = pageQuery(
    address,
    { created: resumes.createdAt, name: resumeTitle },
    resumes.id,
  );
  const [rows, counts] = await ctx.db.batch([
    ctx.db
      .select({
        ...ownerColumns,
        id: resumes.id,
        sortKey,
        name: resumes.name,
        fileName: resumes.fileName,
        kind: resumeKind,
        fileBytes: resumes.fileBytes,
        version: resumes.version,
        createdAt: resumes.createdAt,
        deletedAt: resumes.deletedAt,
      })
      .from(resumes)
      .leftJoin(profiles, eq(profiles.id, resumes.userId))
      .where(
        and(
          where,
          // Of an upload that never finished there is nothing.
          sql`+${resumes.storedAt} IS NOT NULL`,
          filter ? hasValue(address, resumeKind, filter) : undefined,
          foundByOwnerOr(address.search, searchedResumes, resumes.userId),
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
    countsQuery(ctx),
  ]);
  return { ...toListPage(rows, address), counts: toCounts(counts) } satisfies Listed<(typeof rows)[number]>;
}

/** Job posts of all users, those in the bin too. */
export async function listPosts(ctx: Context, { address, filter }: Asked<"posts">) {
  const { sortKey, where, orderBy, limit } = pageQuery(
    address,
    { created: jobPosts.createdAt, title: postTitle },
    jobPosts.id,
  );
  const [rows, counts] = await ctx.db.batch([
    ctx.db
      .select({
        ...ownerColumns,
        id: jobPosts.id,
        sortKey,
        jobTitle: jobPosts.jobTitle,
        companyName: jobPosts.companyName,
        status: jobPosts.status,
        createdAt: jobPosts.createdAt,
        deletedAt: jobPosts.deletedAt,
      })
      .from(jobPosts)
      .leftJoin(profiles, eq(profiles.id, jobPosts.userId))
      .where(
        and(
          where,
          filter ? hasValue(address, jobPosts.status, filter) : undefined,
          foundByOwnerOr(address.search, searchedJobs, jobPosts.userId),
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
    countsQuery(ctx),
  ]);
  return { ...toListPage(rows, address), counts: toCounts(counts) } satisfies Listed<(typeof rows)[number]>;
}

/** Rewrites of all users, with the reason of those that failed. */
export async function listRewrites(ctx: Context, { address, filter }: Asked<"rewrites">) {
  const { sortKey, where, orderBy, limit } = pageQuery(
    address,
    { created: rewrites.createdAt, score: rewriteScore },
    rewrites.id,
  );
  const [rows, counts] = await ctx.db.batch([
    ctx.db
      .select({
        ...ownerColumns,
        id: rewrites.id,
        sortKey,
        jobTitle: rewrites.jobTitle,
        companyName: rewrites.companyName,
        resumeName: rewrites.resumeName,
        status: rewrites.status,
        engine: rewrites.engine,
        attempts: rewrites.attempts,
        counted: rewrites.counted,
        failure: rewrites.failure,
        fallbackReason: rewrites.fallbackReason,
        scoreBefore: rewrites.scoreBefore,
        scoreAfter: rewrites.scoreAfter,
        retriedAt: rewrites.retriedAt,
        createdAt: rewrites.createdAt,
        hasSources: sql<number>`${rewrites.resumeId} IS NOT NULL AND ${rewrites.jobPostId} IS NOT NULL`.mapWith(
          Boolean,
        ),
      })
      .from(rewrites)
      .leftJoin(profiles, eq(profiles.id, rewrites.userId))
      .where(
        and(
          where,
          filter ? hasValue(address, rewrites.status, filter) : undefined,
          foundByOwnerOr(address.search, searchedRewrites, rewrites.userId),
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
    countsQuery(ctx),
  ]);
  return { ...toListPage(rows, address), counts: toCounts(counts) } satisfies Listed<(typeof rows)[number]>;
}

/** Every match that somebody made, with its score. A search looks for the owner, and for resumes and posts still there. */
export async function listMatches(ctx: Context, { address, filter }: Asked<"matches">) {
  const { sortKey, where, orderBy, limit } = pageQuery(
    address,
    { created: matchScores.createdAt, score: matchScore },
    matchScores.id,
  );
  const [rows, counts] = await ctx.db.batch([
    ctx.db
      .select({
        ...ownerColumns,
        id: matchScores.id,
        sortKey,
        jobTitle: matchScores.jobTitle,
        companyName: matchScores.companyName,
        resumeName: matchScores.resumeName,
        score: matchScores.score,
        ceiling: matchScores.ceiling,
        formula: matchScores.formula,
        createdAt: matchScores.createdAt,
      })
      .from(matchScores)
      .leftJoin(profiles, eq(profiles.id, matchScores.userId))
      .where(and(where, filter ? inBand(address, filter) : undefined, foundMatches(address.search)))
      .orderBy(...orderBy)
      .limit(limit),
    countsQuery(ctx),
  ]);
  return { ...toListPage(rows, address), counts: toCounts(counts) } satisfies Listed<(typeof rows)[number]>;
}

/** In the order of scores a band is a range of its index. */
function inBand(address: ListAddress<SortOf<"matches">>, band: ScoreBand | "none"): SQL | undefined {
  if (address.sort !== "score" || address.search !== "") return hasValue(address, matchBand, band);
  // Not "= -1", for which the rows would be sorted by their ids.
  if (band === "none") return lt(matchScore, 0);
  const at = scoreBands.findIndex((known) => known.band === band);
  const above = scoreBands[at - 1];
  return and(gte(matchScore, scoreBands[at]?.from ?? 0), above ? lt(matchScore, above.from) : undefined);
}

function foundMatches(search: string): SQL | undefined {
  if (search === "") return undefined;
  return or(
    sql`${matchScores.jobPostId} IN ${keysFoundBy(search, searchedJobs)}`,
    sql`${matchScores.resumeId} IN ${keysFoundBy(search, searchedResumes)}`,
    sql`${matchScores.userId} IN ${ownersFoundBy(search)}`,
  );
}
