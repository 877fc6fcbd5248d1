import { isLabel } from "~/tailor/grammar/run-in-labels";
import { figureWorth, isModest } from "~/tailor/letter/proofs";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import { oncePer } from "~/tailor/once-per";
import { leansBack } from "~/tailor/propose/entry-voice";
import { tellsStanding } from "~/tailor/propose/weigh-lines";
import type { Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import stored from "./filler-weights.json";

export type Features = Readonly<Record<string, number>>;

/** Words of lines that say nothing, by their stems, each with how much more often they are in such lines than in others (log-odds). */
export type FillerWords = Readonly<Record<string, number>>;

export interface FillerModel {
  bias: number;
  weights: Features;
  words: FillerWords;
}

/** From this chance on a line is proposed to be left out (`npm run train:fillers` prints how often readers would cut such a line). */
export const surelyFiller = 0.47;
/** So many lines of a job stay, whatever they say, and this share of them goes at most: where all say little, little else is known. */
const fewestLeft = 2;
const mostOfJob = 1 / 3;
/** In all: a resume of hundreds of such lines is no resume. */
const mostOfResume = 20;
/** In words. */
const few = { fewest: 3, most: 12 };
const usualWords = 20;
/** The rarest words count as if one resume in a thousand had them. */
const rarest = 7;
const mostOthers = 3;
const nameInside = /(?<=[\p{L}\d,;)] )["(]?\p{Lu}/u;

/** How rare a word is in resumes, 0 to 1. */
function rarityOf(stem: string): number {
  return Math.min(rarest, -Math.log(resumeShare(stem) + 1e-4)) / rarest;
}

/** What can be seen of a line by itself, and of its words beside those that lines without a meaning have. */
export function fillerFeatures(text: string, words: FillerWords): Features {
  const stems = [...new Set(contentStems(text))];
  const known = stems.flatMap((stem) => words[stem] ?? []);
  const others = stems.filter((stem) => words[stem] === undefined).map(rarityOf);
  const ranks = stems.map(rarityOf);
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
  return {
    figure: Number(figureWorth(text) > 0),
    name: Number(nameInside.test(text)),
    help: Number(isModest(text)),
    credit: Number(tellsStanding(text)),
    "says I": Number(/\b(?:I|my|me)\b/u.test(text)),
    length: text.split(/\s+/u).length / usualWords,
    rarity: sum(ranks) / Math.max(1, ranks.length),
    "rarest word": Math.max(0, ...ranks),
    said: sum(ranks) / 10,
    "other words": Math.min(mostOthers, others.length) / mostOthers,
    "has other words": Number(others.length > 0),
    "rarest other word": Math.max(0, ...others),
    fillers: sum(known) / Math.max(1, stems.length),
  };
}

/** How likely a writer of resumes would cut the line, whatever the post, from 0 to 1. */
export function fillerChance(text: string, { bias, weights, words }: FillerModel): number {
  const features = Object.entries(fillerFeatures(text, words));
  const sum = features.reduce((total, [name, value]) => total + (weights[name] ?? 0) * value, bias);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Lines of jobs that say nothing of the work or of who did it ("Various other duties"), by path; of each job the likeliest ones, so that
 * lines enough stay.
 */
export const fillerLines = oncePer((resume: Resume): ReadonlySet<string> => fillersBy(resume, stored, surelyFiller));

/** The same by any weights, from any chance on. */
export function fillersBy(resume: Resume, model: FillerModel, least: number): ReadonlySet<string> {
  const doubtful = doubtfulEntries(resume);
  const entries = (["work", "volunteer", "projects"] as const).flatMap((section) =>
    resume[section].map(({ highlights }, at) => ({ path: `/${section}/${at}`, highlights })),
  );
  const found = entries.flatMap(({ path, highlights }) =>
    doubtful.has(path)
      ? []
      : highlights
          .map((text, index) => ({ path: `${path}/highlights/${index}`, text, index }))
          .filter(({ index }) => standsAlone(highlights, index))
          .map((line) => ({ ...line, chance: fillerChance(line.text, model) }))
          .filter(({ chance }) => chance >= least)
          .sort((one, other) => other.chance - one.chance)
          .slice(0, Math.min(Math.max(0, highlights.length - fewestLeft), Math.ceil(highlights.length * mostOfJob)))
          .map((line) => line.path),
  );
  return new Set(found.slice(0, mostOfResume));
}

/** Nothing hangs on the line, and it hangs on no other. */
function standsAlone(lines: readonly string[], index: number): boolean {
  const [before, line = "", next] = [lines[index - 1], lines[index], lines[index + 1]];
  const words = line.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
  return (
    words >= few.fewest &&
    words <= few.most &&
    !/[:,]$/u.test(line.trim()) &&
    !isLabel(line, next) &&
    !(before !== undefined && (isLabel(before, line) || /[:,]$/u.test(before.trim()))) &&
    !(/^\p{Lu}/u.test(lines[0] ?? "") && leansBack(line, index)) &&
    !(next !== undefined && /^\p{Lu}/u.test(line) && leansBack(next, index + 1))
  );
}
