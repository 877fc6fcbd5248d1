import { and, eq, isNull } from "drizzle-orm";
import { resumes } from "~/db/schema/resumes";
import { resumeFileMaxBytes, resumeFileTextMaxCharacters, uploadRetryMilliseconds } from "~/domain/resumes/limits";
import { keepResumeContent, saysText } from "~/domain/resumes/resume-content.server";
import { isOverQuota } from "~/domain/storage/admit-write.server";
import { logError } from "~/log-error";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { ExtractFailure } from "~/tailor/document";
import { extractText } from "~/tailor/extract/extract-text";
import { parseResume } from "~/tailor/parse/parse-resume";
import type { Resume } from "~/tailor/resume";
import { type NotSaved, tryToSave } from "./add-resume-text.server";
import { displayFileName, newFilePlace } from "./file-names";
import { findEarlierSubmission } from "./find-earlier-submission.server";
import { markStored } from "./mark-stored.server";

export type AddResumeFileFailure =
  | { ok: false; reason: "unreadable"; failure: ExtractFailure; message: string }
  | { ok: false; reason: "too-much-inside" }
  | { ok: false; reason: "id-taken" }
  | { ok: false; reason: "not-stored" | "no-room" }
  | NotSaved;
type Context = Pick<AppContext, "db" | "files" | "now"> & { user: SignedInUser };
type FileType = "pdf" | "docx";

const contentTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/**
 * Reads a resume file, then keeps it: its text, then its row (unseen), the file next, the row shown last. A crash between
 * the steps leaves an unseen row that the cron sweeps together with its file. Idempotent by id: the same
 * form sent again finishes what the first sending began.
 */
export async function addResumeFile(
  ctx: Context,
  input: { id: string; file: File },
): Promise<{ ok: true } | AddResumeFileFailure> {
  if (input.file.size > resumeFileMaxBytes) {
    return { ok: false, reason: "unreadable", failure: "too-large", message: "Maximum allowed size is 7MB." };
  }
  // Bytes for the reader alone: it need not copy them, and none lie here while it works.
  const extraction = await extractText(await bytesOf(input.file), { isSpent: true });
  if (!extraction.ok) {
    // The bytes are few enough by now: it is what they unpack to that is too much.
    if (extraction.failure === "too-much-inside") return { ok: false, reason: "too-much-inside" };
    return { ok: false, reason: "unreadable", failure: extraction.failure, message: extraction.message };
  }
  if (extraction.kind === "txt") {
    return { ok: false, reason: "unreadable", failure: "unsupported-type", message: "Only PDF or DOCX files allowed." };
  }
  if (extraction.text.length > resumeFileTextMaxCharacters) return { ok: false, reason: "too-much-inside" };

  const { kind: type, text, lines } = extraction;
  const document = parseResume(text, lines);
  return tryToSave(() => keepFile(ctx, { ...input, type, text, document }));
}

async function keepFile(
  ctx: Context,
  { id, file, type, text, document }: { id: string; file: File; type: FileType; text: string; document: Resume },
): Promise<{ ok: true } | AddResumeFileFailure> {
  const now = ctx.now();
  const { key, createdAt } = newFilePlace(ctx.user.id, now, { name: file.name, type });
  const said = await keepResumeContent(ctx, ctx.user.id, { text, document });
  await ctx.db
    .insert(resumes)
    .values({
      id,
      userId: ctx.user.id,
      originalFileUrl: key,
      fileName: displayFileName(file.name, type),
      fileType: type,
      fileBytes: file.size,
      ...said,
      createdAt,
    })
    .onConflictDoNothing();
  const row = await findEarlierSubmission(ctx, id);
  const isSameFile = row && saysText(row, text) && row.fileBytes === file.size;
  if (!row?.fileKey || !isSameFile) return { ok: false, reason: "id-taken" };
  if (row.storedAt !== null) return { ok: true };
  if (row.createdAt < now - uploadRetryMilliseconds) return { ok: false, reason: "id-taken" };
  if (await isOverQuota(ctx)) {
    // With its row counted: of files that come at once none gets past the others unseen.
    await ctx.db
      .delete(resumes)
      .where(and(eq(resumes.id, id), eq(resumes.userId, ctx.user.id), isNull(resumes.storedAt)));
    return { ok: false, reason: "no-room" };
  }
  return storeFile(ctx, { id, key: row.fileKey, file, type });
}

/** Sendings of one form write the same bytes to the same key: it does not matter how many do. */
async function storeFile(
  ctx: Context,
  { id, key, file, type }: { id: string; key: string; file: File; type: FileType },
): Promise<{ ok: true } | AddResumeFileFailure> {
  try {
    await ctx.files.put(key, await bytesOf(file), contentTypes[type]);
  } catch (error) {
    logError("Resume file was not stored", error);
    return { ok: false, reason: "not-stored" };
  }
  return (await markStored(ctx, { id, key })) ? { ok: true } : { ok: false, reason: "no-room" };
}

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
