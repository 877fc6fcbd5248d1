import { and, isNull, lt } from "drizzle-orm";
import { resumes } from "../../db/schema/resumes";
import type { AppContext } from "../../ports/context";
import { unstoredMaxAgeMilliseconds } from "./limits";
import { removeResumes, rowsPerRemoval } from "./remove-resumes.server";

/** Removes uploads that never finished: the file first, then its row, so that a crash leaves the row to try again. */
export async function sweepUnstoredResumes(ctx: Pick<AppContext, "db" | "files" | "now">): Promise<number> {
  const old = and(isNull(resumes.storedAt), lt(resumes.createdAt, ctx.now() - unstoredMaxAgeMilliseconds));
  const rows = await ctx.db
    .select({ id: resumes.id, key: resumes.originalFileUrl })
    .from(resumes)
    .where(old)
    .orderBy(resumes.createdAt)
    .limit(rowsPerRemoval);
  await removeResumes(ctx, rows, old);
  return rows.length;
}
