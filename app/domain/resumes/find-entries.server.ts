import { and, eq } from "drizzle-orm";
import { resumeVersions } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";
import type { PartSection } from "../../tailor/correct/part-shape";
import type { Resume } from "../../tailor/resume";

/**
 * Where the entries of a part of an older version stand in `document`, by their places there: an entry is the one that
 * holds its atoms, which keep their ids wherever they move. Those of which none is left are not in it.
 */
export async function findEntries(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  input: { resumeId: string; version: number; section: PartSection; document: Resume },
): Promise<Map<number, number>> {
  const { section, document } = input;
  const [row] = await ctx.db
    .select({ document: resumeVersions.document })
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
  for (const { id, place } of atomsOf(JSON.parse(row.document) as Resume, section)) {
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
