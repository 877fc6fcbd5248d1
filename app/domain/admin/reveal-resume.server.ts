import { and, eq, isNotNull, sql } from "drizzle-orm";
import { profiles } from "~/db/schema/accounts";
import { resumes } from "~/db/schema/resumes";
import { getResumeOrBinned } from "~/domain/resumes/show/get-resume.server";
import type { AppContext } from "~/ports/context";
import { type AdminContext, audit } from "./audit";

/** What an admin sees of a resume without its text; null if there is none. */
export async function getResumeForAdmin(ctx: Pick<AppContext, "db">, id: string) {
  const [row] = await ctx.db
    .select({
      id: resumes.id,
      userId: resumes.userId,
      ownerName: profiles.name,
      ownerEmail: profiles.email,
      name: resumes.name,
      fileName: resumes.fileName,
      fileBytes: resumes.fileBytes,
      version: resumes.version,
      versionSource: resumes.versionSource,
      createdAt: resumes.createdAt,
      deletedAt: resumes.deletedAt,
    })
    .from(resumes)
    .leftJoin(profiles, eq(profiles.id, resumes.userId))
    .where(and(eq(resumes.id, id), isNotNull(resumes.storedAt)));
  return row ?? null;
}

/**
 * The text of somebody's resume. First it is noted who looks at whose, so that no text is shown without. Null if there is
 * no such resume. Throws UnreadableContent.
 */
export async function revealResume(
  ctx: AdminContext & Pick<AppContext, "files">,
  id: string,
): Promise<{ text: string } | null> {
  const row = and(eq(resumes.id, id), isNotNull(resumes.storedAt));
  const [, [owner]] = await ctx.db.batch([
    audit(ctx, {
      action: "resume.reveal",
      targetId: id,
      before: null,
      after: null,
      when: sql`FROM ${resumes} WHERE ${row}`,
    }),
    ctx.db.select({ id: resumes.userId }).from(resumes).where(row),
  ]);
  if (!owner) return null;
  const resume = await getResumeOrBinned({ ...ctx, user: owner }, id);
  return resume && { text: resume.originalCvText };
}
