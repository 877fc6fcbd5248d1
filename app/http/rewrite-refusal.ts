import { brand } from "../brand";
import type { LimitReached } from "../domain/rewriting/admit-rewrite.server";
import type { Toast } from "./toast";

/** Why a rewrite was not begun, for who asked for it. */
export function rewriteRefusal(refused: { ok: false; reason: "not-found" } | LimitReached): Toast {
  if (refused.reason === "not-found") {
    return { title: "Error", text: "Resume or job post not found.", tone: "error" };
  }
  const { tier, limit } = refused;
  const noCredits = tier === "single" ? " You have no credits left for more." : "";
  return {
    title: `Monthly ${brand} limit reached.`,
    text: `Your "${tier}" plan allows ${limit} rewrites per month.${noCredits}`,
    tone: "error",
  };
}
