import { readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { gerundOf } from "~/tailor/grammar/verb-forms";
import { type Job, jobsOf } from "~/tailor/letter/job";
import { isModest } from "~/tailor/letter/proofs";
import { findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { tidy } from "~/tailor/propose/mend-text";
import type { Term } from "~/tailor/propose/profile-pieces";
import { lineWeigher } from "~/tailor/propose/weigh-lines";
import type { Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import type { Held } from "./held-role";

/** In words, of what is said of a deed. */
const length = { fewest: 2, most: 7 };
/** In merits of `weigh-lines.ts`, of the few words that are left: they bear on the post. */
const leastMerit = 1;
const most = 8;
/** The work of a job that ended so many years before the last one is no longer what somebody brings. */
const yearsInMind = 12;
const ofHeldJob = 0.8;

/** From here on a line says how, why or how often. */
const goesOn =
  /\s*(?:[,;:(–—]|\.(?:\s|$)|\s-\s|\s(?:by|to|while|when|so that|in order|through|via|resulting|including|such as|as well as|as needed|as required|which|that|where|if|within|throughout|during|per|on an?|in an? (?:timely|accurate|efficient)|in accordance|in compliance|upon|regarding|requiring|ensuring|according)\s).*$/iu;
/** What stands behind the deed may undo or limit it: "planned menus, never used". */
const takesBack =
  /\b(?:never|not|no|without|only|but|except|trainee|student|intern|reject\p{L}*|cancel\p{L}*|planned|proposed|unfinished|attempt\p{L}*|mock|simulat\p{L}*|practice|draft)\b|n['’]t\b/iu;
/** "changes to the menu", "from 40 tons to 12": without its end such a thing is another one. */
const reaches = /^\s*to\s+(?:\D?\d|the|an?|all|our|his|her|their|its|\p{L}+(?:s|ty|ee|en)\b)/iu;
/** Behind it the sense stays whole without the rest. */
const place =
  /\s(?:for|in|on|at|across|from|between|among|into|with|using|and)\s(?:(?!\s(?:for|in|on|at|across|from|between|among|into|with|using|and)\s).)*$/iu;
const pointing =
  /\b(?:my|our|their|his|her|its|this|these|those|it|them|they|i|we|us|he|she|you|your|each|every|such|same|other|others|etc|various|all|any|not|no|never|without|own)\b/iu;
const endsOpen = /\s(?:and|or|of|the|an?|for|in|on|at|with|from|as|any|all|new)$/iu;
/** Deeds that say nothing of what was done, or not by whom. */
const empty = new Set(
  "work assist help participate attend ensure serve act learn perform utilize use provide make keep meet exceed achieve accomplish receive earn gain promote know become have be do get take give".split(
    " ",
  ),
);

/**
 * What somebody did that answers a post, as a summary lists it: "Counted stock in two depots" as "counting stock in two depots".
 * Of lines that tell a deed for sure, in paid jobs whose reading is not in doubt, the ones that bear most on the post first.
 */
export function toldDeeds(
  { resume, posting, match }: { resume: Resume; posting: Posting; match: Match },
  held: Held | undefined,
  tag: Tag,
): Term[] {
  const weigh = lineWeigher(resume, posting, match);
  const doubtful = doubtfulEntries(resume);
  const jobs = jobsOf(resume).filter(({ path }) => path.startsWith("/work/") && !doubtful.has(path));
  const lastYear = Math.max(...jobs.map(endYear));
  const told = jobs
    .filter((job) => job.isCurrent || lastYear - endYear(job) <= yearsInMind)
    .flatMap((job) => job.texts.map((line) => ({ ...line, job })))
    .flatMap(({ job, path, text }) => {
      const phrase = isModest(text) ? undefined : deedIn(text, tag);
      if (phrase === undefined) return [];
      const { merit, shared, proves } = weigh(path, phrase);
      if (shared.length + proves.length === 0) return [];
      const late = job.isCurrent ? 0 : (lastYear - endYear(job)) / yearsInMind;
      return [
        { text: phrase, path, id: proves[0]?.id, merit: merit + (job.path === held?.path ? ofHeldJob : 0) - late },
      ];
    })
    .filter(({ merit }) => merit >= leastMerit)
    .sort((left, right) => right.merit - left.merit);
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

/** The deed of a line and what it was done to, without how and why; undefined where it is not sure or says too little. */
export function deedIn(line: string, tag: Tag): string | undefined {
  const text = tidy(line);
  const deed = readDeed(text, tag, true);
  const [first, second] = deed?.verbs ?? [];
  if (!deed || !first || first.start > 0 || empty.has(first.base) || first.base === "") return undefined;
  const isPair = second !== undefined && /^ (?:and|&) $/u.test(text.slice(first.end, second.start));
  const from = isPair && second ? second.end : first.end;
  const next = (isPair ? deed.verbs[2] : second)?.start ?? text.length;
  const told = text.slice(from, next);
  const behind = `${goesOn.exec(told)?.[0] ?? ""}${text.slice(next)}`;
  if (takesBack.test(behind) || reaches.test(behind) || /\sfrom\s/iu.test(told.replace(goesOn, ""))) return undefined;
  let object = told
    .replace(goesOn, "")
    .replace(/(?:,|\s(?:and|&))+\s*$/iu, "")
    .replace(/\.$/u, "")
    .trim();
  while (wordsIn(object) > length.most && place.test(` ${object}`)) object = ` ${object}`.replace(place, "").trim();
  const words = wordsIn(object);
  if (words < length.fewest - 1 || words > length.most || pointing.test(object) || endsOpen.test(` ${object}`))
    return undefined;
  if (/^(?:and|or|as|with|in|on|at|of|up|out|that|how)\b/iu.test(object) || /[“”"[\]{}|/]/u.test(object))
    return undefined;
  if (!endsWhole(object)) return undefined;
  // In a list of deeds a pair of verbs ("planning and running") would read as two of them.
  return `${gerundOf(first.base)} ${object}`;
}

/** It ends in a plural, in the name of work or stuff, or has an article or a number: "preparing permit" lacks one. */
function endsWhole(object: string): boolean {
  const last = /[\p{L}'’]+$/u.exec(object)?.[0].toLowerCase() ?? "";
  if (/(?:[^s]s|ing|ment|[ts]ion|ance|ence|ity|ship|ics|ure|cy|ware|ry|people|staff|data)$/u.test(last)) return true;
  if (/(?:^|\s)(?:the|an?|\d[\d,]*)\s/iu.test(object)) return true;
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
