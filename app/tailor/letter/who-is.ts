import type { Tag } from "~/tailor/grammar/tagger";
import type { Posting } from "~/tailor/posting";
import { type AskedThing, namedAnywhere } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import { bestTerms } from "~/tailor/propose/profile-pieces";
import type { Resume } from "~/tailor/resume";
import { endOf, type Group, type RankedJob, sameKind } from "./choose-lines";
import { type Job, withRun } from "./job";
import { isSurelyLatest, isTrainingBeforeDegree } from "./latest";
import { canBeDated, type Teller } from "./teller";

/** What somebody has worked as, beside a post. */
export interface Career {
  resume: Resume;
  posting: Posting;
  asked: AskedThing[];
  /** The nearest to the post first. */
  ranked: RankedJob[];
  tag: Tag;
}

/** The job of today is named beside the one that bears on the post where it is at all like it. */
const alike = 0.3;
const mostTerms = 3;
const fewestTerms = 2;

/** The job that says who somebody is: the nearest one that lines are told of, or that has the title of the post. */
export function heldOf({ ranked, resume }: Career, groups: readonly Group[]): RankedJob | undefined {
  const told = ({ job }: RankedJob) =>
    groups.filter(({ job: { path } }) => path === job.path).reduce((sum, { lines }) => sum + lines.length, 0);
  const able = ranked.filter(
    (one) =>
      one.job.role !== undefined &&
      (!one.job.isVoluntary || one.likeness >= sameKind) &&
      canBeDated(one.job) &&
      !isTrainingBeforeDegree(one.job, resume) &&
      (told(one) > 0 || one.isTitled),
  );
  const [nearest] = able;
  if (!nearest || nearest.isTitled || nearest.job.isCurrent) return nearest;
  // Somebody is what they are today, where today's job speaks of the post as much.
  return able.find((one) => one.job.isCurrent && told(one) >= told(nearest)) ?? nearest;
}

/** The nearest job; where another one that is like it came later, or goes on, that one first. Which came last is said where it is sure. */
export function whoIs(career: Career, nearest: RankedJob, teller: Teller): string[] {
  const { resume } = career;
  const jobs = career.ranked.map(({ job }) => job);
  const whole = withRun(nearest.job, jobs);
  const held = { ...nearest, ...whole };
  const [latest] = career.ranked
    .filter(
      ({ job }) =>
        job.role !== undefined && !job.isVoluntary && canBeDated(job) && !isTrainingBeforeDegree(job, resume),
    )
    .sort((one, other) => endOf(other.job).localeCompare(endOf(one.job)));
  const isLatest = latest === undefined || held.paths.includes(latest.job.path);
  const things = experience(career, held);
  const orderOf = (job: Job) => (isSurelyLatest(job, resume) ? "latest" : "alone");
  if (isLatest) return sayWhole(teller, nearest.job, whole, { order: orderOf(latest?.job ?? nearest.job), things });
  const before =
    latest.likeness >= alike && (latest.job.isCurrent || orderOf(latest.job) === "latest")
      ? teller.sayHeld(latest.job, [latest.job.path], { order: orderOf(latest.job), things: [] })
      : [];
  if (before.length === 0) return sayWhole(teller, nearest.job, whole, { order: "alone", things });
  const order = (held.job.endDate ?? "9999") <= (latest.job.startDate ?? "") ? "earlier" : "beside";
  return [...before, ...sayWhole(teller, nearest.job, whole, { order, things })];
}

/** The whole time in jobs of this title where the resume proves it, else the one job. */
function sayWhole(
  teller: Teller,
  one: Job,
  { job, paths }: { job: Job; paths: string[] },
  as: Parameters<Teller["sayHeld"]>[2],
): string[] {
  const said = paths.length > 1 ? teller.sayHeld(job, paths, as) : [];
  return said.length > 0 ? said : teller.sayHeld(one, [one.path], as);
}

/** ", with experience in purchasing, menus and banquets": the fullest first, of what the lines of this job speak of. */
function experience({ resume, posting, asked, tag }: Career, { job, paths }: { job: Job; paths: string[] }): string[] {
  const ofJob = (path: string) => paths.some((entry) => path.startsWith(`${entry}/`));
  const named = [...asked, ...namedAnywhere(resume, posting)]
    .map((thing) => ({ ...thing, evidence: thing.evidence.filter(({ path }) => ofJob(path)) }))
    .filter(({ evidence }) => evidence.length > 0);
  const terms = bestTerms(resume, named, job.role ?? "", tag).filter(
    ({ canonical, isOpen }) => canonical !== undefined && !isOpen,
  );
  const names = terms.slice(0, mostTerms).map(({ text }) => text);
  return [names, names.slice(0, fewestTerms)]
    .filter(({ length }) => length >= fewestTerms)
    .map((list) => `, with experience in ${joinList(list)}`);
}
