import type { ListedVersion } from "../domain/resumes/list-versions.server";
import { versionLabel } from "../domain/resumes/version-label.schema";
import { TextLink } from "./text-link";

/** How a version came about; a rewrite that it was taken from is one link away. */
export function VersionOrigin({ source, rewriteId }: Pick<ListedVersion, "source" | "rewriteId">) {
  if (!rewriteId) return versionLabel(source);
  return <TextLink to={`/app/dashboard/rewrites/${rewriteId}`}>{versionLabel(source)}</TextLink>;
}
