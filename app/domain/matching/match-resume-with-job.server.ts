import { resumeJobMatches } from "../../db/schema";
import type { AppContext, SignedInUser } from "../../ports/context";

import { matchResume } from "../../tailor/match/match-resume";
import { writeReport, writeSuggestions } from "../../tailor/match/write-report";
import { getJob } from "../jobs/get-job.server";
import { postingOf } from "../jobs/posting-of-job";
import { getResume } from "../resumes/get-resume.server";
import { yearAndMonth } from "./year-and-month";

/** Scores a resume against a job post and keeps the result: one row a pair, the newest wins. */
export async function matchResumeWithJob(
  ctx: Pick<AppContext, "db" | "now"> & { user: SignedInUser },
  input: { resumeId: string; jobId: string },
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  const [resume, job] = await Promise.all([getResume(ctx, input.resumeId), getJob(ctx, input.jobId)]);
  if (!resume || !job) return { ok: false, reason: "not-found" };
  const now = ctx.now();
  const posting = postingOf(job);
  const match = matchResume(resume.document, posting, { asOf: yearAndMonth(now) });
  const row = {
    matchScore: match.score,
    report: writeReport(match, posting),
    suggestions: writeSuggestions(match),
    details: JSON.stringify(match),
    updatedAt: now,
  };
  await ctx.db
    .insert(resumeJobMatches)
    .values({ userId: ctx.user.id, resumeId: resume.id, jobPostId: job.id, createdAt: now, ...row })
    .onConflictDoUpdate({ target: [resumeJobMatches.resumeId, resumeJobMatches.jobPostId], set: row });
  return { ok: true };
}
