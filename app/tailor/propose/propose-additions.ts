import type { Change } from "~/tailor/change";
import { findTerms } from "~/tailor/lexicon/lexicon";
import { listEnd } from "~/tailor/list-end";
import type { Match, MatchRow } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { skillGroupFor } from "./skills/skill-group";

type Draft = Omit<Change, "id">;

const longestKeyword = 40;

/**
 * Skills and tools that the post asks for, and that the summary names and nothing else does: each becomes a keyword at
 * the end of the list that it fits.
 */
export function proposeAdditions(resume: Resume, posting: Posting, match: Match): Draft[] {
  return match.rows.flatMap((row): Draft[] => {
    const requirement = posting.requirements.find(({ id }) => id === row.requirementId);
    const group = skillGroupFor(row.kind, resume.skills);
    if (
      !isOnlyInSummary(row, requirement?.canonical) ||
      group === undefined ||
      !/^[^\n,;|:()]+$/.test(row.term) ||
      row.term.length > longestKeyword
    )
      return [];
    const after = row.term.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());
    const path = listEnd(`/skills/${group}/keywords`);
    const why = "Your summary names it, and this post asks for it: the list of skills can say so.";
    return [{ kind: "skill-added", atomId: null, path, before: "", after, why, requirementIds: [row.requirementId] }];
  });
}

/** True where the summary, and nothing else, names the very thing. What is only implied by another skill is for the person to say. */
function isOnlyInSummary({ state, evidence }: MatchRow, canonical: string | undefined): boolean {
  const [source] = evidence;
  if (state === "missing" || source?.place !== "summary" || evidence.some(({ fact }) => fact)) return false;
  return canonical !== undefined && findTerms(source.quote)[0]?.canonical === canonical;
}
