import { and, desc, eq } from "drizzle-orm";
import { jobPosts } from "~/db/schema/jobs";
import { facts, matchScores, resumeJobMatches } from "~/db/schema/matching";
import { resumes } from "~/db/schema/resumes";
import { factsPerUser } from "~/domain/facts/limits";
import { answerColumns } from "~/domain/facts/list-answers.server";
import { type QuestionsView, viewQuestions } from "~/domain/facts/view-questions";
import { resumeLabel } from "~/domain/resumes/resume.schema";
import { shownResumes, summaryColumns } from "~/domain/resumes/resume-columns";
import { readContent } from "~/domain/storage/content.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { type Advice, adviceFor } from "~/tailor/match/write-report";
import { choicesInSelector, pairScoresShown } from "./limits";
import type { MatchDetails, PairScore } from "./match.schema";
import { madeFrom, matchContent } from "./match-content";
import { choicesQueries, shownJobs } from "./matcher-choices.server";

export interface Choice {
  id: string;
  /** "File: cv.pdf", "Ward Nurse" */
  label: string;
  createdAt: number;
}

export interface Choices {
  /** Newest first; always includes the chosen one, however old. */
  items: Choice[];
  /** True if there are more than the selector shows. */
  hasMore: boolean;
}

export interface ShownMatch {
  score: number | null;
  report: string;
  /** What to do about the requirements that are not shown in full, in the order of their worth. */
  advice: Advice[];
  details: MatchDetails;
  /** The whole line of the resume that each piece of evidence stands in, by atom id. */
  lines: Record<string, string>;
  /** Which of the two has changed since the match was made. */
  changed: { resume: boolean; job: boolean };
  questions: QuestionsView;
  /** Problems a reader of the resume would notice. */
  unfinished: string[];
}

export interface Matcher {
  resumes: Choices;
  jobs: Choices;
  /** Ids of the chosen ones, as far as the user has them; empty where not. */
  chosen: { resumeId: string; jobId: string };
  /** Null where the user never asked for it. */
  match: ShownMatch | null;
  /** The latest scores of the pair, newest first. */
  scores: PairScore[];
}

/**
 * Everything the matcher page shows, in one batch and one object: the choices, the pair's match and its earlier scores.
 */
export async function getMatcher(
  ctx: Pick<AppContext, "db" | "files"> & { user: SignedInUser },
  input: { resumeId: string; jobId: string; find: { resume: string; job: string } },
): Promise<Matcher> {
  const ofPair = (table: typeof resumeJobMatches | typeof matchScores) =>
    and(eq(table.resumeId, input.resumeId), eq(table.jobPostId, input.jobId), eq(table.userId, ctx.user.id));
  const [resumeRows, jobRows, [resume], [job], [match], scores, answers] = await ctx.db.batch([
    ...choicesQueries(ctx, input.find),
    ctx.db
      .select({ ...summaryColumns, version: resumes.version })
      .from(resumes)
      .where(and(shownResumes(ctx.user.id), eq(resumes.id, input.resumeId))),
    ctx.db
      .select()
      .from(jobPosts)
      .where(and(shownJobs(ctx.user.id), eq(jobPosts.id, input.jobId))),
    ctx.db.select().from(resumeJobMatches).where(ofPair(resumeJobMatches)),
    ctx.db
      .select({
        id: matchScores.id,
        score: matchScores.score,
        ceiling: matchScores.ceiling,
        createdAt: matchScores.createdAt,
      })
      .from(matchScores)
      .where(ofPair(matchScores))
      .orderBy(desc(matchScores.createdAt), desc(matchScores.id))
      .limit(pairScoresShown),
    ctx.db
      .select(answerColumns)
      .from(facts)
      .where(eq(facts.userId, ctx.user.id))
      .orderBy(desc(facts.answeredAt), desc(facts.id))
      .limit(factsPerUser),
  ]);
  const hasPair = resume !== undefined && job !== undefined;
  return {
    resumes: choices(resumeRows, resume, (row) => resumeLabel(row)),
    jobs: choices(jobRows, job && { ...job, title: job.jobTitle }, ({ title }) => title || "Untitled Job"),
    chosen: { resumeId: resume?.id ?? "", jobId: job?.id ?? "" },
    match: hasPair && match ? await showMatch(ctx, { match, resume, job, answers }) : null,
    scores: hasPair ? scores : [],
  };
}

function choices<Row extends { id: string; createdAt: number }>(
  rows: Row[],
  chosen: Row | undefined,
  label: (row: Row) => string,
): Choices {
  const latest = rows.slice(0, choicesInSelector);
  const items = !chosen || latest.some(({ id }) => id === chosen.id) ? latest : [...latest, chosen];
  return {
    items: items.map((row) => ({ id: row.id, label: label(row), createdAt: row.createdAt })),
    hasMore: rows.length > choicesInSelector,
  };
}

async function showMatch(
  ctx: Pick<AppContext, "files">,
  found: {
    match: typeof resumeJobMatches.$inferSelect;
    resume: { version: number };
    job: typeof jobPosts.$inferSelect;
    answers: Parameters<typeof viewQuestions>[1];
  },
): Promise<ShownMatch> {
  const { match, resume, job, answers } = found;
  const { matchScore: score, ...old } = match;
  const {
    report,
    details,
    lines: cited = {},
    unfinished = [],
  } = await readContent(ctx, matchContent, match, {
    report: old.report,
    suggestions: old.suggestions,
    details: old.details,
  });
  const now = madeFrom(resume, job);
  const { resumeVersion, post } = details.madeFrom ?? now;
  const changed = { resume: resumeVersion !== now.resumeVersion, job: post !== now.post };
  // In another version the ids may name other lines, so the quoted words are shown without their lines.
  const lines = changed.resume ? {} : cited;
  const questions = viewQuestions({ ...details, madeAt: match.updatedAt }, answers);
  return {
    score,
    report,
    advice: adviceFor(details),
    details,
    lines,
    changed,
    questions,
    unfinished: changed.resume ? [] : unfinished,
  };
}
