import { and, eq, isNotNull } from "drizzle-orm";
import { resumes } from "~/db/schema/resumes";
import { readResumeContent } from "~/domain/resumes/resume-content.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { Resume } from "~/tailor/resume";

type Row = typeof resumes.$inferSelect;
type Owner = { user: Pick<SignedInUser, "id"> };

/** A row with what it says, whole. The texts of its last rewrite are that rewrite's. */
export type StoredResume = Omit<Row, "document" | "rewrittenCv" | "coverLetter" | "content" | "contentKey"> & {
  document: Resume;
  hasRewrite: boolean;
  hasLetter: boolean;
};

/** One resume of the user with its parsed document; null where there is none of theirs, or it is in the bin. */
export async function getResume(
  ctx: Pick<AppContext, "db" | "files"> & Owner,
  id: string,
): Promise<StoredResume | null> {
  const resume = await getResumeOrBinned(ctx, id);
  return resume?.deletedAt === null ? resume : null;
}

/** The same, the bin included. */
export async function getResumeOrBinned(
  ctx: Pick<AppContext, "db" | "files"> & Owner,
  id: string,
): Promise<StoredResume | null> {
  const row = await getRowOrBinned(ctx, id);
  if (!row) return null;
  const { rewrittenCv, coverLetter, content, contentKey, ...columns } = row;
  const said = await readResumeContent(ctx, { ...columns, text: row.originalCvText, content, contentKey });
  const isNew = row.lastRewriteId !== null;
  return {
    ...columns,
    originalCvText: said.text,
    document: said.document,
    hasRewrite: isNew || rewrittenCv !== null,
    hasLetter: isNew || coverLetter !== null,
  };
}

/** One that is not in the bin, without its long texts: `originalCvText` is how it begins. */
export async function getResumeRow(ctx: Pick<AppContext, "db"> & Owner, id: string): Promise<Row | null> {
  const row = await getRowOrBinned(ctx, id);
  return row?.deletedAt === null ? row : null;
}

async function getRowOrBinned(ctx: Pick<AppContext, "db"> & Owner, id: string): Promise<Row | null> {
  const [row] = await ctx.db
    .select()
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.userId, ctx.user.id), isNotNull(resumes.storedAt)));
  return row ?? null;
}

/** The uploaded file of a resume as a stream; null where the user has no such file. */
export async function openResumeFile(
  ctx: Pick<AppContext, "db" | "files"> & { user: SignedInUser },
  id: string,
): Promise<{ body: ReadableStream; fileName: string; type: "pdf" | "docx" } | null> {
  const resume = await getResumeRow(ctx, id);
  if (!resume?.originalFileUrl || !resume.fileName || !resume.fileType) return null;
  const body = await ctx.files.get(resume.originalFileUrl);
  return body ? { body, fileName: resume.fileName, type: resume.fileType } : null;
}
