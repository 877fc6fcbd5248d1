import { and, eq, gt, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { resumeJobMatches } from "~/db/schema/matching";
import { resumes, resumeVersions } from "~/db/schema/resumes";
import { binGraceMilliseconds, binMilliseconds, unstoredMaxAgeMilliseconds } from "~/domain/resumes/limits";
import { resumeName } from "~/domain/resumes/resume.schema";
import { shownResumes, summaryColumns } from "~/domain/resumes/resume-columns";
import { referencesOf, releaseContents } from "~/domain/storage/content.server";
import { logError } from "~/log-error";
import type { AppContext, SignedInUser } from "~/ports/context";

/**
 * Puts a resume into the bin, where its owner can take it back until the sweep. Deleting it twice is deleting it once.
 * A rewrite of it that is under way ends by itself.
 */
export async function deleteResume(
  ctx: Pick<AppContext, "db" | "now"> & { user: SignedInUser },
  resumeId: string,
): Promise<{ ok: true; name: string } | { ok: false; reason: "not-found" }> {
  const now = ctx.now();
  const [, [row]] = await ctx.db.batch([
    ctx.db
      .update(resumes)
      .set({ deletedAt: now })
      .where(and(shownResumes(ctx.user.id), eq(resumes.id, resumeId))),
    ctx.db
      .select(summaryColumns)
      .from(resumes)
      .where(and(binnedResumes(ctx.user.id, now), eq(resumes.id, resumeId))),
  ]);
  return row ? { ok: true, name: resumeName(row) } : { ok: false, reason: "not-found" };
}

/** Takes a resume back out of the bin. Taking it back twice is taking it back once. */
export async function restoreResume(
  ctx: Pick<AppContext, "db" | "now"> & { user: SignedInUser },
  resumeId: string,
): Promise<{ ok: true; name: string } | { ok: false; reason: "not-found" }> {
  const [, [row]] = await ctx.db.batch([
    ctx.db
      .update(resumes)
      .set({ deletedAt: null })
      .where(and(binnedResumes(ctx.user.id, ctx.now()), eq(resumes.id, resumeId))),
    ctx.db
      .select(summaryColumns)
      .from(resumes)
      .where(and(shownResumes(ctx.user.id), eq(resumes.id, resumeId))),
  ]);
  return row ? { ok: true, name: resumeName(row) } : { ok: false, reason: "not-found" };
}

/**
 * Deletes a resume of the bin for good. From the first step on nobody can take it back, so that no resume comes back
 * without its file; where a later one fails, the sweep goes on.
 */
export async function eraseResume(
  ctx: Pick<AppContext, "db" | "files" | "now"> & { user: SignedInUser },
  resumeId: string,
): Promise<{ ok: true; name: string } | { ok: false; reason: "not-found" }> {
  const now = ctx.now();
  const [row] = await ctx.db
    .update(resumes)
    .set({ deletedAt: 0 })
    .where(and(binnedResumes(ctx.user.id, now), eq(resumes.id, resumeId)))
    .returning({ ...summaryColumns, key: resumes.originalFileUrl });
  if (!row) return { ok: false, reason: "not-found" };
  try {
    await removeResumes(ctx, [row], lostResumes(now));
  } catch (error) {
    logError("Erased resume was not removed", error);
  }
  return { ok: true, name: resumeName(row) };
}

/** Each may have a file. */
const rowsPerRemoval = 90;

/**
 * Removes rows with their files: files first, so that a crash leaves the rows to try again; their long texts follow,
 * where nothing else refers to them. `stillTrue` is what the
 * rows were picked by.
 */
async function removeResumes(
  ctx: Pick<AppContext, "db" | "files" | "now">,
  rows: { id: string; key: string | null }[],
  stillTrue: SQL | undefined,
): Promise<void> {
  if (rows.length === 0) return;
  await ctx.files.remove(rows.flatMap(({ key }) => key ?? []));
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`;
  const gone = and(stillTrue, sql`${resumes.id} IN ${ids}`);
  const ofGone = (column: SQLiteColumn) => sql`${column} IN (SELECT ${resumes.id} FROM ${resumes} WHERE ${gone})`;
  await ctx.db.batch([
    releaseContents(ctx, referencesOf(resumes, gone)),
    releaseContents(ctx, referencesOf(resumeVersions, ofGone(resumeVersions.resumeId))),
    releaseContents(ctx, referencesOf(resumeJobMatches, ofGone(resumeJobMatches.resumeId))),
    ctx.db.delete(resumes).where(gone),
  ]);
}

/** What a user can take back at this moment. */
export function binnedResumes(userId: string, now: number): SQL | undefined {
  return and(eq(resumes.userId, userId), gt(resumes.deletedAt, now - binMilliseconds));
}

/** What nobody can take back any more, whoever had it: too old, or deleted for good. */
function lostResumes(now: number): SQL | undefined {
  return lte(resumes.deletedAt, now - binMilliseconds - binGraceMilliseconds);
}

/** Removes what was in the bin for its time, or deleted for good: files first, then rows. Answers with their number. */
export async function sweepDeletedResumes(ctx: Pick<AppContext, "db" | "files" | "now">): Promise<number> {
  const lost = lostResumes(ctx.now());
  const rows = await ctx.db
    .select({ id: resumes.id, key: resumes.originalFileUrl })
    .from(resumes)
    .where(lost)
    .orderBy(resumes.deletedAt)
    .limit(rowsPerRemoval);
  await removeResumes(ctx, rows, lost);
  return rows.length;
}

/** Removes uploads that never finished: the file first, then its row, so that a crash leaves the row to try again. */
export async function sweepUnstoredResumes(ctx: Pick<AppContext, "db" | "files" | "now">): Promise<number> {
  const old = and(isNull(resumes.storedAt), lt(resumes.createdAt, ctx.now() - unstoredMaxAgeMilliseconds));
  const rows = await ctx.db
    .select({ id: resumes.id, key: resumes.originalFileUrl })
    .from(resumes)
    .where(old)
    .orderBy(resumes.createdAt)
    .limit(rowsPerRemoval);
  await removeResumes(ctx, rows, old);
  return rows.length;
}
