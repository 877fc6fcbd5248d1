import { and, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { resumes } from "../../db/schema/resumes";
import { rewrites } from "../../db/schema/rewriting";
import type { AppContext } from "../../ports/context";
import type { Recomputed } from "./recompute-rewrite";
import type { StoredRewrite } from "./stored-rewrite";

/**
 * Keeps a rewrite as it was decided, where nobody changed it since it was read; false where somebody did. In the same
 * batch the last texts of its resume follow, as long as no later rewrite has written them.
 */
export async function saveRecomputed(
  ctx: Pick<AppContext, "db"> & { user: { id: string } },
  read: Pick<StoredRewrite, "id" | "resumeId" | "revision" | "finishedAt">,
  next: Recomputed,
): Promise<boolean> {
  const later = alias(rewrites, "later");
  const isLater = and(
    eq(later.resumeId, resumes.id),
    eq(later.status, "done"),
    gt(later.finishedAt, read.finishedAt ?? 0),
  );
  const [saved] = await ctx.db.batch([
    ctx.db
      .update(rewrites)
      .set({ ...next, revision: read.revision + 1 })
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
      .set({ rewrittenCv: next.rewrittenCv, coverLetter: next.coverLetter })
      .where(
        and(
          eq(resumes.id, read.resumeId ?? ""),
          eq(resumes.userId, ctx.user.id),
          sql`changes() = 1 AND NOT EXISTS (SELECT 1 FROM ${rewrites} AS later WHERE ${isLater})`,
        ),
      ),
  ]);
  return saved.length > 0;
}
