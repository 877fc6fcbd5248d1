import { capital } from "~/tailor/grammar/open-with-deed";
import { sentencesOf } from "~/tailor/grammar/split-sentences";
import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { ofPrivateLife } from "~/tailor/letter/beside/own-voice";
import { denies } from "~/tailor/letter/clauses/clause-checks";
import { pointsAway } from "~/tailor/letter/clauses/shorthand";
import { slipFinder } from "~/tailor/letter/clauses/spelling";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { isGone, isUnfinished, saysNot } from "~/tailor/lexicon/standing";
import { hedgedSpans } from "~/tailor/match/evidence/hedges";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { roleName } from "~/tailor/propose/summary/role-name";
import type { Resume } from "~/tailor/resume";
import { type Job, yearsOutside } from "./jobs/job";
import { tellableJobs } from "./jobs/loose-work";
import { type Line, saysNothing, sharedPart } from "./lines/quotable-lines";

/** In words: up to `whole` an item is quoted as it is, and up to `most` sentences that belong together are. */
const length = { fewest: 3, plain: 4, whole: 60, most: 75 };
/** So many items of the latest jobs are looked at. */
const mostLooked = 160;
/** An item of which another one has so much is quoted once. */
const echo = 0.8;

/** What has its sense from the sentence before it. */
const leaning =
  /^(?:it|its|it['’]s|this|that|that['’]s|they|them|their|these|those|which|who|he|she|his|her|him|one|another|both|neither|either|same|the (?:same|other|latter|rest)|such|so|then|also|but|and|or|because|however|still|again|instead|there|after (?:that|this|which)|before that|since then|by then|from (?:there|then)|in (?:one|another|the other|both|return|that)|on top of (?:that|this)|at that|with (?:that|this|it|them)|for (?:that|this|it)|not (?:repeated|since)|no (?:repeat|more of))\b/iu;
/** "Built two pages on top of that": it leans on the line above, though it opens by itself. */
const leansLater =
  /^(?:\S+ ){1,9}(?:on top of|because of|after|before|for|since|like|with|from|out of) (?:that|this|it|them)\b/iu;
/** What opens in small letters goes on with the line above. */
const goesOn = /^\p{Ll}+\b(?!\p{Lu})/u;
const endsOpen = /[:,;([&]$|\b(?:and|or|of|the|an?|for|in|on|at|with|from|as|to|by|that|which)$/iu;
const blank = /\[[^\]]*\]|_{2,}|\bx{2,}\b|\(\s*%?\s*\)/iu;
/** What went wrong, or is not known well: nobody volunteers it. */
const fault =
  /\b(?:worst|slowest|slept through|fell off|tribunal|inquiry|sick days|owed|only watched|nobody let me|was shown how|claimed for|scrapped|mistakes?|wrong(?:ly)?|written up|wrote (?:me|us) up|too big a step|to be honest|on good terms|let go|laid off|redundan\p{L}*|fired|sacked|mostly look up|not sure|muddled|(?:been|was) short|usual (?:things|stuff|duties)|in prison and|received \p{L}* ?warnings?|fined for|positive for covid|had a heart attack|my (?:own )?debts|I suffered|broke my \p{L}+|served notice|lost my|told to fake|reduced (?:my )?hours|(?:was|went) on sick leave)\b/iu;
/** "Playgroup leader, Wattle Church, 2013 - 2016": the head of a job. */
const ofHead = /\b(?:19|20)\d\d(?: \p{L}+)? ?(?:[-–—]|to) ?(?:\p{L}+ )?(?:(?:19|20)\d\d|now|present|current)\b/iu;
/** A field of a form, and no work. */
const field =
  /^(?:position|job title|title|role|employer|company|department|location|supervisor|reason for leaving|reporting to|duration|salary|phone|contact)\s*[:–-]/iu;

/**
 * What a letter can quote of the jobs: each bullet or paragraph as a whole, or those sentences of a long one that belong
 * together. Nothing is cut out of its story: a sentence that leans on the one before it stands with that one or not at all.
 */
export function storiesOf(resume: Resume, tag: Tag): Line[] {
  const hasSlip = slipFinder([resume.source], tag);
  const seen: ReadonlySet<string>[] = [];
  return tellableJobs(resume)
    .flatMap((job) => {
      const parts = job.texts.flatMap((whole) => partsOf(whole.text).map((text) => ({ whole, text })));
      // Who writes most lines small goes on with none by that.
      const isSmall = 2 * parts.filter(({ text }) => goesOn.test(text)).length > parts.length;
      return parts.map(
        ({ whole, text }): Line => ({ path: whole.path, job, text: isSmall ? capital(text) : text, whole }),
      );
    })
    .slice(0, mostLooked)
    .filter(({ text, job }) => {
      if (!standsAlone(text) || ofOtherTime(text, job) || hasSlip(text) || saysNothing(text)) return false;
      const stems = new Set(contentStems(text));
      if (seen.some((other) => sharedPart(stems, other) >= echo)) return false;
      seen.push(stems);
      return true;
    });
}

/** Why a job ended, or was cut short, is no part of its story. */
const ofLeaving =
  /(?:^|(?<=[.!?]) )(?:I )?(?:(?:(?:have|had|was) )?(?:stopped|left|finished|closed|ended|dropped to|went down to)\b(?=[^.!?]*\b(?:because|due to|when|for (?:family|health|personal|\d)|reasons?|covid\S*))|quit|resigned|made redundant|laid off|let go)\b[^.!?]*[.!?]?$/iu;

function partsOf(text: string): string[] {
  const plain = text
    .replace(/\s+/gu, " ")
    .replace(ofLeaving, "")
    .replace(/^[\s•*·>–-]+|[\s.;]+$/gu, "");
  if (wordsOf(plain) <= length.whole) return [plain];
  const parts: string[][] = [];
  for (const sentence of sentencesOf(plain)) {
    const last = parts.at(-1);
    if (last && leaning.test(sentence)) last.push(sentence);
    else parts.push([sentence]);
  }
  return parts.map((part) => part.join(" ").replace(/[\s.;]+$/u, ""));
}

function standsAlone(text: string): boolean {
  const words = wordsOf(text);
  const [first = ""] = sentencesOf(text);
  return (
    words >= (/\d/u.test(text) ? length.fewest : length.plain) &&
    words <= length.most &&
    /^[\p{L}\p{N}$£€#]/u.test(text) &&
    ![goesOn, endsOpen, blank, leaning, leansLater, field].some((pattern) => pattern.test(text)) &&
    !saysNot(first) &&
    hedgedSpans(first).length === 0 &&
    !/^helped by\b|\b(?:was|were) (?:the|my) (?:manager|boss|owner|supervisor)['’]s job\b/iu.test(text) &&
    roleName(text)?.length !== text.length &&
    !isUnfinished(text) &&
    !isGone(text) &&
    !fault.test(text) &&
    !pointsAway(first) &&
    !sentencesOf(text).some(denies) &&
    !ofPrivateLife.test(text) &&
    !/\byou(?:r| will|['’]\p{L}+)?\b|\b(?:must|required to)\b/iu.test(text) &&
    !ofHead.test(text) &&
    !isOfOthers(first)
  );
}

/** "From 2012 to 2013 I looked after my father", "On the side: ...": what opens so below a job is not of it. */
function ofOtherTime(text: string, job: Job): boolean {
  const opening = text.split(" ").slice(0, wordsOfOpening).join(" ");
  return (
    /^(?:on the side|before (?:this|that|then|\p{Ll}+ing)\b|during the pandemic|in between|between (?:jobs|\p{L}+ (?:19|20)\d\d))/iu.test(
      opening,
    ) ||
    /^(?:from )?(?:19|20)\d\d\s*(?:[-–—]|to)\s/iu.test(opening) ||
    yearsOutside(opening, job).length > 0
  );
}

/** So far into a text its time is that of all of it. */
const wordsOfOpening = 6;

const kin =
  /^(?:boss|brother|sister|wife|husband|partner|father|mother|dad|mum|son|daughter|friend|uncle|aunt|cousin|owner|colleague|everyone|somebody|someone|nobody)$/iu;
/** In words: a subject of a sentence is no longer. */
const longestSubject = 4;

/** "The night supervisor unloaded 40 trailers", "Teaching was done by my colleague": what somebody else did. */
function isOfOthers(sentence: string): boolean {
  const words = sentence.split(/\s+/u);
  const isPerson = (word = "") => {
    const name = word.toLowerCase().replace(/[^\p{L}]/gu, "");
    return kin.test(name) || isTitleNoun(name);
  };
  const verbAt = words.findIndex(
    (word, at) =>
      at > 0 &&
      (/^(?:was|were|is|are|has|had|did|does|let|gave|took|got|ran)$/u.test(word) || readVerb(word)?.form === "past"),
  );
  const subject = words.slice(0, verbAt);
  const isOwn = subject.some((word) => /^(?:I|we)$/iu.test(word));
  const isSubject = verbAt > 0 && verbAt <= longestSubject && !isOwn && !subject.some((word) => /[,:;]$/u.test(word));
  const byOther = /\bby (?:my|the|our|an?|his|her) (?:\p{L}+ ){0,2}(\p{L}+)[.;,]?(?: |$)/u.exec(sentence)?.[1];
  // "The customers loaded the van", but "customer complaints fell".
  const isOfMany = /^(?:colleagues|customers|clients|guests|patients|residents|students|pupils)$/iu.test(
    subject.at(-1) ?? "",
  );
  return (
    (isSubject && (isOfMany || subject.some(isPerson))) ||
    (/\b(?:was|were) (?:\p{L}+ )?\p{L}+(?:ed|ne|en) by\b/u.test(sentence) && isPerson(byOther))
  );
}

function wordsOf(text: string): number {
  return text.split(/\s+/u).length;
}
