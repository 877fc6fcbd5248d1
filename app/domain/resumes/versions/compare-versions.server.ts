import type { AppContext, SignedInUser } from "~/ports/context";
import { resumeToText } from "~/tailor/render/resume-to-text";
import { compareTexts, type LinePair } from "./compare-texts";
import { getVersions } from "./get-versions.server";
import { type ListedVersion, versionNumbers } from "./list-versions.server";

export interface Comparison {
  id: string;
  current: number;
  /** Of all versions that there are, the current one first. */
  numbers: number[];
  from: ListedVersion;
  to: ListedVersion;
  pairs: LinePair[];
}

/**
 * Two versions of a resume side by side; null where one of them does not exist. Both are printed from what was read,
 * section by section from its fields,
 * so that a line break of the file is no difference.
 */
export async function compareVersions(
  ctx: Pick<AppContext, "db" | "files"> & { user: Pick<SignedInUser, "id"> },
  input: { resumeId: string; from: number; to: number },
): Promise<Comparison | null> {
  const [resume, older] = await Promise.all([
    getVersions(ctx, { resumeId: input.resumeId, versions: [input.from, input.to] }),
    versionNumbers(ctx, input.resumeId),
  ]);
  const [from, to] = [input.from, input.to].map((number) => resume?.versions.find(({ version }) => version === number));
  if (!resume || !from || !to) return null;
  const [before, after] = [from, to].map(({ document }) => resumeToText(document, { rebuilt: "all" }));
  const pairs = compareTexts(before ?? "", after ?? "");
  const numbers = [resume.current, ...older.map(({ version }) => version)];
  return { id: resume.id, current: resume.current, numbers, from: listed(from), to: listed(to), pairs };
}

function listed({ version, source, rewriteId, savedAt }: ListedVersion): ListedVersion {
  return { version, source, rewriteId, savedAt };
}
