import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { resumes, resumeVersions, type versionSources } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";
import type { Resume } from "../../tailor/resume";

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
 * Puts a new version in the place of the current one, which is kept: one batch, so that either both happen or neither.
 * "stale": the resume was changed meanwhile, in another tab perhaps; `current` is the number that stands.
 */
export async function saveVersion(
  ctx: Pick<AppContext, "db" | "newId" | "now"> & { user: Pick<SignedInUser, "id"> },
  input: NewVersion,
): Promise<
  { ok: true; version: number } | { ok: false; reason: "not-found" } | { ok: false; reason: "stale"; current: number }
> {
  const mine = and(
    eq(resumes.id, input.resumeId),
    eq(resumes.userId, ctx.user.id),
    isNotNull(resumes.storedAt),
    isNull(resumes.deletedAt),
  );
  const [, changed, [standing]] = await ctx.db.batch([
    ctx.db
      .insert(resumeVersions)
      // Columns in the order of the schema.
      .select(
        sql`SELECT ${ctx.newId()}, ${resumes.userId}, ${resumes.id}, ${resumes.version}, ${resumes.versionSource},
          ${resumes.versionRewriteId}, coalesce(${resumes.versionAt}, ${resumes.createdAt}),
          ${resumes.originalCvText}, ${resumes.document}
          FROM ${resumes} WHERE ${and(mine, eq(resumes.version, input.basedOn))}`,
      )
      .onConflictDoNothing(),
    ctx.db
      .update(resumes)
      .set({
        originalCvText: input.text,
        document: JSON.stringify(input.document),
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
  ]);
  if (changed.length > 0) return { ok: true, version: input.basedOn + 1 };
  return standing ? { ok: false, reason: "stale", current: standing.version } : { ok: false, reason: "not-found" };
}
