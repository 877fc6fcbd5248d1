import type { AppContext, SignedInUser } from "../../ports/context";
import { admitRewrite, type LimitReached } from "./admit-rewrite.server";
import type { RequestRewrite } from "./rewrite.schema";

/**
 * Reserves one use, writes the request and sends it to the queue. Idempotent by id. A row whose
 * message got lost is sent again by the cron.
 */
export async function requestRewrite(
  ctx: Pick<AppContext, "db" | "messages" | "now" | "usage"> & { user: SignedInUser },
  input: RequestRewrite,
): Promise<{ ok: true } | { ok: false; reason: "not-found" } | LimitReached> {
  const admitted = await admitRewrite(ctx, input);
  if (!admitted.ok) return admitted;
  if (admitted.isNew) await ctx.messages.send({ type: "rewrite", version: 1, rewriteId: input.id });
  return { ok: true };
}
