import type { AppContext, SignedInUser } from "../../ports/context";
import { getVersions } from "./get-versions.server";
import { saveVersion } from "./save-version.server";

/** Makes an older version the current one, as a new version: what stands now is kept like any other. */
export async function restoreVersion(
  ctx: Pick<AppContext, "db" | "newId" | "now"> & { user: Pick<SignedInUser, "id"> },
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
