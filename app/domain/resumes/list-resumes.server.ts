import { and, eq } from "drizzle-orm";
import { newestFirst } from "../../db/page-key";
import { resumes } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";
import { resumesInSelector } from "./limits";
import type { ResumeSummary } from "./resume.schema";
import { summaryColumns } from "./resume-columns";
import { shownResumes } from "./shown-resumes";

/** The user's latest resumes to choose from, newest first, and the one that is chosen already, however old. */
export async function listResumeChoices(
  ctx: Pick<AppContext, "db"> & { user: SignedInUser },
  chosenId: string,
): Promise<ResumeSummary[]> {
  const shown = shownResumes(ctx.user.id);
  const [latest, chosen] = await ctx.db.batch([
    ctx.db
      .select(summaryColumns)
      .from(resumes)
      .where(shown)
      .orderBy(...newestFirst(resumes))
      .limit(resumesInSelector),
    ctx.db
      .select(summaryColumns)
      .from(resumes)
      .where(and(shown, eq(resumes.id, chosenId))),
  ]);
  return latest.some(({ id }) => id === chosenId) ? latest : [...latest, ...chosen];
}
