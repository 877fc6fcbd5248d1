import { and, eq } from "drizzle-orm";
import { resumes } from "../../db/schema/resumes";
import { logError } from "../../log-error";
import type { AppContext, SignedInUser } from "../../ports/context";
import { binnedResumes, lostResumes } from "./binned-resumes";
import { removeResumes } from "./remove-resumes.server";
import { resumeName } from "./resume.schema";
import { summaryColumns } from "./resume-columns";

/**
 * Deletes a resume of the bin for good. From the first step on nobody can take it back, so that no resume comes back
 * without its file; where a later one fails, the sweep goes on.
 */
export async function eraseResume(
  ctx: Pick<AppContext, "db" | "files" | "now"> & { user: SignedInUser },
  resumeId: string,
): Promise<{ ok: true; name: string } | { ok: false; reason: "not-found" }> {
  const now = ctx.now();
  const [row] = await ctx.db
    .update(resumes)
    .set({ deletedAt: 0 })
    .where(and(binnedResumes(ctx.user.id, now), eq(resumes.id, resumeId)))
    .returning({ ...summaryColumns, key: resumes.originalFileUrl });
  if (!row) return { ok: false, reason: "not-found" };
  try {
    await removeResumes(ctx, [row], lostResumes(now));
  } catch (error) {
    logError("Erased resume was not removed", error);
  }
  return { ok: true, name: resumeName(row) };
}
