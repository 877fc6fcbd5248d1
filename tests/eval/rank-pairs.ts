import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import type { FitData, LabelledPair } from "./data-folder";
import { auc, mean, precisionAt } from "./metrics";
import { atLeast, figure, groupBy, type Row, type Section } from "./table";
import { cosine, tfIdfVectors } from "./tf-idf";
import { asOf } from "./vary-texts";

/** Scores in the order of the pairs. What a scorer could not score ranks last. */
interface Scored {
  scores: number[];
  unscored: number;
  /** Milliseconds of processor time to read every text once, and to score every pair. */
  reading: number;
  scoring: number;
}

/** Ranking quality against the baseline; the speed of both goes to stderr. */
export function rankPairs(data: FitData, title: string): Section {
  const ours = scoreByEngine(data);
  const baseline = scoreByTfIdf(data);
  tellSpeed(data.pairs.length, ours, baseline);
  const [mine, plain] = [ours, baseline].map(({ scores }) => rankingFigures(data.pairs, scores));
  if (!mine || !plain) return { title, rows: [] };
  const row = (name: string, key: keyof RankingFigures, goal: number): Row => ({
    name,
    ...atLeast(mine[key], goal),
    baseline: figure(plain[key]),
  });
  return {
    title: `${title}: ${data.jobs.size} jobs, ${data.resumes.size} resumes, ${data.pairs.length} pairs`,
    rows: [
      row("same occupation over unrelated, mean per-job AUC", "far", 0.95),
      row("the same, pooled over jobs", "pooled", 0.92),
      row("same occupation over neighbouring, mean per-job AUC", "near", 0.85),
      ...(mine.precision === undefined ? [] : [row("precision at 5", "precision", 0.8)]),
      { name: "pairs not scored", measured: String(ours.unscored) },
    ],
  };
}

interface RankingFigures {
  far?: number;
  near?: number;
  pooled?: number;
  /** Only where some job has five pairs that belong together. */
  precision?: number;
}

function rankingFigures(pairs: LabelledPair[], scores: number[]): RankingFigures {
  const scored = pairs.map((pair, at) => ({ ...pair, score: scores[at] ?? Number.NEGATIVE_INFINITY }));
  const byJob = [...groupBy(scored, ({ job }) => job).values()];
  const of = (items: typeof scored, kind: LabelledPair["kind"]) =>
    items.filter((item) => item.kind === kind).map(({ score }) => score);
  const top = byJob.map((items) =>
    precisionAt(
      5,
      items.map(({ score, label }) => ({ score, relevant: label })),
    ),
  );
  return {
    far: mean(byJob.map((items) => auc(of(items, "pos"), of(items, "far")))),
    near: mean(byJob.map((items) => auc(of(items, "pos"), of(items, "near")))),
    pooled: auc(of(scored, "pos"), of(scored, "far")),
    precision: byJob.some((items) => of(items, "pos").length >= 5) ? mean(top) : undefined,
  };
}

function scoreByEngine({ jobs, resumes, pairs }: FitData): Scored {
  const began = processorTime();
  const postings = mapValues(jobs, (text) => readPosting(text));
  const parsed = mapValues(resumes, (text) => parseResume(text));
  const read = processorTime();
  const scores = pairs.map(
    ({ job, resume }) => matchResume(known(parsed, resume), known(postings, job), { asOf }).score,
  );
  return {
    scores: scores.map((score) => score ?? -1),
    unscored: scores.filter((score) => score === null).length,
    reading: read - began,
    scoring: processorTime() - read,
  };
}

function scoreByTfIdf({ jobs, resumes, pairs }: FitData): Scored {
  const began = processorTime();
  const vectors = tfIdfVectors([...jobs.values(), ...resumes.values()]);
  const postings = new Map([...jobs.keys()].map((id, at) => [id, vectors[at]]));
  const people = new Map([...resumes.keys()].map((id, at) => [id, vectors[jobs.size + at]]));
  const read = processorTime();
  const scores = pairs.map(({ job, resume }) => cosine(known(people, resume), known(postings, job)));
  return { scores, unscored: 0, reading: read - began, scoring: processorTime() - read };
}

/** Not the clock's: others may be at work on the same machine. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function tellSpeed(pairs: number, ours: Scored, baseline: Scored): void {
  const rate = (milliseconds: number) => (pairs / milliseconds) * 1000;
  const whole = (scored: Scored) => rate(scored.reading + scored.scoring);
  const share = whole(ours) / whole(baseline);
  const matches = rate(ours.scoring);
  console.error(
    `speed: from texts to scores ${whole(ours).toFixed(0)} pairs/s, TF-IDF ${whole(baseline).toFixed(0)} pairs/s, share ${share.toFixed(2)} (goal >= 0.20, ${share >= 0.2 ? "ok" : "below"})`,
    `\nspeed: texts read before, ${matches.toFixed(0)} matches/s (goal >= 300, ${matches >= 300 ? "ok" : "below"}), TF-IDF ${rate(baseline.scoring).toFixed(0)} pairs/s`,
  );
}

function mapValues<T, R>(map: Map<string, T>, change: (value: T) => R): Map<string, R> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}

function known<T>(map: Map<string, T | undefined>, id: string): T {
  const value = map.get(id);
  if (value === undefined) throw new Error(`pairs.csv names ${id}, which no file has`);
  return value;
}
