import { and, eq } from "drizzle-orm";
import { resumeJobMatches } from "../../db/schema/matching";
import { resumes } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";
import type { Match } from "../../tailor/match";
import type { Resume } from "../../tailor/resume";
import type { MatchDetails } from "./match.schema";

export interface StoredMatch {
  score: number | null;
  report: string;
  suggestions: string[];
  details: MatchDetails;
  /** The whole line of the resume that each piece of evidence stands in, by atom id. */
  lines: Record<string, string>;
  updatedAt: number;
}

/** The stored match of a pair; null where the user never asked for it. */
export async function getMatch(
  ctx: Pick<AppContext, "db"> & { user: SignedInUser },
  input: { resumeId: string; jobId: string },
): Promise<StoredMatch | null> {
  const [row] = await ctx.db
    .select({ match: resumeJobMatches, document: resumes.document })
    .from(resumeJobMatches)
    .innerJoin(resumes, eq(resumes.id, resumeJobMatches.resumeId))
    .where(
      and(
        eq(resumeJobMatches.resumeId, input.resumeId),
        eq(resumeJobMatches.jobPostId, input.jobId),
        eq(resumeJobMatches.userId, ctx.user.id),
      ),
    );
  if (!row) return null;
  const { matchScore: score, report, suggestions, updatedAt } = row.match;
  // Matches made before questions were kept have none.
  const details: MatchDetails = { questions: [], ...JSON.parse(row.match.details) };
  return { score, report, suggestions, updatedAt, details, lines: linesOf(details, JSON.parse(row.document)) };
}

function linesOf({ rows }: Match, { atoms }: Resume): Record<string, string> {
  const cited = new Set(rows.flatMap(({ evidence }) => evidence.map(({ atomId }) => atomId)));
  return Object.fromEntries(atoms.filter(({ id }) => cited.has(id)).map(({ id, text }) => [id, text]));
}
