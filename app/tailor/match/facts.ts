import { canonicalOf, findTerms } from "~/tailor/lexicon/lexicon";
import type { Requirement } from "~/tailor/posting";
import type { Fact } from "~/tailor/resume";
import { count } from "~/wording";

type Asked = Pick<Requirement, "term" | "canonical">;

/** What an answer about the length of something is about: "QuickBooks for 3 years or more". */
export function forYears(subject: string, years: number): string {
  return `${subject} for ${count(years, "year")} or more`;
}

/** The user's latest answer about the years of a requirement that the resume shows. */
export function yearsFactFor({ term, canonical, years }: Asked & { years?: number }, facts: readonly Fact[]) {
  if (years === undefined) return undefined;
  const { ranked, byWords } = indexFacts(facts);
  const places = [term, canonical ?? term].map((name) => byWords.get(plain(forYears(name, years))) ?? -1);
  return ranked[Math.max(...places)];
}

interface FactIndex {
  /** Oldest first; of one day in the order they came. */
  ranked: Fact[];
  /** Places in `ranked` of the latest fact about these words, and about this canonical term. */
  byWords: Map<string, number>;
  byTerm: Map<string, number>;
}

const indexes = new WeakMap<readonly Fact[], FactIndex>();

/** The user's latest answer about a requirement: same canonical term, or the same words. Of one day the last stands. */
export function factFor(requirement: Asked, facts: readonly Fact[]): Fact | undefined {
  const { ranked, byWords, byTerm } = indexFacts(facts);
  const ofWords = byWords.get(plain(requirement.term)) ?? -1;
  const ofTerm = byTerm.get(requirement.canonical ?? "") ?? -1;
  return ranked[Math.max(ofWords, ofTerm)];
}

/** Read once a list: a match looks it through for every requirement, and questions take a match each. */
function indexFacts(facts: readonly Fact[]): FactIndex {
  const known = indexes.get(facts);
  if (known) return known;
  const ranked = facts.toSorted((left, right) => Number(left.date > right.date) - Number(left.date < right.date));
  const index: FactIndex = { ranked, byWords: new Map(), byTerm: new Map() };
  for (const [place, fact] of ranked.entries()) {
    index.byWords.set(plain(fact.subject), place);
    for (const term of termsOf(fact)) index.byTerm.set(term, place);
  }
  indexes.set(facts, index);
  return index;
}

/** A denial must be about the term itself, a confirmation may name it in a sentence. */
function termsOf({ subject, confirmed }: Fact): string[] {
  const named = confirmed ? findTerms(subject).map(({ canonical }) => canonical) : [];
  return [canonicalOf(subject) ?? [], named].flat();
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
