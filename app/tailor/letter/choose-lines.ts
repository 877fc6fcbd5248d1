import type { Requirement } from "~/tailor/posting";
import type { Job } from "./job";
import { figureWorth, type Told } from "./proofs";
import { type RankedJob, sameKind, stemsOf } from "./rank-jobs";

/** Lines of one job, the strongest first. */
export interface Group {
  job: Job;
  lines: Told[];
  /** The job with those of the same title before and behind it, as one. */
  run?: { job: Job; paths: string[] };
}

/** A line that could be told: how likely an experienced writer would tell it (`lineWorth`), and what it proves. */
export interface Candidate {
  worth: number;
  proves: readonly Requirement[];
}

const leads = { recency: 2, current: 1, titled: 1.5, likeness: 2, training: -2.5, unnamed: -5 };

const mostLines = 8;
const mostOfJob = { nearest: 5, other: 3 };
const mostJobs = 3;
/** From here on a line is told, the first ones sooner (logarithms of the odds: about one chance in four). */
const least = { first: -1, more: -1.2, from: 4 };
/** Up to four lines are told where they are less likely than that; of a job of the kind of the post, or the last one, sooner; and one of what somebody does today. */
const filling = { near: -2, other: -1.6, today: -2.3 };
/** So many whatever they say; further ones where they prove something, count something or are as likely as this. */
const fewest = 3;
const telling = -1.5;
/** Rather than nothing, less likely lines are told: of a job of the kind of the post, or that prove what is asked. */
const insteadOfNothing = { ofKind: -1.6, proving: -1.3, near: -2.2, any: -1.8, most: 2 };
/** For a post that asks for little, whatever somebody has done is told. */
const beginning = -3.2;
/** A line that proves what another one proves already says little more. */
const proven = 0.3;
/** What is asked for and no told line answers: a further line that answers it is worth so much more. */
const unanswered: Record<Requirement["weight"], number> = { must: 0.8, preferred: 0.6, nice: 0.3 };
const echo = 1.2;
/** Another line of which this one has so much says the same. */
const same = 0.5;

/**
 * The lines to tell, by job: the likeliest of all, each further line of one kind for less, up to five of a job and eight in
 * all; where none is likely, the best of jobs of the kind of the post or of what proves something asked, or, for somebody
 * who holds what is asked (`holdsAsked`), of the last job.
 */
export function chooseLines(
  candidates: ReadonlyMap<Told, Candidate>,
  ranked: readonly RankedJob[],
  { holdsAsked = false, isForBeginner = false } = {},
): Group[] {
  const nearest = ranked[0]?.job.path;
  const near = nearJobs(ranked);
  const left = new Map([...candidates].map(([line, one]) => [line, { ...one, stems: new Set(stemsOf(line.text)) }]));
  const chosen = new Map<Told, Candidate & { stems: ReadonlySet<string> }>();
  const isOpen = ({ job }: Told) => {
    const paths = [...chosen.keys()].map((one) => one.job.path);
    const own = paths.filter((path) => path === job.path).length;
    if (own === 0 && new Set(paths).size >= mostJobs) return false;
    return own < (job.path === nearest ? mostOfJob.nearest : mostOfJob.other);
  };
  while (chosen.size < mostLines) {
    const said = new Set([...chosen.values()].flatMap(({ proves }) => proves));
    const [next] = [...left]
      .filter(([line]) => isOpen(line))
      .map(([line, one]) => {
        const again = one.proves.filter((asked) => said.has(asked)).length;
        const answers = one.proves.map((asked) =>
          chosen.size === 0 || said.has(asked) ? 0 : unanswered[asked.weight],
        );
        const like = Math.max(0, ...[...chosen.values()].map(({ stems }) => likeness(stems, one.stems)));
        const worth =
          like >= same
            ? Number.NEGATIVE_INFINITY
            : one.worth + Math.max(0, ...answers) - proven * Math.min(2, again) - echo * like;
        return { line, one, worth };
      })
      .sort((one, other) => other.worth - one.worth);
    if (!next || next.worth < (chosen.size < least.from ? least.first : least.more)) break;
    chosen.set(next.line, next.one);
    left.delete(next.line);
  }
  if (chosen.size > 0) return byJob(strongest(filled(chosen, left, near)), ranked);
  const ofKind = new Set(ranked.flatMap(({ job, likeness: own }) => (own >= sameKind ? [job.path] : [])));
  const others = [...left].filter(
    ([{ job }, { worth, proves }]) =>
      (ofKind.has(job.path) && worth >= insteadOfNothing.ofKind) ||
      worth >= (isForBeginner ? beginning : insteadOfNothing.any) ||
      (proves.length > 0 && worth >= insteadOfNothing.proving) ||
      (holdsAsked && near.has(job.path) && worth >= insteadOfNothing.near),
  );
  const best = strongest(others).slice(0, insteadOfNothing.most);
  const told = new Map(best.flatMap(({ line }) => (left.get(line) ? [[line, left.get(line) as Known] as const] : [])));
  return byJob(strongest(told.size > 0 ? filled(told, left, near) : told), ranked);
}

type Known = Candidate & { stems: ReadonlySet<string> };

/** The jobs of the kind of the post, and the last one of all. */
function nearJobs(ranked: readonly RankedJob[]): Set<string> {
  const [last] = [...ranked].sort((one, other) => endOf(other.job).localeCompare(endOf(one.job)));
  return new Set(ranked.flatMap((one) => (one.likeness >= sameKind || one === last ? [one.job.path] : [])));
}

/** With further lines of near jobs until there is enough for a letter; a near job that goes on is told of in any case. */
function filled(chosen: Map<Told, Known>, left: ReadonlyMap<Told, Known>, near: ReadonlySet<string>): Map<Told, Known> {
  const all = new Map(chosen);
  const isNear = ({ job }: Told) => near.has(job.path);
  const isToday = (line: Told) => isNear(line) && line.job.isCurrent;
  const leastOf = (line: Told) => (isToday(line) ? filling.today : isNear(line) ? filling.near : filling.other);
  const isNew = ({ stems }: Known) => [...all.values()].every((one) => likeness(one.stems, stems) < same);
  const others = [...left]
    .filter(([line, { worth }]) => worth >= leastOf(line) && !all.has(line))
    .filter(([line]) => isNear(line) || !line.isNoun)
    .sort(([line, one], [next, other]) => Number(isNear(next)) - Number(isNear(line)) || other.worth - one.worth);
  for (const [line, one] of others) {
    const isMissing = isToday(line) && ![...all.keys()].some(({ job }) => job.path === line.job.path);
    const isTelling = isToday(line) || one.proves.length > 0 || one.worth >= telling || figureWorth(line.text) > 0;
    const isUsual = one.worth >= (isNear(line) ? filling.near : filling.other);
    const isWanted = isUsual && (all.size < fewest || (all.size < least.from && isTelling));
    if ((isWanted || isMissing) && isNew(one)) all.set(line, one);
  }
  return all;
}

function strongest(lines: Iterable<readonly [Told, Candidate]>): { line: Told; worth: number }[] {
  return [...lines].map(([line, { worth }]) => ({ line, worth })).sort((one, other) => other.worth - one.worth);
}

/** What somebody does today leads where its best line is as likely as this. */
const strongEnough = -1;

/** The job of the strongest line leads, unless another one is nearer by title and years; then the latest first, what is nobody's last. */
function byJob(lines: readonly { line: Told; worth: number }[], ranked: readonly RankedJob[]): Group[] {
  const known = new Map(ranked.map((one) => [one.job.path, one]));
  const groups = new Map<string, Group & { worth: number; strength: number }>();
  for (const { line, worth } of lines) {
    const one = known.get(line.job.path);
    const group = groups.get(line.job.path) ?? {
      job: one?.job ?? line.job,
      lines: [],
      worth: worth + leadWorth(one),
      strength: worth,
    };
    group.lines.push(line);
    groups.set(line.job.path, group);
  }
  const all = [...groups.values()];
  const isOfKind = ({ job }: Group) => (known.get(job.path)?.likeness ?? 0) >= sameKind;
  // A job of the kind of the post leads, whatever another one has to tell.
  const isToday = (group: Group & { strength: number }) =>
    isOfKind(group) && group.job.isCurrent && group.strength >= strongEnough;
  const able = all.some(isToday) ? all.filter(isToday) : all.some(isOfKind) ? all.filter(isOfKind) : all;
  const best = Math.max(...able.map(({ worth }) => worth));
  const isLead = (group: Group & { worth: number; strength: number }) =>
    Number(able.includes(group) && group.worth === best);
  const isNamed = ({ job }: Group) => Number(known.has(job.path));
  return all
    .sort(
      (one, other) =>
        isLead(other) - isLead(one) || isNamed(other) - isNamed(one) || endOf(other.job).localeCompare(endOf(one.job)),
    )
    .map(({ job, lines: told }) => ({ job, lines: told }));
}

/** How fit a job is to open with, beside the worth of its strongest line. */
function leadWorth(one: RankedJob | undefined): number {
  if (one === undefined) return leads.unnamed;
  const isTraining = training.test(one.job.title ?? "");
  return (
    leads.likeness * one.likeness +
    leads.recency * one.recency +
    (one.job.isCurrent ? leads.current : 0) +
    (one.isTitled ? leads.titled : 0) +
    (isTraining ? leads.training : 0)
  );
}

const training = /\b(?:intern|internship|trainee|student|extern|apprentice|volunteer)\b/iu;

/** When a job ended, for the order of jobs: what goes on is last, what began later comes later. */
function endOf({ isCurrent, endDate, startDate }: Job): string {
  return `${isCurrent ? "9999" : (endDate ?? startDate ?? "")} ${startDate ?? ""}`;
}

/** Share of the words that two lines have in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}
