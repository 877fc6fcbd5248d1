import { and, eq, sql } from "drizzle-orm";
import { resumes } from "~/db/schema/resumes";
import type { AppContext, SignedInUser } from "~/ports/context";

/**
 * Marks a resume as stored once its file is in the store, which makes it visible; only the first sending of a form
 * does. False if its row is gone because another sending found no room: then the file is removed too.
 */
export async function markStored(
  ctx: Pick<AppContext, "db" | "files" | "now"> & { user: Pick<SignedInUser, "id"> },
  { id, key }: { id: string; key: string },
): Promise<boolean> {
  const shown = await ctx.db
    .update(resumes)
    .set({ storedAt: sql`coalesce(${resumes.storedAt}, ${ctx.now()})` })
    .where(and(eq(resumes.id, id), eq(resumes.userId, ctx.user.id), eq(resumes.originalFileUrl, key)))
    .returning({ id: resumes.id });
  if (shown.length === 0) await ctx.files.remove([key]);
  return shown.length > 0;
}
