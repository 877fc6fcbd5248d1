import { z } from "zod";
import { getResume } from "~/domain/resumes/show/get-resume.server";
import { saveVersion } from "~/domain/resumes/versions/save-version.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { settleDoubt } from "~/tailor/correct/correct-resume";

/** The answer "This is right": `doubt` is the id of a value of the entry. */
export const settleSchema = z.object({ doubt: z.string().min(1).max(64) });

type Context = Pick<AppContext, "db" | "files" | "newId" | "now"> & { user: Pick<SignedInUser, "id"> };

/**
 * Notes that its owner finds an entry read rightly, as a new version with the same text. Where nothing is in doubt
 * any more (a second click, a correction in another tab) nothing is saved.
 */
export async function settleResumeDoubt(
  ctx: Context,
  { resumeId, doubt }: { resumeId: string; doubt: string },
): Promise<{ ok: true; isChanged: boolean } | { ok: false; reason: "not-found" | "stale" }> {
  const resume = await getResume(ctx, resumeId);
  if (!resume) return { ok: false, reason: "not-found" };
  const document = settleDoubt(resume.document, doubt);
  if (!document) return { ok: true, isChanged: false };
  const saved = await saveVersion(ctx, {
    resumeId,
    basedOn: resume.version,
    source: "correction",
    text: resume.originalCvText,
    document,
  });
  return saved.ok ? { ok: true, isChanged: true } : { ok: false, reason: saved.reason };
}
