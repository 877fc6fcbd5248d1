import { classKinOf } from "~/tailor/lexicon/word-classes";
import type { AskedRequirement, PostingIndex } from "~/tailor/match/index-posting";
import type { Mention, ResumeIndex } from "~/tailor/match/index-resume";
import { oncePer } from "~/tailor/once-per";
import type { Requirement } from "~/tailor/posting";
import type { JobMeasures } from "./measure-job";
import type { IndexedLine } from "./read-lines";
import { findSaid, type SaidInWords } from "./said-in-words";
import { type AskedWord, type Trace, toTrace, traceWord } from "./trace-words";

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
  /** 1 where lines say it in words that stand for it. */
  "said",
  /** 1 where they say what only may be the same. */
  "hinted",
  /** How much of the other things that the post asks for lines outside of lists say, or hint at: who says most of them hardly lacks this one. */
  "othersSaid",
] as const;
export type MeasureName = (typeof measureNames)[number];

export interface Measured {
  values: Float64Array;
  /** What lines say of it in words that stand for it. */
  said: SaidInWords;
  /** The lines that come closest, best first, with the share of the asked words that each holds or comes close to, and how many those are. */
  lines: { line: IndexedLine; share: number; words: number }[];
}

const usualYears = 3;
const usualYearsOfExperience = 2;
/** An entry that holds so much of what is asked counts with its years. */
const entryCounts = 0.5;
const quotedLines = 3;
/** A line is worth quoting from this share of the asked words on. */
const worthQuoting = 0.3;

/** What speaks for every requirement of a post, by its id: in all lines, and in those that are no bare lists. */
export interface Evidences {
  all: ReadonlyMap<string, Measured>;
  told: ReadonlyMap<string, Measured>;
}

/** `told` is the resume without its bare lists; what else of the post is said counts as far as it is told. */
export function measureEvidence(
  { index, told }: { index: ResumeIndex; told: ResumeIndex },
  requirements: readonly Requirement[],
  asked: PostingIndex,
  job: JobMeasures,
): Evidences {
  const inTold = measureEach(told, requirements, asked, job);
  const evidences = { all: told === index ? inTold : measureEach(index, requirements, asked, job), told: inTold };
  // Alternatives are one thing that is asked for.
  const others = new Map<string, number>();
  for (const { id, kind, group = id } of requirements) {
    const measured = inTold.get(id);
    if (measured && ofWork.has(kind)) others.set(group, Math.max(others.get(group) ?? 0, saidShare(measured)));
  }
  const sum = [...others.values()].reduce((total, share) => total + share, usualOthers.count * usualOthers.share);
  const count = others.size + usualOthers.count;
  for (const { id, group = id } of requirements) {
    const self = others.get(group);
    const share = self === undefined ? sum / count : (sum - self) / (count - 1);
    for (const measured of new Set([evidences.all.get(id), inTold.get(id)])) {
      if (measured) measured.values[measureNames.indexOf("othersSaid")] = share;
    }
  }
  return evidences;
}

function measureEach(
  index: ResumeIndex,
  requirements: readonly Requirement[],
  asked: PostingIndex,
  job: JobMeasures,
): Map<string, Measured> {
  const measured = new Map<string, Measured>();
  for (const requirement of requirements) {
    const words = asked.asked.get(requirement.id);
    if (words && requirement.kind !== "condition")
      measured.set(requirement.id, measureRequirement(index, requirement, words, job));
  }
  return measured;
}

/** What has no rules of its own, as licences, degrees and languages have. */
const ofWork = new Set<Requirement["kind"]>(["skill", "tool", "experience", "soft"]);
/** Of a post that asks for little the others tell little: so many that are had as usual are added. */
const usualOthers = { count: 2, share: 0.3 };

/** 1 where lines say it, half where they hint at it. */
function saidShare({ said: { state } }: Measured): number {
  return state === "shown" ? 1 : state === "unsaid" ? 0.5 : 0;
}

function measureRequirement(
  index: ResumeIndex,
  requirement: Requirement,
  { words, context, ways }: AskedRequirement,
  job: JobMeasures,
): Measured {
  const { exact, near, counts } = coverLines(index, words);
  const entries = coverEntries(index, words);
  let line = 0;
  let nearLine = 0;
  let summary = 0;
  for (const [at, { place, support }] of index.lines.entries()) {
    const held = support * (exact[at] ?? 0);
    if (place === "summary") summary = Math.max(summary, held);
    else {
      line = Math.max(line, held);
      nearLine = Math.max(nearLine, near[at] ?? 0);
    }
  }
  let years = 0;
  for (const [entry, share] of entries) if (share >= entryCounts) years += share * (job.years.get(entry) ?? 0);
  const usual = requirement.kind === "experience" ? usualYearsOfExperience : usualYears;
  const stated = requirement.years === undefined ? undefined : Math.max(requirement.years, 0.5);
  const said = findSaid(index, ways, requirement.kind === "soft");
  const measures: Record<MeasureName, number> = {
    line,
    nearLine,
    summary,
    nearEntry: mostOf(entries),
    context: mostOf(coverEntries(index, context)),
    named: namedIn(index.mentions.get(requirement.canonical ?? "") ?? []),
    narrower: narrowerIn(index, requirement.canonical),
    title: job.title,
    work: job.work,
    years: Math.min(1, years / (stated ?? usual)),
    statedYears: stated === undefined ? 1 : Math.min(1, years / stated),
    said: Number(said.state === "shown"),
    // Anyone can list good traits.
    hinted: Number(said.state === "unsaid" && (requirement.kind !== "soft" || said.lines.some(isNoList))),
    othersSaid: 0,
  };
  return {
    said,
    values: Float64Array.from(measureNames, (name) => measures[name]),
    lines: bestLines(index, near, counts),
  };
}

/** Of each line the share of the words that it holds, the share with words that come close counting in part, and how many those are. */
function coverLines(index: ResumeIndex, words: AskedWord[]) {
  const exact = new Float64Array(index.lines.length);
  const near = new Float64Array(index.lines.length);
  const counts = new Uint8Array(index.lines.length);
  for (const [place, { weight }] of words.entries()) {
    const trace = traceOf(index, words, place);
    for (const [i, at] of trace.lines.entries()) {
      near[at] = (near[at] ?? 0) + weight * (trace.closeness[i] ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    for (const at of trace.exact) exact[at] = (exact[at] ?? 0) + weight;
  }
  return { exact, near, counts };
}

/** Of each entry the share of the words that its lines hold together, or come close to. */
function coverEntries(index: ResumeIndex, words: AskedWord[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const [place, { weight }] of words.entries())
    for (const [entry, closeness] of traceOf(index, words, place).entries)
      shares.set(entry, (shares.get(entry) ?? 0) + weight * closeness);
  return shares;
}

/** For each word the things of two words ("social media") that it is a part of. */
const pairsOf = oncePer((words: AskedWord[]) =>
  words.map((_, at) =>
    [at - 1, at].flatMap((first) => {
      const pair = words.slice(Math.max(0, first), first + 2).map(({ stem }) => stem);
      return pair.length === 2 && first >= 0 && classKinOf(pair.join(" ")).length > 0 ? [pair.join(" ")] : [];
    }),
  ),
);

/** Where a word stands or what comes close to it, by itself or as a part of a thing of two words. */
function traceOf(index: ResumeIndex, words: AskedWord[], at: number): Trace {
  const own = traceWord(index, words[at]?.stem ?? "");
  const pairs = pairsOf(words)[at] ?? [];
  if (pairs.length === 0) return own;
  const closest = new Map(own.lines.map((line, i) => [line, own.closeness[i] ?? 0]));
  for (const pair of pairs) {
    const { lines, closeness } = traceWord(index, pair);
    for (const [i, line] of lines.entries()) closest.set(line, Math.max(closest.get(line) ?? 0, closeness[i] ?? 0));
  }
  return toTrace(index.lines, closest, own.exact);
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

const isNoList = ({ place }: IndexedLine): boolean => place !== "skills";

function bestLines({ lines }: ResumeIndex, near: Float64Array, counts: Uint8Array): Measured["lines"] {
  return lines
    .flatMap((line, at) => {
      const share = near[at] ?? 0;
      return share >= worthQuoting && line.place !== "summary" ? [{ line, share, words: counts[at] ?? 0 }] : [];
    })
    .sort((left, right) => right.share - left.share)
    .slice(0, quotedLines);
}
