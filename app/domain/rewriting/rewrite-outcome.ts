import type { RewriteSummary } from "./rewrite.schema";

/** How a rewrite stands, in a word or two for lists. */
export function rewriteOutcome({ status, scoreBefore, scoreAfter }: RewriteSummary): string {
  switch (status) {
    case "queued":
    case "running":
      return "in progress";
    case "failed":
      return "failed, not counted";
    case "done":
      return scoreBefore === null ? "done, not scored" : `${scoreBefore}% to ${scoreAfter}%`;
    default:
      return status satisfies never;
  }
}
