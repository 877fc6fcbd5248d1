import { type Job, jobsOf } from "~/tailor/letter/job";
import { isTrainingBeforeDegree } from "~/tailor/letter/latest";
import { likenessOf, withNearestTitle } from "~/tailor/letter/rank-jobs";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { oncePer } from "~/tailor/once-per";
import type { Posting } from "~/tailor/posting";
import { type AskedThing, speaksOf } from "~/tailor/propose/asked-things";
import type { Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";

export interface Held {
  role: string;
  /** "since 2017", "from 2010 to 2013"; empty where the entries do not say it. */
  span: string;
  /** The job of today, where the nearest one has ended: "Head of Mathematics since 2018". */
  now: string | undefined;
  /** Its title is like that of the post, or its lines prove several things asked for. */
  isNear: boolean;
  path: string;
}

/** Stems of titles that every trade has. */
export const anyWork = new Set(
  stemsOf(
    "manager assistant associate specialist engineer representative technician coordinator analyst supervisor lead director officer consultant agent senior staff project program general",
  ),
);
const parts = { title: 2, sameTitle: 0.6, things: 0.25, recency: 0.8 };
const mostThings = 3;
/** From here on a title is like another one. */
const alike = 0.4;
/** An earlier job is named where its title is nearer to the post's by so much. */
const nearer = 0.25;
/** A job that ended longer before the latest one says little of who somebody is today. */
const yearsInMind = 8;
/** A job that ended sooner is a short one. */
const fewestYears = 3;
/** Later than any date. */
const goesOn = "9999";

/**
 * The title that a summary opens with: the one held last, or an earlier one that is nearer to the title of the post and ended
 * a few years before it at most.
 */
export function heldRole(resume: Resume, posting: Posting, asked: readonly AskedThing[]): Held | undefined {
  const jobs = datedJobs(resume).map((job) => withNearestTitle(job, posting));
  const [latest] = jobs;
  if (!latest) return undefined;
  const lastYear = Math.max(
    ...jobsOf(resume)
      .filter(isPaid)
      .flatMap(({ startDate, endDate }) => [yearOf(startDate), yearOf(endDate)]),
  );
  const isTaught = (job: Job) => isTrainingBeforeDegree(job, resume);
  const ageOf = (job: Job) =>
    job.isCurrent ? 0 : Math.max(0, lastYear - (yearOf(job.endDate) || yearOf(job.startDate)));
  const weigh = (job: Job) => {
    const likeness = likenessOf(job.role ?? "", posting);
    const things = asked.filter((thing) =>
      job.texts.some((line) => thing.evidence.some(({ path }) => path === line.path) && speaksOf(line.text, thing)),
    ).length;
    const worth =
      parts.title * likeness +
      (sameTitle(job.role ?? "", posting) ? parts.sameTitle : 0) +
      parts.things * Math.min(mostThings, things) +
      parts.recency * (1 - ageOf(job) / yearsInMind);
    const isSame = sameTitle(job.role ?? "", posting) && !isTaught(job);
    return { job, likeness, worth, isSame, things, isNear: likeness >= alike || things > 1 };
  };
  if (ageOf(latest) > yearsInMind) return undefined;
  const own = weigh(latest);
  const [earlier] = jobs
    .slice(1)
    .filter((job) => job.role !== latest.role && ageOf(job) <= yearsInMind)
    .map(weigh)
    .filter(
      ({ job, likeness, worth, isSame, things }) =>
        // What bears on the post, be it an internship, before work of another kind that goes on beside it.
        (!own.isNear && things > own.things) ||
        (isSame && !own.isSame) ||
        (!isTaught(job) && likeness >= alike && likeness >= own.likeness + nearer && worth > own.worth),
    )
    .sort((left, right) => Number(right.isSame) - Number(left.isSame) || right.worth - left.worth);
  const best = earlier ?? own;
  const isBefore =
    earlier !== undefined && latest.isCurrent && (earlier.job.endDate ?? goesOn) <= (latest.startDate ?? "");
  const now = isBefore ? `${latest.role} ${spanOf(latest, jobs)}`.trim() : undefined;
  return { role: best.job.role ?? "", span: spanOf(best.job, jobs), now, isNear: best.isNear, path: best.job.path };
}

function sameTitle(role: string, posting: Posting): boolean {
  const own = new Set(tellingStems(role));
  const stems = tellingStems(postTitle(posting));
  return stems.length > 0 && stems.every((stem) => own.has(stem));
}

/** Paid jobs with a plain title and a head that is not in doubt, the one held last first. */
function datedJobs(resume: Resume): Job[] {
  const doubtful = doubtfulEntries(resume);
  const ended = (job: Job) => `${endOf(job)} ${job.startDate ?? ""}`;
  return jobsOf(resume)
    .filter((job) => job.role && isPaid(job) && !doubtful.has(job.path))
    .sort((left, right) => ended(right).localeCompare(ended(left)));
}

function isPaid({ path }: Job): boolean {
  return path.startsWith("/work/");
}

function endOf(job: Job): string {
  return job.isCurrent ? goesOn : (job.endDate ?? job.startDate ?? "");
}

/** 0 where there is no date. */
function yearOf(date = ""): number {
  return Number(date.slice(0, 4));
}

/** The titles of the jobs, the one held last first. */
export const titlesHeld = oncePer((resume: Resume): string[] => datedJobs(resume).flatMap(({ role }) => role ?? []));

/** Paths of the jobs of one line of work: their titles share a word with this one that not every trade has. */
export function heldInLine(resume: Resume, role: string): string[] {
  return datedJobs(resume).flatMap((job) => (isInLine(job, role) ? `${job.path}/` : []));
}

function isInLine(job: Job, role = ""): boolean {
  const own = tellingStems(role).filter((stem) => !anyWork.has(stem));
  return job.role === role || tellingStems(job.role ?? "").some((stem) => own.includes(stem));
}

/** The title of a post without what stands behind it: "Cook" of "Cook (Nights) - Moor Inn". */
export function postTitle({ title }: Posting): string {
  return (title ?? "").split(/\s[-–|(]|[,(:]/)[0] ?? "";
}

/** How long this title was held, from the dates of its entries alone; jobs of one title that follow each other count as one. */
function spanOf(job: Job, jobs: readonly Job[]): string {
  let from = yearOf(job.startDate);
  if (!from) return "";
  for (const other of jobs.filter(({ role }) => role === job.role)) {
    const [start, end] = [yearOf(other.startDate), other.isCurrent ? yearOf(goesOn) : yearOf(other.endDate)];
    if (start && end && start < from && end >= from) from = start;
  }
  if (job.isCurrent) return `since ${from}`;
  const to = yearOf(job.endDate);
  // A short spell of a longer line of work says too little: "from 2014 to 2015" of seventeen years.
  const isSpell =
    to - from < fewestYears && jobs.some((other) => yearOf(other.startDate) < from && isInLine(other, job.role));
  return to > from && !isSpell ? `from ${from} to ${to}` : "";
}

export function stemsOf(text: string): string[] {
  return tokenize(text).map(({ word }) => word.stem);
}

/** Stems of the words with a meaning; "HR" counts as its two words. */
export function tellingStems(text: string): string[] {
  return tokenize(text.replace(/\bHR\b/g, "Human Resources")).flatMap(({ norm, word }) =>
    functionWords.has(norm) ? [] : word.stem,
  );
}
