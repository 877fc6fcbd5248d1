import { endsSkills, findTerms, findTermsIn, tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Trade } from "~/tailor/propose/trade-worth";
import { listWorth } from "./list-worth";
import seldomAsked from "./seldom-asked.json";

/** What an editor leaves in a list with less likelihood may be a crumb. */
const leastWorth = 0.2;
/** So much of a post is about programs where one letter may be the name of a language. */
const ownField = 0.2;
/** What is left of a sentence: "The Accounting", "Sales And". */
const torn = /^(?:the|an?|all|and|of)\s|\s(?:and|or|of|the|for|with|to)$/iu;

const shares: Readonly<Record<string, number>> = seldomAsked;

/**
 * One word that an editor leaves out and that posts say without asking for it ("unique", "up-to-date"); a word that few posts say
 * is none, nor what the lexicon knows, nor what ends like the name of a work or a trait ("receiving", "scheduling").
 */
export function isCrumb(text: string): boolean {
  const tokens = tokenize(text).filter(({ norm }) => !functionWords.has(norm));
  const last = tokens.at(-1);
  if (!last || /\s/u.test(text.trim()) || findTerms(text).length > 0) return false;
  if (namesWork.test(text.trim()) || endsSkills(last)) return false;
  return tokens.every(({ word }) => shares[word.stem] !== undefined) && listWorth(text) < leastWorth;
}

/** What is done, and the noun of a deed or a trait: "receiving", "documentation", "safety". */
const namesWork = /\p{L}(?:ing|[ts]ion|ment|[ae]nce|[ei]ty)s?$/iu;

/** Half of something: "The Accounting", "Sales And". */
export function isTornPair(text: string): boolean {
  return torn.test(text.trim()) && text.trim().split(/\s+/).length === 2;
}

/** A letter is a language of programs where the post or, for a capital, another item is about programs, and a crumb elsewhere. */
export function isStrayLetter(text: string, { fields }: Trade, others: readonly string[]): boolean {
  const hits = text.trim().length === 1 ? findTermsIn(text, tokenize(text), true) : undefined;
  const isBeside = (field: string) =>
    /^\p{Lu}/u.test(text) &&
    others.some(
      (other) =>
        other.length > 1 && findTerms(other).some((hit) => hit.field === field && hit.text.length === other.length),
    );
  return hits !== undefined && !hits.some(({ field }) => (fields.get(field) ?? 0) >= ownField || isBeside(field));
}
