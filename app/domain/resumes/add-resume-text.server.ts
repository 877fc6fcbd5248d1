import { resumes } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";
import { parseResume } from "../../tailor/parse/parse-resume";
import { getSentResume } from "./get-sent-resume.server";
import type { PasteResume } from "./resume.schema";

/** Saves pasted text as a resume. Idempotent by id. */
export async function addResumeText(
  ctx: Pick<AppContext, "db" | "now"> & { user: SignedInUser },
  input: PasteResume,
): Promise<{ ok: true } | { ok: false; reason: "id-taken" }> {
  const now = ctx.now();
  await ctx.db
    .insert(resumes)
    .values({
      id: input.id,
      userId: ctx.user.id,
      originalCvText: input.text,
      document: JSON.stringify(parseResume(input.text)),
      storedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
  const row = await getSentResume(ctx, input.id);
  return row?.text === input.text && row.fileKey === null ? { ok: true } : { ok: false, reason: "id-taken" };
}
