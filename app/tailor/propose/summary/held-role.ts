import { type Job, jobsOf } from "~/tailor/letter/jobs/job";
import { isTraining } from "~/tailor/letter/jobs/latest";
import { likenessOf, withNearestTitle } from "~/tailor/letter/jobs/rank-jobs";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { oncePer } from "~/tailor/once-per";
import type { Posting } from "~/tailor/posting";
import { type AskedThing, speaksOf } from "~/tailor/propose/asked-things";
import type { Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";

export interface Held {
  /** What somebody is by their work: the title held, or what the titles of one line of work have in common. */
  role: string;
  /** The titles of the jobs that it speaks of. */
  titles: readonly string[];
  /** "since 2017", "from 2010 to 2013"; empty where the entries do not say it, or where it is short. */
  span: string;
  /** Its title is like that of the post, or its lines prove several things asked for. */
  isNear: boolean;
  /** Its holder was learning the work. */
  isTraining: boolean;
  path: string;
}

/** Stems of titles that every trade has. */
export const anyWork = new Set(
  stemsOf(
    "manager assistant associate specialist engineer representative technician coordinator analyst supervisor lead director officer consultant agent senior staff project program general owner founder partner",
  ),
);
const parts = { title: 2, sameTitle: 0.6, things: 0.25, recency: 1, length: 0.5 };
const most = { things: 3, years: 8 };
/** From here on a title is like another one. */
const alike = 0.4;
/** A job that ended longer before the latest one says little of who somebody is today. */
const yearsInMind = 8;
/** A job that ended sooner is a short one. */
const fewestYears = 3;
const fewestOfSpan = 2;
/** Later than any date. */
const goesOn = "9999";

/**
 * Who somebody is for a post: the title of the job that is nearest to it by its name, its lines, its length and its date. A
 * placement or traineeship only where no other job is near.
 */
export function heldRole(resume: Resume, posting: Posting, asked: readonly AskedThing[]): Held | undefined {
  const jobs = datedJobs(resume).map((job) => withNearestTitle(job, posting));
  const years = jobsOf(resume)
    .filter(isPaid)
    .flatMap(({ startDate, endDate }) => [yearOf(startDate), yearOf(endDate)]);
  // What goes on has no end to name: it is later than what ended in the last year that is named.
  const lastYear = Math.max(...years) + Number(jobs.some(({ isCurrent }) => isCurrent));
  const lastOf = (job: Job) => (job.isCurrent ? lastYear : yearOf(job.endDate) || yearOf(job.startDate));
  const lengthOf = (job: Job) =>
    jobs
      .filter((other) => isInLine(other, job.role))
      .reduce((sum, other) => sum + Math.max(0, lastOf(other) - yearOf(other.startDate)), 0);
  const weighed = jobs
    .filter((job) => lastYear - lastOf(job) <= yearsInMind)
    .map((job) => {
      const likeness = likenessOf(job.role ?? "", posting);
      const things = asked.filter((thing) =>
        job.texts.some((line) => thing.evidence.some(({ path }) => path === line.path) && speaksOf(line.text, thing)),
      ).length;
      const worth =
        parts.title * likeness +
        (sameTitle(job.role ?? "", posting) ? parts.sameTitle : 0) +
        parts.things * Math.min(most.things, things) +
        parts.recency * (1 - (lastYear - lastOf(job)) / yearsInMind) +
        (parts.length * Math.min(most.years, lengthOf(job))) / most.years;
      return { job, worth, likeness, isNear: likeness >= alike || things > 1, isTraining: isTraining(job.title ?? "") };
    })
    .sort((left, right) => right.worth - left.worth);
  const working = weighed.filter((one) => !one.isTraining);
  // Who does such work today is nobody "from 2018 to 2020".
  const today = working.find(({ isNear, job: { isCurrent } }) => isNear && isCurrent);
  const best = today ?? working.find(({ isNear }) => isNear) ?? weighed.find(({ isNear }) => isNear) ?? working[0];
  const job = jobs.find(({ role }) => role === best?.job.role);
  // Beside a job that is nearer to the post, and in doubt, nobody is what another one calls them.
  if (!best || !job || isLikelierInDoubt(best.likeness, resume, posting)) return undefined;
  const { isNear, isTraining: isLearning } = best;
  const named = namedBy(job, jobs, posting);
  const span = isOfTwoTitles(resume, job.path) ? "" : named.span;
  return { ...named, span, isNear, isTraining: isLearning, path: job.path };
}

/** The same by one job of which most is to be told, where its head is sure. */
export function heldIn(resume: Resume, posting: Posting, path: string): Held | undefined {
  const jobs = datedJobs(resume).map((job) => withNearestTitle(job, posting));
  const job = jobs.find((one) => one.path === path);
  if (!job || isTraining(job.title ?? "")) return undefined;
  const named = namedBy(job, jobs, posting);
  return { ...named, span: isOfTwoTitles(resume, path) ? "" : named.span, isNear: false, isTraining: false, path };
}

function sameTitle(role: string, posting: Posting): boolean {
  const own = new Set(writtenOutStems(role));
  const stems = writtenOutStems(postTitle(posting));
  return stems.length > 0 && stems.every((stem) => own.has(stem));
}

function isLikelierInDoubt(likeness: number, resume: Resume, posting: Posting): boolean {
  const doubtful = doubtfulEntries(resume);
  return jobsOf(resume).some(
    ({ path, role }) =>
      role && doubtful.has(path) && likenessOf(role, posting) >= Math.max(alike, likeness + alike / 2),
  );
}

/** Paid jobs with a plain title and a head that is not in doubt, the one held last first. */
function datedJobs(resume: Resume): Job[] {
  const doubtful = doubtfulEntries(resume);
  const ended = (job: Job) => `${endOf(job)} ${job.startDate ?? ""}`;
  return jobsOf(resume)
    .filter((job) => job.role && isPaid(job) && !doubtful.has(job.path))
    .sort((left, right) => ended(right).localeCompare(ended(left)));
}

export function isPaid({ path }: Job): boolean {
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
const titlesHeld = oncePer((resume: Resume): string[] => datedJobs(resume).flatMap(({ role }) => role ?? []));

/** Paths of the jobs of one line of work: their titles share a word with this one that not every trade has. */
export function heldInLine(resume: Resume, role: string): string[] {
  return datedJobs(resume).flatMap((job) => (isInLine(job, role) ? `${job.path}/` : []));
}

function isInLine(job: Job, role = ""): boolean {
  const own = writtenOutStems(role).filter((stem) => !anyWork.has(stem));
  return job.role === role || writtenOutStems(job.role ?? "").some((stem) => own.includes(stem));
}

/** The title of a post without what stands behind it: "Cook" of "Cook (Nights) - Moor Inn". */
function postTitle({ title }: Posting): string {
  return (title ?? "").split(/\s[-–|(]|[,(:]/)[0] ?? "";
}

/**
 * The title with its years. Jobs of one title that follow each other count as one; where the post's title ends like all titles
 * of a longer row of jobs, that is what somebody is: a "Bus Driver" and "Driver" before that for a "Truck Driver" is a "Driver".
 */
function namedBy(job: Job, jobs: readonly Job[], posting: Posting): Pick<Held, "role" | "titles" | "span"> {
  const role = job.role ?? "";
  const same = rowOf(job, jobs, (other) => other.role === role);
  const line = rowOf(job, jobs, (other) => isInLine(other, role) && isBelow(other.role) === isBelow(role));
  const titles = line.map((one) => one.role ?? "");
  const shared = sharedTitle(titles);
  const isOfPost = shared !== "" && writtenOutStems(postTitle(posting)).at(-1) === writtenOutStems(shared).at(-1);
  const isLonger = startOf(line) < startOf(same);
  return isOfPost && isLonger
    ? { role: shared, titles, span: spanOf(line, jobs) }
    : { role, titles: [role], span: spanOf(same, jobs) };
}

/** The job and those of its kind before it, without a gap of a year. */
function rowOf(job: Job, jobs: readonly Job[], isOfKind: (other: Job) => boolean): Job[] {
  const row = [job];
  for (const other of jobs.filter((one) => one !== job && !isTraining(one.title ?? "") && isOfKind(one))) {
    const [start, end, from] = [
      yearOf(other.startDate),
      yearOf(other.isCurrent ? goesOn : other.endDate),
      startOf(row),
    ];
    if (start && end && start <= from && end >= from) row.push(other);
  }
  return row;
}

function startOf(row: readonly Job[]): number {
  return Math.min(...row.map(({ startDate }) => yearOf(startDate)));
}

/** The title among them that all of them end with, where it names a trade: neither "Manager" nor "Engineer" does. */
function sharedTitle(titles: readonly string[]): string {
  const isShared = (title: string) =>
    titles.every(
      (other) => other === title || (other.endsWith(` ${title}`) && !isBelow(other.slice(0, -title.length))),
    );
  const shared = titles.find(isShared) ?? "";
  return writtenOutStems(shared).some((stem) => !anyWork.has(stem)) ? shared : "";
}

/** Who helps, stands in or learns under a title does not hold it: "Assistant Nurse". */
function isBelow(title = ""): boolean {
  return /\b(?:assistant|asst|aide|deputy|vice|acting|associate|trainee|junior|volunteer|student|apprentice|intern)\b/iu.test(
    title,
  );
}

function spanOf(row: readonly Job[], jobs: readonly Job[]): string {
  const [job] = row;
  const from = startOf(row);
  if (!job || !from) return "";
  if (job.isCurrent) return `since ${from}`;
  // Somebody who is an owner since then may well do the same work.
  if (jobs.some((other) => other.isCurrent && writtenOutStems(other.role ?? "").every((stem) => anyWork.has(stem))))
    return "";
  const to = yearOf(job.endDate);
  if (to - from < fewestOfSpan) return "";
  // A short spell of a longer line of work says too little: "from 2014 to 2015" of seventeen years.
  const isSpell =
    to - from < fewestYears && jobs.some((other) => yearOf(other.startDate) < from && isInLine(other, job.role));
  return !isSpell ? `from ${from} to ${to}` : "";
}

/** "Lead Baker (baker until 2021)", "promoted in 2021": the title was not held for all of the time. */
const otherTitle = /\b(?:until|till|promot(?:ed|ion)|became|previously|formerly)\b/iu;

function isOfTwoTitles({ work }: Resume, path: string): boolean {
  const { position = "", summary = "", highlights = [] } = work[Number(path.split("/")[2])] ?? {};
  const dated = [summary, ...highlights].filter((text) => /\b(?:19|20)\d\d\b/.test(text));
  return [position, ...dated].some((text) => otherTitle.test(text));
}

export function stemsOf(text: string): string[] {
  return tokenize(text).map(({ word }) => word.stem);
}

/** Stems of the words with a meaning; "HR" counts as its two words. */
export function writtenOutStems(text: string): string[] {
  return contentStems(text.replace(/\bHR\b/g, "Human Resources"));
}

/** The title is of the kind that is asked for or was held last, or is one held before. */
export function fits(role: string, resume: Resume, posting: Posting): boolean {
  const own = writtenOutStems(role);
  const [latest = "", ...earlier] = titlesHeld(resume);
  const heads = (title: string) => writtenOutStems(title).at(-1) === own.at(-1);
  const shares = (title: string) => own.some((stem) => !anyWork.has(stem) && writtenOutStems(title).includes(stem));
  return (
    [postTitle(posting), latest].some((title) => heads(title) || shares(title)) ||
    earlier.some((title) => heads(title) && shares(title))
  );
}

/** Whether a title ends like the post's with a word that names a trade: "driver", "cook". */
export function endsAlike(role: string, posting: Posting): boolean {
  const head = writtenOutStems(role).at(-1) ?? "";
  return !anyWork.has(head) && head === writtenOutStems(postTitle(posting)).at(-1);
}
