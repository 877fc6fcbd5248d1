import { and, eq } from "drizzle-orm";
import { builderDrafts } from "../../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../../ports/context";

/** Forgets the draft; false where it was changed since, or is gone. */
export async function discardDraft(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  { resumeId, revision }: { resumeId: string; revision: number },
): Promise<boolean> {
  const gone = await ctx.db
    .delete(builderDrafts)
    .where(
      and(
        eq(builderDrafts.userId, ctx.user.id),
        eq(builderDrafts.resumeId, resumeId),
        eq(builderDrafts.revision, revision),
      ),
    )
    .returning({ revision: builderDrafts.revision });
  return gone.length > 0;
}
