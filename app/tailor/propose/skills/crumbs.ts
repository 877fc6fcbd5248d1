import { endsSkills, findTerms, findTermsIn, tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { Trade } from "~/tailor/propose/trade-worth";
import { listWorth } from "./list-worth";

/** What an editor leaves in with less likelihood surely is a crumb; what is below `doubted` goes last. */
const leastWorth = { sure: 0.2, doubted: 0.35 };
/** So much of a post is about programs where one letter may be the name of a language. */
const ownField = 0.2;
/** Who has these shows them. */
const credential = /certif|licen[cs]|\btrained\b/iu;

/** A word that so many resumes have tells nobody apart. */
const usual = 0.05;
const things: ReadonlySet<string> = new Set(["tool", "credential", "language"]);

/** Its own words name no skill: "unique", "next". */
export function isCrumb(text: string): boolean {
  return isDoubted(text) && listWorth(text) < leastWorth.sure;
}

/** An editor might leave it out. What the lexicon knows stays, and so does a phrase that ends like the name of a skill. */
export function isDoubted(text: string): boolean {
  const words = tokenize(text);
  const last = words.at(-1);
  const endsAsSkill = words.length > 1 && last !== undefined && endsSkills(last);
  const isNamed = credential.test(text) || findTerms(text).length > 0 || endsAsSkill;
  return !isNamed && listWorth(text) < leastWorth.doubted;
}

/** What a list too long to read can spare: praise, small words that may be no skill, and what many resumes say; no tool, licence or language. */
export function isDispensable(text: string): boolean {
  const hits = findTermsIn(text, tokenize(text), true);
  if (credential.test(text) || hits.some(({ kind }) => things.has(kind))) return false;
  return (
    hits.some(({ kind }) => kind === "soft") || (/^\p{Ll}/u.test(text) && isDoubted(text)) || commonness(text) >= usual
  );
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
