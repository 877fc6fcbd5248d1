import { sentencesOf } from "~/tailor/grammar/split-sentences";
import { openingOf, readVerb } from "~/tailor/grammar/verb-forms";
import type { Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import { type Job, jobsOf } from "./job";

/** Sections that tell of no work, or of what is not done yet. */
const noWork =
  /\b(?:interests?|hobb(?:y|ies)|outside|references?|awards?|hono(?:u)?rs|languages?|about|summary|profile|objective|licen[cs]\p{L}*|certif\p{L}*|school|education|training|memberships?|publications?|personal|goals?|plans?|planned|future|next|learn(?:ing)?|want|wish(?:es)?|hope|looking|(?:do|did|can) not|don['’]t|never)\b/iu;
const fewestWords = 5;

/**
 * All work that a letter can tell of. What a job says whose name or dates are in doubt is told without them, and so are
 * sentences about work that stand in a section of their own ("SKILLS AND ACHIEVEMENTS").
 */
export function tellableJobs(resume: Resume): Job[] {
  const doubtful = doubtfulEntries(resume);
  const jobs = jobsOf(resume).flatMap((job): Job[] => {
    // A title that names a person, beside an employer and dates, is hardly ever misread.
    const isNamed = job.role !== undefined && job.startDate !== undefined;
    const isWhole = job.employer !== undefined && (isNamed || job.began !== undefined);
    if (!doubtful.has(job.path) || isWhole) return [job];
    const { path, title, isCurrent, isVoluntary, startDate, endDate, texts } = job;
    return path.startsWith("/work/")
      ? [{ path, title, isCurrent, isVoluntary, startDate, endDate, texts, isLoose: true }]
      : [];
  });
  const sections = Map.groupBy(
    resume.atoms.filter(({ path }) => isOfWork(path, resume)),
    ({ path }) => path.split("/").slice(0, 3).join("/"),
  );
  const texts = [...sections.values()].flatMap((own) => {
    const sentences = own.flatMap(({ text }) => sentencesOf(text));
    return sentences.filter(tellsDeed).length >= Math.max(fewestDeeds, sentences.length / 2)
      ? own.filter(({ text }) => text.trim().split(/\s+/u).length >= fewestWords)
      : [];
  });
  if (texts.length === 0) return jobs;
  const isCurrent = resume.work.some(({ current }) => current);
  return [...jobs, { path: outside, isVoluntary: false, isCurrent, isLoose: true, texts }];
}

/** A section of its own tells of work where so many of its sentences, and half of them, open with a deed: one among wishes, tools and hobbies is none. */
const fewestDeeds = 3;

function tellsDeed(text: string): boolean {
  const verb = readVerb(openingOf(text).word);
  return verb !== undefined && verb.form !== "gerund" && !/^(?:be|have|own)$/u.test(verb.base);
}

/** The path of the work that stands outside of all jobs. */
const outside = "/other";

/** Whether a line outside of all jobs stands in a section that can tell of work. */
export function isOfWork(path: string, { other, sections }: Resume): boolean {
  const [, section] = /^\/other\/(\d+)\/lines\//u.exec(path) ?? [];
  if (section !== undefined) return !noWork.test(other[Number(section)]?.title ?? "");
  const title = sections.find(({ key }) => key === "skills")?.title ?? "";
  return /^\/skills\/\d+\/keywords\//u.test(path) && !noWork.test(title);
}
