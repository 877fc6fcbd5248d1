import { and, eq } from "drizzle-orm";
import { resumes } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";
import { binnedResumes } from "./binned-resumes";
import { resumeName } from "./resume.schema";
import { summaryColumns } from "./resume-columns";
import { shownResumes } from "./shown-resumes";

/** Takes a resume back out of the bin. Taking it back twice is taking it back once. */
export async function restoreResume(
  ctx: Pick<AppContext, "db" | "now"> & { user: SignedInUser },
  resumeId: string,
): Promise<{ ok: true; name: string } | { ok: false; reason: "not-found" }> {
  const [, [row]] = await ctx.db.batch([
    ctx.db
      .update(resumes)
      .set({ deletedAt: null })
      .where(and(binnedResumes(ctx.user.id, ctx.now()), eq(resumes.id, resumeId))),
    ctx.db
      .select(summaryColumns)
      .from(resumes)
      .where(and(shownResumes(ctx.user.id), eq(resumes.id, resumeId))),
  ]);
  return row ? { ok: true, name: resumeName(row) } : { ok: false, reason: "not-found" };
}
