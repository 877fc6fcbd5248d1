import { areRelated } from "~/tailor/lexicon/occupations";
import { dot, unit } from "~/tailor/lexicon/word-kinship";
import { relatedFamily, saidAsTitle, sameFamily, sameSector } from "~/tailor/match/formula";
import type { PostingIndex } from "~/tailor/match/index-posting";
import {
  type HeldJob,
  type HeldTitle,
  outsideWork,
  type ResumeIndex,
  type SaidTitle,
  wordsThatBearOut,
} from "~/tailor/match/index-resume";
import { yearsOf } from "~/tailor/match/work-years";
import { oncePer } from "~/tailor/once-per";
import { rarityOf, type VectorSum } from "./trace-words";

/** What speaks for the post as a whole: the same for all of its requirements. */
export interface JobMeasures {
  title: number;
  /** The title that this is the closeness of, or the line that says it. */
  closestTitle: SaidTitle | undefined;
  /** How far lines bear out a title of no known occupation. */
  unknown: number;
  work: number;
  /** Years in jobs whose work is like the post's. */
  related: number;
  /** Years that each entry of the section on work was held. */
  years: Map<string, number>;
}

/** 0 to 1: the share of the words of the post's title in the other one, common words counting less, or their kind of job, whichever is more. */
export function titleCloseness(held: Pick<HeldTitle, "stems" | "occupations">, asked: PostingIndex["title"]): number {
  if (asked.initials !== undefined && held.stems.includes(asked.initials)) return 1;
  let all = 0;
  let found = 0;
  for (const word of asked.stems) {
    const rarity = Math.min(1, rarityOf(word));
    all += rarity;
    if (held.stems.includes(word)) found += rarity;
  }
  const shared = all > 0 ? found / all : 0;
  let kind = 0;
  for (const a of asked.occupations) {
    for (const b of held.occupations) {
      if (a.family === b.family) kind = Math.max(kind, sameFamily + (1 - sameFamily) * shared);
      if (areRelated(a.family, b.family)) kind = Math.max(kind, relatedFamily);
      if (a.sector === b.sector) kind = Math.max(kind, sameSector);
    }
  }
  return Math.max(shared, kind);
}

/**
 * How far lines bear out the best of the titles held whose occupation is not known, or of the jobs that name none: 0 where
 * each is known.
 */
export function unknownTitle({ titles, jobs }: ResumeIndex): number {
  const unknown = titles.filter(({ held, occupations }) => held && occupations.length === 0);
  const titled = new Set(titles.map(({ line }) => line.entry));
  const untitled = jobs.filter(({ entry }) => entry !== outsideWork && !titled.has(entry));
  return Math.max(
    0,
    ...unknown.map(({ line }) => line.support),
    ...untitled.map(({ telling }) => Math.min(1, telling / wordsThatBearOut)),
  );
}

export function measureJob(index: ResumeIndex, asked: PostingIndex, asOf: string): JobMeasures {
  let title = 0;
  let closestTitle: SaidTitle | undefined;
  const sameTitle = new Set<string>();
  for (const held of index.titles) {
    const closeness = held.held ? held.line.support * titleCloseness(held, asked.title) : 0;
    if (closeness >= sameWork) sameTitle.add(held.line.entry);
    if (closeness <= title) continue;
    title = closeness;
    closestTitle = held;
  }
  const unknown = unknownTitle(index);
  // Who held a job whose title says little tells in other lines what they are.
  for (const said of unknown > 0 ? index.saidTitles : []) {
    const closeness = saidAsTitle * unknown * titleCloseness(said, asked.title);
    if (closeness <= title) continue;
    title = closeness;
    closestTitle = said;
  }
  let work = 0;
  let related = 0;
  const years = new Map<string, number>();
  for (const { entry, lines, telling } of index.jobs) {
    const told = asked.middle ? closenessOf(lines, asked.middle) : 0;
    // Where most of its words are too rare to be compared, its title says what kind of work it was.
    const known = lines.reduce((sum, { words }) => sum + words, 0) / Math.max(1, telling);
    const closeness = known < comparedShare && sameTitle.has(entry) ? Math.max(told, relatedWork + 0.1) : told;
    const held = entry === outsideWork ? 0 : yearsOf(index.resume, entry, asOf);
    work = Math.max(work, closeness);
    if (closeness >= relatedWork || sameTitle.has(entry)) related += held;
    years.set(entry, held);
  }
  return { title, closestTitle, unknown, work, related, years };
}

/** So many counted words tell in full what a job was. */
const tellingWords = 20;

/** Lines further than this from what is asked are about something else: they speak neither for nor against. */
const aboutElse = 0.5;

/** How close the lines of a job come to what is asked, together, each counting as much as it helps. Few words tell little. */
function closenessOf(lines: HeldJob["lines"], asked: Float32Array): number {
  const about: Float32Array[] = [];
  let words = 0;
  for (const line of lines) {
    const direction = directionOf(line);
    if (!direction || dot(direction, asked) < aboutElse) continue;
    words += line.words;
    about.push(direction);
  }
  return Math.min(1, words / tellingWords) * reach(about, asked);
}

const directionOf = oncePer(({ sum }: VectorSum) => unit(sum));

/** Where a round moves no share further than this, the shares are found. */
const settled = 1e-6;
const mostRounds = 200;

/**
 * The cosine of `asked` and the best mix of `directions` (all of length 1), 0 to 1. No direction is in it with less than
 * nothing, so that another one can only bring the mix closer: non-negative least squares, by coordinate descent.
 */
function reach(directions: Float32Array[], asked: Float32Array): number {
  const shares = new Float64Array(directions.length);
  const left = Float32Array.from(asked);
  for (let round = 0, moved = 1; moved > settled && round < mostRounds; round += 1) {
    moved = 0;
    for (let at = 0; at < directions.length; at += 1) {
      const direction = directions[at] as Float32Array;
      const before = shares[at] ?? 0;
      const share = Math.max(0, before + dot(direction, left));
      if (share === before) continue;
      shares[at] = share;
      for (let i = 0; i < left.length; i += 1) left[i] = (left[i] ?? 0) - (share - before) * (direction[i] ?? 0);
      moved = Math.max(moved, Math.abs(share - before));
    }
  }
  return Math.sqrt(Math.max(0, 1 - dot(left, left)));
}

/** So many of the words of a job must be known to say by them what kind of work it was. */
const comparedShare = 0.6;
/** A job is like the post's work from this closeness on. */
const relatedWork = 0.65;
/** So is one that the title tells to be of the post's kind, where the lines below bear it out. */
const sameWork = 0.8;
