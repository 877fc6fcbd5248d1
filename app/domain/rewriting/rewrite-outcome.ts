import { outcomeWords, type RewriteSummary } from "./rewrite.schema";

/** How a rewrite stands, in a word or two for lists. */
export function rewriteOutcome({ status, scoreBefore, scoreAfter }: RewriteSummary): string {
  switch (status) {
    case "queued":
    case "running":
      return outcomeWords.running;
    case "failed":
      return outcomeWords.failed;
    case "done":
      return scoreAfter === null ? outcomeWords["not-scored"] : `${scoreBefore}% to ${scoreAfter}%`;
    default:
      return status satisfies never;
  }
}
