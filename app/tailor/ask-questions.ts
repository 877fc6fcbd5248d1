import type { Question, Verdict } from "./change";
import { canonicalOf } from "./lexicon/lexicon";
import type { Match } from "./match";
import type { Posting, Requirement } from "./posting";
import type { Fact } from "./resume";

/** Points of the score below which a question is not worth asking. */
const leastPoints = 0.05;

/** What the user could confirm: missing must-haves, and refused claims that the posting asks for. Most points first. */
export function askQuestions(
  posting: Posting,
  match: Match,
  refused: readonly Verdict[],
  facts: readonly Fact[] = [],
): Question[] {
  const answered = new Set(facts.map((fact) => keyOf(fact.subject)));
  const claimed = new Set(
    refused.flatMap((verdict) =>
      verdict.claims.filter((claim) => claim.status === "unsupported").map((claim) => keyOf(claim.text)),
    ),
  );
  return match.rows
    .flatMap((row): Question[] => {
      const requirement = posting.requirements.find((item) => item.id === row.requirementId);
      const text = requirement && textFor(requirement);
      if (!requirement || !text || row.state !== "missing") return [];
      // Nothing to gain: another of the alternatives is shown already.
      if (row.possible - row.points < leastPoints) return [];
      const keys = [keyOf(requirement.term), keyOf(requirement.canonical ?? requirement.term)];
      if (keys.some((key) => answered.has(key))) return [];
      if (requirement.weight !== "must" && !keys.some((key) => claimed.has(key))) return [];
      return [
        {
          id: `q-${requirement.id}`,
          text,
          subject: requirement.term,
          requirementId: requirement.id,
          points: row.possible - row.points,
        },
      ];
    })
    .sort((left, right) => right.points - left.points);
}

function keyOf(term: string): string {
  return (canonicalOf(term) ?? term).toLowerCase();
}

function textFor({ kind, term }: Requirement): string | undefined {
  switch (kind) {
    case "tool":
      return `Have you used ${term}?`;
    case "skill":
      return `Do you have experience with ${term}?`;
    case "credential":
      return `Do you hold this credential: ${term}?`;
    case "degree":
      return `Do you have this degree: ${term}?`;
    case "language":
      return `Do you speak ${term}?`;
    case "experience":
    case "soft":
      return undefined;
    default:
      return kind satisfies never;
  }
}
