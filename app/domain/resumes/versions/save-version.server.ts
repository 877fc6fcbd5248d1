import { and, desc, eq, isNull, ne, notInArray, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { resumes, resumeVersions, type versionSources } from "~/db/schema/resumes";
import { olderVersionsMax } from "~/domain/resumes/limits";
import { shownResumes } from "~/domain/resumes/resume-columns";
import { keepResumeContent } from "~/domain/resumes/resume-content.server";
import { referencesOf, releaseContents } from "~/domain/storage/content.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { Resume } from "~/tailor/resume";

export interface NewVersion {
  resumeId: string;
  /** Number of the version that the new one was made from: where another stands by now, nothing is saved. */
  basedOn: number;
  source: (typeof versionSources)[number];
  rewriteId?: string;
  text: string;
  document: Resume;
  /** The guided builder's form, where the version was made with it. */
  userFeedback?: unknown;
}

/**
 * Puts a new version in the place of the current one, which is kept: one batch, so that either both happen or neither. In
 * the same batch the oldest go where there are too many: never the first one, nor those that their owner keeps.
 * "stale": the resume was changed meanwhile, in another tab perhaps; `current` is the number that stands.
 */
export async function saveVersion(
  ctx: Pick<AppContext, "db" | "files" | "newId" | "now"> & { user: Pick<SignedInUser, "id"> },
  input: NewVersion,
): Promise<
  { ok: true; version: number } | { ok: false; reason: "not-found" } | { ok: false; reason: "stale"; current: number }
> {
  const mine = and(eq(resumes.id, input.resumeId), shownResumes(ctx.user.id));
  const said = await keepResumeContent(ctx, ctx.user.id, { text: input.text, document: input.document });
  const mayGo = and(
    eq(resumeVersions.resumeId, input.resumeId),
    eq(resumeVersions.userId, ctx.user.id),
    ne(resumeVersions.version, 1),
    isNull(resumeVersions.keptAt),
  );
  const staying = ctx.db
    .select({ id: resumeVersions.id })
    .from(resumeVersions)
    .where(mayGo)
    .orderBy(desc(resumeVersions.version))
    .limit(olderVersionsMax);
  const going = and(mayGo, notInArray(resumeVersions.id, staying));
  const [, changed, [currentRow]] = await ctx.db.batch([
    ctx.db
      .insert(resumeVersions)
      .select(
        rowOf(
          resumeVersions,
          {
            id: ctx.newId(),
            userId: sql`${resumes.userId}`,
            resumeId: sql`${resumes.id}`,
            version: sql`${resumes.version}`,
            source: sql`${resumes.versionSource}`,
            rewriteId: sql`${resumes.versionRewriteId}`,
            createdAt: sql`coalesce(${resumes.versionAt}, ${resumes.createdAt})`,
            // If the text is in `content`, the row needs no preview of it.
            text: sql`CASE WHEN ${resumes.document} = '' THEN '' ELSE ${resumes.originalCvText} END`,
            document: sql`${resumes.document}`,
            content: sql`${resumes.content}`,
            contentKey: sql`${resumes.contentKey}`,
          },
          sql`FROM ${resumes} WHERE ${and(mine, eq(resumes.version, input.basedOn))}`,
        ),
      )
      .onConflictDoNothing(),
    ctx.db
      .update(resumes)
      .set({
        ...said,
        version: input.basedOn + 1,
        versionSource: input.source,
        versionRewriteId: input.rewriteId ?? null,
        versionAt: ctx.now(),
        // Undefined leaves what stands.
        userFeedback: input.userFeedback,
      })
      .where(and(mine, eq(resumes.version, input.basedOn)))
      .returning({ id: resumes.id }),
    ctx.db.select({ version: resumes.version }).from(resumes).where(mine),
    releaseContents(ctx, referencesOf(resumeVersions, going)),
    ctx.db.delete(resumeVersions).where(going),
  ]);
  if (changed.length > 0) return { ok: true, version: input.basedOn + 1 };
  return currentRow ? { ok: false, reason: "stale", current: currentRow.version } : { ok: false, reason: "not-found" };
}
