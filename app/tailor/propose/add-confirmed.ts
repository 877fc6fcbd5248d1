import type { Change } from "~/tailor/change";
import type { Match } from "~/tailor/match";
import type { Fact, Resume } from "~/tailor/resume";
import { listEnd } from "~/tailor/resume-atoms";
import { plainDate } from "~/wording";
import { skillGroupFor } from "./skills/skill-group";

/** Longer, or with a separator in it, it would read as several skills or as a sentence. */
const longestSkill = 60;
const separator = /[,;|•:()\n]/;

/**
 * Skills and tools that this post asks for, that the user confirmed and the resume does not name: each to the end of
 * the skills list it fits. None where the resume has no such list: the person knows better where they used it.
 */
export function addConfirmed(resume: Resume, match: Match, facts: readonly Fact[] = []): Change[] {
  const listed = new Set(resume.skills.flatMap(({ keywords }) => keywords.map((keyword) => keyword.toLowerCase())));
  return match.rows.flatMap((row): Change[] => {
    const evidence = row.state === "unsaid" ? row.evidence.find((item) => item.fact) : undefined;
    const fact = facts.find(({ id }) => id === evidence?.atomId);
    const group = skillGroupFor(row.kind, resume.skills);
    if (!fact || group === undefined || fact.subject.length > longestSkill || separator.test(fact.subject)) return [];
    if (listed.has(fact.subject.toLowerCase())) return [];
    listed.add(fact.subject.toLowerCase());
    return [
      {
        id: `a-${row.requirementId}`,
        kind: "skill-added",
        atomId: null,
        path: listEnd(`/skills/${group}/keywords`),
        before: "",
        after: fact.subject,
        why: `From your answer of ${plainDate(fact.date)}: this post asks for it.`,
        requirementIds: [row.requirementId],
      },
    ];
  });
}
