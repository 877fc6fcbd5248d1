import { resumes } from "../../db/schema/resumes";
import type { AppContext } from "../../ports/context";
import { lostResumes } from "./binned-resumes";
import { removeResumes, rowsPerRemoval } from "./remove-resumes.server";

/** Removes what was in the bin for its time, or deleted for good: files first, then rows. Answers with their number. */
export async function sweepDeletedResumes(ctx: Pick<AppContext, "db" | "files" | "now">): Promise<number> {
  const lost = lostResumes(ctx.now());
  const rows = await ctx.db
    .select({ id: resumes.id, key: resumes.originalFileUrl })
    .from(resumes)
    .where(lost)
    .orderBy(resumes.deletedAt)
    .limit(rowsPerRemoval);
  await removeResumes(ctx, rows, lost);
  return rows.length;
}
