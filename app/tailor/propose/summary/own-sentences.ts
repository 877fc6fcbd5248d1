import { readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { likenessOf } from "~/tailor/letter/jobs/rank-jobs";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { findTerms } from "~/tailor/lexicon/lexicon";
import { isCountedForm, resumeShare } from "~/tailor/lexicon/word-frequencies";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import type { Posting } from "~/tailor/posting";
import { isCommon } from "~/tailor/propose/asked-things";
import { askedIn, closeness, tradeOf } from "~/tailor/propose/trade-worth";
import type { Resume } from "~/tailor/resume";
import { anyWork, endsAlike, fits, stemsOf } from "./held-role";
import { onlyHere, seeksPost } from "./own-summary";
import { titleMeant, titleSaid } from "./own-title";
import { seeksOtherPost } from "./sought-post";

/** A sentence of a person's own summary, with those that lean on it. */
export interface OwnSentence {
  text: string;
  /** It praises without a fact. */
  isPraise: boolean;
  /** It speaks of other work or of another person. */
  isOfOther: boolean;
  /** It sees its writer in another post. */
  isWrong: boolean;
  /** It says who its writer is for this post: for how many years, or by a title that fits. */
  isOpening: boolean;
  /** It has a figure, a date or a name that stands nowhere else in the resume, or names a licence or a language. */
  isOnlyPlace: boolean;
  /** Its words stand in the rest of the resume as well. */
  isRetold: boolean;
  /** What stands nowhere else is a number of years alone, which the dates of the jobs tell. */
  isYearsAlone: boolean;
  /** Words of what the post asks for. */
  asked: number;
  /** Things that the post asks for, by the name that the lexicon has for both. */
  named: number;
  /** It opens with a title of its writer. */
  isTitled: boolean;
  /** The title that it gives its writer, be it one that does not fit. */
  said: string | undefined;
  /** The title that it gives its writer, where that is of another trade than the post's, whether they held it or not. */
  otherTrade: string | undefined;
  /** It was never cut into sentences. */
  isRun: boolean;
}

const longestSentence = 80;
/** A word that fewer resumes have tells a trade. */
const rareShare = 0.04;
const fewestOfWork = 2;
/** A sentence of which another one has so many words says the same. */
const repeated = 0.85;
/** Such a share of its words may be missing elsewhere. */
const mostUntold = 0.2;

/** A sentence whose words keep less company with those of the post is of other work. */
const farOff = 0.4;
const licence = /\b(?:licen[sc]e[ds]?|certifi(?:ed|cates?|cations?))\b/iu;

const fewestListed = 8;
const listed = 0.7;

/** A longer sentence is no opening. */
const longestOpening = 45;

const leans =
  /^(?:but|and|also|this|these|that|those|it|they|such|as such|which|with (?:this|that)|even|then|however|additionally|in addition)\b/iu;
const years = /\b(?:years?|yrs)\b/iu;
/** In characters: "12+", "fifteen". */
const longestCount = 10;
const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}{3,5}teen|twenty|thirty|forty|fifty|decades?)\b/iu;

/** The sentences of a person's own summary with what each says for this post. */
export function weighSentences(kept: readonly string[], resume: Resume, posting: Posting, tag: Tag): OwnSentence[] {
  const work = `${posting.title ?? ""} ${posting.requirements.map(({ term }) => term).join(" ")}`;
  // What every post asks for says nothing of the work: communication, a team.
  const asked = new Set(
    posting.requirements.flatMap(({ canonical, kind }) => (kind === "soft" ? [] : (canonical ?? []))),
  );
  const trade = tradeOf(posting);
  const lost = onlyHere(kept, resume);
  const worked = new Set(resume.atoms.flatMap(({ path, text }) => (path.startsWith("/work/") ? stemsOf(text) : [])));
  const told = new Set(
    resume.atoms.flatMap(({ path, text }) => (path === "/basics/summary" ? [] : contentStems(text))),
  );
  const elsewhere = resume.atoms.flatMap(({ path, text }) => (path === "/basics/summary" ? [] : findTerms(text)));
  const namedElsewhere = new Set(elsewhere.map(({ canonical }) => canonical));
  const isLicensed = resume.atoms.some(({ path, text }) => path !== "/basics/summary" && licence.test(text));
  return withoutRepeats(joined(kept)).map((parts) => {
    const text = parts.join(" ").replace(/\s+(?=[.,](?:\s|$))/gu, "");
    const said = titleSaid(text);
    const role = said ?? titleMeant(text);
    const isFit = role !== undefined && fits(role, resume, posting);
    const hits = findTerms(text);
    const names = new Set(hits.map(({ canonical }) => canonical));
    const named = [...names].filter((name) => asked.has(name)).length;
    const says = named > 0 || number.test(text);
    const isEmpty = isPraise(text, worked, tag);
    const isPaper =
      hits.some(({ kind, canonical }) => isHeld(kind) && !namedElsewhere.has(canonical)) ||
      (licence.test(text) && !isLicensed);
    const near = closeness(text, work);
    const isElsewhere = near < farOff && named === 0 && askedIn(text, trade) === 0;
    const isFar = isElsewhere && !says && !isFit && !isPaper;
    // Whom somebody means to be, or calls themselves far from this work, is for another post.
    const isOfOtherWork = role !== undefined && !isFit && (said === undefined || isElsewhere) && !number.test(text);
    // So is the post that a sentence seeks, where it has no word of what this one asks for.
    const isSilent = named === 0 && askedIn(text, trade) === 0;
    const isWrong = isOfOtherWork || (seeksPost(text) && isSilent) || seeksOtherPost(text, posting);
    const isOfOther = isWrong || isFar;
    const only = lost.filter((name) => text.includes(name) && !role?.includes(name));
    const counts = parts.map((part) => part.split(/\s+/).length);
    return {
      text,
      isOfOther,
      isWrong,
      isPraise: isEmpty,
      isOpening:
        (counts[0] ?? 0) <= longestOpening &&
        !isOfOther &&
        !isListing(text) &&
        (years.test(text) || (isFit && (says || !isEmpty))),
      isOnlyPlace: isPaper || only.length > 0,
      isRetold: contentStems(text).filter((stem) => !told.has(stem)).length <= mostUntold * contentStems(text).length,
      isYearsAlone:
        !isPaper && years.test(text) && only.every((name) => number.test(name) && name.length <= longestCount),
      isTitled: isFit,
      said,
      otherTrade: said !== undefined && isOtherTrade(said, posting, tag) ? said : undefined,
      asked: askedIn(text, trade),
      named,
      isRun: Math.max(...counts) > longestSentence,
    };
  });
}

/** Headings that ran together: nearly every word of it has a capital. */
function isListing(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.length >= fewestListed && words.filter((word) => /^\p{Lu}/u.test(word)).length > listed * words.length;
}

/** Whether a text has a figure, or a number in words. */
export function isCounting(text: string): boolean {
  return number.test(text);
}

function isHeld(kind: string): boolean {
  return kind === "credential" || kind === "language";
}

/** Of two sentences with nearly the same words the fuller one. */
function withoutRepeats(units: readonly string[][]): string[][] {
  const words = units.map((parts) => new Set(stemsOf(parts.join(" "))));
  return units.filter((_, at) => {
    const own = words[at] ?? new Set();
    return !words.some((other, place) => {
      const isFuller = other.size > own.size || (other.size === own.size && place < at);
      return place !== at && isFuller && [...own].filter((stem) => other.has(stem)).length >= repeated * own.size;
    });
  });
}

/** A sentence that points back stays with the one before. */
function joined(kept: readonly string[]): string[][] {
  const units: string[][] = [];
  for (const text of kept) {
    const before = units.at(-1);
    if (before !== undefined && leans.test(text)) before.push(text);
    else units.push([text]);
  }
  return units;
}

/** Nothing in it could be checked: no figure, no name, no deed, no skill and no word of the jobs that tells one resume from another. */
function isPraise(text: string, worked: ReadonlySet<string>, tag: Tag): boolean {
  const [, ...others] = text.match(/(?<![\p{L}'’])\p{L}[\p{L}'’+#.]*/gu) ?? [];
  const isNamed = others.some((word) => /^\p{Lu}/u.test(word) && word !== "I" && !isCountedForm(word.toLowerCase()));
  const ofWork = new Set(stemsOf(text).filter((stem) => worked.has(stem) && resumeShare(stem) < rareShare));
  if (number.test(text) || isNamed || ofWork.size >= fewestOfWork) return false;
  const hits = findTerms(text);
  if (hits.every(({ kind }) => kind !== "soft") && readDeed(text, tag)?.form === "past") return false;
  return hits.every(({ kind, text: name }) => kind === "soft" || isCommon(name));
}

/** From here on a title is one of the post's trade. */
const alike = 0.4;

/** A title of people that names a trade, with half of its words or more foreign to the work of the post. */
function isOtherTrade(role: string, posting: Posting, tag: Tag): boolean {
  const words = role
    .replace(/ (?:[IVX]{1,3}|\d)$/u, "")
    .replace(/^\S+ and /u, "")
    .split(" ");
  const isQuality = (word: string, at: number) =>
    /-|ed$/iu.test(word) || (at === 0 && tag(word.toLowerCase())[0]?.pos === "ADJ");
  const trade = contentStems(words.filter((word, at) => !isQuality(word, at)).join(" ")).filter(
    (stem) => !anyWork.has(stem),
  );
  const { asked } = tradeOf(posting);
  return (
    isTitleNoun(words.at(-1) ?? "") &&
    trade.length > 0 &&
    likenessOf(role, posting) < alike &&
    !endsAlike(role, posting) &&
    trade.filter((stem) => asked.has(stem)).length * 2 <= trade.length
  );
}
