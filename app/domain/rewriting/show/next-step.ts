import type { RewriteSummary } from "~/domain/rewriting/rewrite.schema";

export interface LatestJob {
  id: string;
  title: string;
  company: string;
  createdAt: number;
}

/** What the user has, the latest of each first. */
export interface Overview {
  resumeId: string | null;
  jobs: LatestJob[];
  match: { resumeId: string; jobId: string } | null;
  rewrites: RewriteSummary[];
}

export type NextStep =
  | { kind: "bring-resume" }
  | { kind: "add-job" }
  | { kind: "wait" | "review"; rewrite: RewriteSummary }
  | { kind: "match" | "rewrite"; resumeId: string; job: LatestJob };

/** The next step to suggest: a job post with nothing done for it comes before finished work. */
export function nextStep({ resumeId, jobs, match, rewrites }: Overview): NextStep {
  const [job] = jobs;
  const [rewrite] = rewrites;
  if (rewrite?.status === "queued" || rewrite?.status === "running") return { kind: "wait", rewrite };
  if (resumeId === null) return { kind: "bring-resume" };
  if (!job) return { kind: "add-job" };
  if (rewrite && rewrite.createdAt >= job.createdAt) return { kind: "review", rewrite };
  return match?.jobId === job.id
    ? { kind: "rewrite", resumeId: match.resumeId, job }
    : { kind: "match", resumeId, job };
}
