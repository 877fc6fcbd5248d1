import { areRelated } from "~/tailor/lexicon/occupations";
import { classKinOf } from "~/tailor/lexicon/word-classes";
import { dot, unit } from "~/tailor/lexicon/word-kinship";
import type { Requirement } from "~/tailor/posting";
import { relatedFamily, sameFamily, sameSector } from "./formula";
import type { AskedRequirement, PostingIndex } from "./index-posting";
import { type HeldJob, type HeldTitle, type Mention, outsideWork, type ResumeIndex } from "./index-resume";
import type { IndexedLine } from "./read-lines";
import { type AskedWord, rarityOf, type Trace, traceWord } from "./trace-words";
import { yearsOf } from "./work-years";

/** What speaks for a requirement, each 0 to 1; none of them falls when a line is added to the resume. */
export const measureNames = [
  /** Share of the asked words, by rarity, that one line holds. */
  "line",
  /** The same, words that come close counting in part. */
  "nearLine",
  /** The same over the best entry. */
  "nearEntry",
  /** The best entry against the words around the term in the post. */
  "context",
  /** A term of the lexicon, under any of its names. */
  "named",
  /** A narrower term, which implies this one. */
  "narrower",
  /** Only the summary's words. */
  "summary",
  /** How close the titles held are to the post's, as far as their entries bear them out. */
  "title",
  /** How close the work of an entry is to all that the post asks for. */
  "work",
  /** Years of work that speak of it, as a share of the years asked for, or of what is usual. */
  "years",
  /** The same where the post says how many; else 1. */
  "statedYears",
] as const;
export type MeasureName = (typeof measureNames)[number];

/** What speaks for the post as a whole: the same for all of its requirements. */
export interface JobMeasures {
  title: number;
  /** The title that this is the closeness of. */
  closestTitle: HeldTitle | undefined;
  work: number;
  /** Years in jobs whose work is like the post's. */
  related: number;
  /** Years that each entry of the section on work was held. */
  years: Map<string, number>;
}

export interface Measured {
  values: Float64Array;
  /** The lines that come closest, best first, with the share of the asked words that each holds or comes close to. */
  lines: { line: IndexedLine; share: number }[];
}

/** 0 to 1: the share of the words of the post's title in the other one, common words counting less, or their kind of job, whichever is more. */
export function titleCloseness(held: Pick<HeldTitle, "stems" | "occupations">, asked: PostingIndex["title"]): number {
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

export function measureJob(index: ResumeIndex, asked: PostingIndex, asOf: string): JobMeasures {
  let title = 0;
  let closestTitle: HeldTitle | undefined;
  const sameTitle = new Set<string>();
  for (const held of index.titles) {
    const closeness = held.held ? held.line.support * titleCloseness(held, asked.title) : 0;
    if (closeness >= sameWork) sameTitle.add(held.line.entry);
    if (closeness <= title) continue;
    title = closeness;
    closestTitle = held;
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
  return { title, closestTitle, work, related, years };
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
    const direction = unit(line.sum);
    if (!direction || dot(direction, asked) < aboutElse) continue;
    words += line.words;
    about.push(direction);
  }
  return Math.min(1, words / tellingWords) * reach(about, asked);
}

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
    for (const [at, direction] of directions.entries()) {
      const before = shares[at] ?? 0;
      const share = Math.max(0, before + dot(direction, left));
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
const usualYears = 3;
const usualYearsOfExperience = 2;
/** An entry that holds so much of what is asked counts with its years. */
const entryCounts = 0.5;
const quotedLines = 3;
/** A line is worth quoting from this share of the asked words on. */
const worthQuoting = 0.3;

export function measureEvidence(
  index: ResumeIndex,
  requirement: Requirement,
  { words, context }: AskedRequirement,
  job: JobMeasures,
): Measured {
  const found = cover(index, words);
  let line = 0;
  let nearLine = 0;
  let summary = 0;
  for (const at of found.near.keys()) {
    const { place, support } = index.lines[at] as IndexedLine;
    const exact = support * (found.exact.get(at) ?? 0);
    if (place === "summary") {
      summary = Math.max(summary, exact);
      continue;
    }
    line = Math.max(line, exact);
    nearLine = Math.max(nearLine, found.near.get(at) ?? 0);
  }
  let years = 0;
  for (const [entry, share] of found.entries) if (share >= entryCounts) years += share * (job.years.get(entry) ?? 0);
  const usual = requirement.kind === "experience" ? usualYearsOfExperience : usualYears;
  const stated = requirement.years === undefined ? undefined : Math.max(requirement.years, 0.5);
  const measures: Record<MeasureName, number> = {
    line,
    nearLine,
    summary,
    nearEntry: mostOf(found.entries),
    context: mostOf(cover(index, context).entries),
    named: namedIn(index.mentions.get(requirement.canonical ?? "") ?? []),
    narrower: narrowerIn(index, requirement.canonical),
    title: job.title,
    work: job.work,
    years: Math.min(1, years / (stated ?? usual)),
    statedYears: stated === undefined ? 1 : Math.min(1, years / stated),
  };
  return { values: Float64Array.from(measureNames, (name) => measures[name]), lines: bestLines(index, found) };
}

interface Cover {
  /** Line -> share of the words that it holds. */
  exact: Map<number, number>;
  /** Line -> share, words that come close counting in part. */
  near: Map<number, number>;
  /** Entry -> share of the words that its lines hold together, or come close to. */
  entries: Map<string, number>;
}

function cover(index: ResumeIndex, words: AskedWord[]): Cover {
  const found: Cover = { exact: new Map(), near: new Map(), entries: new Map() };
  for (const [place, { stem, weight }] of words.entries()) {
    const trace = traceWord(index, stem);
    const entries = new Map<string, number>();
    for (const [at, closeness] of closestOf(index, words, place, trace)) {
      found.near.set(at, (found.near.get(at) ?? 0) + weight * closeness);
      const { place, entry: own } = index.lines[at] as IndexedLine;
      // A bare list inside a job says no more than one below it: not that the job was about it.
      const entry = place === "skills" ? "/skills" : own;
      if (place !== "summary" && closeness > (entries.get(entry) ?? 0)) entries.set(entry, closeness);
    }
    for (const at of trace.exact) found.exact.set(at, (found.exact.get(at) ?? 0) + weight);
    for (const [entry, closeness] of entries)
      found.entries.set(entry, (found.entries.get(entry) ?? 0) + weight * closeness);
  }
  return found;
}

/** A line and how close it comes to a word, by itself or as a part of a thing of two words ("social media"). */
function closestOf(
  index: ResumeIndex,
  words: AskedWord[],
  at: number,
  { lines, closeness }: Trace,
): Map<number, number> {
  const closest = new Map(lines.map((line, i) => [line, closeness[i] ?? 0]));
  for (const first of [at - 1, at]) {
    const [left, right] = [words[first]?.stem, words[first + 1]?.stem];
    if (left === undefined || right === undefined || classKinOf(`${left} ${right}`).length === 0) continue;
    const pair = traceWord(index, `${left} ${right}`);
    for (const [i, line] of pair.lines.entries())
      closest.set(line, Math.max(closest.get(line) ?? 0, pair.closeness[i] ?? 0));
  }
  return closest;
}

function mostOf(shares: Map<string, number>): number {
  let most = 0;
  for (const share of shares.values()) most = Math.max(most, share);
  return most;
}

function namedIn(mentions: Mention[]): number {
  let most = 0;
  for (const { line } of mentions) if (line.place !== "summary") most = Math.max(most, line.support);
  return most;
}

function narrowerIn(index: ResumeIndex, canonical: string | undefined): number {
  const narrower = canonical === undefined ? undefined : index.implied.get(canonical);
  return Math.max(0, ...(narrower ?? []).map((name) => namedIn(index.mentions.get(name) ?? [])));
}

function bestLines(index: ResumeIndex, { near }: Cover): Measured["lines"] {
  return [...near]
    .filter(([at, share]) => share >= worthQuoting && index.lines[at]?.place !== "summary")
    .sort(([a, left], [b, right]) => right - left || a - b)
    .slice(0, quotedLines)
    .map(([at, share]) => ({ line: index.lines[at] as IndexedLine, share }));
}
