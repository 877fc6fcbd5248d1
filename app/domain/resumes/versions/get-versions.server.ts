import { and, eq, inArray } from "drizzle-orm";
import { resumes, resumeVersions, type versionSources } from "~/db/schema/resumes";
import { shownResumes } from "~/domain/resumes/resume-columns";
import { readResumeContent } from "~/domain/resumes/resume-content.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { Resume } from "~/tailor/resume";

export interface StoredVersion {
  version: number;
  source: (typeof versionSources)[number];
  rewriteId: string | null;
  savedAt: number;
  text: string;
  document: Resume;
}

export interface ResumeWithVersions {
  id: string;
  name: string | null;
  fileName: string | null;
  /** Number of the version that stands. */
  current: number;
  /** Those of the asked for that there are. */
  versions: StoredVersion[];
}

/**
 * Some versions of a resume of the user with all they say; null where they have no such resume. One round trip, and an
 * object a version at most.
 */
export async function getVersions(
  ctx: Pick<AppContext, "db" | "files"> & { user: Pick<SignedInUser, "id"> },
  input: { resumeId: string; versions: number[] },
): Promise<ResumeWithVersions | null> {
  const { resumeId } = input;
  const versions = input.versions.filter(Number.isSafeInteger);
  const [[currentRow], archived] = await ctx.db.batch([
    ctx.db
      .select()
      .from(resumes)
      .where(and(eq(resumes.id, resumeId), shownResumes(ctx.user.id))),
    ctx.db
      .select()
      .from(resumeVersions)
      .where(
        and(
          eq(resumeVersions.resumeId, resumeId),
          eq(resumeVersions.userId, ctx.user.id),
          inArray(resumeVersions.version, versions),
        ),
      ),
  ]);
  if (!currentRow) return null;
  const latest: typeof resumeVersions.$inferSelect = {
    ...currentRow,
    resumeId: currentRow.id,
    source: currentRow.versionSource,
    rewriteId: currentRow.versionRewriteId,
    createdAt: currentRow.versionAt ?? currentRow.createdAt,
    text: currentRow.originalCvText,
    keptAt: null,
  };
  const { id, name, fileName, version: current } = currentRow;
  const rows = versions.includes(current) ? [...archived, latest] : archived;
  const found = rows.map(async (row): Promise<StoredVersion> => {
    const { version, source, rewriteId, createdAt } = row;
    return { version, source, rewriteId, savedAt: createdAt, ...(await readResumeContent(ctx, row)) };
  });
  return { id, name, fileName, current, versions: await Promise.all(found) };
}
