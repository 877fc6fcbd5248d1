import { and, eq, isNull } from "drizzle-orm";
import { resumes } from "../../db/schema/resumes";
import { logError } from "../../log-error";
import type { AppContext, SignedInUser } from "../../ports/context";
import type { ExtractFailure } from "../../tailor/document";
import { extractText } from "../../tailor/extract/extract-text";
import { parseResume } from "../../tailor/parse/parse-resume";
import { displayFileName, keyFileName } from "./file-names";
import { getSentResume } from "./get-sent-resume.server";
import { resumeFileMaxBytes, resumeFileTextMaxCharacters, uploadRetryMilliseconds } from "./limits";

export type AddResumeFileFailure =
  | { ok: false; reason: "unreadable"; failure: ExtractFailure; message: string }
  | { ok: false; reason: "too-much-inside" }
  | { ok: false; reason: "id-taken" }
  | { ok: false; reason: "not-stored" };

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
  ctx: Pick<AppContext, "db" | "files" | "now"> & { user: SignedInUser },
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

  const now = ctx.now();
  await ctx.db
    .insert(resumes)
    .values({
      id: input.id,
      userId: ctx.user.id,
      originalFileUrl: `${ctx.user.id}/${now}_${keyFileName(input.fileName, extraction.kind)}`,
      fileName: displayFileName(input.fileName, extraction.kind),
      fileType: extraction.kind,
      fileBytes: input.bytes.byteLength,
      originalCvText: extraction.text,
      document: JSON.stringify(parseResume(extraction.text, extraction.lines)),
      createdAt: now,
    })
    .onConflictDoNothing();
  const row = await getSentResume(ctx, input.id);
  const isSameFile = row?.text === extraction.text && row.fileBytes === input.bytes.byteLength;
  if (!row?.fileKey || !isSameFile) return { ok: false, reason: "id-taken" };
  if (row.storedAt !== null) return { ok: true };
  if (row.createdAt < now - uploadRetryMilliseconds) return { ok: false, reason: "id-taken" };
  return storeFile(ctx, { id: input.id, key: row.fileKey, bytes: input.bytes, type: extraction.kind });
}

/** Sendings of one form write the same bytes to the same key: it does not matter how many do. */
async function storeFile(
  ctx: Pick<AppContext, "db" | "files" | "now">,
  file: { id: string; key: string; bytes: Uint8Array; type: keyof typeof contentTypes },
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
