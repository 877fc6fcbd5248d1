import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { resumes } from "~/db/schema/resumes";
import { rewrites } from "~/db/schema/rewriting";
import { noOldColumns } from "~/domain/rewriting/rewrite-content";
import { referencesOf, releaseContents } from "~/domain/storage/content.server";
import type { AppContext, SignedInUser } from "~/ports/context";

/**
 * Deletes the texts and decisions of a finished rewrite. Its history entry stays, with its scores and its use. Asking
 * for the same rewrite again makes a new one. Old rows of resumes hold a copy of their latest rewrite's texts, which is
 * deleted too. False if the user has no such rewrite.
 */
export async function deleteRewriteTexts(
  ctx: Pick<AppContext, "db" | "now"> & { user: Pick<SignedInUser, "id"> },
  id: string,
): Promise<boolean> {
  const nothing = {
    ...noOldColumns,
    content: null,
    contentKey: null,
    inputHash: null,
    resultHash: null,
    hasOwnWords: false,
  };
  const mine = and(eq(rewrites.id, id), eq(rewrites.userId, ctx.user.id), eq(rewrites.status, "done"));
  const later = alias(rewrites, "later");
  const isLater = and(
    eq(later.resumeId, resumes.id),
    eq(later.status, "done"),
    gt(later.finishedAt, sql`coalesce(${rewrites.finishedAt}, 0)`),
  );
  const isItsResume = sql`EXISTS (SELECT 1 FROM ${rewrites} WHERE ${mine} AND ${rewrites.resumeId} = ${resumes.id}
    AND NOT EXISTS (SELECT 1 FROM ${rewrites} AS later WHERE ${isLater}))`;
  const [, , , deleted] = await ctx.db.batch([
    releaseContents(ctx, referencesOf(rewrites, mine)),
    ctx.db
      .update(resumes)
      .set({ lastRewriteId: null })
      .where(and(eq(resumes.lastRewriteId, id), eq(resumes.userId, ctx.user.id))),
    ctx.db
      .update(resumes)
      .set({ rewrittenCv: null, coverLetter: null })
      .where(and(eq(resumes.userId, ctx.user.id), isNull(resumes.lastRewriteId), isItsResume)),
    ctx.db
      .update(rewrites)
      .set({ ...nothing, revision: sql`${rewrites.revision} + 1` })
      .where(mine)
      .returning({ id: rewrites.id }),
  ]);
  return deleted.length > 0;
}
