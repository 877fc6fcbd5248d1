import { endsSkills, findTerms, findTermsIn, tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { Trade } from "~/tailor/propose/trade-worth";
import { listWorth } from "./list-worth";

/**
 * What an editor leaves in with less likelihood surely is a crumb, and what is below `doubted` goes last; a word that names of
 * skills end in ("scheduling") may be one by itself, unless it is below `alone` ("quality").
 */
const leastWorth = { alone: 0.125, sure: 0.2, doubted: 0.35 };
/** So much of a post is about programs where one letter may be the name of a language. */
const ownField = 0.2;
/** Who has these shows them. */
const credential = /certif|licen[cs]|\btrained\b/iu;

/** In items: of phrases, which take a line each, fewer are read than of names; a longer list is not read at all. */
const longestColumn = 16;
const longestRows = 20;
const longestList = 30;
/** A word that so many resumes have tells nobody apart. */
const usual = 0.05;
const things: ReadonlySet<string> = new Set(["tool", "credential", "language"]);

/** Its own words name no skill: "unique", "next". */
export function isCrumb(text: string): boolean {
  return isDoubted(text) && listWorth(text) < leastWorth.sure;
}

/** An editor might leave it out. What the lexicon knows stays, and so does what ends like the name of a skill. */
export function isDoubted(text: string): boolean {
  const words = tokenize(text);
  const last = words.at(-1);
  const isLikely = words.length > 1 || listWorth(text) >= leastWorth.alone;
  const endsAsSkill = isLikely && last !== undefined && endsSkills(last);
  const isNamed = credential.test(text) || findTerms(text).length > 0 || endsAsSkill;
  return !isNamed && listWorth(text) < leastWorth.doubted;
}

/**
 * From how many items on a list can spare one: praise and small words that may be no skill, in rows also what many resumes
 * say, and of a very long list even skills that many have. Tools, licences, languages and what few know always stay.
 */
export function spareBeyond(text: string, isColumn: boolean): number {
  const kinds = new Set(findTermsIn(text, tokenize(text), true).map(({ kind }) => kind));
  if (credential.test(text) || [...kinds].some((kind) => things.has(kind))) return Infinity;
  if (kinds.has("soft") || (/^\p{Ll}/u.test(text) && isDoubted(text))) return isColumn ? longestColumn : longestRows;
  if (isColumn || commonness(text) < usual) return Infinity;
  return kinds.has("skill") ? longestList : longestRows;
}

/** The share of resumes that have the rarest word of a text. */
function commonness(text: string): number {
  return tokenize(text).reduce(
    (least, { norm, word }) => (functionWords.has(norm) ? least : Math.min(least, resumeShare(word.stem))),
    1,
  );
}

/** A letter is a language of programs where the post is about programs, and a crumb elsewhere. */
export function isStrayLetter(text: string, { fields }: Trade): boolean {
  const hits = text.trim().length === 1 ? findTermsIn(text, tokenize(text), true) : undefined;
  return hits !== undefined && !hits.some(({ field }) => (fields.get(field) ?? 0) >= ownField);
}
