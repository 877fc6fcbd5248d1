import type { AskedRequirement, PostingIndex } from "~/tailor/match/index-posting";
import type { Mention, ResumeIndex } from "~/tailor/match/index-resume";
import type { Requirement } from "~/tailor/posting";
import { type Cover, coverTold, coverWords } from "./cover-words";
import type { JobMeasures } from "./measure-job";
import type { IndexedLine } from "./read-lines";
import { findSaid, type SaidInWords } from "./said-in-words";

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
  const evidences = measureEach({ index, told }, requirements, asked, job);
  const inTold = evidences.told;
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
  { index, told }: { index: ResumeIndex; told: ResumeIndex },
  requirements: readonly Requirement[],
  asked: PostingIndex,
  job: JobMeasures,
): { all: Map<string, Measured>; told: Map<string, Measured> } {
  const all = new Map<string, Measured>();
  const inTold = told === index ? all : new Map<string, Measured>();
  for (const requirement of requirements) {
    const words = asked.asked.get(requirement.id);
    if (!words || requirement.kind === "condition") continue;
    const cover = coverWords(index, words);
    all.set(requirement.id, measureRequirement(index, cover, requirement, words, job));
    if (inTold !== all)
      inTold.set(requirement.id, measureRequirement(told, coverTold(index, cover), requirement, words, job));
  }
  return { all, told: inTold };
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
  { exact, near, counts, entries, context }: Cover,
  requirement: Requirement,
  { ways }: AskedRequirement,
  job: JobMeasures,
): Measured {
  let line = 0;
  let nearLine = 0;
  let summary = 0;
  for (let at = 0; at < index.lines.length; at += 1) {
    const { place, support } = index.lines[at] as IndexedLine;
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
    context: mostOf(context),
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
  const values = new Float64Array(measureNames.length);
  for (let at = 0; at < values.length; at += 1) values[at] = measures[measureNames[at] as MeasureName];
  return { said, values, lines: bestLines(index, near, counts) };
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
  const worth: Measured["lines"] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, share] = [lines[at] as IndexedLine, near[at] as number];
    if (share >= worthQuoting && line.place !== "summary") worth.push({ line, share, words: counts[at] as number });
  }
  return worth.sort((left, right) => right.share - left.share).slice(0, quotedLines);
}
