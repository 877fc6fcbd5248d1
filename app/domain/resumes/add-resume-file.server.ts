import { and, eq, isNull } from "drizzle-orm";
import { resumes } from "../../db/schema/resumes";
import { logError } from "../../log-error";
import type { AppContext, SignedInUser } from "../../ports/context";
import type { ExtractFailure } from "../../tailor/document";
import { extractText } from "../../tailor/extract/extract-text";
import { parseResume } from "../../tailor/parse/parse-resume";
import { displayFileName } from "./file-names";
import { getSentResume } from "./get-sent-resume.server";
import { resumeFileMaxBytes, resumeFileTextMaxCharacters, uploadRetryMilliseconds } from "./limits";
import { newFilePlace } from "./new-file-place";
import { type NotSaved, orNotSaved } from "./or-not-saved.server";

export type AddResumeFileFailure =
  | { ok: false; reason: "unreadable"; failure: ExtractFailure; message: string }
  | { ok: false; reason: "too-much-inside" }
  | { ok: false; reason: "id-taken" }
  | { ok: false; reason: "not-stored" }
  | NotSaved;
type Context = Pick<AppContext, "db" | "files" | "now"> & { user: SignedInUser };
type FileType = "pdf" | "docx";

const contentTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/**
 * Reads a resume file, then keeps it: row first (unseen), file next, row shown last. A crash between
 * the steps leaves an unseen row that the cron sweeps together with its file. Idempotent by id: the same
 * form sent again finishes what the first sending began.
 */
export async function addResumeFile(
  ctx: Context,
  input: { id: string; fileName: string; bytes: Uint8Array },
): Promise<{ ok: true } | AddResumeFileFailure> {
  if (input.bytes.byteLength > resumeFileMaxBytes) {
    return { ok: false, reason: "unreadable", failure: "too-large", message: "Maximum allowed size is 7MB." };
  }
  const extraction = await extractText(input.bytes);
  if (!extraction.ok) {
    // The bytes are few enough by now: it is what they unpack to that is too much.
    if (extraction.failure === "too-large") return { ok: false, reason: "too-much-inside" };
    return { ok: false, reason: "unreadable", failure: extraction.failure, message: extraction.message };
  }
  if (extraction.kind === "txt") {
    return { ok: false, reason: "unreadable", failure: "unsupported-type", message: "Only PDF or DOCX files allowed." };
  }
  if (extraction.text.length > resumeFileTextMaxCharacters) return { ok: false, reason: "too-much-inside" };

  const { kind: type, text, lines } = extraction;
  const document = JSON.stringify(parseResume(text, lines));
  return orNotSaved(() => keepFile(ctx, { ...input, type, text, document }));
}

async function keepFile(
  ctx: Context,
  file: { id: string; fileName: string; bytes: Uint8Array; type: FileType; text: string; document: string },
): Promise<{ ok: true } | AddResumeFileFailure> {
  const { id, type, text, bytes } = file;
  const now = ctx.now();
  const { key, createdAt } = newFilePlace(ctx.user.id, now, { name: file.fileName, type });
  await ctx.db
    .insert(resumes)
    .values({
      id,
      userId: ctx.user.id,
      originalFileUrl: key,
      fileName: displayFileName(file.fileName, type),
      fileType: type,
      fileBytes: bytes.byteLength,
      originalCvText: text,
      document: file.document,
      createdAt,
    })
    .onConflictDoNothing();
  const row = await getSentResume(ctx, id);
  const isSameFile = row?.text === text && row.fileBytes === bytes.byteLength;
  if (!row?.fileKey || !isSameFile) return { ok: false, reason: "id-taken" };
  if (row.storedAt !== null) return { ok: true };
  if (row.createdAt < now - uploadRetryMilliseconds) return { ok: false, reason: "id-taken" };
  return storeFile(ctx, { id, key: row.fileKey, bytes, type });
}

/** Sendings of one form write the same bytes to the same key: it does not matter how many do. */
async function storeFile(
  ctx: Pick<AppContext, "db" | "files" | "now">,
  file: { id: string; key: string; bytes: Uint8Array; type: FileType },
): Promise<{ ok: true } | AddResumeFileFailure> {
  try {
    await ctx.files.put(file.key, file.bytes, contentTypes[file.type]);
  } catch (error) {
    logError("Resume file was not stored", error);
    return { ok: false, reason: "not-stored" };
  }
  await ctx.db
    .update(resumes)
    .set({ storedAt: ctx.now() })
    .where(and(eq(resumes.id, file.id), isNull(resumes.storedAt)));
  return { ok: true };
}
