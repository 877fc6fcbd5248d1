import { getResume } from "~/domain/resumes/show/get-resume.server";
import { saveVersion } from "~/domain/resumes/versions/save-version.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { correctResume } from "~/tailor/correct/correct-resume";
import { entriesOf, type PartSection } from "~/tailor/correct/part-shape";
import type { Resume } from "~/tailor/resume";
import { findEntries } from "./find-entries.server";

export interface Arrangement {
  /** Number of the version whose entries the order names. */
  basedOn: number;
  /** Places of the entries in that version, in the order in which they are to stand. */
  order: number[];
}

type ArrangeResult = { ok: true; isChanged: boolean } | { ok: false; reason: "not-found" | "stale" };
type Context = Pick<AppContext, "db" | "files"> & { user: Pick<SignedInUser, "id"> };
type Part = { resumeId: string; section: PartSection };

/** Saves the entries of a part in another order, or fewer of them, as a new version. */
export async function arrangePart(
  ctx: Context & Pick<AppContext, "newId" | "now">,
  input: Part & Arrangement,
): Promise<ArrangeResult> {
  const { resumeId, section, basedOn, order } = input;
  const resume = await getResume(ctx, resumeId);
  if (!resume) return { ok: false, reason: "not-found" };
  if (resume.version !== basedOn) return { ok: false, reason: "stale" };
  const places = placesIn(resume.document, section, order);
  if (places.length === entriesOf(resume.document, section).length && places.every((from, at) => from === at))
    return { ok: true, isChanged: false };
  const entries = places.map((from) => ({ from }));
  const corrected = correctResume(resume.document, { section, entries }, `v${basedOn + 1}`);
  // Entries that stay as they are have nothing that could be refused.
  if (!corrected.ok) throw new Error(corrected.problems.map(({ message }) => message).join(" "));
  const { resume: document } = corrected;
  const text = document.source;
  const saved = await saveVersion(ctx, { resumeId, basedOn, source: "correction", text, document });
  return saved.ok ? { ok: true, isChanged: true } : { ok: false, reason: saved.reason };
}

/**
 * An order that was made from another version, for the one that stands: what was moved is moved, what was taken out is
 * out, and what came since stands at the end. Null where the user has no such resume.
 */
export async function currentArrangement(ctx: Context, input: Part & Arrangement): Promise<Arrangement | null> {
  const { resumeId, section, basedOn, order } = input;
  const resume = await getResume(ctx, resumeId);
  if (!resume) return null;
  const { version, document } = resume;
  if (version === basedOn) return { basedOn, order: placesIn(document, section, order) };
  const moved = await findEntries(ctx, { resumeId, version: basedOn, section, document });
  const known = new Set(moved.values());
  const kept = order.flatMap((place) => moved.get(place) ?? []);
  const came = entriesOf(document, section).flatMap((_, place) => (known.has(place) ? [] : [place]));
  return { basedOn: version, order: placesIn(document, section, [...kept, ...came]) };
}

/** Each place once, and none where nothing stands. */
function placesIn(document: Resume, section: PartSection, order: number[]): number[] {
  const { length } = entriesOf(document, section);
  return [...new Set(order)].filter((place) => place < length);
}
