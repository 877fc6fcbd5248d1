import { and, eq } from "drizzle-orm";
import { resumes } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";
import { binnedResumes } from "./binned-resumes";
import { resumeName } from "./resume.schema";
import { summaryColumns } from "./resume-columns";
import { shownResumes } from "./shown-resumes";

/**
 * Puts a resume into the bin, where its owner can take it back until the sweep. Deleting it twice is deleting it once.
 * A rewrite of it that is under way ends by itself.
 */
export async function deleteResume(
  ctx: Pick<AppContext, "db" | "now"> & { user: SignedInUser },
  resumeId: string,
): Promise<{ ok: true; name: string } | { ok: false; reason: "not-found" }> {
  const now = ctx.now();
  const [, [row]] = await ctx.db.batch([
    ctx.db
      .update(resumes)
      .set({ deletedAt: now })
      .where(and(shownResumes(ctx.user.id), eq(resumes.id, resumeId))),
    ctx.db
      .select(summaryColumns)
      .from(resumes)
      .where(and(binnedResumes(ctx.user.id, now), eq(resumes.id, resumeId))),
  ]);
  return row ? { ok: true, name: resumeName(row) } : { ok: false, reason: "not-found" };
}
