import { findTerms } from "~/tailor/lexicon/lexicon";
import { opensWithHedge } from "~/tailor/match/hedges";
import type { RequirementKind } from "~/tailor/posting";
import type { SkillGroup } from "~/tailor/resume";

/**
 * Index of the group of skills that a thing fits into: the one without a name, else the one that holds most of its kind, but
 * none that claims an acquaintance only ("Familiar with"). Undefined where none holds any.
 */
export function skillGroupFor(kind: RequirementKind, groups: SkillGroup[]): number | undefined {
  if (kind !== "skill" && kind !== "tool") return undefined;
  const unnamed = groups.findIndex(({ name }) => name === undefined);
  if (unnamed >= 0) return unnamed;
  const counts = groups.map(({ name, keywords }) =>
    opensWithHedge(`${name} `)
      ? 0
      : keywords.filter((keyword) => findTerms(keyword).some((term) => term.kind === kind)).length,
  );
  const most = Math.max(0, ...counts);
  return most > 0 ? counts.indexOf(most) : undefined;
}
