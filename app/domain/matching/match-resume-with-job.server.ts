import { and, desc, eq, lt, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { matchScores, resumeJobMatches } from "~/db/schema/matching";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import type { Answer } from "~/domain/facts/fact.schema";
import { listAnswers, toFacts } from "~/domain/facts/list-answers.server";
import { getJob, type StoredJob } from "~/domain/jobs/get-job.server";
import { postingOf } from "~/domain/jobs/job-view";
import { resumeName } from "~/domain/resumes/resume.schema";
import { getResume, type StoredResume } from "~/domain/resumes/show/get-resume.server";
import { keepContent, referencesOf, releaseContents } from "~/domain/storage/content.server";
import { logError } from "~/log-error";
import type { AppContext, SignedInUser } from "~/ports/context";
import { askQuestions } from "~/tailor/ask-questions";
import { matchResume } from "~/tailor/match/match-resume";
import { writeReport, writeSuggestions } from "~/tailor/match/write-report";
import { unfinishedParts } from "~/tailor/reading/reading-gaps";
import type { Resume } from "~/tailor/resume";
import { analysesPerUser, matchesPerUser, questionsShown, repeatMilliseconds, scoresPerUser } from "./limits";
import type { MatchDetails } from "./match.schema";
import { type MatchContent, madeFrom, matchContent, outcomeOf, yearAndMonth } from "./match-content";

type Context = Pick<AppContext, "db" | "files" | "limits" | "newId" | "now"> & { user: SignedInUser };

/**
 * Scores a resume and the user's confirmed answers against a job post. One batch saves the result (one row per pair,
 * the newest wins) and adds to the score history. "engine-failed": the engine threw; the previous result is unchanged.
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
  const content = await keepContent(ctx, ctx.user.id, matchContent, outcome);
  const { score: matchScore } = outcome.details;
  const row = { matchScore, outcome: outcomeOf(outcome.details), ...noOldColumns, ...content };
  const pair = and(
    eq(resumeJobMatches.userId, ctx.user.id),
    eq(resumeJobMatches.resumeId, resume.id),
    eq(resumeJobMatches.jobPostId, job.id),
  );
  await ctx.db.batch([
    historyOf(ctx, { resume, job, details: outcome.details, now }),
    releaseContents(ctx, referencesOf(resumeJobMatches, pair)),
    ctx.db
      .insert(resumeJobMatches)
      .values({
        userId: ctx.user.id,
        resumeId: resume.id,
        jobPostId: job.id,
        createdAt: now,
        updatedAt: now,
        ...row,
      })
      .onConflictDoUpdate({
        target: [resumeJobMatches.resumeId, resumeJobMatches.jobPostId],
        set: { ...row, updatedAt: now },
        setWhere: eq(resumeJobMatches.userId, ctx.user.id),
      }),
    ...oldestGo(ctx),
  ]);
  return { ok: true };
}

const noOldColumns = { report: "", suggestions: "", details: "" };

/** Deletes what exceeds the user's limits: the least recently requested reports and the oldest history rows. */
function oldestGo(ctx: Context) {
  const { db, user } = ctx;
  const lastReport = db
    .select({ at: resumeJobMatches.updatedAt })
    .from(resumeJobMatches)
    .where(eq(resumeJobMatches.userId, user.id))
    .orderBy(desc(resumeJobMatches.updatedAt))
    .limit(1)
    .offset(matchesPerUser - 1);
  const lastScore = db
    .select({ at: matchScores.createdAt })
    .from(matchScores)
    .where(eq(matchScores.userId, user.id))
    .orderBy(desc(matchScores.createdAt))
    .limit(1)
    .offset(scoresPerUser - 1);
  const oldReports = and(eq(resumeJobMatches.userId, user.id), lt(resumeJobMatches.updatedAt, sql`(${lastReport})`));
  return [
    releaseContents(ctx, referencesOf(resumeJobMatches, oldReports)),
    db.delete(resumeJobMatches).where(oldReports),
    db.delete(matchScores).where(and(eq(matchScores.userId, user.id), lt(matchScores.createdAt, sql`(${lastScore})`))),
  ] as const;
}

function analyze(read: { resume: StoredResume; job: StoredJob; answers: Answer[]; asOf: string }): MatchContent | null {
  const { resume, job, answers, asOf } = read;
  try {
    const posting = postingOf(job);
    const known = { facts: toFacts(answers), asOf };
    const match = matchResume(resume.document, posting, known);
    const questions = askQuestions({ resume: resume.document, posting, match, most: questionsShown, ...known });
    const details: MatchDetails = { ...match, questions, madeFrom: madeFrom(resume, job) };
    const lines = citedLines(details, resume.document);
    const unfinished = unfinishedParts(resume.document).map(({ text }) => text);
    return { report: writeReport(match, posting), suggestions: writeSuggestions(match), details, lines, unfinished };
  } catch (error) {
    logError("match", error);
    return null;
  }
}

function citedLines({ rows }: MatchDetails, { atoms }: Resume): Record<string, string> {
  const cited = new Set(rows.flatMap(({ evidence }) => evidence.map(({ atomId }) => atomId)));
  return Object.fromEntries(atoms.filter(({ id }) => cited.has(id)).map(({ id, text }) => [id, text]));
}

/**
 * Adds a history row, unless the last one is recent and this match equals it: same resume, post, score and ceiling. The
 * comparison reads the stored match in the same batch that replaces it, so that a race adds only one row.
 */
function historyOf(ctx: Context, made: { resume: StoredResume; job: StoredJob; details: MatchDetails; now: number }) {
  const { resume, job, details, now } = made;
  const name = resumeName({ ...resume, preview: resume.originalCvText });
  const before = resumeJobMatches;
  const row = {
    id: ctx.newId(),
    userId: ctx.user.id,
    resumeId: resume.id,
    jobPostId: job.id,
    resumeName: name,
    jobTitle: job.jobTitle,
    companyName: job.companyName,
    score: details.score,
    ceiling: details.ceiling,
    formula: details.version,
    createdAt: now,
  };
  return ctx.db.insert(matchScores).select(
    rowOf(
      matchScores,
      row,
      sql`WHERE NOT EXISTS (
        SELECT 1 FROM ${before} WHERE ${before.userId} = ${ctx.user.id} AND ${before.resumeId} = ${resume.id} AND ${before.jobPostId} = ${job.id}
          AND ${before.matchScore} IS ${details.score} AND ${before.outcome} = ${outcomeOf(details)}
          AND ${now - repeatMilliseconds} < (
            SELECT max(${matchScores.createdAt}) FROM ${matchScores}
            WHERE ${matchScores.userId} = ${ctx.user.id} AND ${matchScores.resumeId} = ${resume.id} AND ${matchScores.jobPostId} = ${job.id}
          )
      )`,
    ),
  );
}
