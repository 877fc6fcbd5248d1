import { readFileSync } from "node:fs";
import type { Line } from "~/tailor/document";
import { entriesIn } from "~/tailor/parse/entry-stretches";
import type { Models } from "~/tailor/parse/label/model";
import { inUsualSigns } from "~/tailor/parse/lines/usual-spacing";
import { readStretches } from "~/tailor/parse/parse-resume";
import { type Sign, signsAgainst } from "~/tailor/parse/sureness";
import type { Work } from "~/tailor/resume";
import type { Marked } from "./align-marked";
import { placedJobs, placeIdOf } from "./read-places";
import { isSame, plain } from "./same-text";

/** A job: what speaks against its reading, and whether it was read rightly. */
export interface SurenessLesson {
  id: string;
  entry: string;
  signs: Sign[];
  isRight: boolean;
}

interface TrueJob {
  title: string;
  employer: string;
  /** The employer of a role above that it may be with, where it names none. */
  above: string | undefined;
  year: string | undefined;
}

const yearOf = (text = "") => /(?:19|20)\d\d/.exec(text)?.[0];

/** The jobs that a person read in a resume, by what they wrote down or by the places that they marked. */
function trueJobs(id: string, text: string, marked: Marked | undefined): TrueJob[] {
  const jobs = marked ? marked.work : placedJobs(placeIdOf(id), text);
  return jobs.map(({ title, employer, dates }, at) => ({
    title: title ?? "",
    employer: employer ?? "",
    above: employer ? undefined : (jobs.slice(0, at).findLast((job) => job.employer)?.employer ?? undefined),
    year: yearOf(dates ?? ""),
  }));
}

/** The jobs of a resume, read by weights that have not learnt from it. */
export function surenessLessons(
  id: string,
  text: string,
  lines: Line[],
  models: Models,
  marked: Marked | undefined,
): SurenessLesson[] {
  const { text: usual } = lines.length > 0 ? { text } : inUsualSigns(text);
  const { builder, stretches } = readStretches(usual, lines, models);
  const left = new Set(trueJobs(id, text, marked));
  const right = new Set<string>();
  for (const [index, job] of builder.resume.work.entries()) {
    const truth = [...left].find((one) => isSameJob(one, job));
    if (truth) left.delete(truth);
    if (truth || !(job.position || job.name || job.startDate)) right.add(`/work/${index}`);
  }
  return stretches.flatMap((stretch) => {
    if (stretch.ref.key !== "work") return [];
    const signs = signsAgainst(builder, stretch);
    return entriesIn(stretch).flatMap(({ entry, start, end }) => {
      const own = signs.get(entry);
      if (!own) return [];
      const said = plain(usual.slice(start, end));
      const isMissed = [...left].some(({ title, employer }) => said.includes(plain(title || employer)));
      return [{ id, entry, signs: own, isRight: right.has(entry) && !isMissed }];
    });
  });
}

function isSameJob(
  { title, employer, above, year }: TrueJob,
  { position, name, location, startDate, endDate }: Work,
): boolean {
  const isYear = year === undefined || [yearOf(startDate), yearOf(endDate)].includes(year);
  const isFirm = isSame(employer, name) || isSame(employer, `${name} ${location}`);
  return isYear && isSame(title, position) && (isFirm || (above !== undefined && isSame(above, name)));
}

const stored = () => JSON.parse(readFileSync("app/tailor/parse/sureness.json", "utf8")) as SurenessWeights;

export interface SurenessWeights {
  bias: number;
  signs: Record<Sign, number>;
}

const rate = 0.005;
const rounds = 3000;
/** Of the weights against their size. */
const penalty = 0.3;

/** Weights of the signs, none of which may speak for a reading: logistic regression, the same on every run. */
export function learnSureness(lessons: readonly SurenessLesson[]): SurenessWeights {
  const names = Object.keys(stored().signs) as Sign[];
  const weights: SurenessWeights = { bias: 0, signs: Object.fromEntries(names.map((name) => [name, 0])) as never };
  for (let round = 0; round < rounds; round++) {
    const errors = lessons.map(({ signs, isRight }) => ({ signs, by: chance(weights, signs) - (isRight ? 0 : 1) }));
    weights.bias -= rate * errors.reduce((sum, { by }) => sum + by, 0);
    for (const name of names) {
      const slope = errors.reduce((sum, { signs, by }) => sum + (signs.includes(name) ? by : 0), 0);
      weights.signs[name] = Math.max(0, weights.signs[name] - rate * (slope + penalty * weights.signs[name]));
    }
  }
  const rounded = names.map((name) => [name, Math.round(weights.signs[name] * 100) / 100]);
  return { bias: Math.round(weights.bias * 100) / 100, signs: Object.fromEntries(rounded) as Record<Sign, number> };
}

/** That a job with these signs is read wrongly. */
function chance({ bias, signs: weights }: SurenessWeights, signs: readonly Sign[]): number {
  return 1 / (1 + Math.exp(-signs.reduce((sum, sign) => sum + weights[sign], bias)));
}
