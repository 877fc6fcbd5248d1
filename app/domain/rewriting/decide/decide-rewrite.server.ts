import { and, eq } from "drizzle-orm";
import { jobPosts } from "~/db/schema/jobs";
import { rewrites } from "~/db/schema/rewriting";
import { type ConfirmedWording, confirmWordings } from "~/domain/facts/answer-question.server";
import type { Answer } from "~/domain/facts/fact.schema";
import { answersOf } from "~/domain/facts/list-answers.server";
import type { RewriteBase, RewriteResult } from "~/domain/rewriting/rewrite.schema";
import { type StoredRewrite, storedRewrite } from "~/domain/rewriting/stored-rewrite";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { Verdict } from "~/tailor/change";
import type { Decisions } from "~/tailor/decisions";
import { applyDecision } from "./apply-decision";
import type { Decision } from "./decision.schema";
import { becomesWorthAUse, promptsIn, recomputeRewrite } from "./recompute-rewrite";
import { saveRecomputed } from "./save-recomputed.server";

/** Tries when another tab's decision comes between; a few are enough for a person. */
const mostTries = 3;

/**
 * Applies the current answers to a finished rewrite: confirmed ones are added and can be rejected, and changes based on
 * a withdrawn answer are removed. Costs no use. "not-found": the user has no such rewrite to score again. "needs-use":
 * the rewrite was not counted because it added nothing; now it would, which takes a new rewrite.
 */
export async function rescoreRewrite(
  ctx: Pick<AppContext, "db" | "files" | "loadFont" | "now"> & { user: SignedInUser },
  id: string,
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "needs-use" }> {
  for (let tries = 0; tries < mostTries; tries++) {
    const readAt = ctx.now();
    const read = await readDecidable(ctx, id);
    if (!read) return { ok: false, reason: "not-found" };
    const { rewrite, answers } = read;
    const next = await recomputeRewrite(ctx, rewrite, { decisions: rewrite.decisions, answers, readAt });
    if (becomesWorthAUse(rewrite, next)) return { ok: false, reason: "needs-use" };
    if (await saveRecomputed(ctx, rewrite, next)) return { ok: true };
  }
  return { ok: false, reason: "not-found" };
}

/**
 * Applies one decision to a finished rewrite and updates texts, receipt and score at once. Costs no use. "stale": the
 * rewrite was changed since the form was made, perhaps in another tab; nothing is saved. "no-such-change": the decision
 * is about a change that is not offered. "needs-use": the rewrite was not counted and would add something with the
 * answers given since, which takes a new rewrite. "too-many": there is no room for another answer. A yes to a wording is
 * saved as an answer first; where the rewrite then cannot be saved, the answer stays, and the next try finds it.
 */
export async function decideRewrite(
  ctx: Pick<AppContext, "db" | "files" | "loadFont" | "newId" | "now"> & { user: SignedInUser },
  input: { id: string; decision: Decision },
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "no-such-change" | "stale" | "needs-use" | "too-many" }> {
  const readAt = ctx.now();
  const read = await readDecidable(ctx, input.id);
  if (!read) return { ok: false, reason: "not-found" };
  const { rewrite, answers } = read;
  if (rewrite.revision !== input.decision.revision) return { ok: false, reason: "stale" };
  const today = new Date(ctx.now()).toISOString().slice(0, 10);
  const { result } = rewrite;
  const offered = [...result.changes, ...promptsIn(result).map((change) => ({ change }))];
  const waiting = result.refused.filter(({ confirm }) => confirm);
  const decisions = applyDecision(rewrite.decisions, input.decision, offered, waiting, today);
  const confirmed = wordingsConfirmed(input.decision, waiting, rewrite.decisions);
  if (!decisions || confirmed?.length === 0) return { ok: false, reason: "no-such-change" };
  const said = confirmed && (await confirmWordings(ctx, confirmed));
  if (said && !said.ok) return said;
  const next = await recomputeRewrite(ctx, rewrite, { decisions, answers: said?.answers ?? answers, readAt });
  if (becomesWorthAUse(rewrite, next)) return { ok: false, reason: "needs-use" };
  if (!(await saveRecomputed(ctx, rewrite, next))) return { ok: false, reason: "stale" };
  if (input.decision.intent === "letter-sentences") await keepSentences(ctx, rewrite, input.decision);
  return { ok: true };
}

/** Further letters for the same job begin with them; a job that is gone has no further letters. */
async function keepSentences(
  ctx: Pick<AppContext, "db"> & { user: SignedInUser },
  { jobPostId }: Decidable,
  { why, more }: { why: string; more: string },
): Promise<void> {
  if (jobPostId === null) return;
  await ctx.db
    .update(jobPosts)
    .set({ letterSentences: why || more ? { why, more } : null })
    .where(and(eq(jobPosts.id, jobPostId), eq(jobPosts.userId, ctx.user.id)));
}

/** The wordings that a decision says yes to; undefined where it is about something else. */
function wordingsConfirmed(
  decision: Decision,
  waiting: readonly Verdict[],
  { changes }: Decisions,
): ConfirmedWording[] | undefined {
  if (decision.intent !== "confirm" && decision.intent !== "confirm-all") return undefined;
  return waiting
    .filter(({ change: { id } }) =>
      decision.intent === "confirm" ? id === decision.change : changes[id] === undefined,
    )
    .map(({ change: { before, after } }) => ({ subject: after, insteadOf: before }));
}

type Decidable = StoredRewrite & { result: RewriteResult; base: RewriteBase };

/** A finished rewrite of the user that decisions can be made about, and their answers; null where there is none such. */
async function readDecidable(
  ctx: Pick<AppContext, "db" | "files"> & { user: { id: string } },
  id: string,
): Promise<{ rewrite: Decidable; answers: Answer[] } | null> {
  const [[row], answers] = await ctx.db.batch([
    ctx.db
      .select()
      .from(rewrites)
      .where(and(eq(rewrites.id, id), eq(rewrites.userId, ctx.user.id))),
    answersOf(ctx.db, ctx.user.id),
  ]);
  if (!row) return null;
  const rewrite = await storedRewrite(ctx, row);
  const { result } = rewrite;
  return result?.base ? { rewrite: { ...rewrite, result, base: result.base }, answers } : null;
}
