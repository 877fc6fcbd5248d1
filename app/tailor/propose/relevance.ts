import type { Match } from "~/tailor/match";
import { indexResume } from "~/tailor/match/index-resume";
import type { Posting, Requirement } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";

const weights = { must: 3, preferred: 2, nice: 1 };

export interface Relevance {
  /** Weight of the requirements that the value at a path shows. */
  weight: number;
  requirementIds: string[];
}

/** For every atom that shows a requirement of the posting, which ones and how much they weigh. */
export function relevanceByPath(resume: Resume, posting: Posting, match: Match): Map<string, Relevance> {
  const paths = new Map(resume.atoms.map((atom) => [atom.id, atom.path]));
  const rows = new Map(match.rows.map((row) => [row.requirementId, row]));
  const { mentions } = indexResume(resume);
  const found = new Map<string, Relevance>();
  for (const requirement of posting.requirements) {
    const quoted = rows.get(requirement.id)?.evidence.flatMap(({ atomId }) => paths.get(atomId) ?? []) ?? [];
    const named = mentions.get(requirement.canonical ?? "")?.map(({ line }) => line.atom.path) ?? [];
    for (const path of new Set([...quoted, ...named])) {
      const known = found.get(path) ?? { weight: 0, requirementIds: [] };
      found.set(path, {
        weight: known.weight + weightOf(requirement),
        requirementIds: [...known.requirementIds, requirement.id],
      });
    }
  }
  return found;
}

/** Soft skills stand in every posting: they break ties, no more. */
export function weightOf(requirement: Requirement): number {
  if (requirement.kind === "condition") return 0;
  return requirement.kind === "soft" ? 0.3 : weights[requirement.weight];
}
