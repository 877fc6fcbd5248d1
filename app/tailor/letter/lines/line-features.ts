import { readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import type { RankedJob } from "~/tailor/letter/jobs/rank-jobs";
import { figureWorth, isModest } from "~/tailor/letter/proofs";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import { dot } from "~/tailor/lexicon/word-kinship";
import { middleOf } from "~/tailor/match/evidence/trace-words";
import type { Posting } from "~/tailor/posting";
import type { Weighed } from "~/tailor/propose/weigh-lines";
import stored from "./line-worth.json";
import type { Line } from "./quotable-lines";

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

const fewestShared = 2;

/** How alike two texts are by their words, 0 to 1; 0 where they share fewer than two. */
export function sharedWords(one: string, other: string): number {
  return likenessOfWords(wordsOf(one), wordsOf(other));
}

export function likenessOfWords(left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): number {
  const shared = [...left.keys()].filter((stem) => right.has(stem)).length;
  return shared < fewestShared ? 0 : likeness(left, right);
}

/** The words of a text, each with how rare it is. */
export function wordsOf(text: string): Map<string, number> {
  const stems = contentStems(text);
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

/** Haste of the writer: nouns without the article that they want, two plurals in a row ("customers needs"), words that no dictionary has. */
function hasteOf(text: string, tag: Tag): { bare: number; plurals: number; unknown: number } {
  const words = tag(`I ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  const isNoun = (at: number) => words[at]?.pos === "NOUN";
  const isPlural = (at: number) => isNoun(at) && /\p{Ll}{2}[^s]s$/u.test(words[at]?.text ?? "");
  const places = [...words.keys()];
  return {
    bare: places.filter((at) => isNoun(at) && !isPlural(at) && words[at - 1]?.pos === "VERB").length,
    plurals: places.filter((at) => isPlural(at) && isPlural(at + 1)).length,
    unknown: words.filter(({ text: word, isKnown }) => /^\p{Ll}{3,}$/u.test(word) && !isKnown).length,
  };
}

/** For a post of somebody who leads: who was led, and who was stood in for. */
const leader =
  /\b(?:manager|leader|lead|supervisor|head|chief|senior|foreman|forewoman|director|matron|controller|principal)\b/iu;
const people =
  "team|staff|apprentices?|trainees|students|starters|juniors?|crew|brigade|colleagues|people|(?:social )?workers|nurses|cooks|cleaners|drivers|advisors|technicians|assistants|recruits";
const ofLeading = new RegExp(
  `^(?:in charge of |(?:cover(?:ed)?|deputi[sz]ed?|stood in|act(?:ed)?) for )|^(?:[\\p{L} ]+ and )?(?:supervise|manage|lead|led|train|mentor|coach|run|ran|oversee|oversaw)d?(?:ed)? (?:[\\p{L}\\d-]+ ){0,4}(?:${people})\\b`,
  "iu",
);

/** How somebody behaved and no work: what every policy asks of everybody. */
const conduct =
  /^(?:act|adher|compl(?:y|ied)|abid|follow|conform|maintain(?:ed|s)? (?:knowledge|confidentiality))\p{L}*\b.*\b(?:polic(?:y|ies)|procedures?|regulations?|standards?|rules|guidelines|protocols?|practices?|knowledge)\b|\bother duties\b/iu;

const results = [
  /\bfrom \D?\d.* to \D?\d|\bby (?:about |over )?(?:\d|half)|\d%/u,
  /\bwith (?:no|zero|only|\d+) (?!years)|\bin the top \p{L}+ of \d/u,
  /\b(?:sav(?:ed?|ing)|cut|reduc(?:ed?|ing)|grew|increas(?:ed?|ing)|rais(?:ed|ing)|found|recover(?:ed|ing)|won)\b.*\d/iu,
  /\d (?:[\p{L}-]+ ){0,2}(?:reviews|bookings|referrals|awards)\b/u,
];

/** "from 52 to 34 days", "by 18%", "with no complaints", "saving $900 a year", "40 bookings" */
export function isResult(text: string): boolean {
  return figureWorth(text) > 0 && results.some((pattern) => pattern.test(text));
}

const rough = { unknown: 0.3, stroke: 0.4, capital: 0.15, word: 0.06, from: 20 };

/** What a reader stumbles over in a line, as what it costs of its worth: unknown words, strokes, capitals for show, length. */
function roughnessOf(text: string, tag: Tag): number {
  const words = text.split(" ");
  const strokes = text.match(/\p{Ll}\/\p{Ll}/gu)?.length ?? 0;
  const shown = [...text.matchAll(/(?<= )\p{Lu}\p{Ll}{3,}/gu)].filter(([word]) => {
    const [own] = tag(word.toLowerCase());
    return own?.isKnown && /^(?:NOUN|ADJ|VERB)$/.test(own.pos);
  });
  return (
    rough.unknown * hasteOf(text, tag).unknown +
    rough.stroke * strokes +
    rough.capital * shown.length +
    rough.word * Math.max(0, words.length - rough.from)
  );
}

/** What of a line answers the post, by itself and beside the best line of the resume. */
function answerOf(one: Weighed, most: { answer: number; words: number }): LineFeatures {
  const { answer, merit, words, shared, proves } = one;
  return {
    answer: answer / 5,
    "answer beside best": answer / most.answer,
    merit: merit / 5,
    praise: Math.max(0, answer - merit) / 5,
    words: words / 4,
    "words beside best": words / most.words,
    shared: Math.min(6, shared.length) / 6,
    proves: Math.min(3, proves.length) / 3,
    "proves must": Number(proves.some(({ weight }) => weight === "must")),
    "proves none": Number(proves.length === 0),
  };
}

/** How near a line is to the sentence of the post that is most like it, by words and by the company that they keep. */
function likenessToPost(line: Spoken, post: Record<"duty" | "asked" | "term" | "title", Spoken[]>): LineFeatures {
  const parts = Object.entries(post).map(([name, list]) => ({ name, ...nearest(line, list) }));
  return Object.fromEntries(
    parts.flatMap(({ name, words, field }) => [
      [`${name} words`, words],
      [`${name} field`, field],
    ]),
  );
}

/** A place that is neither the first nor the second. */
const farBehind = 9;

/** The job of a line, and the place of the line in it; what stands outside of jobs is half as near as the nearest of them. */
function jobOf({ job, path }: Line, held: Held | undefined, nearestJob: number): LineFeatures {
  const at = Number(/\/highlights\/(\d+)$/u.exec(path)?.[1] ?? farBehind);
  return {
    "likeness of job": held?.likeness ?? nearestJob / 2,
    "nearest job": Number(held !== undefined && held.likeness >= nearestJob && nearestJob > 0),
    "title of post": Number(held?.isTitled ?? false),
    recency: held?.recency ?? 1 / 2,
    "first job": Number(held?.at === 0),
    current: Number(job.isCurrent),
    "no job": Number(held === undefined),
    unpaid: Number(job.isVoluntary || job.project !== undefined),
    first: Number(at === 0),
    second: Number(at === 1),
    place: held ? Math.min(1, at / Math.max(1, held.job.texts.length)) : 1 / 2,
  };
}

/** What a line is like by itself; whom it led counts for a post of somebody who leads. */
function ownOf({ text }: Line, rarity: ReadonlyMap<string, number>, isForLeader: boolean, tag: Tag): LineFeatures {
  const words = text.split(" ");
  const haste = hasteOf(text, tag);
  const ranks = [...rarity.values()];
  return {
    result: Number(isResult(text)),
    figure: Number(figureWorth(text) > 0),
    leads: Number(isForLeader && ofLeading.test(text)),
    conduct: Number(conduct.test(text)),
    // Words that most resumes have tell of nobody in particular.
    rarity: ranks.reduce((sum, rank) => sum + rank, 0) / Math.max(1, ranks.length),
    roughness: Math.min(2, roughnessOf(text, tag)),
    long: Number(words.length >= long),
    "very long": Number(words.length >= veryLong),
    short: Number(words.length <= short),
    length: Math.min(2, words.length / usualWords),
    help: Number(isModest(text)),
    commas: Math.min(4, text.split(",").length - 1) / 4,
    joints: Math.min(4, text.match(/ and /gu)?.length ?? 0) / 4,
    "unknown verb": Number(readVerb((/^(?:\p{L}+ly )?(\p{L}+)/u.exec(text)?.[1] ?? "").toLowerCase()) === undefined),
    "bare nouns": Math.min(2, haste.bare) / 2,
    ...formOf(text, tag),
    "two plurals": Number(haste.plurals > 0),
  };
}

/** Whether a line tells a deed, or opens with what its writer is like, goes on with the line above, or names a part of the text. */
function formOf(text: string, tag: Tag): LineFeatures {
  const [first, next] = tag(`${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  const isDeed = readDeed(text, tag, true) !== undefined;
  const leans =
    /^(?:PRON|CCONJ|SCONJ|ADV|AUX)$/u.test(first?.pos ?? "") && first?.text !== "i" && !/ly$/u.test(first?.text ?? "");
  return {
    "no deed": Number(!isDeed),
    "opens with quality": Number(!isDeed && first?.pos === "ADJ"),
    "opens with noun": Number(!isDeed && /^(?:NOUN|PROPN)$/u.test(first?.pos ?? "")),
    "names what is known": Number(!isDeed && next !== undefined && /^(?:of|to|in|with)$/u.test(next.text)),
    leans: Number(leans),
    "says I": Number(/^I\b/u.test(text)),
  };
}

type Held = RankedJob & { at: number };

/** The features of each line that a letter could tell, beside the others of the same resume. */
export function lineFeatures(
  weighed: ReadonlyMap<Line, Weighed>,
  ranked: readonly RankedJob[],
  { source, duties, requirements, title = "" }: Posting,
  tag: Tag,
): Map<Line, LineFeatures> {
  const texts = (spans: readonly { start: number; end: number }[]) =>
    spans.map(({ start, end }) => spoken(source.slice(start, end)));
  const post = {
    duty: texts(duties),
    asked: texts(requirements.map(({ sentence }) => sentence)),
    term: requirements.map(({ term }) => spoken(term)),
    title: [spoken(title)],
  };
  const all = [...weighed.values()];
  const most = {
    answer: Math.max(0.01, ...all.map(({ answer }) => answer)),
    words: Math.max(0.01, ...all.map(({ words }) => words)),
  };
  const jobs = new Map(ranked.map((one, at): [string, Held] => [one.job.path, { ...one, at }]));
  const nearestJob = Math.max(0, ...ranked.map(({ likeness: near }) => near));
  const isForLeader = leader.test(title);
  const features = new Map(
    [...weighed].map(([line, one]) => {
      const own = spoken(line.text);
      const seen: LineFeatures = {
        ...answerOf(one, most),
        ...likenessToPost(own, post),
        "share of post": one.shared.length / Math.max(1, own.words.size),
        ...jobOf(line, jobs.get(line.job.path), nearestJob),
        ...ownOf(line, own.words, isForLeader, tag),
      };
      return [line, seen];
    }),
  );
  return besideOthers(features);
}

/** Each feature also as its distance from the middle of the lines of the same resume. */
function besideOthers(features: ReadonlyMap<Line, LineFeatures>): Map<Line, LineFeatures> {
  const all = [...features.values()];
  const middles = Object.keys(all[0] ?? {}).map((name): [string, number] => [
    name,
    all.reduce((sum, own) => sum + (own[name] ?? 0), 0) / all.length,
  ]);
  return new Map(
    [...features].map(([line, own]) => {
      const beside = middles.map(([name, middle]) => [`${name} beside others`, (own[name] ?? 0) - middle]);
      return [line, { ...own, ...Object.fromEntries(beside) }];
    }),
  );
}

/** The sum of the features, each by its weight. */
export function weighFeatures(
  { bias, weights }: { bias: number; weights: Readonly<Record<string, number>> },
  features: LineFeatures,
): number {
  return Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), bias);
}

/**
 * How likely an experienced writer would tell the line to this post, as the logarithm of the odds: 0 for one chance in two.
 * The weights are learnt from lines that a reader marked (`npm run train:letter`).
 */
export function lineWorth(features: LineFeatures): number {
  return weighFeatures(stored, features);
}
