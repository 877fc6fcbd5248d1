import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { resumes } from "~/db/schema/resumes";
import { resumeHeadCharacters, resumePreviewCharacters } from "./limits";

/** What names a resume: enough for a selector's row. */
export const summaryColumns = {
  id: resumes.id,
  name: resumes.name,
  fileName: resumes.fileName,
  preview: sql<string>`substr(${resumes.originalCvText}, 1, ${resumeHeadCharacters})`,
  createdAt: resumes.createdAt,
};

export const listedColumns = {
  ...summaryColumns,
  preview: sql<string>`substr(${resumes.originalCvText}, 1, ${resumePreviewCharacters})`,
  isPreviewCut: sql`length(${resumes.originalCvText}) > ${resumePreviewCharacters}`.mapWith(Boolean),
  hasRewrite: sql`${resumes.rewrittenCv} IS NOT NULL OR ${resumes.lastRewriteId} IS NOT NULL`.mapWith(Boolean),
  hasLetter: sql`${resumes.coverLetter} IS NOT NULL OR ${resumes.lastRewriteId} IS NOT NULL`.mapWith(Boolean),
};

/** What a user has and sees: stored, and not in the bin. */
export function shownResumes(userId: string): SQL | undefined {
  return and(eq(resumes.userId, userId), isNull(resumes.deletedAt), isNotNull(resumes.storedAt));
}
