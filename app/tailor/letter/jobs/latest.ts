import type { IsoDate, Resume, Work } from "~/tailor/resume";
import { entryOf } from "~/tailor/resume-atoms";
import type { Job } from "./job";

const openEnd = /(?:\b(?:19|20)\d\d|\/\d\d)\s*(?:to|until|till|[-–—])\s*(?:current|present|now|today|ongoing)\b/iu;
const training = /\b(?:intern|internship|trainee|student|extern|externship|apprentice|co-?op)\b/iu;

/**
 * Whether no other work of the resume can have come after this job: of all entries, those read in doubt and those without
 * title or dates too. Where the source tells of later work than was read, nothing is said to be the last.
 */
export function isSurelyLatest(job: Job, resume: Resume): boolean {
  const own = Number(/^\/work\/(\d+)$/.exec(job.path)?.[1] ?? -1);
  if (resume.work.some((other, at) => at !== own && canBeLater(other, at < own, job))) return false;
  if (job.isCurrent) return true;
  return !openEnd.test(resume.source) && lastUnread(resume) <= Number(job.endDate?.slice(0, 4));
}

function canBeLater(other: Work, isAbove: boolean, job: Job): boolean {
  const { current, startDate, endDate } = other;
  if (startDate === undefined && endDate === undefined && !current) return isAbove;
  const isStartedLater = startDate === undefined ? isAbove : isLater(startDate, job.startDate);
  if (job.isCurrent) return current === true && isStartedLater;
  if (current) return true;
  if (endDate === undefined) return isAbove || isStartedLater;
  return isLater(endDate, job.endDate) || (endDate === job.endDate && isStartedLater);
}

/** Later, or of a year whose month one of the two leaves open. */
function isLater(one: IsoDate, other: IsoDate | undefined): boolean {
  if (other === undefined) return true;
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) === other.slice(0, length) ? one.length !== other.length : one > other;
}

/** The last year that the source names and no entry beside the jobs does. */
function lastUnread({ source, work, atoms }: Resume): number {
  const inWork = work.flatMap(({ startDate, endDate }) => [startDate, endDate].map((day) => day?.slice(0, 4)));
  const elsewhere = atoms.filter(({ path }) => !/^\/(?:work|volunteer|projects|other)\b/.test(entryOf(path)));
  const named = new Set(elsewhere.flatMap(({ text }) => text.match(/\b(?:19|20)\d\d\b/g) ?? []));
  const years = (source.match(/(?<![\d.,$#-])(?:19|20)\d\d(?![\d,%-])/g) ?? []).filter((year) => !named.has(year));
  return Math.max(0, ...[...years, ...inWork.flatMap((year) => year ?? [])].map(Number));
}

/** A placement during studies that a degree came after: it does not say what somebody is. */
export function isTrainingBeforeDegree({ title = "", endDate, isCurrent }: Job, { education }: Resume): boolean {
  const isAfter = education.some(
    ({ endDate: end }) => end !== undefined && end.slice(0, 4) >= (endDate ?? "").slice(0, 4),
  );
  return isTraining(title) && !isCurrent && isAfter;
}

/** A title of somebody who is still learning the work. */
export function isTraining(title: string): boolean {
  return training.test(title);
}
