import { and, eq } from "drizzle-orm";
import { resumes } from "~/db/schema/resumes";
import { type RenameResume, resumeName } from "~/domain/resumes/resume.schema";
import { shownResumes, summaryColumns } from "~/domain/resumes/resume-columns";
import type { AppContext, SignedInUser } from "~/ports/context";

/**
 * Renames a resume; an empty name restores its default name. The last of two concurrent calls wins; `name` is the
 * stored one.
 */
export async function renameResume(
  ctx: Pick<AppContext, "db"> & { user: SignedInUser },
  input: RenameResume,
): Promise<{ ok: true; name: string } | { ok: false; reason: "not-found" }> {
  const [row] = await ctx.db
    .update(resumes)
    .set({ name: input.name || null })
    .where(and(shownResumes(ctx.user.id), eq(resumes.id, input.resumeId)))
    .returning(summaryColumns);
  return row ? { ok: true, name: resumeName(row) } : { ok: false, reason: "not-found" };
}
