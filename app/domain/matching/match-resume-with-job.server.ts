import { resumeJobMatches } from "../../db/schema/matching";
import type { AppContext, SignedInUser } from "../../ports/context";
import { askQuestions } from "../../tailor/ask-questions";
import { matchResume } from "../../tailor/match/match-resume";
import { writeReport, writeSuggestions } from "../../tailor/match/write-report";
import { listAnswers } from "../facts/list-answers.server";
import { toFacts } from "../facts/to-facts";
import { getJob } from "../jobs/get-job.server";
import { postingOf } from "../jobs/posting-of-job";
import { getResume } from "../resumes/get-resume.server";
import type { MatchDetails } from "./match.schema";
import { yearAndMonth } from "./year-and-month";

/** Scores a resume, with what the user confirmed, against a job post and keeps the result: one row a pair, the newest wins. */
export async function matchResumeWithJob(
  ctx: Pick<AppContext, "db" | "now"> & { user: SignedInUser },
  input: { resumeId: string; jobId: string },
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  const [resume, job, answers] = await Promise.all([
    getResume(ctx, input.resumeId),
    getJob(ctx, input.jobId),
    listAnswers(ctx),
  ]);
  if (!resume || !job) return { ok: false, reason: "not-found" };
  const now = ctx.now();
  const posting = postingOf(job);
  const known = { facts: toFacts(answers), asOf: yearAndMonth(now) };
  const match = matchResume(resume.document, posting, known);
  const questions = askQuestions({ resume: resume.document, posting, match, ...known });
  const row = {
    matchScore: match.score,
    report: writeReport(match, posting),
    suggestions: writeSuggestions(match),
    details: JSON.stringify({ ...match, questions } satisfies MatchDetails),
    updatedAt: now,
  };
  await ctx.db
    .insert(resumeJobMatches)
    .values({ userId: ctx.user.id, resumeId: resume.id, jobPostId: job.id, createdAt: now, ...row })
    .onConflictDoUpdate({ target: [resumeJobMatches.resumeId, resumeJobMatches.jobPostId], set: row });
  return { ok: true };
}
