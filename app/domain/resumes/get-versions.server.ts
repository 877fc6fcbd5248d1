import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { resumes, resumeVersions, type versionSources } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";
import type { Resume } from "../../tailor/resume";

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

/** Some versions of a resume of the user with all they say; null where they have no such resume. One round trip. */
export async function getVersions(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  input: { resumeId: string; versions: number[] },
): Promise<ResumeWithVersions | null> {
  const { resumeId } = input;
  const versions = input.versions.filter(Number.isSafeInteger);
  const [[standing], archived] = await ctx.db.batch([
    ctx.db
      .select()
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
  if (!standing) return null;
  const older = archived.map(({ version, source, rewriteId, createdAt, text, document }) => ({
    ...{ version, source, rewriteId, savedAt: createdAt, text },
    document: JSON.parse(document) as Resume,
  }));
  const latest: StoredVersion = {
    version: standing.version,
    source: standing.versionSource,
    rewriteId: standing.versionRewriteId,
    savedAt: standing.versionAt ?? standing.createdAt,
    text: standing.originalCvText,
    document: JSON.parse(standing.document) as Resume,
  };
  const { id, name, fileName, version: current } = standing;
  return { id, name, fileName, current, versions: versions.includes(current) ? [...older, latest] : older };
}
