import type { AppContext, SignedInUser } from "../../ports/context";
import { resumeToText } from "../../tailor/render/resume-to-text";
import { compareTexts, type LinePair } from "./compare-texts";
import { getVersions } from "./get-versions.server";
import type { ListedVersion } from "./list-versions.server";

export interface Comparison {
  id: string;
  current: number;
  from: ListedVersion;
  to: ListedVersion;
  pairs: LinePair[];
}

/**
 * Two versions of a resume side by side; null where one of them does not exist. Both are printed from what was read,
 * so that a line break of the file is no difference.
 */
export async function compareVersions(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  input: { resumeId: string; from: number; to: number },
): Promise<Comparison | null> {
  const resume = await getVersions(ctx, { resumeId: input.resumeId, versions: [input.from, input.to] });
  const [from, to] = [input.from, input.to].map((number) => resume?.versions.find(({ version }) => version === number));
  if (!resume || !from || !to) return null;
  const pairs = compareTexts(resumeToText(from.document), resumeToText(to.document));
  return { id: resume.id, current: resume.current, from: listed(from), to: listed(to), pairs };
}

function listed({ version, source, rewriteId, savedAt }: ListedVersion): ListedVersion {
  return { version, source, rewriteId, savedAt };
}
