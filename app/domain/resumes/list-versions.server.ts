import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { resumes, resumeVersions } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";
import type { StoredVersion } from "./get-versions.server";
import { resumePreviewCharacters, versionsPerPage } from "./limits";

export type ListedVersion = Omit<StoredVersion, "text" | "document">;

export interface VersionPage {
  resume: { id: string; name: string | null; fileName: string | null; preview: string; current: number };
  items: ListedVersion[];
  /** Number of the last version of this page, the key of the next one; null on the last. */
  next: number | null;
}

/** The versions of a resume, newest first, the current one at the top; null where the user has no such resume. */
export async function listVersions(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  input: { resumeId: string; before?: number },
): Promise<VersionPage | null> {
  const { resumeId, before } = input;
  const [[standing], archived] = await ctx.db.batch([
    ctx.db
      .select({
        id: resumes.id,
        name: resumes.name,
        fileName: resumes.fileName,
        preview: sql<string>`substr(${resumes.originalCvText}, 1, ${resumePreviewCharacters})`,
        version: resumes.version,
        source: resumes.versionSource,
        rewriteId: resumes.versionRewriteId,
        savedAt: sql<number>`coalesce(${resumes.versionAt}, ${resumes.createdAt})`,
      })
      .from(resumes)
      .where(
        and(
          eq(resumes.id, resumeId),
          eq(resumes.userId, ctx.user.id),
          isNotNull(resumes.storedAt),
          isNull(resumes.deletedAt),
        ),
      ),
    ctx.db
      .select({
        version: resumeVersions.version,
        source: resumeVersions.source,
        rewriteId: resumeVersions.rewriteId,
        savedAt: resumeVersions.createdAt,
      })
      .from(resumeVersions)
      .where(
        and(
          eq(resumeVersions.resumeId, resumeId),
          eq(resumeVersions.userId, ctx.user.id),
          before === undefined ? undefined : lt(resumeVersions.version, before),
        ),
      )
      .orderBy(desc(resumeVersions.version))
      .limit(versionsPerPage + 1),
  ]);
  if (!standing) return null;
  const { id, name, fileName, preview, ...latest } = standing;
  const page = archived.slice(0, versionsPerPage);
  const isFirst = before === undefined || before > latest.version;
  return {
    resume: { id, name, fileName, preview, current: latest.version },
    items: isFirst ? [latest, ...page] : page,
    next: archived.length > versionsPerPage ? (page.at(-1)?.version ?? null) : null,
  };
}
