import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { newestFirst, olderThan, toPage } from "../../db/page-key";
import { resumes } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";
import { resumePreviewCharacters, resumesInSelector, resumesPerPage } from "./limits";
import type { ResumeSummary } from "./resume.schema";

type Context = Pick<AppContext, "db"> & { user: SignedInUser };

const summary = {
  id: resumes.id,
  name: resumes.name,
  fileName: resumes.fileName,
  preview: sql<string>`substr(${resumes.originalCvText}, 1, ${resumePreviewCharacters})`,
  hasRewrite: sql`${resumes.rewrittenCv} IS NOT NULL`.mapWith(Boolean),
  createdAt: resumes.createdAt,
};

/** The user's resumes, newest first; `before` is the key of the page. */
export async function listResumes(
  ctx: Context,
  input: { before?: string; perPage?: number } = {},
): Promise<{ items: ResumeSummary[]; next: string | null }> {
  const { before, perPage = resumesPerPage } = input;
  const rows = await ctx.db
    .select(summary)
    .from(resumes)
    .where(
      and(
        eq(resumes.userId, ctx.user.id),
        isNotNull(resumes.storedAt),
        isNull(resumes.deletedAt),
        olderThan(resumes, before),
      ),
    )
    .orderBy(...newestFirst(resumes))
    .limit(perPage + 1);
  return toPage(rows, perPage);
}

/** The user's latest resumes to choose from, and the one that is chosen already, however old. */
export async function listResumeChoices(ctx: Context, chosenId: string): Promise<ResumeSummary[]> {
  const { items } = await listResumes(ctx, { perPage: resumesInSelector });
  if (!chosenId || items.some(({ id }) => id === chosenId)) return items;
  const chosen = await ctx.db
    .select(summary)
    .from(resumes)
    .where(
      and(
        eq(resumes.userId, ctx.user.id),
        isNotNull(resumes.storedAt),
        isNull(resumes.deletedAt),
        eq(resumes.id, chosenId),
      ),
    );
  return [...items, ...chosen];
}
