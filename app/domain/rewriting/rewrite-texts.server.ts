import type { AppContext, SignedInUser } from "../../ports/context";
import { type RateLimited, takeLimits } from "../auth/take-limits.server";
import { admitRewrite, type LimitReached } from "./admit-rewrite.server";
import { getRewrite } from "./get-rewrite.server";
import { getUsage } from "./get-usage.server";
import { keepTexts } from "./keep-texts.server";
import { rewriteCallsPerUser } from "./limits";
import { processRewrite } from "./process-rewrite.server";
import type { RewriteTexts } from "./rewrite-texts.schema";

type Rewritten =
  | { ok: true; rewrittenCv: string; coverLetter: string }
  | { ok: false; reason: "not-found" | "failed" }
  | LimitReached
  | RateLimited;

/**
 * Rewrites a resume while its caller waits, as a rewrite like any other: the texts are kept, one use is reserved, the
 * row is leased, worked off and settled, and it stands in the history. Where the caller or this process goes away in
 * between, the cron hands the row to the queue, which finishes it; its letter is then signed with the resume's name.
 */
export async function rewriteTexts(ctx: AppContext & { user: SignedInUser }, input: RewriteTexts): Promise<Rewritten> {
  const refused = await takeLimits(ctx, [[rewriteCallsPerUser, ctx.user.id]]);
  if (refused) return refused;
  // What is refused leaves no texts behind; the reservation below is what counts.
  const { used, limit, tier, credits } = await getUsage(ctx);
  const isUsedUp = limit !== null && used >= limit && (tier !== "single" || credits === 0);
  if (isUsedUp) return { ok: false, reason: "limit-reached", tier, limit };

  const id = ctx.newId();
  const admitted = await admitRewrite(ctx, { id, ...(await keepTexts(ctx, input)) });
  if (!admitted.ok) return admitted;
  const work = { rewriteId: id, name: input.userName || undefined };
  let outcome = await processRewrite(ctx, work);
  // The attempts are counted in the row: this ends.
  while (outcome === "retry") outcome = await processRewrite(ctx, work);
  const rewrite = await getRewrite(ctx, id);
  if (rewrite?.status !== "done" || rewrite.rewrittenCv === null) return { ok: false, reason: "failed" };
  return { ok: true, rewrittenCv: rewrite.rewrittenCv, coverLetter: rewrite.coverLetter ?? "" };
}
