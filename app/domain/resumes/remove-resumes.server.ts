import { and, inArray, type SQL } from "drizzle-orm";
import { resumes } from "../../db/schema/resumes";
import type { AppContext } from "../../ports/context";

/** With the condition's own, fewer than the 100 parameters that a statement may carry. */
export const rowsPerRemoval = 90;

/**
 * Removes rows with their files: files first, so that a crash leaves the rows to try again. `stillTrue` is what the
 * rows were picked by.
 */
export async function removeResumes(
  ctx: Pick<AppContext, "db" | "files">,
  rows: { id: string; key: string | null }[],
  stillTrue: SQL | undefined,
): Promise<void> {
  if (rows.length === 0) return;
  await ctx.files.remove(rows.flatMap(({ key }) => key ?? []));
  const ids = rows.map(({ id }) => id);
  await ctx.db.delete(resumes).where(and(stillTrue, inArray(resumes.id, ids)));
}
