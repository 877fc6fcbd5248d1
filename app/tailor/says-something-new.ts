import type { Verdict } from "./change";
import { resumeToText } from "./render/resume-to-text";
import type { Resume } from "./resume";

/**
 * Whether a rewrite is worth its use: one of its changes is more than style or the order of skills, and it prints other
 * words than the resume did, prints them in another order, or cuts a paragraph into bullets. Capitals, punctuation and
 * blanks are nothing new. A wording that waits for a yes (`waiting`) is work as well: whoever says yes pays nothing more.
 */
export function saysSomethingNew(
  changes: readonly Verdict[],
  before: Resume,
  after: Resume,
  waiting: readonly Verdict[] = [],
): boolean {
  if (waiting.some(isSubstantive)) return true;
  const isCut = changes.some(({ change }) => change.kind === "split");
  return changes.some(isSubstantive) && (isCut || wordsOf(before) !== wordsOf(after));
}

function isSubstantive({ change }: Verdict): boolean {
  return !change.isCosmetic && change.kind !== "skills-order";
}

function wordsOf(resume: Resume): string {
  return (
    resumeToText(resume, { rebuilt: "all" })
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+|[%$€£+#]/gu) ?? []
  ).join(" ");
}
