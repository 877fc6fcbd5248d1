import { findTerms } from "~/tailor/lexicon/lexicon";
import { opensWithHedge } from "~/tailor/match/hedges";
import type { RequirementKind } from "~/tailor/posting";
import type { SkillGroup } from "~/tailor/resume";

/** In words; what is longer is a phrase. */
const longestName = 4;

/**
 * Index of the group of skills that a thing fits into: of those without a name, else of all, the one with most names of its kind,
 * but none that claims an acquaintance only ("Familiar with"). Undefined where all have names and none holds any.
 */
export function skillGroupFor(kind: RequirementKind, groups: readonly SkillGroup[]): number | undefined {
  if (kind !== "skill" && kind !== "tool") return undefined;
  const isOfKind = (text: string) =>
    text.split(/\s+/).length <= longestName && findTerms(text).some((term) => term.kind === kind);
  const counts = groups.map(({ name, keywords }) =>
    opensWithHedge(`${name} `) ? 0 : keywords.filter(isOfKind).length,
  );
  const unnamed = [...groups.keys()].filter((at) => groups[at]?.name === undefined);
  const most = Math.max(0, ...(unnamed.length > 0 ? unnamed : [...groups.keys()]).map((at) => counts[at] ?? 0));
  if (unnamed.length > 0) return unnamed.find((at) => counts[at] === most);
  return most > 0 ? counts.indexOf(most) : undefined;
}
