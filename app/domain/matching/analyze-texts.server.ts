import { z } from "zod";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import { listAnswers, toFacts } from "~/domain/facts/list-answers.server";
import { addJobSchema } from "~/domain/jobs/job.schema";
import { pasteResumeSchema } from "~/domain/resumes/resume.schema";
import type { AppContext, SignedInUser } from "~/ports/context";
import { matchResume } from "~/tailor/match/match-resume";
import { writeReport, writeSuggestions } from "~/tailor/match/write-report";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { analysesPerUser } from "./limits";
import { yearAndMonth } from "./match-content";

/** Body of POST /functions/v1/analyze-resume-job-match. */
export const analyzeTextsSchema = z.object({
  resumeText: pasteResumeSchema.shape.text,
  jobText: addJobSchema.shape.description,
});
type AnalyzeTexts = z.infer<typeof analyzeTextsSchema>;

/**
 * Scores the text of a resume, with what the user confirmed, against the text of a job post, and keeps neither.
 * `score` is 0 to 100, null where the post states nothing to match: the report then says why.
 */
export async function analyzeTexts(
  ctx: Pick<AppContext, "db" | "limits" | "now"> & { user: SignedInUser },
  input: AnalyzeTexts,
): Promise<{ ok: true; score: number | null; report: string; suggestions: string[] } | RateLimited> {
  const refused = await takeLimits(ctx, [[analysesPerUser, ctx.user.id]]);
  if (refused) return refused;
  const facts = toFacts(await listAnswers(ctx));
  const posting = readPosting(input.jobText);
  const match = matchResume(parseResume(input.resumeText), posting, { facts, asOf: yearAndMonth(ctx.now()) });
  return { ok: true, score: match.score, report: writeReport(match, posting), suggestions: writeSuggestions(match) };
}
