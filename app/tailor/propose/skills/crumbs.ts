import { gerundOf, readVerb } from "~/tailor/grammar/verb-forms";
import { endsSkills, findTerms, findTermsIn, tokenize } from "~/tailor/lexicon/lexicon";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import type { Trade } from "~/tailor/propose/trade-worth";
import { listWorth } from "./list-worth";

/**
 * What an editor leaves in with less likelihood surely is a crumb; a word that names of skills end in ("scheduling") may be one
 * by itself, unless it is below `alone` ("quality").
 */
const leastWorth = { alone: 0.125, sure: 0.2, doubted: 0.35, loose: 0.5 };
/** So much of a post is about programs where one letter may be the name of a language. */
const ownField = 0.2;
/** Who has these shows them. */
const credential = /certif|licen[cs]|\btrained\b/iu;

/** What is left of a sentence: "The Accounting", "Sales And". */
const torn = /^(?:the|an?|all|and|of)\s|\s(?:and|or|of|the|for|with|to)$/iu;

/** A word by itself that names no skill ("unique", "next"); what its writer made up of two ("walk-ins") is none. */
export function isCrumb(text: string): boolean {
  return !/\p{L}[\s-]+\p{L}/u.test(text) && isDoubted(text) && listWorth(text) < leastWorth.sure;
}

/** Half of something: "The Accounting", "Sales And". */
export function isTornPair(text: string): boolean {
  return torn.test(text.trim()) && text.trim().split(/\s+/).length === 2;
}

/**
 * One word that no lexicon knows, that an editor might as well leave out, and that ends like no name of work: beside the line
 * that it was drawn from it says nothing. So does a person by itself ("Supervisor").
 */
export function isLooseWord(text: string): boolean {
  const word = text.trim();
  if (/\s/u.test(word) || /^\p{Lu}{2,}$/u.test(word)) return false;
  // "Servers" and "controllers" are things.
  if (isTitleNoun(word.toLowerCase()) && !/s$/u.test(word)) return true;
  return !(isLikely(word) && endsAsWork(word)) && !isKnown(word) && listWorth(word) < leastWorth.loose;
}

/** A word that an editor leaves in where the post speaks of it. */
export function mayNameWork(text: string): boolean {
  return isLikely(text) || endsAsWork(text);
}

const isLikely = (text: string) => /\s/u.test(text.trim()) || listWorth(text) >= leastWorth.alone;

/** The lexicon has it, or the work that it is the verb of: "weld". */
function isKnown(text: string): boolean {
  const verb = readVerb(text.trim());
  const work = verb?.form === "base" && !verb.nounToo ? gerundOf(verb.base) : undefined;
  return findTerms(text).length > 0 || (work !== undefined && findTerms(work).length > 0);
}

/** What is done, and the noun of a deed or a trait: "receiving", "documentation", "safety". */
const namesWork = /\p{L}(?:ing|[ts]ion|ment|[ae]nce|[ei]ty)s?$/iu;

function endsAsWork(text: string): boolean {
  const last = tokenize(text).at(-1);
  return namesWork.test(text.trim()) || (last !== undefined && endsSkills(last));
}

/** An editor might leave it out. What the lexicon knows stays, and so does what ends like the name of a skill. */
function isDoubted(text: string): boolean {
  const isNamed = credential.test(text) || isKnown(text) || (isLikely(text) && endsAsWork(text));
  return !isNamed && listWorth(text) < leastWorth.doubted;
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
