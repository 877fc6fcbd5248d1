import { readVerb } from "~/tailor/grammar/verb-forms";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import { dot } from "~/tailor/lexicon/word-kinship";
import { middleOf } from "~/tailor/match/trace-words";
import type { Posting } from "~/tailor/posting";
import type { Weighed } from "~/tailor/propose/weigh-lines";
import stored from "./line-worth.json";
import { figureWorth, isModest, type Told } from "./proofs";
import type { RankedJob } from "./rank-jobs";

/** What can be seen of a line as an answer to a post, by name: figures of about 0 to 1. */
export type LineFeatures = Record<string, number>;

const long = 23;
const veryLong = 30;
const short = 7;
const usualWords = 20;
/** The rarest words count as if one resume in a thousand had them. */
const rarest = 7;
const sentenceWords = 60;

/** How alike two texts are by their words, the rare ones for more: 0 to 1. */
function likeness(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const norm = (words: ReadonlyMap<string, number>) => [...words.values()].reduce((sum, rank) => sum + rank * rank, 0);
  const shared = [...one].reduce((sum, [stem, rank]) => sum + rank * (other.get(stem) ?? 0), 0);
  return shared / Math.sqrt(norm(one) * norm(other) || 1);
}

function wordsOf(text: string): Map<string, number> {
  const stems = tokenize(text).flatMap(({ norm, word }) => (functionWords.has(norm) ? [] : word.stem));
  return new Map(
    stems.slice(0, sentenceWords).map((stem) => [stem, Math.min(rarest, -Math.log(resumeShare(stem) + 1e-4)) / rarest]),
  );
}

interface Spoken {
  words: Map<string, number>;
  vector: Float32Array | undefined;
}

function spoken(text: string): Spoken {
  const words = wordsOf(text);
  return { words, vector: middleOf(words.keys()) };
}

function nearest(line: Spoken, others: readonly Spoken[]): { words: number; field: number } {
  const field = (other: Spoken) => (line.vector && other.vector ? dot(line.vector, other.vector) : 0);
  return {
    words: Math.max(0, ...others.map((other) => likeness(line.words, other.words))),
    field: Math.max(0, ...others.map(field)),
  };
}

/** The features of each line that a letter could tell, beside the others of the same resume. */
export function lineFeatures(
  weighed: ReadonlyMap<Told, Weighed>,
  ranked: readonly RankedJob[],
  posting: Posting,
): Map<Told, LineFeatures> {
  const { source, duties, requirements, title = "" } = posting;
  const texts = (spans: readonly { start: number; end: number }[]) =>
    spans.map(({ start, end }) => spoken(source.slice(start, end)));
  const post = { duties: texts(duties), asked: texts(requirements.map(({ sentence }) => sentence)) };
  const terms = requirements.map(({ term }) => spoken(term));
  const named = [spoken(title)];
  const most = (pick: (one: Weighed) => number) => Math.max(0.01, ...[...weighed.values()].map(pick));
  const best = { answer: most(({ answer }) => answer), words: most(({ words }) => words) };
  const jobs = new Map(ranked.map((one, at) => [one.job.path, { ...one, at }]));
  const nearestJob = Math.max(0, ...ranked.map((one) => one.likeness));
  const all = [...weighed].map(([line, one]) => {
    const { text, path, job, isNoun } = line;
    const own = spoken(text);
    const [duty, asked, term, ofTitle] = [post.duties, post.asked, terms, named].map((list) => nearest(own, list));
    const held = jobs.get(job.path);
    const words = text.split(" ");
    const verb = readVerb(/^(?:\p{L}+ly )?(\p{L}+)/u.exec(text)?.[1] ?? "");
    const at = Number(/\/highlights\/(\d+)$/u.exec(path)?.[1] ?? 9);
    const count = Math.max(1, held?.job.texts.length ?? 1);
    const ranks = [...own.words.values()];
    const features: LineFeatures = {
      answer: one.answer / 5,
      "answer beside best": one.answer / best.answer,
      merit: one.merit / 5,
      words: one.words / 4,
      "words beside best": one.words / best.words,
      shared: Math.min(6, one.shared.length) / 6,
      proves: Math.min(3, one.proves.length) / 3,
      "proves must": Number(one.proves.some(({ weight }) => weight === "must")),
      "proves none": Number(one.proves.length === 0),
      "duty words": duty?.words ?? 0,
      "duty field": duty?.field ?? 0,
      "asked words": asked?.words ?? 0,
      "asked field": asked?.field ?? 0,
      "term words": term?.words ?? 0,
      "term field": term?.field ?? 0,
      "title words": ofTitle?.words ?? 0,
      "title field": ofTitle?.field ?? 0,
      "share of post": one.shared.length / Math.max(1, own.words.size),
      "likeness of job": held?.likeness ?? 0,
      "nearest job": Number(held !== undefined && held.likeness >= nearestJob && nearestJob > 0),
      "title of post": Number(held?.isTitled ?? false),
      recency: held?.recency ?? 0,
      "first job": Number(held?.at === 0),
      current: Number(job.isCurrent),
      "no job": Number(held === undefined),
      unpaid: Number(job.isVoluntary || job.project !== undefined),
      first: Number(at === 0),
      second: Number(at === 1),
      place: Math.min(1, at / count),
      figure: figureWorth(text) / 2,
      long: Number(words.length >= long),
      "very long": Number(words.length >= veryLong),
      short: Number(words.length <= short),
      length: Math.min(2, words.length / usualWords),
      help: Number(isModest(text)),
      rarity: ranks.length > 0 ? ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length : 0,
      rarest: Math.max(0, ...ranks),
      names: Math.min(4, text.match(/(?<=\s)\p{Lu}/gu)?.length ?? 0) / 4,
      commas: Math.min(4, text.split(",").length - 1) / 4,
      joints: Math.min(4, text.match(/ and /gu)?.length ?? 0) / 4,
      passive: Number(text.startsWith("was ")),
      noun: Number(isNoun ?? false),
      "unknown verb": Number(verb === undefined),
    };
    return [line, features] as const;
  });
  return new Map(all);
}

const table: Readonly<Record<string, number>> = stored.weights;

/**
 * How likely an experienced writer would tell the line to this post, as the logarithm of the odds: 0 for one chance in two.
 * The weights are learnt from lines that a reader marked (`npm run train:letter`).
 */
export function lineWorth(features: LineFeatures): number {
  return Object.entries(features).reduce((sum, [name, value]) => sum + value * (table[name] ?? 0), stored.bias);
}
