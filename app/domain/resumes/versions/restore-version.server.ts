import { and, eq, sql } from "drizzle-orm";
import { resumes, resumeVersions } from "~/db/schema/resumes";
import { keptVersionsMax } from "~/domain/resumes/limits";
import { shownResumes } from "~/domain/resumes/resume-columns";
import type { AppContext, SignedInUser } from "~/ports/context";
import { getVersions } from "./get-versions.server";
import { saveVersion } from "./save-version.server";

/** Makes an older version the current one, as a new version: what stands now is kept like any other. */
export async function restoreVersion(
  ctx: Pick<AppContext, "db" | "files" | "newId" | "now"> & { user: Pick<SignedInUser, "id"> },
  input: { resumeId: string; version: number; basedOn: number },
): Promise<
  { ok: true; version: number } | { ok: false; reason: "not-found" } | { ok: false; reason: "stale"; current: number }
> {
  const { resumeId, version, basedOn } = input;
  const resume = await getVersions(ctx, { resumeId, versions: [version] });
  const [older] = resume?.versions ?? [];
  if (!older) return { ok: false, reason: "not-found" };
  return saveVersion(ctx, { resumeId, basedOn, source: "restore", text: older.text, document: older.document });
}

/**
 * Marks an older version as one that never goes by itself, or takes the mark away. Asking twice is asking once.
 * "too-many": as many of this resume are kept as may be.
 */
export async function keepVersion(
  ctx: Pick<AppContext, "db" | "now"> & { user: Pick<SignedInUser, "id"> },
  input: { resumeId: string; version: number; keep: boolean },
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "too-many" }> {
  const ofResume = and(eq(resumeVersions.resumeId, input.resumeId), eq(resumeVersions.userId, ctx.user.id));
  const mine = and(
    ofResume,
    eq(resumeVersions.version, input.version),
    sql`EXISTS (SELECT 1 FROM ${resumes} WHERE ${and(eq(resumes.id, input.resumeId), shownResumes(ctx.user.id))})`,
  );
  const hasRoom = sql`(${resumeVersions.keptAt} IS NOT NULL OR ${keptVersionsMax} > (
    SELECT count(*) FROM ${resumeVersions} AS other WHERE other.resume_id = ${input.resumeId}
      AND other.user_id = ${ctx.user.id} AND other.kept_at IS NOT NULL))`;
  const [changed, there] = await ctx.db.batch([
    ctx.db
      .update(resumeVersions)
      .set({ keptAt: input.keep ? ctx.now() : null })
      .where(input.keep ? and(mine, hasRoom) : mine)
      .returning({ id: resumeVersions.id }),
    ctx.db.select({ id: resumeVersions.id }).from(resumeVersions).where(mine),
  ]);
  if (changed.length > 0) return { ok: true };
  return { ok: false, reason: there.length > 0 ? "too-many" : "not-found" };
}
