import { and, eq, isNull, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { resumes } from "~/db/schema/resumes";
import { resumeNameMaxCharacters, uploadRetryMilliseconds } from "~/domain/resumes/limits";
import { type CopyResume, resumeName } from "~/domain/resumes/resume.schema";
import { shownResumes, summaryColumns } from "~/domain/resumes/resume-columns";
import { isOverQuota } from "~/domain/storage/admit-write.server";
import { logError } from "~/log-error";
import type { AppContext, SignedInUser } from "~/ports/context";
import { type NotSaved, tryToSave } from "./add-resume-text.server";
import { newFilePlace } from "./file-names";
import { markStored } from "./mark-stored.server";

type DuplicateResumeFailure = { ok: false; reason: "not-found" | "id-taken" | "not-stored" | "no-room" } | NotSaved;
type Context = Pick<AppContext, "db" | "files" | "now"> & { user: SignedInUser };

/**
 * Makes a second resume of one, as it stands, with a file of its own; the rewrites stay with the first. Row, file and
 * the row's showing come in the order of an upload, and sending the form again finishes what a crash left.
 */
export async function duplicateResume(
  ctx: Context,
  input: CopyResume,
): Promise<{ ok: true; name: string } | DuplicateResumeFailure> {
  return tryToSave(() => copyResume(ctx, input));
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
      .select(
        rowOf(
          resumes,
          {
            id,
            userId: sql`${resumes.userId}`,
            originalFileUrl: place?.key ?? null,
            fileName: sql`${resumes.fileName}`,
            fileType: sql`${resumes.fileType}`,
            fileBytes: sql`${resumes.fileBytes}`,
            originalCvText: sql`${resumes.originalCvText}`,
            document: sql`${resumes.document}`,
            textHash: sql`${resumes.textHash}`,
            content: sql`${resumes.content}`,
            contentKey: sql`${resumes.contentKey}`,
            userFeedback: sql`${resumes.userFeedback}`,
            storedAt: place ? null : now,
            createdAt: place?.createdAt ?? now,
            name,
          },
          sql`FROM ${resumes} WHERE ${isSource}`,
        ),
      )
      .onConflictDoNothing(),
    ctx.db
      .select({
        key: resumes.originalFileUrl,
        storedAt: resumes.storedAt,
        createdAt: resumes.createdAt,
        isSame: sql`(${resumes.textHash}, ${resumes.originalCvText}) IS (SELECT source.text_hash,
          source.original_cv_text FROM ${resumes} AS source
          WHERE source.id = ${resumeId} AND source.user_id = ${ctx.user.id})`.mapWith(Boolean),
      })
      .from(resumes)
      .where(and(eq(resumes.id, id), eq(resumes.userId, ctx.user.id))),
  ]);
  if (!row?.isSame) return { ok: false, reason: "id-taken" };
  if (row.storedAt !== null || !row.key || !key) return { ok: true, name };
  if (row.createdAt < now - uploadRetryMilliseconds) return { ok: false, reason: "id-taken" };
  if (await isOverQuota(ctx)) {
    await ctx.db
      .delete(resumes)
      .where(and(eq(resumes.id, id), eq(resumes.userId, ctx.user.id), isNull(resumes.storedAt)));
    return { ok: false, reason: "no-room" };
  }
  if (!(await isCopied(ctx, key, row.key))) return { ok: false, reason: "not-stored" };
  return (await markStored(ctx, { id, key: row.key })) ? { ok: true, name } : { ok: false, reason: "no-room" };
}

async function isCopied({ files }: Context, from: string, to: string): Promise<boolean> {
  try {
    return await files.copy(from, to);
  } catch (error) {
    logError("Resume file was not copied", error);
    return false;
  }
}

/** "cv.pdf" to "cv.pdf (copy)", "cv.pdf (copy)" to "cv.pdf (copy 2)": within the length of a name. */
function copyName(name: string): string {
  const [, original = name, count] = name.match(/^(.*) \(copy(?: (\d{1,3}))?\)$/su) ?? [];
  const isCopy = original !== name;
  const mark = isCopy ? ` (copy ${Number(count ?? 1) + 1})` : " (copy)";
  // By code points: half an emoji is no text.
  return [...original].slice(0, resumeNameMaxCharacters - mark.length).join("") + mark;
}
