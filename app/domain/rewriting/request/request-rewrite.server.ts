import type { RequestRewrite } from "~/domain/rewriting/rewrite.schema";
import { UnreadableContent } from "~/domain/storage/content-kind";
import { logError } from "~/log-error";
import type { AppContext, SignedInUser } from "~/ports/context";
import { admitRewrite, type LimitReached, UsageDown } from "./admit-rewrite.server";

/** "not-counted", "not-saved": the counter or the records could not be reached; nothing is used up that has no row. */
export type RewriteRefused = { ok: false; reason: "not-found" | "not-counted" | "not-saved" } | LimitReached;

/**
 * Reserves one use, saves the request and sends it to the queue. Idempotent by id. The cron requeues a row whose
 * message was lost. `isSame`: a rewrite of the same input, done or in progress, is the answer; no use is counted.
 * Throws UnreadableContent if the resume cannot be read.
 */
export async function requestRewrite(
  ctx: Pick<AppContext, "config" | "db" | "files" | "messages" | "newId" | "now" | "usage"> & { user: SignedInUser },
  input: RequestRewrite,
): Promise<{ ok: true; rewriteId: string; isSame: boolean } | RewriteRefused> {
  const asked = { ok: true, rewriteId: input.id, isSame: false } as const;
  try {
    const admitted = await admitRewrite(ctx, { ...input, joins: true });
    if (!admitted.ok) return admitted;
    if ("sameAs" in admitted) return { ok: true, rewriteId: admitted.sameAs, isSame: true };
    if (!admitted.isNew) return asked;
  } catch (error) {
    // The resume cannot be read: that is told as on its page.
    if (error instanceof UnreadableContent) throw error;
    logError(`Rewrite ${input.id} is not admitted`, error);
    return { ok: false, reason: error instanceof UsageDown ? "not-counted" : "not-saved" };
  }
  try {
    await ctx.messages.send({ type: "rewrite", version: 1, rewriteId: input.id });
  } catch (error) {
    logError(`Rewrite ${input.id} waits for the cron`, error);
  }
  return asked;
}
