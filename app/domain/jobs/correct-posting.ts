import type { RequirementCorrection } from "../../db/schema/jobs";
import type { Posting, Requirement } from "../../tailor/posting";

export type Corrections = Record<string, RequirementCorrection>;

/**
 * The reading of a post with what its owner said of it, by term in lower case: other weights, and terms that the post
 * does not ask for. Alternatives stay alternatives unless the correction says that one weighs more than another.
 */
export function correctPosting(posting: Posting, corrections: Corrections | null): Posting {
  if (!corrections || Object.keys(corrections).length === 0) return posting;
  const requirements = posting.requirements.flatMap((requirement) => {
    const said = correctionOf(corrections, requirement);
    if (said === "none") return [];
    return said ? [{ ...requirement, weight: said }] : [requirement];
  });
  if (posting.requirements.length > 0 && requirements.length === 0) {
    const unreadable = "You said of everything we read that the post does not ask for it.";
    return { ...posting, requirements, unreadable };
  }
  return { ...posting, requirements: regroup(requirements, corrections) };
}

/** What a correction is kept under. */
export function correctionKey({ term }: Pick<Requirement, "term">): string {
  return term.toLowerCase();
}

/** What the owner says of a requirement; a post may well ask for a "constructor", which every object has. */
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
