import { tokenize } from "~/tailor/lexicon/lexicon";
import { occupationsIn } from "~/tailor/lexicon/occupations";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { indexPosting } from "~/tailor/match/index-posting";
import { titleCloseness } from "~/tailor/match/measure-evidence";
import type { Posting } from "~/tailor/posting";
import type { Weighed } from "~/tailor/propose/weigh-lines";
import type { Job } from "./job";
import { figureWorth, type Told } from "./proofs";

/** A job with how near it is to the post. */
export interface RankedJob {
  job: Job;
  /** 0 to 1: how close its title is to the post's. */
  likeness: number;
  /** 1 for the latest, 0 for what has faded. */
  recency: number;
  closeness: number;
}

/** Lines of one job, the strongest first. */
export interface Group {
  job: Job;
  lines: Told[];
}

const parts = { title: 2, lines: 0.3, recency: 1.2, current: 0.5 };
/** After so many years a job says little of what somebody can do today. */
const faded = 12;
const voluntary = 0.4;

const ofJob = { likeness: 1.2, unlike: -0.9, recency: 1.4, current: 0.3, unpaid: -0.8 };
/** Accomplishments are held up by their writer, and belong to no year. */
const ofAccomplishments = 1.6;
/** Lines of a job whose head is in doubt are as good as any, and come behind those that can name theirs. */
const ofUnnamed = 0.5;
/** What people set first they hold for their best. */
const byPlace = [0.5, 0.25];

const mostLines = 8;
const mostOfJob = { nearest: 4, other: 3 };
const mostJobs = 3;
/** A line that proves what another one proves already says little more. */
const proven = 0.5;
const echo = 2.5;
/** Another line of which this one has so much says the same. */
const same = 0.6;
/** Below it a line is no answer to the post; the first few may be a little weaker. */
const least = { usual: 2, first: 1.4, only: 0.2 };
/** And by itself, whatever its job, it has to answer the post or to tell much; the first two say who somebody is. */
const leastAnswer = 0.35;
const muchToTell = 0.5;
const leastMerit = { usual: 0.2, first: -0.35 };
const fairNumber = 5;
const fewLines = 3;

/** Jobs in the order of their closeness to the post: by title, by their best lines, and by how recent they are. */
export function rankJobs(jobs: readonly Job[], posting: Posting, weighed: ReadonlyMap<Told, Weighed>): RankedJob[] {
  const best = new Map<string, number>();
  for (const [{ job }, { merit }] of weighed) best.set(job.path, Math.max(merit, best.get(job.path) ?? 0));
  const { title } = indexPosting(posting);
  const years = jobs.flatMap(({ startDate, endDate }) => [startDate, endDate].flatMap((day) => day?.slice(0, 4) ?? []));
  const latest = Math.max(...years.map(Number));
  return jobs
    .map((job, at): RankedJob => {
      const age = latest - (lastYear(job, latest) ?? latest - at);
      const recency = Math.max(0, 1 - (age || 0) / faded);
      const held = tokenize(job.title ?? "");
      const likeness = titleCloseness({ stems: stemsOf(job.title ?? ""), occupations: occupationsIn(held) }, title);
      const sum =
        parts.title * likeness +
        parts.lines * (best.get(job.path) ?? 0) +
        parts.recency * recency +
        (job.isCurrent ? parts.current : 0);
      return { job, likeness, recency, closeness: job.isVoluntary || job.project ? sum * voluntary : sum };
    })
    .sort((left, right) => right.closeness - left.closeness);
}

/**
 * The lines that answer the post, by job: those of the nearest job first, then the others by their strongest line. Each
 * further line of one kind counts for less, and a line that says little is left out.
 */
export function chooseLines(weighed: ReadonlyMap<Told, Weighed>, ranked: readonly RankedJob[]): Group[] {
  const nearest = ranked[0]?.job.path;
  const left = candidatesOf(weighed, ranked);
  const chosen = new Map<Told, Candidate>();
  while (chosen.size < mostLines) {
    const taken = [...chosen.keys()];
    const isOpen = ({ job }: Told) => {
      const own = taken.filter((one) => one.job.path === job.path).length;
      const isNew = own === 0 && new Set(taken.map((one) => one.job.path)).size >= mostJobs;
      return !isNew && own < (job.path === nearest ? mostOfJob.nearest : mostOfJob.other);
    };
    const said = new Set([...chosen.values()].flatMap(({ proves }) => proves));
    const [next] = [...left]
      .filter(([line, one]) => isOpen(line) && isEnough(one, chosen.size))
      .map(([line, one]) => {
        const again = one.proves.filter((asked) => said.has(asked)).length;
        const like = Math.max(0, ...[...chosen.values()].map(({ stems }) => likeness(stems, one.stems)));
        if (like >= same) return { line, one, worth: Number.NEGATIVE_INFINITY };
        return { line, one, worth: one.worth - proven * Math.min(2, again) - echo * like };
      })
      .sort((one, other) => other.worth - one.worth);
    if (!next || next.worth < leastOf(chosen.size)) break;
    chosen.set(next.line, next.one);
    left.delete(next.line);
  }
  const strongest = [...chosen].sort(([, one], [, other]) => other.worth - one.worth).map(([line]) => line);
  return byJob(strongest, nearest);
}

interface Candidate extends Weighed {
  /** Its merit with that of its job and of its place there. */
  worth: number;
  stems: ReadonlySet<string>;
}

function candidatesOf(weighed: ReadonlyMap<Told, Weighed>, ranked: readonly RankedJob[]): Map<Told, Candidate> {
  const worthOfJob = new Map(ranked.map((one) => [one.job.path, jobWorth(one)]));
  return new Map(
    [...weighed].flatMap(([line, { merit, answer, proves }]) => {
      // "Voted most athletic": outside of a job only what proves something asked or has a figure is told.
      if (!worthOfJob.has(line.job.path) && proves.length === 0 && figureWorth(line.text) === 0) return [];
      const worth = merit + (worthOfJob.get(line.job.path) ?? outsideOf(line)) + placeWorth(line);
      return [[line, { merit, answer, worth, proves, stems: new Set(stemsOf(line.text)) }] as const];
    }),
  );
}

function byJob(lines: readonly Told[], nearest: string | undefined): Group[] {
  const groups = new Map<string, Group>();
  for (const line of lines) {
    const group = groups.get(line.job.path) ?? { job: line.job, lines: [] };
    group.lines.push(line);
    groups.set(line.job.path, group);
  }
  const isNearest = ({ job }: Group) => Number(job.path === nearest);
  return [...groups.values()].sort((one, other) => isNearest(other) - isNearest(one));
}

function leastOf(count: number): number {
  if (count < 2) return least.only;
  return count < fewLines ? least.first : least.usual;
}

function isEnough({ merit, answer }: Weighed, count: number): boolean {
  if (count < 2) return true;
  return (
    (answer >= leastAnswer || merit >= muchToTell) &&
    merit >= (count < fairNumber ? leastMerit.first : leastMerit.usual)
  );
}

function jobWorth({ job, likeness, recency }: RankedJob): number {
  return (
    ofJob.likeness * likeness +
    (likeness === 0 ? ofJob.unlike : 0) +
    ofJob.recency * recency +
    (job.isCurrent ? ofJob.current : 0) +
    (job.isVoluntary || job.project ? ofJob.unpaid : 0)
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

/** The last year of a job; of one that goes on, the latest year that the resume names. */
function lastYear({ isCurrent, startDate, endDate }: Job, latest: number): number | undefined {
  const year = (endDate ?? startDate)?.slice(0, 4);
  return isCurrent ? latest : year === undefined ? undefined : Number(year);
}

function stemsOf(text: string): string[] {
  return tokenize(text).flatMap(({ norm, word }) => (functionWords.has(norm) ? [] : word.stem));
}
