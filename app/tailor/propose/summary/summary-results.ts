import { capital } from "~/tailor/grammar/open-with-deed";
import { participleOf, readVerb } from "~/tailor/grammar/verb-forms";
import { type Job, jobsOf } from "~/tailor/letter/jobs/job";
import { likenessOf } from "~/tailor/letter/jobs/rank-jobs";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { isProven } from "~/tailor/propose/profile-pieces";
import { lineWeigher } from "~/tailor/propose/weigh-lines";
import type { Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import type { Held } from "./held-role";

/** What came of a deed, told in other words than in its line: "Late orders cut from 9% to 2%." */
export interface Result {
  text: string;
  path: string;
  merit: number;
}

/** In words: what was changed, and how much is said of it. */
const longestObject = 7;
/**
 * "Cut late orders from 9% to 2% in a year": verb, what was changed, perhaps "down", and by how much. What follows behind a small
 * word stays with the line.
 */
const change =
  /(?:^|[,;] |\b(?:and|which|that) )(?:\p{L}+ly )?(cut|reduced|lowered|shortened|raised|increased|improved|grew|brought) (?:(?:the|our|my|their|its) )?((?:[^\s,;]+ ){1,8}?)(?:(down|up) )?(from (?:\p{Lu}{3} )?\S*\d\S*(?: \p{L}{1,9})? to (?:\p{Lu}{3} )?\S*\d\S*(?: (?!in|by|over|with|through|within|after|and|for|at|on|per|while)\p{L}+){0,2}|by (?:(?:about|over|nearly|almost|more than) )?(?:\S*\d\S*?|half|an? (?:third|quarter)))(?=[,;.]|$| \p{L})/iu;
/** It points at something that the line says before or behind. */
const hanging = /\b(?:that|which|who|this|these|those|it|them|by|and)\b/iu;
/** From here on a job is of the kind of the post, by its title. */
const ofKind = 0.4;
const practice = /student|simulat|class(?:room)? project|coursework|game|practicum/i;
const mostRecency = 1.5;
const yearsInMind = 10;
const ofHeldJob = 0.8;

/** Results of paid, dated jobs of the kind of the post, the strongest first: by what they have of it, and how late they are. */
export function summaryResults(
  { resume, posting, match }: { resume: Resume; posting: Posting; match: Match },
  held: Held | undefined,
): Result[] {
  const weigh = lineWeigher(resume, posting, match);
  const doubtful = doubtfulEntries(resume);
  const jobs = jobsOf(resume).filter((job) => isPaidWork(job) && !doubtful.has(job.path));
  const lastYear = Math.max(...jobs.map(endYear));
  const isKin = (job: Job) => job.path === held?.path || likenessOf(job.title ?? "", posting) >= ofKind;
  return jobs
    .filter(isKin)
    .flatMap((job) => job.texts.map((line) => ({ ...line, job })))
    .flatMap(({ job, path, text }): Result[] => {
      const told = resultOf(text);
      if (told === undefined || !isProven(told, resume)) return [];
      const age = job.isCurrent ? 0 : lastYear - endYear(job);
      const late = mostRecency * Math.max(0, 1 - age / yearsInMind);
      const merit = weigh(path, text).merit + late + (job.path === held?.path ? ofHeldJob : 0);
      return [{ text: told, path, merit }];
    })
    .sort((left, right) => right.merit - left.merit);
}

/** What a line says was changed, with the thing in front: "Reduced waste by 12%" as "Waste reduced by 12%."; undefined where it says nothing of the kind. */
export function resultOf(line: string): string | undefined {
  const [, verb = "", thing = "", particle = "", much = ""] = change.exec(line) ?? [];
  const object = thing.trim();
  if (object === "" || object.split(" ").length > longestObject || hanging.test(object)) return undefined;
  const base = readVerb(verb)?.base;
  // Only "brought down" tells which way it went.
  if (base === undefined || (base === "bring") === (particle === "")) return undefined;
  return sentence(capital([object, participleOf(base), particle, much].filter(Boolean).join(" ")));
}

function isPaidWork({ path, title, employer, startDate, endDate }: Job): boolean {
  const isDated = (startDate ?? endDate) !== undefined;
  return isDated && path.startsWith("/work/") && !practice.test(`${title} ${employer}`);
}

function endYear({ endDate, startDate }: Job): number {
  return Number((endDate ?? startDate ?? "0").slice(0, 4));
}
