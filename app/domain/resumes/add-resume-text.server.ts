import { resumes } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";
import { parseResume } from "../../tailor/parse/parse-resume";
import { getSentResume } from "./get-sent-resume.server";
import { type NotSaved, orNotSaved } from "./or-not-saved.server";
import type { PasteResume } from "./resume.schema";

export type AddResumeTextFailure = { ok: false; reason: "id-taken" } | NotSaved;
type Context = Pick<AppContext, "db" | "now"> & { user: SignedInUser };

type NewText = PasteResume & { name?: string };

/** Saves a text as a resume, called `name` where it has one. Idempotent by id. */
export async function addResumeText(ctx: Context, input: NewText): Promise<{ ok: true } | AddResumeTextFailure> {
  const document = JSON.stringify(parseResume(input.text));
  return orNotSaved(() => keepText(ctx, { ...input, document }));
}

async function keepText(
  ctx: Context,
  { id, text, document, name = "" }: NewText & { document: string },
): Promise<{ ok: true } | { ok: false; reason: "id-taken" }> {
  const now = ctx.now();
  await ctx.db
    .insert(resumes)
    .values({
      id,
      userId: ctx.user.id,
      name: name || null,
      originalCvText: text,
      document,
      storedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
  const row = await getSentResume(ctx, id);
  return row?.text === text && row.fileKey === null ? { ok: true } : { ok: false, reason: "id-taken" };
}
