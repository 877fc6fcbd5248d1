import { and, isNull, lte, sql } from "drizzle-orm";
import { applicationSteps } from "~/db/schema/jobs";
import { resumeJobMatches } from "~/db/schema/matching";
import { resumes, resumeVersions } from "~/db/schema/resumes";
import { rewrites } from "~/db/schema/rewriting";
import { storedContents } from "~/db/schema/storage";
import type { AppContext } from "~/ports/context";
import { contentPath } from "./content.server";
import { contentSweepMilliseconds, contentsPerBatch, usedContentMilliseconds } from "./limits";

/** Every table whose rows may refer to an object. */
const contentTables = [resumes, resumeVersions, rewrites, resumeJobMatches, applicationSteps] as const;

type Context = Pick<AppContext, "db" | "files" | "now">;

/**
 * Removes objects that no row of their user refers to, the longest due first, in batches until no more are due or the
 * time is up. Returns how many were removed.
 */
export async function sweepContents(ctx: Context): Promise<number> {
  const until = ctx.now() + contentSweepMilliseconds;
  let removed = 0;
  let isMore = true;
  while (isMore) {
    const asked = await markUnused(ctx);
    const gone = await removeMarked(ctx);
    removed += gone;
    isMore = Math.max(asked, gone) === contentsPerBatch && ctx.now() < until;
  }
  return removed;
}

/** Finds and marks in one statement, so that no row can refer to an object in between; returns how many were due. */
async function markUnused({ db, now }: Context): Promise<number> {
  const due = sql`SELECT rowid FROM ${storedContents} WHERE ${lte(storedContents.dueAt, now())}
    ORDER BY ${storedContents.dueAt} LIMIT ${contentsPerBatch}`;
  const isUsed = sql.join(
    contentTables.map(
      (table) => sql`EXISTS (SELECT 1 FROM ${table} WHERE ${table.contentKey} = ${storedContents.key}
        AND ${table.userId} = ${storedContents.userId})`,
    ),
    sql` OR `,
  );
  const asked = await db
    .update(storedContents)
    .set({ dueAt: sql`CASE WHEN ${isUsed} THEN ${now() + usedContentMilliseconds} ELSE NULL END` })
    .where(sql`rowid IN (${due})`)
    .returning({ dueAt: storedContents.dueAt });
  return asked.length;
}

/** Removes the object first and its note last, so that a crash in between is repaired by the next run. */
async function removeMarked({ db, files }: Context): Promise<number> {
  const marked = await db
    .select({ userId: storedContents.userId, key: storedContents.key })
    .from(storedContents)
    .where(isNull(storedContents.dueAt))
    .limit(contentsPerBatch);
  if (marked.length === 0) return 0;
  await files.remove(marked.map(({ userId, key }) => contentPath(userId, key)));
  const gone = sql`SELECT value ->> 'userId', value ->> 'key' FROM json_each(${JSON.stringify(marked)})`;
  await db
    .delete(storedContents)
    .where(and(isNull(storedContents.dueAt), sql`(${storedContents.userId}, ${storedContents.key}) IN (${gone})`));
  return marked.length;
}
