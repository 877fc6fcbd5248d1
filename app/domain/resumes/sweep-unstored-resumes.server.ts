import { and, inArray, isNull, lt } from "drizzle-orm";
import { resumes } from "../../db/schema/resumes";
import type { AppContext } from "../../ports/context";
import { unstoredMaxAgeMilliseconds } from "./limits";

const rowsPerSweep = 90;

/** Removes uploads that never finished: the file first, then its row, so that a crash leaves the row to try again. */
export async function sweepUnstoredResumes(ctx: Pick<AppContext, "db" | "files" | "now">): Promise<number> {
  const old = and(isNull(resumes.storedAt), lt(resumes.createdAt, ctx.now() - unstoredMaxAgeMilliseconds));
  const rows = await ctx.db
    .select({ id: resumes.id, key: resumes.originalFileUrl })
    .from(resumes)
    .where(old)
    .orderBy(resumes.createdAt)
    .limit(rowsPerSweep);
  if (rows.length === 0) return 0;
  await ctx.files.remove(rows.flatMap((row) => row.key ?? []));
  // Fewer than the 100 parameters that a statement may carry.
  await ctx.db.delete(resumes).where(
    and(
      isNull(resumes.storedAt),
      inArray(
        resumes.id,
        rows.map((row) => row.id),
      ),
    ),
  );
  return rows.length;
}
