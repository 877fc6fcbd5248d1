import { and, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { resumes } from "~/db/schema/resumes";
import { rewrites } from "~/db/schema/rewriting";
import { hasOwnWords, noOldColumns, rewriteContent } from "~/domain/rewriting/rewrite-content";
import type { StoredRewrite } from "~/domain/rewriting/stored-rewrite";
import { keepContent, releaseContents } from "~/domain/storage/content.server";
import type { AppContext } from "~/ports/context";
import type { Recomputed } from "./recompute-rewrite";

/**
 * Saves a recomputed rewrite if nobody changed it since it was read; false otherwise, and the sweep removes what was
 * written for it. The same batch makes it the latest rewrite of its resume, unless a later rewrite exists.
 */
export async function saveRecomputed(
  ctx: Pick<AppContext, "db" | "files" | "now"> & { user: { id: string } },
  read: Pick<StoredRewrite, "id" | "resumeId" | "revision" | "finishedAt" | "contentKey">,
  next: Recomputed,
): Promise<boolean> {
  const later = alias(rewrites, "later");
  const isLater = and(
    eq(later.resumeId, resumes.id),
    eq(later.status, "done"),
    gt(later.finishedAt, read.finishedAt ?? 0),
  );
  const { content, scoreBefore, scoreAfter } = next;
  const written = await keepContent(ctx, ctx.user.id, rewriteContent, content);
  const [saved] = await ctx.db.batch([
    ctx.db
      .update(rewrites)
      .set({
        ...noOldColumns,
        ...written,
        ...{ scoreBefore, scoreAfter },
        hasOwnWords: hasOwnWords(content.decisions),
        revision: read.revision + 1,
      })
      .where(
        and(
          eq(rewrites.id, read.id),
          eq(rewrites.userId, ctx.user.id),
          eq(rewrites.status, "done"),
          eq(rewrites.revision, read.revision),
        ),
      )
      .returning({ id: rewrites.id }),
    ctx.db
      .update(resumes)
      .set({ lastRewriteId: read.id, rewrittenCv: null, coverLetter: null })
      .where(
        and(
          eq(resumes.id, read.resumeId ?? ""),
          eq(resumes.userId, ctx.user.id),
          sql`changes() = 1 AND NOT EXISTS (SELECT 1 FROM ${rewrites} AS later WHERE ${isLater})`,
        ),
      ),
    releaseContents(ctx, sql`VALUES (${ctx.user.id}, ${read.contentKey})`),
  ]);
  return saved.length > 0;
}
