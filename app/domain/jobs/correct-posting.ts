import type { RequirementCorrection } from "~/db/schema/jobs";
import type { Posting, Requirement } from "~/tailor/posting";

export type Corrections = Record<string, RequirementCorrection>;

/**
 * Applies the owner's corrections to the parsed post, by term in lower case: changes weights, and removes terms that
 * the post does not ask for. Alternatives stay alternatives unless the owner weighs one higher than another.
 */
export function correctPosting(posting: Posting, corrections: Corrections | null): Posting {
  if (!corrections || Object.keys(corrections).length === 0) return posting;
  const requirements = posting.requirements.flatMap((requirement) => {
    const said = correctionOf(corrections, requirement);
    if (said === "none") return [];
    return said ? [{ ...requirement, weight: said }] : [requirement];
  });
  if (posting.requirements.length > 0 && requirements.length === 0) {
    const unreadable = "You marked everything we read as not a requirement.";
    return { ...posting, requirements, unreadable };
  }
  return { ...posting, requirements: regroup(requirements, corrections) };
}

/** The key that a correction is stored under. */
export function correctionKey({ term }: Pick<Requirement, "term">): string {
  return term.toLowerCase();
}

/**
 * The owner's correction of a requirement. Uses Object.hasOwn, because a post may ask for a term like "constructor",
 * which every object has.
 */
export function correctionOf(corrections: Corrections, requirement: Pick<Requirement, "term">) {
  const key = correctionKey(requirement);
  return Object.hasOwn(corrections, key) ? corrections[key] : undefined;
}

function regroup(requirements: Requirement[], corrections: Corrections): Requirement[] {
  const grouped = Map.groupBy(requirements, ({ group }) => group);
  const isEven = (group: string) => new Set(grouped.get(group)?.map(({ weight }) => weight)).size === 1;
  const parted = requirements.map((one) => {
    const leaves = one.group && correctionOf(corrections, one) && !isEven(one.group);
    return leaves ? { ...one, group: `${one.group}-${one.weight}` } : one;
  });
  const sizes = Map.groupBy(parted, ({ group }) => group);
  return parted.map((one) => ((sizes.get(one.group)?.length ?? 0) > 1 ? one : { ...one, group: undefined }));
}
