import { findLimits } from "~/tailor/gate/limits";
import { opensWithDuty, openWithDeed, openWithVerb } from "~/tailor/grammar/open-with-deed";
import { readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { gerundOf, readVerb } from "~/tailor/grammar/verb-forms";
import { type Job, jobsOf } from "~/tailor/letter/job";
import { isModest } from "~/tailor/letter/proofs";
import { findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Match } from "~/tailor/match";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import type { Posting } from "~/tailor/posting";
import { tidy } from "~/tailor/propose/mend-text";
import type { Term } from "~/tailor/propose/profile-pieces";
import { lineWeigher } from "~/tailor/propose/weigh-lines";
import type { Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import type { Held } from "./held-role";
import { resultOf } from "./told-results";

/** In words, of what is said of a deed. */
const length = { fewest: 2, most: 10 };
/** In merits of `weigh-lines.ts`, of the few words that are left: they bear on the post. */
const leastMerit = 1;
const most = 8;
/** The work of a job that ended so many years before the last one is no longer what somebody brings. */
const yearsInMind = 12;
const ofHeldJob = 0.8;

/** From here on a line says how, why or how often; a comma within a list parts its items. */
const goesOn =
  /\s*(?:,(?!(?: [^,;:]{1,40},){0,5} ?[^,;:]{1,40}?,? (?:and|or) )|[;:(–—]|\.(?:\s|$)|\s-\s|\s(?:by|while|when|so that|in order|through|via|resulting|including|such as|as well as|as \p{L}+ed|which|that|where|if|within|throughout|during|on an?|in an? (?:timely|accurate|efficient)|in accordance|in compliance|upon|regarding|requiring|ensuring|according)\s).*$/iu;
/** Behind it the sense stays whole without the rest. */
const place =
  /\s(?:for|in|on|at|across|from|between|among|into|with|using|and)\s(?:(?!\s(?:for|in|on|at|across|from|between|among|into|with|using|and)\s).)*$/iu;
/** A list that the end of the line, or its cut, left open. */
const unclosedList = /, (?!.*\s(?:and|or)\s[^,]*$).*$/iu;
const pointing =
  /\b(?:my|our|their|his|her|its|this|these|those|it|them|they|i|we|us|he|she|you|your|each|every|such|same|other|others|etc|various|all|any|not|no|never|without|own|following)\b/iu;
const endsOpen = /\s(?:and|or|of|the|an?|for|in|on|at|with|from|as|any|all|new)$/iu;
/** Deeds that say nothing of what was done, or not by whom. */
const empty = new Set(
  "work assist help participate attend ensure serve act learn utilize use meet exceed achieve accomplish receive earn gain promote know become have be get look wait sit go ask name".split(
    " ",
  ),
);

/**
 * What somebody did that answers a post, as a summary lists it: "Counted stock in two depots" as "counting stock in two depots".
 * Of lines that tell a deed for sure, in paid jobs whose reading is not in doubt, the ones that bear most on the post first;
 * `others` are what the job that a summary opens with was, where its title is like that of the post.
 */
export function toldDeeds(
  { resume, posting, match }: { resume: Resume; posting: Posting; match: Match },
  held: Held | undefined,
  tag: Tag,
): { deeds: Term[]; others: Term[] } {
  const weigh = lineWeigher(resume, posting, match);
  const doubtful = doubtfulEntries(resume);
  const jobs = jobsOf(resume).filter(({ path }) => path.startsWith("/work/") && !doubtful.has(path));
  const lastYear = Math.max(...jobs.map(endYear));
  const told = jobs
    .filter((job) => job.isCurrent || lastYear - endYear(job) <= yearsInMind)
    .flatMap((job) => job.texts.map((line) => ({ ...line, job })))
    .flatMap(({ job, path, text }) => {
      // What was changed by how much is told as a result.
      const phrase = isModest(text) || resultOf(text) !== undefined ? undefined : deedIn(text, tag);
      if (phrase === undefined) return [];
      const { merit, shared, proves } = weigh(path, phrase);
      const late = job.isCurrent ? 0 : (lastYear - endYear(job)) / yearsInMind;
      const ofHeld = job.path === held?.path;
      const bears = shared.length + proves.length > 0;
      return [{ text: phrase, path, id: proves[0]?.id, ofHeld, bears, merit: merit + (ofHeld ? ofHeldJob : 0) - late }];
    })
    .sort((left, right) => right.merit - left.merit);
  const isAnswer = ({ bears, merit }: (typeof told)[number]) => bears && merit >= leastMerit;
  return {
    deeds: eachOnce(told.filter(isAnswer)),
    others: held?.isNear ? eachOnce(told.filter((one) => one.ofHeld && !isAnswer(one))) : [],
  };
}

/** The first of those that say the same. */
function eachOnce(told: readonly { id: string | undefined; text: string; path: string }[]): Term[] {
  const kept: Term[] = [];
  const said = new Set<string>();
  for (const { id, text, path } of told) {
    const stems = stemsOf(text);
    if (kept.length === most || stems.filter((stem) => said.has(stem)).length * 2 > stems.length) continue;
    for (const stem of stems) said.add(stem);
    kept.push({ id, text, isDeed: true, paths: [path] });
  }
  return kept;
}

/** The deed of a line and what it was done to, without how and why; undefined where it is not sure, is limited, or says too little. */
export function deedIn(line: string, tag: Tag): string | undefined {
  const text = openedWithDeed(tidy(line), tag);
  const deed = readDeed(text, tag, true);
  const [first] = deed?.verbs ?? [];
  if (!deed || !first) return undefined;
  // "Sorted, packed and shipped orders": what follows the last of a row was done in each way; "set up and broke down" parts two ways.
  let last = 0;
  while (isRow(text.slice(deed.verbs[last]?.end, deed.verbs[last + 1]?.start ?? 0))) last += 1;
  const inRow = deed.verbs.slice(0, last + 1);
  const isParted = inRow.some(({ end }, at) => particle.test(text.slice(end, inRow[at + 1]?.start ?? end)));
  const verb = isParted ? (inRow.at(-1) ?? first) : first;
  if (empty.has(verb.base) || verb.base === "") return undefined;
  const from = deed.verbs[last]?.end ?? first.end;
  const next = deed.verbs[last + 1]?.start ?? text.length;
  const own = text.slice(from, next);
  const object = objectIn(own, tag);
  // What limits the deed would be lost with the rest of the line, or has no place in a summary: "planned menus, never used".
  if (findLimits(own).length > 0 || /\sfrom\s/iu.test(own.replace(goesOn, ""))) return undefined;
  // "Drafted contracts (rejected)": what became of it.
  const left = text.slice(text.indexOf(object, from) + object.length);
  if (/^\s*\(\p{Ll}+ed\)/u.test(left)) return undefined;
  if (isShared(left)) return undefined;
  const hasStray = deed.strays.some(({ start }) => start < from + object.length);
  if (hasStray || namesRole(object) || !saysEnough(object)) return undefined;
  // In a list of deeds a pair of verbs ("planning and running") would read as two of them.
  return `${gerundOf(verb.base)} ${object}`;
}

/** "Gave vaccines with a nurse watching": in what would be left out somebody else has a part in it. */
function isShared(left: string): boolean {
  const [, company = ""] = /^,? (?:with|under|alongside|beside)\b([^,;.]*)/iu.exec(left) ?? [];
  return company.split(/\P{L}+/u).some((word) => isTitleNoun(word.toLowerCase()));
}

/** "Responsible for counting stock" and "Ordering of timber" by what was done. */
function openedWithDeed(line: string, tag: Tag): string {
  const opened = opensWithDuty(line) ? openWithDeed(line, "past", tag) : openWithVerb(line, "past");
  return opened ?? line;
}

/** "Traveling nurse", "Project manage": the first word was no deed by itself. */
function namesRole(object: string): boolean {
  const [first = ""] = object.split(" ");
  const verb = readVerb(first);
  return isTitleNoun(first.toLowerCase()) || (verb?.form === "base" && !verb.nounToo);
}

const particle = /^ (?:up|out|down|off|over)\b/u;

function isRow(between: string): boolean {
  return /^(?:,| and| &|, and) $/u.test(between.replace(particle, ""));
}

/** What was done, without what was to come of it or was done with it ("to bake bread", "using trays"); "changes to the menu" goes on. */
function objectIn(own: string, tag: Tag): string {
  const words = tag(own);
  const purpose = words.find(({ text, pos }, at) => {
    const next = words[at + 1]?.pos === "ADV" ? words[at + 2] : words[at + 1];
    if (text.toLowerCase() === "to") return next?.pos === "VERB" || readVerb(next?.text ?? "")?.form === "base";
    return /ing$/u.test(text) && pos === "VERB" && words[at - 1]?.pos === "NOUN";
  });
  const told = purpose ? own.slice(0, purpose.start) : own;
  let object = told
    .replace(goesOn, "")
    // "Sorting mail, answering calls", "Sort mail, print labels": another deed.
    .replace(/, \p{L}+ing\b.*$/iu, "")
    .replace(/, (\p{L}+) .*$/iu, (rest, word: string) => (readVerb(word)?.form === "base" ? "" : rest))
    .replace(/(?:,|\s(?:and|&))+\s*$/iu, "")
    .replace(/\.$/u, "")
    .replace(unclosedList, "")
    .replace(/ in (?:19|20)\d\d$/u, "")
    .trim();
  // "At a shop serving offices" is not "at a shop".
  if (purpose?.text.endsWith("ing") && told.replace(goesOn, "") === told)
    object = ` ${object}`.replace(place, "").trim();
  while (wordsIn(object) > length.most && place.test(` ${object}`)) object = ` ${object}`.replace(place, "").trim();
  return object;
}

function saysEnough(object: string): boolean {
  const words = wordsIn(object);
  return (
    words >= length.fewest - 1 &&
    words <= length.most &&
    !pointing.test(object) &&
    !endsOpen.test(` ${object}`) &&
    !/\bbetween\b(?!.* and )/iu.test(object) &&
    !/^(?:and|or|as|with|in|on|at|of|that|how|(?:up|out|off|down|over)(?:,| and| or))\b/iu.test(object) &&
    !/[“”"[\]{}|]|\p{Ll}\/|\s\/\s/u.test(object) &&
    endsWhole(object)
  );
}

/** It ends in a plural, in the name of work or stuff, or has an article or a number: "preparing permit" lacks one. */
function endsWhole(object: string): boolean {
  const last = /[\p{L}'’]+$/u.exec(object)?.[0].toLowerCase() ?? "";
  if (/(?:[^s]s|ing|ment|[ts]ion|ance|ence|ity|ship|ics|ure|cy|ware|ry|people|staff|data)$/u.test(last)) return true;
  if (/(?:^|\s)(?:the|an?|\d[\d,]*)\s|, .* and /iu.test(object)) return true;
  return findTerms(object).some(({ end }) => end === object.length);
}

function wordsIn(text: string): number {
  return text === "" ? 0 : text.split(/\s+/).length;
}

function stemsOf(text: string): string[] {
  return tokenize(text).flatMap(({ norm, word }) => (functionWords.has(norm) ? [] : word.stem));
}

function endYear({ endDate, startDate }: Job): number {
  return Number((endDate ?? startDate ?? "0").slice(0, 4));
}
