/** The matcher with this resume and job selected. */
export function pairPath({ resumeId, jobId }: { resumeId: string; jobId: string }): string {
  return `/app/dashboard/matcher?${new URLSearchParams({ resume: resumeId, job: jobId })}`;
}

export function rewritePath(id: string): string {
  return `/app/dashboard/rewrites/${id}`;
}

/**
 * Label of links from a match to the matcher, which shows only the newest match of a pair: of older ones we keep the
 * score.
 */
export const newestMatch = "Newest match of the two";
