import { and, eq, isNull, sql } from "drizzle-orm";
import { resumes } from "../../db/schema/resumes";
import { logError } from "../../log-error";
import type { AppContext, SignedInUser } from "../../ports/context";
import { copyName } from "./copy-name";
import { uploadRetryMilliseconds } from "./limits";
import { newFilePlace } from "./new-file-place";
import { type NotSaved, orNotSaved } from "./or-not-saved.server";
import { type CopyResume, resumeName } from "./resume.schema";
import { summaryColumns } from "./resume-columns";
import { shownResumes } from "./shown-resumes";

export type DuplicateResumeFailure = { ok: false; reason: "not-found" | "id-taken" | "not-stored" } | NotSaved;
type Context = Pick<AppContext, "db" | "files" | "now"> & { user: SignedInUser };

/**
 * Makes a second resume of one, as it stands, with a file of its own; the rewrites stay with the first. Row, file and
 * the row's showing come in the order of an upload, and sending the form again finishes what a crash left.
 */
export async function duplicateResume(
  ctx: Context,
  input: CopyResume,
): Promise<{ ok: true; name: string } | DuplicateResumeFailure> {
  return orNotSaved(() => copyResume(ctx, input));
}

async function copyResume(
  ctx: Context,
  { id, resumeId }: CopyResume,
): Promise<{ ok: true; name: string } | DuplicateResumeFailure> {
  const isSource = and(shownResumes(ctx.user.id), eq(resumes.id, resumeId));
  const [source] = await ctx.db
    .select({ ...summaryColumns, type: resumes.fileType, key: resumes.originalFileUrl })
    .from(resumes)
    .where(isSource);
  if (!source) return { ok: false, reason: "not-found" };

  const name = copyName(resumeName(source));
  const now = ctx.now();
  const { key, type, fileName } = source;
  const place = key && type && fileName ? newFilePlace(ctx.user.id, now, { name: fileName, type }) : null;
  const [, [row]] = await ctx.db.batch([
    ctx.db
      .insert(resumes)
      // Columns in the order of the schema.
      .select(
        sql`SELECT ${id}, ${resumes.userId}, 'none', ${place?.key ?? null}, ${resumes.fileName}, ${resumes.fileType},
          ${resumes.fileBytes}, ${resumes.originalCvText}, ${resumes.document}, NULL, NULL, ${resumes.userFeedback},
          ${place ? null : now}, ${place?.createdAt ?? now}, ${name}, 1, 'original', NULL, NULL, NULL
          FROM ${resumes} WHERE ${isSource}`,
      )
      .onConflictDoNothing(),
    ctx.db
      .select({
        key: resumes.originalFileUrl,
        storedAt: resumes.storedAt,
        createdAt: resumes.createdAt,
        isSame: sql`${resumes.originalCvText} = (SELECT source.original_cv_text FROM ${resumes} AS source WHERE
          source.id = ${resumeId})`.mapWith(Boolean),
      })
      .from(resumes)
      .where(and(eq(resumes.id, id), eq(resumes.userId, ctx.user.id))),
  ]);
  if (!row?.isSame) return { ok: false, reason: "id-taken" };
  if (row.storedAt !== null || !row.key || !key) return { ok: true, name };
  if (row.createdAt < now - uploadRetryMilliseconds) return { ok: false, reason: "id-taken" };
  return (await copyFile(ctx, { id, from: key, to: row.key }))
    ? { ok: true, name }
    : { ok: false, reason: "not-stored" };
}

async function copyFile(ctx: Context, { id, from, to }: { id: string; from: string; to: string }): Promise<boolean> {
  try {
    if (!(await ctx.files.copy(from, to))) return false;
  } catch (error) {
    logError("Resume file was not copied", error);
    return false;
  }
  await ctx.db
    .update(resumes)
    .set({ storedAt: ctx.now() })
    .where(and(eq(resumes.id, id), isNull(resumes.storedAt)));
  return true;
}
