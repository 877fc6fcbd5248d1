import { and, eq } from "drizzle-orm";
import { resumeVersions } from "~/db/schema/resumes";
import { readResumeContent } from "~/domain/resumes/resume-content.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { PartSection } from "~/tailor/correct/part-shape";
import type { Resume } from "~/tailor/resume";

/**
 * Maps the entries of a part of an older version to their index in `document`. An entry is recognised by its atoms,
 * which keep their ids when they move. Entries without any atom left are omitted.
 */
export async function findEntries(
  ctx: Pick<AppContext, "db" | "files"> & { user: Pick<SignedInUser, "id"> },
  input: { resumeId: string; version: number; section: PartSection; document: Resume },
): Promise<Map<number, number>> {
  const { section, document } = input;
  const [row] = await ctx.db
    .select()
    .from(resumeVersions)
    .where(
      and(
        eq(resumeVersions.resumeId, input.resumeId),
        eq(resumeVersions.version, input.version),
        eq(resumeVersions.userId, ctx.user.id),
      ),
    );
  const places = new Map<number, number>();
  if (!row) return places;
  const standing = new Map(atomsOf(document, section).map(({ id, place }) => [id, place]));
  const older = await readResumeContent(ctx, row);
  for (const { id, place } of atomsOf(older.document, section)) {
    const now = standing.get(id);
    if (now !== undefined && !places.has(place)) places.set(place, now);
  }
  return places;
}

function atomsOf({ atoms }: Resume, section: PartSection): { id: string; place: number }[] {
  return atoms.flatMap(({ id, path }) => {
    const [, part, at] = path.split("/");
    return part === section && at !== undefined ? [{ id, place: Number(at) }] : [];
  });
}
