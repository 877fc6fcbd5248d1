import type { Line } from "~/tailor/letter/lines/quotable-lines";
import { hasTitleOf } from "~/tailor/letter/proofs";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { occupationsIn } from "~/tailor/lexicon/occupations";
import { titleCloseness } from "~/tailor/match/evidence/measure-job";
import { indexPosting } from "~/tailor/match/index-posting";
import type { Posting } from "~/tailor/posting";
import type { Weighed } from "~/tailor/propose/weigh-lines";
import type { Job } from "./job";

/** A job with how near it is to the post. */
export interface RankedJob {
  job: Job;
  /** 0 to 1: how close its title is to the post's. */
  likeness: number;
  /** 1 for the latest, 0 for what has faded. */
  recency: number;
  closeness: number;
  /** It has the title of the post. */
  isTitled: boolean;
}

const parts = { title: 2, sameTitle: 1.5, lines: 0.35, recency: 1.2, current: 0.5 };
/** After so many years a job says little of what somebody can do today. */
const faded = 12;
const voluntary = 0.4;

/** A title so close to the post's is a reason to write, though little of what is asked is proven. */
export const sameWork = 0.8;

/** A job of the kind of the post, by its title. */
export const sameKind = 0.5;

/** 0 to 1: how close a title is to the post's. */
export function likenessOf(title: string, posting: Posting): number {
  const held = { stems: contentStems(title), occupations: occupationsIn(tokenize(title)) };
  return titleCloseness(held, indexPosting(posting).title);
}

/** A job of several titles by the one that says of the post's title all that they say together; else by all of them. */
export function withNearestTitle(job: Job, posting: Posting): Job {
  const titles = job.titles ?? [];
  const asked = new Set(contentStems(posting.title ?? ""));
  const shared = (title: string) => new Set(contentStems(title).filter((stem) => asked.has(stem))).size;
  const ranked = titles.map((title) => ({ title, likeness: likenessOf(title, posting), shared: shared(title) }));
  const [nearest, next] = ranked.sort((one, other) => other.likeness - one.likeness);
  if (!nearest || !next || nearest.likeness <= next.likeness || nearest.shared < shared(job.roles ?? "")) return job;
  return { ...job, title: nearest.title, role: nearest.title, roles: nearest.title };
}

/** Jobs in the order of their closeness to the post: by title, by their best lines, and by how recent they are. */
export function rankJobs(jobs: readonly Job[], posting: Posting, weighed: ReadonlyMap<Line, Weighed>): RankedJob[] {
  const best = new Map<string, number>();
  for (const [{ job }, { merit }] of weighed) best.set(job.path, Math.max(merit, best.get(job.path) ?? 0));
  const years = jobs.flatMap(({ startDate, endDate }) => [startDate, endDate].flatMap((day) => day?.slice(0, 4) ?? []));
  const latest = Math.max(...years.map(Number));
  return jobs
    .map((job, at): RankedJob => {
      const age = latest - (lastYear(job, latest) ?? latest - at);
      const recency = Math.max(0, 1 - (age || 0) / faded);
      const likeness = likenessOf(job.title ?? "", posting);
      const isTitled = hasTitleOf(job.title ?? "", posting);
      const sum =
        parts.title * likeness +
        (isTitled ? parts.sameTitle : 0) +
        parts.lines * (best.get(job.path) ?? 0) +
        parts.recency * recency +
        (job.isCurrent ? parts.current : 0);
      return { job, likeness, recency, isTitled, closeness: job.isVoluntary || job.project ? sum * voluntary : sum };
    })
    .sort((left, right) => right.closeness - left.closeness);
}

/** The last year of a job; of one that goes on, the latest year that the resume names. */
function lastYear({ isCurrent, startDate, endDate }: Job, latest: number): number | undefined {
  const year = (endDate ?? startDate)?.slice(0, 4);
  return isCurrent ? latest : year === undefined ? undefined : Number(year);
}
