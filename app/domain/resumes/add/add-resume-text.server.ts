import { resumes } from "~/db/schema/resumes";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import { newResumesPerUser } from "~/domain/resumes/limits";
import type { PasteResume } from "~/domain/resumes/resume.schema";
import { keepResumeContent, saysText } from "~/domain/resumes/resume-content.server";
import { logError } from "~/log-error";
import type { AppContext, SignedInUser } from "~/ports/context";
import { parseResume } from "~/tailor/parse/parse-resume";
import { findEarlierSubmission } from "./find-earlier-submission.server";

export type AddResumeTextFailure = { ok: false; reason: "id-taken" } | NotSaved;
type Context = Pick<AppContext, "db" | "files" | "now"> & { user: SignedInUser };

type NewText = PasteResume & { name?: string };

/** Saves a text as a resume, called `name` where it has one. Idempotent by id. */
export async function addResumeText(ctx: Context, input: NewText): Promise<{ ok: true } | AddResumeTextFailure> {
  const document = parseResume(input.text);
  return tryToSave(async () => {
    const said = await keepResumeContent(ctx, ctx.user.id, { text: input.text, document });
    return keepText(ctx, input, said);
  });
}

async function keepText(
  ctx: Context,
  { id, text, name = "" }: NewText,
  said: Awaited<ReturnType<typeof keepResumeContent>>,
): Promise<{ ok: true } | { ok: false; reason: "id-taken" }> {
  const now = ctx.now();
  await ctx.db
    .insert(resumes)
    .values({
      id,
      userId: ctx.user.id,
      name: name || null,
      ...said,
      storedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
  const row = await findEarlierSubmission(ctx, id);
  return row && saysText(row, text) && row.fileKey === null ? { ok: true } : { ok: false, reason: "id-taken" };
}

/** Counts one attempt to add a resume, whatever becomes of it; null if it may go on. */
export function admitNewResume(
  ctx: Pick<AppContext, "limits"> & { user: SignedInUser },
): Promise<null | RateLimited | NotSaved> {
  return tryToSave(() => takeLimits(ctx, [[newResumesPerUser, ctx.user.id]]));
}

export interface NotSaved {
  ok: false;
  reason: "not-saved";
}

/**
 * Runs a save and returns its answer, or "not-saved" if the database or the limiter failed, so that the form comes back
 * with everything typed. The cause is logged and never shown.
 */
export async function tryToSave<Answer>(save: () => Promise<Answer>): Promise<Answer | NotSaved> {
  try {
    return await save();
  } catch (error) {
    logError("Resume was not saved", error);
    return { ok: false, reason: "not-saved" };
  }
}
