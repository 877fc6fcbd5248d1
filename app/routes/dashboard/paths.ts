import type { Section } from "~/domain/resumes/builder/builder.schema";

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

const page = "/app/dashboard/resumes/builder";

/** The builder, open at a section; `place` is an entry of it. */
export function builderPath(section?: Section, place?: string): string {
  return `${page}${section ? `?section=${section}` : ""}${place ? `#${place}` : ""}`;
}

export const resumesPath = "/app/dashboard/resumes";

/** The address of the same page of the list, with nothing open on it; `more` opens something. */
export function resumesPage(page: URL, more: Record<string, string> = {}): string {
  const params = new URLSearchParams(more);
  for (const name of ["tab", "q", "before"]) {
    const value = page.searchParams.get(name);
    if (value) params.set(name, value);
  }
  return params.size > 0 ? `${resumesPath}?${params}` : resumesPath;
}
