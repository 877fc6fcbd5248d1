import { brand } from "~/brand";
import { spendsCredits } from "~/domain/rewriting/limits";
import type { RewriteRefused } from "~/domain/rewriting/request/request-rewrite.server";
import type { Toast } from "./toast.server";

/** Shown with the last rewrite if nothing that it was made from has changed since. */
export const nothingHasChanged: Toast = {
  title: "Nothing has changed since this rewrite",
  text: "Your resume, the post and your answers are unchanged, so here is the rewrite you already have. It does not count again.",
  tone: "success",
};

/** Tells the user why a rewrite was not started. */
export function rewriteErrorToast(refused: RewriteRefused): Toast & { text: string } {
  return { ...message(refused), tone: "error" };
}

function message(refused: RewriteRefused): { title: string; text: string } {
  switch (refused.reason) {
    case "not-found":
      return { title: "Error", text: "Resume or job post not found." };
    case "limit-reached": {
      const { tier, limit } = refused;
      const noCredits = spendsCredits(tier) ? " You have no credits left for more." : "";
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
        text: "Failed to save rewrite: we could not reach our records. Check your history before you try again.",
      };
    default:
      return refused satisfies never;
  }
}
