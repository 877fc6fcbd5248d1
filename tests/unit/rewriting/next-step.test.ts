import { expect, it } from "vitest";
import type { RewriteStatus, RewriteSummary } from "~/domain/rewriting/rewrite.schema";
import { type LatestJob, nextStep, type Overview } from "~/domain/rewriting/show/next-step";

const job = (id: string, createdAt: number): LatestJob => ({ id, title: id, company: "", createdAt });
const rewrite = (status: RewriteStatus, createdAt: number): RewriteSummary => ({
  id: `rewrite at ${createdAt}`,
  status,
  jobTitle: "Nurse",
  companyName: "",
  resumeName: "cv.pdf",
  scoreBefore: null,
  scoreAfter: null,
  counted: true,
  createdAt,
});
const nothing: Overview = { resumeId: null, jobs: [], match: null, rewrites: [] };
const started: Overview = { ...nothing, resumeId: "cv", jobs: [job("newest", 5), job("older", 2)] };

it.each<[string, Overview, string]>([
  ["a newcomer brings a resume", nothing, "bring-resume"],
  ["whoever has jobs only brings a resume", { ...started, resumeId: null }, "bring-resume"],
  ["a resume alone needs a job", { ...nothing, resumeId: "cv" }, "add-job"],
  ["a new job is matched", started, "match newest"],
  [
    "a match of an older job leaves the new one to be matched",
    { ...started, match: { resumeId: "cv", jobId: "older" } },
    "match newest",
  ],
  ["a matched job is rewritten for", { ...started, match: { resumeId: "cv2", jobId: "newest" } }, "rewrite newest cv2"],
  ["a running rewrite is waited for", { ...started, rewrites: [rewrite("running", 9)] }, "wait"],
  ["a queued one too, whatever was deleted since", { ...nothing, rewrites: [rewrite("queued", 9)] }, "wait"],
  ["a finished one is looked through", { ...started, rewrites: [rewrite("done", 6)] }, "review"],
  ["a failed one too: its page says why", { ...started, rewrites: [rewrite("failed", 6)] }, "review"],
  [
    "a job that is newer than the last rewrite comes first",
    { ...started, rewrites: [rewrite("done", 4)] },
    "match newest",
  ],
])("%s", (_, overview, expected) => {
  const step = nextStep(overview);
  const words =
    "job" in step ? [step.kind, step.job.id, ...(step.kind === "rewrite" ? [step.resumeId] : [])] : [step.kind];
  expect(words.join(" ")).toBe(expected);
});
