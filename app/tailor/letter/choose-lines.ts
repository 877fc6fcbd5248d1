import type { Weighed } from "~/tailor/propose/weigh-lines";
import type { Job } from "./job";
import { figureWorth, isModest, type Told } from "./proofs";
import { jobWorth, type RankedJob, sameKind, stemsOf } from "./rank-jobs";

/** Lines of one job, the strongest first. */
export interface Group {
  job: Job;
  lines: Told[];
  /** The job with those of the same title before and behind it, as one. */
  run?: { job: Job; paths: string[] };
}

/** Accomplishments are held up by their writer, and belong to no year. */
const ofAccomplishments = 0.6;
/** Lines of a job whose head is in doubt are as good as any, and come behind those that can name theirs. */
const ofUnnamed = 0.3;
/** A figure is what a reader of letters looks for. */
const ofFigure = 0.5;
/** A sentence of a letter is shorter than a line of a resume may be. */
const long = { from: 23, worth: -0.8 };
const veryLong = 29;
/** Who helped is told of where there is nothing else. */
const ofHelp = -1.5;
/** What people set first they hold for their best. */
const byPlace = [0.2, 0.1];

const leads = { recency: 1.2, titled: 1.5, likeness: 2, training: -2.5, unnamed: -5 };

const mostLines = 6;
const mostOfJob = { nearest: 3, ofKind: 2, other: 2 };
const mostJobs = 3;
/** A line that proves what another one proves already says little more. */
const proven = 0.5;
const echo = 2;
/** Another line of which this one has so much says the same. */
const same = 0.6;
/** With the likeness of its job, from here on a line bears on the post. */
const bears = 2.2;
/** What stands outside of jobs was held up by its writer. */
const heldUp = 0.35;
/** How much the likeness of its job makes up for. */
const ofKindOfJob = 0.7;
/** In a job of another kind it has to bear on the post by itself. */
const otherKind = 0.25;
const alike = 0.3;
/** Where other lines are told there has to be more in them. */
const leastOfKind = { alone: 0.4, besides: 0.8, more: 0.4 };
const mostOfKind = 4;
/** A line that shares a word with the post, and is not near to it, comes behind those that bear on it. */
const nextBest = 3;
const leastWorth = -3;
const leastWords = 0.35;
const fewestShared = 2;
/** The more is told, the better has to be what is told besides. */
const leastMore = { from: 4, worth: 1.6 };

/** Where few lines bear on the post, the best of the jobs of its kind, whose titles say that they do; of a job at all like it where there is none. */
export function linesOfKind(
  weighed: ReadonlyMap<Told, Weighed>,
  ranked: readonly RankedJob[],
  isAlone: boolean,
): Group[] {
  const near = new Map(ranked.flatMap((one) => (one.likeness >= alike ? [[one.job.path, one] as const] : [])));
  const least = isAlone ? leastOfKind.alone : leastOfKind.besides;
  const lines = [...weighed].flatMap(([line, { merit }]) => {
    const job = near.get(line.job.path);
    const own = merit + ownWorth(line);
    if (job === undefined || own < least + (job.likeness < sameKind ? leastOfKind.more : 0)) return [];
    return [{ line, worth: own + jobWorth(job) }];
  });
  return byJob(lines.sort((one, other) => other.worth - one.worth).slice(0, mostOfKind), ranked);
}

/**
 * The lines that answer the post, by job: those of the nearest job first, then the others by their strongest line. Each
 * further line of one kind counts for less, and a line that says little is left out.
 */
export function chooseLines(weighed: ReadonlyMap<Told, Weighed>, ranked: readonly RankedJob[]): Group[] {
  const nearest = ranked[0]?.job.path;
  const ofKind = new Set(ranked.flatMap(({ job, likeness }) => (likeness >= sameKind ? [job.path] : [])));
  const left = candidatesOf(weighed, ranked);
  const chosen = new Map<Told, Candidate>();
  while (chosen.size < mostLines) {
    const taken = [...chosen.keys()];
    const isOpen = ({ job }: Told) => {
      const own = taken.filter((one) => one.job.path === job.path).length;
      const isNew = own === 0 && new Set(taken.map((one) => one.job.path)).size >= mostJobs;
      return (
        !isNew &&
        own < (job.path === nearest ? mostOfJob.nearest : ofKind.has(job.path) ? mostOfJob.ofKind : mostOfJob.other)
      );
    };
    const said = new Set([...chosen.values()].flatMap(({ proves }) => proves));
    const [next] = [...left]
      .filter(([line, { bears }]) => isOpen(line) && (bears || taken.length < leastMore.from))
      .map(([line, one]) => {
        const again = one.proves.filter((asked) => said.has(asked)).length;
        const like = Math.max(0, ...[...chosen.values()].map(({ stems }) => likeness(stems, one.stems)));
        if (like >= same) return { line, one, worth: Number.NEGATIVE_INFINITY };
        return { line, one, worth: one.worth - (one.bears ? 0 : nextBest) - proven * Math.min(2, again) - echo * like };
      })
      .sort((one, other) => other.worth - one.worth);
    if (!next || next.worth < (chosen.size < leastMore.from ? leastWorth : leastMore.worth)) break;
    chosen.set(next.line, next.one);
    left.delete(next.line);
  }
  const strongest = [...chosen].sort(([, one], [, other]) => other.worth - one.worth);
  return byJob(
    strongest.map(([line, { worth }]) => ({ line, worth })),
    ranked,
  );
}

interface Candidate extends Weighed {
  /** Its merit with that of its job and of its place there. */
  worth: number;
  stems: ReadonlySet<string>;
  bears: boolean;
}

function candidatesOf(weighed: ReadonlyMap<Told, Weighed>, ranked: readonly RankedJob[]): Map<Told, Candidate> {
  const known = new Map(ranked.map((one) => [one.job.path, one]));
  return new Map(
    [...weighed].flatMap(([line, { merit, answer, proves, shared, words }]) => {
      const job = known.get(line.job.path);
      const kind = job ? ofKindOfJob * job.likeness - (job.likeness === 0 ? otherKind : 0) : heldUp;
      const isNear = merit + kind >= bears;
      if (!isNear && words < leastWords) return [];
      // "Voted most athletic": outside of a job only what proves something asked or has several words of the post, or one and a figure, is told.
      const isSupported = shared.length >= fewestShared || (shared.length > 0 && figureWorth(line.text) > 0);
      if (!job && proves.length === 0 && !isSupported) return [];
      const worth = merit + (job ? jobWorth(job) : outsideOf(line)) + placeWorth(line) + ownWorth(line);
      return [
        [
          line,
          { merit, answer, worth, proves, shared, words, bears: isNear, stems: new Set(stemsOf(line.text)) },
        ] as const,
      ];
    }),
  );
}

/** The job of the strongest line leads, unless another one is nearer by title and years; then the latest first, what is nobody's last. */
function byJob(lines: readonly { line: Told; worth: number }[], ranked: readonly RankedJob[]): Group[] {
  const known = new Map(ranked.map((one) => [one.job.path, one]));
  const groups = new Map<string, Group & { worth: number }>();
  for (const { line, worth } of lines) {
    const one = known.get(line.job.path);
    const group = groups.get(line.job.path) ?? { job: one?.job ?? line.job, lines: [], worth: worth + leadWorth(one) };
    group.lines.push(line);
    groups.set(line.job.path, group);
  }
  const all = [...groups.values()];
  const isOfKind = ({ job }: Group) => (known.get(job.path)?.likeness ?? 0) >= sameKind;
  // A job of the kind of the post leads, whatever another one has to tell.
  const able = all.some(isOfKind) ? all.filter(isOfKind) : all;
  const best = Math.max(...able.map(({ worth }) => worth));
  const isLead = (group: Group & { worth: number }) => Number(able.includes(group) && group.worth === best);
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
    (one.isTitled ? leads.titled : 0) +
    (isTraining ? leads.training : 0)
  );
}

const training = /\b(?:intern|internship|trainee|student|extern|apprentice|volunteer)\b/iu;

/** When a job ended, for the order of jobs: what goes on is last, what began later comes later. */
function endOf({ isCurrent, endDate, startDate }: Job): string {
  return `${isCurrent ? "9999" : (endDate ?? startDate ?? "")} ${startDate ?? ""}`;
}

/** What a line is worth in a letter whatever the post is: figures, and brevity. */
function ownWorth({ text }: Told): number {
  const words = text.split(" ").length;
  return (
    ofFigure * figureWorth(text) +
    (words >= long.from ? long.worth : 0) +
    (words >= veryLong ? long.worth : 0) +
    (isModest(text) ? ofHelp : 0)
  );
}

function outsideOf({ path }: Told): number {
  return path.startsWith("/work/") ? ofUnnamed : ofAccomplishments;
}

function placeWorth({ path }: Told): number {
  return byPlace[Number(/\/highlights\/(\d+)$/.exec(path)?.[1] ?? byPlace.length)] ?? 0;
}

/** Share of the words that two lines have in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}
