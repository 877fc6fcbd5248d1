import { logError } from "../../log-error";
import type { AppContext, SignedInUser } from "../../ports/context";
import { admitRewrite, type LimitReached } from "./admit-rewrite.server";
import type { RequestRewrite } from "./rewrite.schema";
import { UsageDown } from "./usage-down";

/** "not-counted", "not-saved": the counter or the records could not be reached; nothing is used up that has no row. */
export type RewriteRefused = { ok: false; reason: "not-found" | "not-counted" | "not-saved" } | LimitReached;

/**
 * Reserves one use, writes the request and sends it to the queue. Idempotent by id. A row whose
 * message got lost is sent again by the cron.
 */
export async function requestRewrite(
  ctx: Pick<AppContext, "db" | "messages" | "newId" | "now" | "usage"> & { user: SignedInUser },
  input: RequestRewrite,
): Promise<{ ok: true } | RewriteRefused> {
  try {
    const admitted = await admitRewrite(ctx, input);
    if (!admitted.ok) return admitted;
    if (!admitted.isNew) return { ok: true };
  } catch (error) {
    logError(`Rewrite ${input.id} is not admitted`, error);
    return { ok: false, reason: error instanceof UsageDown ? "not-counted" : "not-saved" };
  }
  try {
    await ctx.messages.send({ type: "rewrite", version: 1, rewriteId: input.id });
  } catch (error) {
    logError(`Rewrite ${input.id} waits for the cron`, error);
  }
  return { ok: true };
}
