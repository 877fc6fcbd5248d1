import { capital } from "~/tailor/grammar/open-with-deed";
import { verbOf } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { gerundOf, readVerb } from "~/tailor/grammar/verb-forms";
import { figureWorth, type Told, tellable } from "~/tailor/letter/proofs";
import { likenessOf } from "~/tailor/letter/rank-jobs";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { isProven } from "~/tailor/propose/profile-pieces";
import { lineWeigher } from "~/tailor/propose/weigh-lines";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { type Held, stemsOf } from "./held-role";

/** A line of a job that a summary can tell. */
export interface Fact {
  text: string;
  path: string;
  merit: number;
  /** Its deed without what hangs on it: "Prepared contracts"; undefined where the gate proves none so short. */
  deed?: string;
  /** The same as a thing done: "preparing contracts". */
  doing?: string;
}

const words = { fewest: 5, most: 22 };
const deedWords = { fewest: 3, most: 8 };
/** It hangs on something that is not said. */
const hanging = /\b(?:that|which|who|whose|this|these|those|their|its|his|her)\b/iu;
/**
 * From here on a line bears on the post by itself; in a job like that of the post, or in the one that the summary opens with,
 * less is enough in place of nothing, and with a figure that tells what came of it.
 */
const bears = { alone: 2.9, inNearJob: 1.4, inPlaceOfNothing: 1.2, withFigure: 0.3 };
/** From here on a job is of the kind of the post, by its title. */
const ofKind = 0.4;
/** Money or a share. */
const telling = 2;
const helped = /^(?:\p{L}+ly )?(?:assist|help|aid|participat|attend|observ|shadow|learn)/iu;
/** Verbs that say little of what was done. */
const faint = new Set(
  "communicate work go use utilize provide meet follow attend understand display show support act serve ensure be help maintain".split(
    " ",
  ),
);
const faintness = 0.8;
/** Of a line that points to another one, or to its own employer, half is not said. */
const pointing = /\b(?:this|these|those|same|above|following|that (?:was|is|were)|we|our|us|my|me|them)\b/iu;
const ofHeldJob = 0.4;
const mostRecency = 0.6;
const yearsInMind = 10;
const ofFigure = 0.5;
const mostTried = 8;
const mostFacts = 3;
/** A line of which another one has so many words says the same. */
const same = 0.5;
const practice = /student|simulat|class(?:room)? project|coursework|game|practicum/i;
/** From here on a long line tells more than its deed. */
const joint =
  /,? (?:including|such as|ensuring|in order to|to ensure|resulting in|in accordance with|as well as|while|through|which|by \p{Ll}+ing)\b|,(?= )/giu;

/** From here on it says where, when or with whom a deed was done, or another deed follows. */
const tail =
  /,? (?:including|such as|ensuring|to|for|in|at|on|from|through|within|during|with|by|while|using|as|per|after|before|and (?=\p{Ll}+(?:ed|ught|ade|ran|old)\b))(?: |$)|,(?= )/gu;
/** Two deeds of one line cannot both be turned. */
const secondDeed = /(?:,|\band|&) (?:\p{Ll}+ly )?\p{Ll}+ed\b/u;

/**
 * Lines of paid, dated jobs that say most to the post, the strongest first: what they have of it (`lineWeigher`), in the job
 * that the summary opens with and in late ones for more, with a figure for more. Each is cut to one clause that the gate proves.
 */
export function strongFacts(
  { resume, posting, match }: { resume: Resume; posting: Posting; match: Match },
  { held, isInPlaceOfNothing }: { held: Held | undefined; isInPlaceOfNothing: boolean },
  tag: Tag,
): Fact[] {
  const weigh = lineWeigher(resume, posting, match);
  const lines = tellable(resume, posting, tag).filter(isOfWork);
  const lastYear = Math.max(...lines.map(({ job }) => endYear(job)));
  const isNear = new Map(
    lines.map(({ job }) => [
      job.path,
      (job.path === held?.path && held.isNear) || likenessOf(job.title ?? "", posting) >= ofKind,
    ]),
  );
  const leastOf = ({ job, text }: Told) => {
    const isKin = isNear.get(job.path) || job.path === held?.path;
    if (isKin && figureWorth(text) >= telling) return bears.withFigure;
    if (isKin && isInPlaceOfNothing) return bears.inPlaceOfNothing;
    return isNear.get(job.path) ? bears.inNearJob : bears.alone;
  };
  const ranked = lines
    .map((line) => ({ line, weighed: weigh(line.path, line.text) }))
    .map(({ line, weighed }) => ({ line, merit: weighed.merit - (isFaint(line.text) ? faintness : 0) }))
    .filter(({ line, merit }) => merit >= leastOf(line))
    .map(({ line, merit }) => {
      const age = line.job.isCurrent ? 0 : lastYear - endYear(line.job);
      const recency = mostRecency * Math.max(0, 1 - age / yearsInMind);
      const ofJob = line.job.path === held?.path ? ofHeldJob : 0;
      return { line, merit: merit + ofJob + recency + (figureWorth(line.text) > 0 ? ofFigure : 0) };
    })
    .sort((left, right) => right.merit - left.merit);
  const told = ranked.slice(0, mostTried).flatMap(({ line, merit }): Fact[] => {
    const text = clauseOf(line.text, resume);
    return text === undefined ? [] : [{ text, path: line.path, merit, ...deedOf(line.text, resume) }];
  });
  const facts: Fact[] = [];
  const isNew = ({ text }: Fact) => !facts.some((other) => isAlike(text, other.text));
  // Two sentences that open alike read as a list: the second of them comes last.
  for (const fact of told)
    if (isNew(fact) && !facts.some(({ text }) => opens(text) === opens(fact.text))) facts.push(fact);
  for (const fact of told) if (isNew(fact)) facts.push(fact);
  return facts.slice(0, mostFacts);
}

/** Whether the one text has most of the words of the other. */
export function isAlike(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => new Set(stemsOf(text).filter((stem) => stem.length > 2)));
  if (!left || !right) return false;
  const shared = [...left].filter((stem) => right.has(stem)).length;
  return shared >= same * Math.min(left.size, right.size);
}

function isOfWork({ job, text, isNoun }: Told): boolean {
  const isDated = (job.startDate ?? job.endDate) !== undefined;
  // Without "I" a deed in the present reads as an order: "Train the crew".
  const isDeed = !isNoun && !text.startsWith("was ") && !/^(?:base|third)$/u.test(verbOf(opens(text))?.form ?? "");
  return (
    isDeed &&
    isDated &&
    !helped.test(text) &&
    !pointing.test(text) &&
    job.path.startsWith("/work/") &&
    !practice.test(`${job.title} ${job.employer} ${text}`)
  );
}

function isFaint(text: string): boolean {
  return faint.has(readVerb(opens(text))?.base ?? "");
}

function opens(text: string): string {
  return /^(?:\p{L}+ly )?(\p{L}+)/u.exec(text)?.[1]?.toLowerCase() ?? "";
}

function endYear({ endDate, startDate }: Told["job"]): number {
  return Number((endDate ?? startDate ?? "0").slice(0, 4));
}

/** The whole line, or of a long one as much as the gate proves to be what the line says. */
function clauseOf(line: string, resume: Resume): string | undefined {
  return cutAt(line, joint, words)
    .map(sentence)
    .find((text) => isProven(text, resume));
}

/** The deed that a line opens with, and its object: as much as says what was done, and no second deed. */
function deedOf(line: string, resume: Resume): Pick<Fact, "deed" | "doing"> {
  const [whole = "", adverb = "", word = ""] = /^(\p{L}+ly )?(\p{L}+) /u.exec(line) ?? [];
  const verb = readVerb(word);
  if (verb?.form !== "past" || isFaint(line)) return {};
  const deeds = cutAt(line, tail, deedWords)
    .filter((text) => !secondDeed.test(text) && !hanging.test(text))
    .reverse();
  const deed = deeds.find((text) => isProven(sentence(text), resume));
  if (deed === undefined) return {};
  const doing = `${adverb.toLowerCase()}${gerundOf(verb.base)} ${deed.slice(whole.length)}`;
  return { deed, ...(isProven(sentence(`Experienced in ${doing}`), resume) && { doing }) };
}

/** A line up to each place where it may end, the longest first, with so many words. */
function cutAt(line: string, places: RegExp, { fewest, most }: { fewest: number; most: number }): string[] {
  const ends = [line.length, ...[...line.matchAll(places)].map(({ index }) => index).reverse()];
  return ends
    .map((end) => capital(line.slice(0, end).replace(/[,;.\s]+$/u, "")))
    .filter((text) => {
      const { length } = text.split(" ");
      return length >= fewest && length <= most;
    });
}
