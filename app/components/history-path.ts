/** The matcher with both chosen. */
export function pairPath({ resumeId, jobId }: { resumeId: string; jobId: string }): string {
  return `/app/dashboard/matcher?${new URLSearchParams({ resume: resumeId, job: jobId })}`;
}

export function rewritePath(id: string): string {
  return `/app/dashboard/rewrites/${id}`;
}

/** What the matcher shows of a pair, whichever of its matches leads there: of those before, only the scores are kept. */
export const newestMatch = "Newest match of the two";
