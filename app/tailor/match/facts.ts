import { canonicalOf, findTerms } from "../lexicon/lexicon";
import type { Requirement } from "../posting";
import type { Fact } from "../resume";

type Asked = Pick<Requirement, "term" | "canonical">;

/** The user's latest answer about a requirement: same canonical term, or the same words. Of one day the last stands. */
export function factFor(requirement: Asked, facts: Fact[]): Fact | undefined {
  return facts.filter((fact) => speaksOf(fact, requirement)).reduce<Fact | undefined>(latest, undefined);
}

function latest(known: Fact | undefined, fact: Fact): Fact {
  return known && known.date > fact.date ? known : fact;
}

function speaksOf(fact: Fact, requirement: Asked): boolean {
  if (fact.subject.trim().toLowerCase() === requirement.term.trim().toLowerCase()) return true;
  if (!requirement.canonical) return false;
  if (canonicalOf(fact.subject) === requirement.canonical) return true;
  // A denial must be about the term itself, a confirmation may name it in a sentence.
  return fact.confirmed && findTerms(fact.subject).some(({ canonical }) => canonical === requirement.canonical);
}
