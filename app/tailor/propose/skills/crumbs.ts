import { endsSkills, findTerms, findTermsIn, tokenize } from "~/tailor/lexicon/lexicon";
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

/** Its own words name no skill ("unique", "next"), or it is half of something. */
export function isCrumb(text: string): boolean {
  return isTornPair(text) || (isDoubted(text) && listWorth(text) < leastWorth.sure);
}

function isTornPair(text: string): boolean {
  return torn.test(text.trim()) && text.trim().split(/\s+/).length === 2;
}

/** One word that no lexicon knows and that an editor might as well leave out: beside the line that it was drawn from it says nothing. */
export function isLooseWord(text: string): boolean {
  const isWord = !/\s/u.test(text.trim()) && !/^\p{Lu}{2,}$/u.test(text.trim());
  return isWord && findTerms(text).length === 0 && listWorth(text) < leastWorth.loose;
}

/** A loose word that an editor leaves in where the post asks for it. */
export function mayBeSkill(text: string): boolean {
  return listWorth(text) >= leastWorth.alone;
}

/** "Documentation", "safety": the noun of a deed or a trait names a field of work where the post speaks of it, "client" or "strategic" none. */
export function namesWork(text: string): boolean {
  return /\p{L}(?:[ts]ion|ment|[ae]nce|[ei]ty)s?$/iu.test(text.trim());
}

/** An editor might leave it out. What the lexicon knows stays, and so does what ends like the name of a skill. */
function isDoubted(text: string): boolean {
  const words = tokenize(text);
  const last = words.at(-1);
  const isLikely = words.length > 1 || listWorth(text) >= leastWorth.alone;
  const endsAsSkill = isLikely && last !== undefined && endsSkills(last);
  const isNamed = credential.test(text) || findTerms(text).length > 0 || endsAsSkill;
  return !isNamed && listWorth(text) < leastWorth.doubted;
}

/** A letter is a language of programs where the post or another item is about programs, and a crumb elsewhere. */
export function isStrayLetter(text: string, { fields }: Trade, others: readonly string[]): boolean {
  const hits = text.trim().length === 1 ? findTermsIn(text, tokenize(text), true) : undefined;
  const isBeside = (field: string) =>
    others.some(
      (other) =>
        other.length > 1 && findTerms(other).some((hit) => hit.field === field && hit.text.length === other.length),
    );
  return hits !== undefined && !hits.some(({ field }) => (fields.get(field) ?? 0) >= ownField || isBeside(field));
}
