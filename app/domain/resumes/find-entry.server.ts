import { and, eq } from "drizzle-orm";
import { resumeVersions } from "../../db/schema/resumes";
import type { AppContext, SignedInUser } from "../../ports/context";
import type { PartSection } from "../../tailor/correct/part-shape";
import type { Resume } from "../../tailor/resume";

/**
 * Where an entry of an older version stands in `document`: the one that holds its atoms, which keep their ids
 * wherever they move. Null where none of them is left.
 */
export async function findEntry(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  input: { resumeId: string; version: number; section: PartSection; index: number; document: Resume },
): Promise<number | null> {
  const { section, index, document } = input;
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
  if (!row) return null;
  const { atoms } = JSON.parse(row.document) as Resume;
  const ids = new Set(atoms.flatMap(({ id, path }) => (path.startsWith(`/${section}/${index}/`) ? [id] : [])));
  for (const { id, path } of document.atoms) {
    const [, part, at] = path.split("/");
    if (part === section && ids.has(id)) return Number(at);
  }
  return null;
}
