import { tokenize } from "~/tailor/lexicon/lexicon";
import { occupationsIn } from "~/tailor/lexicon/occupations";
import { indexPosting } from "~/tailor/match/index-posting";
import { titleCloseness } from "~/tailor/match/measure-evidence";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import type { Posting } from "~/tailor/posting";
import { type AskedThing, speaksOf } from "~/tailor/propose/asked-things";
import type { Job } from "./job";
import { linesFor, type Told } from "./proofs";

/** A job with the lines of it that can be told, the strongest first. */
export interface RankedJob {
  job: Job;
  /** 0 to 1: how close its title is to the post's. */
  likeness: number;
  /** 1 for the latest, 0 for what has faded. */
  recency: number;
  closeness: number;
  lines: Valued[];
}

export interface Valued {
  line: Told;
  merit: number;
  /** Musts that it proves. */
  proves: AskedThing[];
}

const parts = { title: 2, duties: 1, proofs: 0.6, recency: 1.2, current: 0.5 };
/** Below these a job has too little of what the post asks for to be told apart by it. */
const fewest = { shareOfDuties: 0.15, asks: 6 };
/** After so many years a job says little of what somebody can do today. */
const faded = 12;
const voluntary = 0.4;
/** What people set first they hold for their best. */
const byPlace = [0.9, 0.4];
const mostForAsked = 2;
const must = 3;
const vague =
  /\b(?:rapport|loyalty|strong|excellent|exceptional|exemplary|timely|effective(?:ly)?|fast[- ]paced|successful(?:ly)?|smooth|notable|overall|positive|atmosphere|up-to-date)\b|\bcollaborated\b/iu;
const vagueness = 1;
/** Who is to lead shows first whom and what they have led. */
const leads =
  /^(?:\p{L}+ly )?(?:led|lead|managed?|supervis|direct|overs(?:aw|ee)|train|hire|mentor|coach|coordinat|plan|launch)/iu;
const leading = 0.5;
const toLead = /\b(?:manager|lead|leader|supervisor|superintendent|director|head|chief|chef|foreman|coordinator)s?\b/iu;
/** Of the figures alone a line is not the answer to a post. */
const shareOfWorth = 0.8;

/** Jobs in the order of their closeness to the post: its title and its duties, what they prove, and how recent they are. */
export function rankJobs(jobs: readonly Job[], lines: readonly Told[], posting: Posting, asked: readonly AskedThing[]) {
  const { duties, title } = indexPosting(posting);
  const weights = new Map(duties.map(({ stem, weight }) => [stem, weight]));
  const proven = provenBy(asked, lines);
  const named = jobs.flatMap(({ startDate, endDate }) => [startDate, endDate].flatMap((day) => day?.slice(0, 4) ?? []));
  const latest = Math.max(...named.map(Number));
  const linesOfJob = new Map<string, Told[]>();
  for (const line of lines) linesOfJob.set(line.job.path, [...(linesOfJob.get(line.job.path) ?? []), line]);
  const ranked = jobs.map((job, at) => {
    const own = (linesOfJob.get(job.path) ?? []).map((line) =>
      valued(line, proven.get(line) ?? [], toLead.test(posting.title ?? "")),
    );
    const words = new Set(job.texts.flatMap(({ text }) => stemsOf(text)));
    const shared = [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    const shown = new Set(own.flatMap(({ line }) => proven.get(line) ?? []));
    const asks = [...shown].reduce((sum, { weight }) => sum + weight, 0);
    const age = latest - (lastYear(job, latest) ?? latest - at);
    const held = tokenize(job.title ?? "");
    const likeness = titleCloseness({ stems: stemsOf(job.title ?? ""), occupations: occupationsIn(held) }, title);
    return { job, likeness, shared, asks, recency: Math.max(0, 1 - (age || 0) / faded), lines: own.sort(byMerit) };
  });
  const allDuties = duties.reduce((sum, { weight }) => sum + weight, 0);
  const mostShared = Math.max(1, fewest.shareOfDuties * allDuties, ...ranked.map(({ shared }) => shared));
  const mostAsks = Math.max(fewest.asks, ...ranked.map(({ asks }) => asks));
  return ranked
    .map(({ job, likeness, shared, asks, recency, lines: own }): RankedJob => {
      const sum =
        parts.title * likeness +
        (parts.duties * shared) / mostShared +
        (parts.proofs * asks) / mostAsks +
        parts.recency * recency +
        (job.isCurrent ? parts.current : 0);
      return { job, likeness, recency, lines: own, closeness: job.isVoluntary || job.project ? sum * voluntary : sum };
    })
    .sort((left, right) => right.closeness - left.closeness);
}

function valued(line: Told, proves: AskedThing[], isToLead: boolean): Valued {
  const place = byPlace[Number(/\/highlights\/(\d+)$/.exec(line.path)?.[1] ?? byPlace.length)] ?? 0;
  const forAsked = Math.min(
    mostForAsked,
    proves.reduce((sum, { weight }) => sum + weight / must, 0),
  );
  const merit =
    shareOfWorth * line.telling +
    forAsked +
    place +
    (isToLead && leads.test(line.text) ? leading : 0) -
    (vague.test(line.text) ? vagueness : 0);
  return { line, merit, proves: proves.filter(({ weight }) => weight >= must) };
}

function byMerit(left: Valued, right: Valued): number {
  return right.merit - left.merit;
}

function provenBy(asked: readonly AskedThing[], lines: readonly Told[]): Map<Told, AskedThing[]> {
  const proven = new Map<Told, AskedThing[]>();
  for (const thing of asked.filter(({ term }) => !isTitleNoun(term.toLowerCase())))
    for (const line of new Set([...linesFor(thing, lines), ...lines.filter(({ text }) => speaksOf(text, thing))]))
      proven.set(line, [...(proven.get(line) ?? []), thing]);
  return proven;
}

/** The last year of a job; of one that goes on, the latest year that the resume names. */
function lastYear({ isCurrent, startDate, endDate }: Job, latest: number): number | undefined {
  const year = (endDate ?? startDate)?.slice(0, 4);
  return isCurrent ? latest : year === undefined ? undefined : Number(year);
}

function stemsOf(text: string): string[] {
  return tokenize(text).map(({ word }) => word.stem);
}
