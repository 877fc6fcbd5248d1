import { brand } from "../brand";
import type { RewriteRefused } from "../domain/rewriting/request-rewrite.server";
import type { Toast } from "./toast";

/** Why a rewrite was not begun, for who asked for it. */
export function rewriteRefusal(refused: RewriteRefused): Toast & { text: string } {
  return { ...words(refused), tone: "error" };
}

function words(refused: RewriteRefused): { title: string; text: string } {
  switch (refused.reason) {
    case "not-found":
      return { title: "Error", text: "Resume or job post not found." };
    case "limit-reached": {
      const { tier, limit } = refused;
      const noCredits = tier === "single" ? " You have no credits left for more." : "";
      return {
        title: `Monthly ${brand} limit reached.`,
        text: `Your "${tier}" plan allows ${limit} rewrites per month.${noCredits}`,
      };
    }
    case "not-counted":
      return {
        title: "Error updating records",
        text: "Failed to update usage: we could not reach our records. Nothing was used up; please try again.",
      };
    case "not-saved":
      return {
        title: "Error updating records",
        text: "Failed to save rewrite: we could not reach our records. Look into your history before you try again.",
      };
    default:
      return refused satisfies never;
  }
}
