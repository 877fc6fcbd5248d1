import { and, eq, isNull } from "drizzle-orm";
import { resumes } from "~/db/schema/resumes";
import type { AppContext, SignedInUser } from "~/ports/context";

export interface EarlierSubmission {
  originalCvText: string;
  textHash: string | null;
  /** Null for pasted text. */
  fileKey: string | null;
  fileBytes: number | null;
  /** Null while the file is on its way. */
  storedAt: number | null;
  createdAt: number;
}

/**
 * The resume that an earlier sending of the same form saved; null if the id is free, somebody else's, or of a deleted
 * resume.
 */
export async function findEarlierSubmission(
  ctx: Pick<AppContext, "db"> & { user: SignedInUser },
  id: string,
): Promise<EarlierSubmission | null> {
  const [row] = await ctx.db
    .select({
      originalCvText: resumes.originalCvText,
      textHash: resumes.textHash,
      fileKey: resumes.originalFileUrl,
      fileBytes: resumes.fileBytes,
      storedAt: resumes.storedAt,
      createdAt: resumes.createdAt,
    })
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.userId, ctx.user.id), isNull(resumes.deletedAt)));
  return row ?? null;
}
