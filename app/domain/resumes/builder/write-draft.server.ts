import { and, eq } from "drizzle-orm";
import { builderDrafts } from "~/db/schema/resumes";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { DraftContent, Section } from "./builder.schema";

interface WriteDraft {
  resumeId: string;
  /** Number of the draft that this one was made from, 0 where there was none. */
  revision: number;
  section: Section;
  content: DraftContent;
}

/** Replaces the draft that this one was made from; false if that one has changed or is gone. */
export async function writeDraft(
  ctx: Pick<AppContext, "db" | "now"> & { user: Pick<SignedInUser, "id"> },
  { resumeId, revision, section, content }: WriteDraft,
): Promise<boolean> {
  const values = { resumeId, section, form: content, revision: revision + 1, updatedAt: ctx.now() };
  const written =
    revision === 0
      ? await ctx.db
          .insert(builderDrafts)
          .values({ ...values, userId: ctx.user.id })
          .onConflictDoNothing()
          .returning({ revision: builderDrafts.revision })
      : await ctx.db
          .update(builderDrafts)
          .set(values)
          .where(
            and(
              eq(builderDrafts.userId, ctx.user.id),
              eq(builderDrafts.resumeId, resumeId),
              eq(builderDrafts.revision, revision),
            ),
          )
          .returning({ revision: builderDrafts.revision });
  return written.length > 0;
}
