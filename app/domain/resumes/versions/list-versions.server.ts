import { and, desc, eq, lt, sql } from "drizzle-orm";
import { resumes, resumeVersions } from "~/db/schema/resumes";
import { keptVersionsMax, olderVersionsMax, resumePreviewCharacters, versionsPerPage } from "~/domain/resumes/limits";
import { shownResumes } from "~/domain/resumes/resume-columns";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { StoredVersion } from "./get-versions.server";

/** Those that stay, those that are kept, and the first. Of resumes of before there was a limit, the newest. */
const versionNumbersMax = olderVersionsMax + keptVersionsMax + 1;

export type ListedVersion = Omit<StoredVersion, "text" | "document">;
export type VersionRow = ListedVersion & {
  /** Its owner keeps it. */
  isKept: boolean;
  /** Number of the version before it that is still there; null for the oldest. */
  before: number | null;
};

export interface VersionPage {
  resume: { id: string; name: string | null; fileName: string | null; preview: string; current: number };
  items: VersionRow[];
  /** Of all versions that there are, the current one first. */
  numbers: number[];
  /** Number of the last version of this page, the key of the next one; null on the last. */
  next: number | null;
}

/** The query for the numbers of the older versions of a resume, newest first: a few dozen at most. */
export function versionNumbers(ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> }, resumeId: string) {
  return ctx.db
    .select({ version: resumeVersions.version })
    .from(resumeVersions)
    .where(and(eq(resumeVersions.resumeId, resumeId), eq(resumeVersions.userId, ctx.user.id)))
    .orderBy(desc(resumeVersions.version))
    .limit(versionNumbersMax);
}

/** The versions of a resume, newest first, the current one at the top; null where the user has no such resume. */
export async function listVersions(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  input: { resumeId: string; before?: number },
): Promise<VersionPage | null> {
  const { resumeId, before } = input;
  const [[currentRow], archived, all] = await ctx.db.batch([
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
      .where(and(eq(resumes.id, resumeId), shownResumes(ctx.user.id))),
    ctx.db
      .select({
        version: resumeVersions.version,
        source: resumeVersions.source,
        rewriteId: resumeVersions.rewriteId,
        savedAt: resumeVersions.createdAt,
        keptAt: resumeVersions.keptAt,
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
    versionNumbers(ctx, resumeId),
  ]);
  if (!currentRow) return null;
  const { id, name, fileName, preview, ...latest } = currentRow;
  const page = archived.slice(0, versionsPerPage);
  const isFirst = before === undefined || before > latest.version;
  const rows = [...(isFirst ? [{ ...latest, keptAt: null }] : []), ...page];
  const numbers = [latest.version, ...all.map(({ version }) => version)];
  return {
    resume: { id, name, fileName, preview, current: latest.version },
    items: rows.map(({ keptAt, ...row }) => ({
      ...row,
      isKept: keptAt !== null,
      before: numbers.find((version) => version < row.version) ?? null,
    })),
    numbers,
    next: archived.length > versionsPerPage ? (page.at(-1)?.version ?? null) : null,
  };
}
