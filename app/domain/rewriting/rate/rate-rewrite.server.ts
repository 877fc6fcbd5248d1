import { and, eq, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { rewriteFeedback } from "~/db/schema/admin";
import { rewrites } from "~/db/schema/rewriting";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { Feedback } from "./feedback.schema";

export type StoredFeedback = Feedback & { updatedAt: number };

/** What its user said of a rewrite, with the row's names for its page; null where it is not theirs or not done. */
export async function getFeedback(
  ctx: Pick<AppContext, "db"> & { user: SignedInUser },
  rewriteId: string,
): Promise<{ jobTitle: string; companyName: string; feedback: StoredFeedback | null } | null> {
  const [row] = await ctx.db
    .select({ jobTitle: rewrites.jobTitle, companyName: rewrites.companyName, ...feedbackColumns })
    .from(rewrites)
    .leftJoin(rewriteFeedback, eq(rewriteFeedback.rewriteId, rewrites.id))
    .where(finishedOf(ctx.user, rewriteId));
  if (!row) return null;
  const { jobTitle, companyName, rating, comment, outcome, updatedAt } = row;
  const isRated = rating !== null && comment !== null && outcome !== null && updatedAt !== null;
  return { jobTitle, companyName, feedback: isRated ? { rating, comment, outcome, updatedAt } : null };
}

const feedbackColumns = {
  rating: rewriteFeedback.rating,
  comment: rewriteFeedback.comment,
  outcome: rewriteFeedback.outcome,
  updatedAt: rewriteFeedback.updatedAt,
};

/** The query of what its user said of a rewrite. */
export function feedbackOf({ db, user }: Pick<AppContext, "db"> & { user: SignedInUser }, rewriteId: string) {
  return db
    .select(feedbackColumns)
    .from(rewriteFeedback)
    .where(and(eq(rewriteFeedback.rewriteId, rewriteId), eq(rewriteFeedback.userId, user.id)));
}

/**
 * Stores the rating, comment and outcome of a finished rewrite, with its score now. Sending the same again changes
 * nothing. "stale": it was changed since the form was made (`seen`), and is not what the form says.
 */
export async function rateRewrite(
  ctx: Pick<AppContext, "db" | "now"> & { user: SignedInUser },
  { rewriteId, seen, ...said }: Feedback & { rewriteId: string; seen: number },
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "stale" }> {
  const { db, user } = ctx;
  const now = Math.max(ctx.now(), seen + 1);
  const row = {
    rewriteId,
    userId: user.id,
    ...said,
    score: sql`${rewrites.scoreAfter}`,
    createdAt: now,
    updatedAt: now,
  };
  const [saved, [stored], [rewrite]] = await db.batch([
    db
      .insert(rewriteFeedback)
      .select(rowOf(rewriteFeedback, row, sql`FROM ${rewrites} WHERE ${finishedOf(user, rewriteId)}`))
      .onConflictDoUpdate({
        target: rewriteFeedback.rewriteId,
        set: { ...said, score: sql`excluded.score`, updatedAt: now },
        setWhere: eq(rewriteFeedback.updatedAt, seen),
      })
      .returning({ rewriteId: rewriteFeedback.rewriteId }),
    feedbackOf(ctx, rewriteId),
    db.select({ id: rewrites.id }).from(rewrites).where(finishedOf(user, rewriteId)),
  ]);
  if (saved.length > 0) return { ok: true };
  if (!rewrite || !stored) return { ok: false, reason: "not-found" };
  const isSame = stored.rating === said.rating && stored.comment === said.comment && stored.outcome === said.outcome;
  return isSame ? { ok: true } : { ok: false, reason: "stale" };
}

function finishedOf(user: Pick<SignedInUser, "id">, rewriteId: string) {
  return and(eq(rewrites.id, rewriteId), eq(rewrites.userId, user.id), eq(rewrites.status, "done"));
}
