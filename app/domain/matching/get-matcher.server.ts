import { and, desc, eq } from "drizzle-orm";
import { jobPosts } from "../../db/schema/jobs";
import { facts, matchScores, resumeJobMatches } from "../../db/schema/matching";
import { resumes } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";
import type { Resume } from "../../tailor/resume";
import { answerColumns } from "../facts/answer-columns";
import { factsPerUser } from "../facts/limits";
import { type QuestionsView, viewQuestions } from "../facts/view-questions";
import { resumeLabel } from "../resumes/resume.schema";
import { summaryColumns } from "../resumes/resume-columns";
import { shownResumes } from "../resumes/shown-resumes";
import { choicesInSelector, pairScoresShown } from "./limits";
import { madeFrom } from "./made-from";
import type { MatchDetails, PairScore } from "./match.schema";
import { choicesQueries, shownJobs } from "./matcher-choices.server";

export interface Choice {
  id: string;
  /** "File: cv.pdf", "Ward Nurse" */
  label: string;
  createdAt: number;
}

export interface Choices {
  /** Newest first; the chosen one is among them, however old. */
  items: Choice[];
  /** There are older ones than a selector holds. */
  hasMore: boolean;
}

export interface ShownMatch {
  score: number | null;
  report: string;
  suggestions: string[];
  details: MatchDetails;
  /** The whole line of the resume that each piece of evidence stands in, by atom id. */
  lines: Record<string, string>;
  /** What is not as it was when the match was made. */
  changed: { resume: boolean; job: boolean };
  questions: QuestionsView;
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

/** Everything that the matcher shows, in one batch: what to choose from, the pair's match and the scores before it. */
export async function getMatcher(
  ctx: Pick<AppContext, "db"> & { user: SignedInUser },
  input: { resumeId: string; jobId: string; find: { resume: string; job: string } },
): Promise<Matcher> {
  const ofPair = (table: typeof resumeJobMatches | typeof matchScores) =>
    and(eq(table.resumeId, input.resumeId), eq(table.jobPostId, input.jobId), eq(table.userId, ctx.user.id));
  const [resumeRows, jobRows, [resume], [job], [match], scores, answers] = await ctx.db.batch([
    ...choicesQueries(ctx, input.find),
    ctx.db
      .select({ ...summaryColumns, version: resumes.version, document: resumes.document })
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
    match: hasPair && match ? showMatch({ match, resume, job, answers }) : null,
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

function showMatch(found: {
  match: typeof resumeJobMatches.$inferSelect;
  resume: { version: number; document: string };
  job: typeof jobPosts.$inferSelect;
  answers: Parameters<typeof viewQuestions>[1];
}): ShownMatch {
  const { match, resume, job, answers } = found;
  const { matchScore: score, report, suggestions } = match;
  // Matches made before questions were kept have none.
  const details: MatchDetails = { questions: [], ...JSON.parse(match.details) };
  const now = madeFrom(resume, job);
  const { resumeVersion, post } = details.madeFrom ?? now;
  const changed = { resume: resumeVersion !== now.resumeVersion, job: post !== now.post };
  // The lines of another version may be others under the same ids: the cited words stand alone then.
  const lines = changed.resume ? {} : linesOf(details, JSON.parse(resume.document) as Resume);
  const questions = viewQuestions({ ...details, madeAt: match.updatedAt }, answers);
  return { score, report, suggestions, details, lines, changed, questions };
}

function linesOf({ rows }: MatchDetails, { atoms }: Resume): Record<string, string> {
  const cited = new Set(rows.flatMap(({ evidence }) => evidence.map(({ atomId }) => atomId)));
  return Object.fromEntries(atoms.filter(({ id }) => cited.has(id)).map(({ id, text }) => [id, text]));
}
