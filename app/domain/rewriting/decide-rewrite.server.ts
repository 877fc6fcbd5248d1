import type { AppContext, SignedInUser } from "../../ports/context";
import { applyDecision } from "./apply-decision";
import type { Decision } from "./decision.schema";
import { readDecidable } from "./read-decidable.server";
import { recomputeRewrite } from "./recompute-rewrite";
import { saveRecomputed } from "./save-recomputed.server";

/**
 * Takes one decision about a finished rewrite; texts, receipt and score follow at once, and no use is counted.
 * "stale": it was changed since the form was made, in another tab perhaps; nothing is saved. "no-such-change": what the
 * decision is about is not on offer (any more).
 */
export async function decideRewrite(
  ctx: Pick<AppContext, "db" | "loadFont" | "now"> & { user: SignedInUser },
  input: { id: string; decision: Decision },
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "no-such-change" | "stale" }> {
  const read = await readDecidable(ctx, input.id);
  if (!read) return { ok: false, reason: "not-found" };
  const { rewrite, answers } = read;
  if (rewrite.revision !== input.decision.revision) return { ok: false, reason: "stale" };
  const today = new Date(ctx.now()).toISOString().slice(0, 10);
  const decisions = applyDecision(rewrite.decisions, input.decision, rewrite.result.changes, today);
  if (!decisions) return { ok: false, reason: "no-such-change" };
  const next = await recomputeRewrite(ctx, rewrite, { decisions, answers });
  return (await saveRecomputed(ctx, rewrite, next)) ? { ok: true } : { ok: false, reason: "stale" };
}
