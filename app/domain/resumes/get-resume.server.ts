import { and, eq } from "drizzle-orm";
import { resumes } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";
import type { Resume } from "../../tailor/resume";
import { shownResumes } from "./shown-resumes";

export type StoredResume = Omit<typeof resumes.$inferSelect, "document"> & { document: Resume };

/** One resume of the user with its parsed document; null where there is none of theirs, or it is deleted. */
export async function getResume(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  id: string,
): Promise<StoredResume | null> {
  const [row] = await ctx.db
    .select()
    .from(resumes)
    .where(and(eq(resumes.id, id), shownResumes(ctx.user.id)));
  return row ? { ...row, document: JSON.parse(row.document) as Resume } : null;
}
