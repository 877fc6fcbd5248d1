import type { HistoryEntry } from "../domain/history/history.schema";

/** The matcher with both chosen. */
export function pairPath({ resumeId, jobId }: { resumeId: string; jobId: string }): string {
  return `/app/dashboard/matcher?${new URLSearchParams({ resume: resumeId, job: jobId })}`;
}

/** Where an entry of the history is shown: a rewrite has a page, a match the matcher as long as its pair is there. */
export function historyPath({ id, kind, pair }: Pick<HistoryEntry, "id" | "kind" | "pair">): string | undefined {
  if (kind === "rewrite") return `/app/dashboard/rewrites/${id}`;
  return pair ? pairPath(pair) : undefined;
}
