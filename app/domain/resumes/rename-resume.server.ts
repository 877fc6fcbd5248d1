import { and, eq } from "drizzle-orm";
import { resumes } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";
import { type RenameResume, resumeName } from "./resume.schema";
import { summaryColumns } from "./resume-columns";
import { shownResumes } from "./shown-resumes";

/** Names a resume; an empty name gives it back its first one. The last of two at once stays: `name` is what stands. */
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
