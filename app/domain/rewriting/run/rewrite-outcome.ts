import { outcomeWords, type RewriteSummary } from "~/domain/rewriting/rewrite.schema";

/** The status of a rewrite in a word or two, for lists. */
export function rewriteOutcome({ status, scoreBefore, scoreAfter, counted }: RewriteSummary): string {
  switch (status) {
    case "queued":
    case "running":
      return outcomeWords.running;
    case "failed":
      return outcomeWords[counted ? "failed-counted" : "failed"];
    case "done":
      return scoreAfter === null ? outcomeWords["not-scored"] : `${scoreBefore}% to ${scoreAfter}%`;
    default:
      return status satisfies never;
  }
}
