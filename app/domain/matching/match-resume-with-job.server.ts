import { sql } from "drizzle-orm";
import { matchScores, resumeJobMatches } from "../../db/schema/matching";
import { logError } from "../../log-error";
import type { AppContext, SignedInUser } from "../../ports/context";
import { askQuestions } from "../../tailor/ask-questions";
import { matchResume } from "../../tailor/match/match-resume";
import { writeReport, writeSuggestions } from "../../tailor/match/write-report";
import { type RateLimited, takeLimits } from "../auth/take-limits.server";
import type { Answer } from "../facts/fact.schema";
import { listAnswers } from "../facts/list-answers.server";
import { toFacts } from "../facts/to-facts";
import { getJob, type StoredJob } from "../jobs/get-job.server";
import { postingOf } from "../jobs/posting-of-job";
import { getResume, type StoredResume } from "../resumes/get-resume.server";
import { resumeName } from "../resumes/resume.schema";
import { analysesPerUser, repeatMilliseconds } from "./limits";
import { madeFrom } from "./made-from";
import type { MatchDetails } from "./match.schema";
import { yearAndMonth } from "./year-and-month";

type Context = Pick<AppContext, "db" | "limits" | "newId" | "now"> & { user: SignedInUser };

/**
 * Scores a resume, with what the user confirmed, against a job post. One batch keeps the result, one row a pair of which
 * the newest wins, and adds to the score history. "engine-failed": the engine could not do it, and what stood stands.
 */
export async function matchResumeWithJob(
  ctx: Context,
  input: { resumeId: string; jobId: string },
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "engine-failed" } | RateLimited> {
  const refused = await takeLimits(ctx, [[analysesPerUser, ctx.user.id]]);
  if (refused) return refused;
  const [resume, job, answers] = await Promise.all([
    getResume(ctx, input.resumeId),
    getJob(ctx, input.jobId),
    listAnswers(ctx),
  ]);
  if (!resume || !job) return { ok: false, reason: "not-found" };
  const now = ctx.now();
  const outcome = analyze({ resume, job, answers, asOf: yearAndMonth(now) });
  if (!outcome) return { ok: false, reason: "engine-failed" };
  await ctx.db.batch([
    historyOf(ctx, { resume, job, details: outcome.details, now }),
    ctx.db
      .insert(resumeJobMatches)
      .values({
        userId: ctx.user.id,
        resumeId: resume.id,
        jobPostId: job.id,
        createdAt: now,
        updatedAt: now,
        ...outcome.row,
      })
      .onConflictDoUpdate({
        target: [resumeJobMatches.resumeId, resumeJobMatches.jobPostId],
        set: { ...outcome.row, updatedAt: now },
      }),
  ]);
  return { ok: true };
}

function analyze(read: { resume: StoredResume; job: StoredJob; answers: Answer[]; asOf: string }) {
  const { resume, job, answers, asOf } = read;
  try {
    const posting = postingOf(job);
    const known = { facts: toFacts(answers), asOf };
    const match = matchResume(resume.document, posting, known);
    const questions = askQuestions({ resume: resume.document, posting, match, ...known });
    const details: MatchDetails = { ...match, questions, madeFrom: madeFrom(resume, job) };
    const report = writeReport(match, posting);
    const suggestions = writeSuggestions(match);
    return { details, row: { matchScore: match.score, report, suggestions, details: JSON.stringify(details) } };
  } catch (error) {
    logError("match", error);
    return null;
  }
}

/**
 * A row of the history, unless the last one is young and this match is the same: resume and post as they were, score and
 * ceiling too. The standing match says so; it is read in the batch that replaces it, so that a race adds one row.
 */
function historyOf(ctx: Context, made: { resume: StoredResume; job: StoredJob; details: MatchDetails; now: number }) {
  const { resume, job, details, now } = made;
  const name = resumeName({ ...resume, preview: resume.originalCvText });
  const before = resumeJobMatches;
  // Columns in the order of the schema.
  return ctx.db.insert(matchScores).select(
    sql`SELECT ${ctx.newId()}, ${ctx.user.id}, ${resume.id}, ${job.id}, ${name}, ${job.jobTitle}, ${job.companyName},
      ${details.score}, ${details.ceiling}, ${details.version}, ${now}
      WHERE NOT EXISTS (
        SELECT 1 FROM ${before} WHERE ${before.resumeId} = ${resume.id} AND ${before.jobPostId} = ${job.id}
          AND ${before.matchScore} IS ${details.score}
          AND json_extract(${before.details}, '$.ceiling') IS ${details.ceiling}
          AND json_extract(${before.details}, '$.version') = ${details.version}
          AND json_extract(${before.details}, '$.madeFrom') = ${JSON.stringify(details.madeFrom)}
          AND ${now - repeatMilliseconds} < (
            SELECT max(${matchScores.createdAt}) FROM ${matchScores}
            WHERE ${matchScores.resumeId} = ${resume.id} AND ${matchScores.jobPostId} = ${job.id}
          )
      )`,
  );
}
