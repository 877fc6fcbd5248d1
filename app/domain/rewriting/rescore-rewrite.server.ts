import type { AppContext, SignedInUser } from "../../ports/context";
import { readDecidable } from "./read-decidable.server";
import { recomputeRewrite } from "./recompute-rewrite";
import { saveRecomputed } from "./save-recomputed.server";

/** A decision in another tab may come between; a few tries outlast a person. */
const mostTries = 3;

/**
 * Counts the answers as they stand now in a finished rewrite: what was confirmed is added and can be rejected, what
 * leaned on a withdrawn answer goes. Uses nothing up. False where there is nothing of the user's to score again.
 */
export async function rescoreRewrite(
  ctx: Pick<AppContext, "db" | "loadFont" | "now"> & { user: SignedInUser },
  id: string,
): Promise<boolean> {
  for (let tries = 0; tries < mostTries; tries++) {
    const read = await readDecidable(ctx, id);
    if (!read) return false;
    const { rewrite, answers } = read;
    const next = await recomputeRewrite(ctx, rewrite, { decisions: rewrite.decisions, answers });
    if (await saveRecomputed(ctx, rewrite, next)) return true;
  }
  return false;
}
