import { oncePer } from "~/tailor/gate/once-per";
import { type Job, jobsOf } from "~/tailor/letter/job";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
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
  /** It shares a telling word with the title of the post, or its lines prove several things asked for. */
  isNear: boolean;
  path: string;
}

const nearness = 3;
/** "Manager", "engineer": half of what the other word of a title says. */
const generic = 0.5;
/** Stems of titles that every trade has. */
export const anyWork = new Set(
  stemsOf(
    "manager assistant associate specialist engineer representative technician coordinator analyst supervisor lead director officer consultant agent senior staff project program general",
  ),
);
const mostOfThings = 3;
/** An earlier job that has less of the post's title is not clearly what the post looks for. */
const mostOfTitle = 0.6;
/** A job that ended longer before the latest one says little of who somebody is today. */
const yearsInMind = 8;
/** Later than any date. */
const goesOn = "9999";

/**
 * The title that a summary opens with: the one held last, or an earlier one that shares a word with the title of the post and
 * ended a few years before it at most.
 */
export function heldRole(resume: Resume, posting: Posting, asked: readonly AskedThing[]): Held | undefined {
  const jobs = datedJobs(resume);
  const [latest] = jobs;
  if (!latest) return undefined;
  const title = new Set(tellingStems(postTitle(posting)));
  const worthOf = (job: Job) => {
    const same = [...new Set(tellingStems(job.role ?? ""))].filter((stem) => title.has(stem));
    const shared = same.reduce((sum, stem) => sum + (anyWork.has(stem) && title.size > 1 ? generic : 1), 0);
    const things = asked.filter((thing) =>
      job.texts.some((line) => thing.evidence.some(({ path }) => path === line.path) && speaksOf(line.text, thing)),
    );
    const shown = Math.min(mostOfThings, things.reduce((sum, { weight }) => sum + weight, 0) / 6);
    const isNear = shared >= 1 || things.length > 1;
    return { job, isNear, shared, worth: (nearness * shared) / Math.max(1, title.size) + shown };
  };
  const head = [...title].at(-1) ?? "";
  const isTitle = (role = "") => {
    const stems = new Set(tellingStems(role));
    const same = [...title].filter((stem) => stems.has(stem)).length;
    return (stems.has(head) && !anyWork.has(head)) || same >= mostOfTitle * title.size;
  };
  const own = worthOf(latest);
  const lastYear = Math.max(...jobs.flatMap(({ startDate, endDate }) => [yearOf(startDate), yearOf(endDate)]));
  const earlier = jobs
    .slice(1)
    .filter((job) => job.role !== latest.role && lastYear - yearOf(job.endDate) <= yearsInMind)
    .map(worthOf)
    .filter(({ shared, worth, job }) => shared >= 1 && shared > own.shared && worth > own.worth && isTitle(job.role))
    .sort((left, right) => right.worth - left.worth)[0];
  const best = earlier ?? own;
  const isBefore = earlier !== undefined && latest.isCurrent && !earlier.job.isCurrent;
  const now = isBefore ? `${latest.role} ${spanOf(latest, jobs)}`.trim() : undefined;
  return { role: best.job.role ?? "", span: spanOf(best.job, jobs), now, isNear: best.isNear, path: best.job.path };
}

/** Paid jobs with a plain title and a head that is not in doubt, the one held last first. */
function datedJobs(resume: Resume): Job[] {
  const doubtful = doubtfulEntries(resume);
  const ended = (job: Job) => `${endOf(job)} ${job.startDate ?? ""}`;
  return jobsOf(resume)
    .filter(({ role, path }) => role && path.startsWith("/work/") && !doubtful.has(path))
    .sort((left, right) => ended(right).localeCompare(ended(left)));
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
  const own = tellingStems(role).filter((stem) => !anyWork.has(stem));
  return datedJobs(resume).flatMap((job) => {
    const isOne = job.role === role || tellingStems(job.role ?? "").some((stem) => own.includes(stem));
    return isOne ? `${job.path}/` : [];
  });
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
  return to > from ? `from ${from} to ${to}` : "";
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
