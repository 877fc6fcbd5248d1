import { eq } from "drizzle-orm";
import { builderDrafts } from "~/db/schema/resumes";
import type { AppContext, SignedInUser } from "~/ports/context";
import { type DraftContent, draftContentSchema, emptyForm, type Section } from "./builder.schema";

export interface Draft {
  /** The id that the resume has, or will have. */
  resumeId: string;
  section: Section;
  content: DraftContent;
  /** 0 where nothing was saved yet. */
  revision: number;
  updatedAt: number | null;
}

/** The user's draft, or an empty one that the first save will create. One round trip. */
export async function getDraft(
  ctx: Pick<AppContext, "db" | "newId"> & { user: Pick<SignedInUser, "id"> },
): Promise<Draft> {
  const [row] = await draftOf(ctx);
  if (!row) return noDraft(ctx.newId());
  const content = draftContentSchema.safeParse(row.content);
  // A draft that cannot be read begins anew, under its own number.
  return { ...row, content: content.success ? content.data : { ...emptyForm, basedOn: null } };
}

/** The draft that there is. */
function draftOf(ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> }) {
  return ctx.db
    .select({
      resumeId: builderDrafts.resumeId,
      section: builderDrafts.section,
      content: builderDrafts.form,
      revision: builderDrafts.revision,
      updatedAt: builderDrafts.updatedAt,
    })
    .from(builderDrafts)
    .where(eq(builderDrafts.userId, ctx.user.id));
}

function noDraft(resumeId: string): Draft {
  return { resumeId, section: "personal", content: { ...emptyForm, basedOn: null }, revision: 0, updatedAt: null };
}
