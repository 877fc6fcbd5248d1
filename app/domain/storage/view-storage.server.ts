import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/rows";
import { applicationSteps, jobPosts } from "~/db/schema/jobs";
import { resumeJobMatches } from "~/db/schema/matching";
import { resumes, resumeVersions } from "~/db/schema/resumes";
import { rewrites } from "~/db/schema/rewriting";
import { storageQuotaBytes } from "./quota";
import type { StorageView } from "./storage.shared";
import { storageUsedBy } from "./storage-used.server";

/** The query for what a user stores: to be run in a batch with others. One row. */
export function storageQuery(db: Database, userId: string) {
  const count = (table: SQLiteTable, where: SQL | undefined) =>
    sql<number>`(SELECT count(*) FROM ${table} WHERE ${where})`;
  return db
    .select({
      bytes: storageUsedBy(userId),
      fileBytes: sql<number>`(SELECT coalesce(sum(${resumes.fileBytes}), 0) FROM ${resumes}
        WHERE ${resumes.userId} = ${userId})`,
      resumes: count(resumes, and(eq(resumes.userId, userId), isNull(resumes.deletedAt))),
      binned: sql<number>`${count(resumes, and(eq(resumes.userId, userId), isNotNull(resumes.deletedAt)))} + ${count(
        jobPosts,
        and(eq(jobPosts.userId, userId), isNotNull(jobPosts.deletedAt)),
      )}`,
      versions: count(resumeVersions, eq(resumeVersions.userId, userId)),
      rewrites: count(rewrites, eq(rewrites.userId, userId)),
      jobs: count(jobPosts, and(eq(jobPosts.userId, userId), isNull(jobPosts.deletedAt))),
      steps: count(applicationSteps, eq(applicationSteps.userId, userId)),
      matches: count(resumeJobMatches, eq(resumeJobMatches.userId, userId)),
    })
    .from(sql`(SELECT 1)`);
}

type Row = Awaited<ReturnType<typeof storageQuery>>[number];

export function viewStorage(row: Row | undefined): StorageView {
  if (!row) throw new Error("The storage query returned no row");
  const { bytes, fileBytes, ...counts } = row;
  return { bytes, fileBytes, quotaBytes: storageQuotaBytes, counts };
}
