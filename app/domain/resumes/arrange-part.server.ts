import type { AppContext, SignedInUser } from "../../ports/context";
import { correctResume } from "../../tailor/correct/correct-resume";
import { entriesOf, type PartSection } from "../../tailor/correct/part-shape";
import { getResume } from "./get-resume.server";
import { saveVersion } from "./save-version.server";

type ArrangeResult = { ok: true; isChanged: boolean } | { ok: false; reason: "not-found" | "stale" };

/** Saves the entries of a part in another order, or fewer of them, as a new version; `order` are their places before. */
export async function arrangePart(
  ctx: Pick<AppContext, "db" | "newId" | "now"> & { user: Pick<SignedInUser, "id"> },
  input: { resumeId: string; section: PartSection; basedOn: number; order: number[] },
): Promise<ArrangeResult> {
  const { resumeId, section, basedOn, order } = input;
  const resume = await getResume(ctx, resumeId);
  if (!resume) return { ok: false, reason: "not-found" };
  if (resume.version !== basedOn) return { ok: false, reason: "stale" };
  const count = entriesOf(resume.document, section).length;
  const places = [...new Set(order)].filter((from) => from < count);
  if (places.length === count && places.every((from, at) => from === at)) return { ok: true, isChanged: false };
  const entries = places.map((from) => ({ from }));
  const corrected = correctResume(resume.document, { section, entries }, `v${basedOn + 1}`);
  // Entries that stay as they are have nothing that could be refused.
  if (!corrected.ok) throw new Error(corrected.problems.map(({ message }) => message).join(" "));
  const { resume: document } = corrected;
  const text = document.source;
  const saved = await saveVersion(ctx, { resumeId, basedOn, source: "correction", text, document });
  return saved.ok ? { ok: true, isChanged: true } : { ok: false, reason: saved.reason };
}
