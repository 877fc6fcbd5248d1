import { and, eq, isNull } from "drizzle-orm";
import { resumes } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";

export interface SentResume {
  text: string;
  /** Null for pasted text. */
  fileKey: string | null;
  fileBytes: number | null;
  /** Null while the file is on its way. */
  storedAt: number | null;
  createdAt: number;
}

/** What an earlier sending of the same form left; null where the id is free, somebody else's, or of a deleted resume. */
export async function getSentResume(
  ctx: Pick<AppContext, "db"> & { user: SignedInUser },
  id: string,
): Promise<SentResume | null> {
  const [row] = await ctx.db
    .select({
      text: resumes.originalCvText,
      fileKey: resumes.originalFileUrl,
      fileBytes: resumes.fileBytes,
      storedAt: resumes.storedAt,
      createdAt: resumes.createdAt,
    })
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.userId, ctx.user.id), isNull(resumes.deletedAt)));
  return row ?? null;
}
