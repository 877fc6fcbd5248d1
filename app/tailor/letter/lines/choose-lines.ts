import type { Tag } from "~/tailor/grammar/tagger";
import { gradedClause } from "~/tailor/letter/clauses/line-clause";
import type { RankedJob } from "~/tailor/letter/jobs/rank-jobs";
import { figureWorth, isModest } from "~/tailor/letter/proofs";
import { contentStems } from "~/tailor/lexicon/content-stems";
import type { Posting } from "~/tailor/posting";
import type { Weighed } from "~/tailor/propose/weigh-lines";
import { isResult, lineFeatures, lineWorth } from "./line-features";
import { type Line, sharedPart } from "./quotable-lines";

const most = 8;
/**
 * How many lines of the job that the letter is about, of the next one and of a third are told, and from which worth on (in
 * logarithms of the odds); behind the first two of a job a line has to be likelier, and no mere help.
 */
const places = [
  { lines: 6, least: -1.2 },
  { lines: 3, least: -0.5 },
  { lines: 2, least: 0 },
];
/** With what the post insists on so many lines in all, from which worth on. */
const ofMust = { most: 8, least: -0.6 };
const further = { from: 3, more: 0.3 };
/** Another line of which this one has so much says the same. */
const same = 0.5;
const echo = 1.5;
/** What makes a job the one to tell of, beside the worth of its two best lines. */
const ofJob = { current: 1.2, unpaid: -1, fewest: -3 };

/** What the quality of its sentence adds to the worth of a line; what is more than fine adds no more, and what is stiff costs no more. */
const ofQuality = { each: 0.4, usual: 0.6, least: 0, most: 1.6 };

/** What a line gains by how well it reads when it is told, in logarithms of the odds. */
function ofReading(line: Line, tag: Tag): number {
  const { each, usual, least, most: top } = ofQuality;
  const quality = gradedClause(line, tag)?.quality ?? usual;
  return each * (Math.min(top, Math.max(least, quality)) - usual);
}

/** How likely an experienced writer would tell each line to this post, as the logarithm of the odds. */
export function worthOfLines(
  weighed: ReadonlyMap<Line, Weighed>,
  ranked: readonly RankedJob[],
  posting: Posting,
  tag: Tag,
): Map<Line, number> {
  return new Map(
    [...lineFeatures(weighed, ranked, posting, tag)].map(([line, seen]) => [
      line,
      lineWorth(seen) + ofReading(line, tag),
    ]),
  );
}

/** The lines to tell: first the jobs are chosen, then of each its likeliest lines that do not say what is told already. */
export function chooseLines(worth: ReadonlyMap<Line, number>): Line[] {
  const chosen: Line[] = [];
  let place = 0;
  for (const own of jobsToTell(worth)) {
    const { lines, least } = places[place] ?? { lines: 0, least: 0 };
    const left = new Map(own);
    const before = chosen.length;
    while (chosen.length < Math.min(most, before + lines)) {
      const isFurther = chosen.length - before >= further.from;
      const floor = least + (isFurther ? further.more : 0);
      const [best, ...others] = [...left]
        .flatMap(([line, likely]) => {
          const stems = new Set(contentStems(line.text));
          const like = Math.max(0, ...chosen.map(({ text }) => sharedPart(stems, new Set(contentStems(text)))));
          const value = likely - echo * like;
          return like >= same || value < floor || (isFurther && isMereHelp(line.text)) ? [] : [{ line, value }];
        })
        .sort((one, other) => other.value - one.value);
      if (!best) break;
      const line = toldBetter(
        best.line,
        others.map((other) => other.line),
      );
      chosen.push(line);
      left.delete(line);
    }
    if (chosen.length > before) place += 1;
  }
  return chosen;
}

function isMereHelp(text: string): boolean {
  return isModest(text) && figureWorth(text) === 0;
}

/**
 * The chosen lines, with the likeliest line for each thing that the post insists on and none of them answers: of two letters a
 * reader prefers the one that leaves out no must.
 */
export function withMusts(
  chosen: readonly Line[],
  worth: ReadonlyMap<Line, number>,
  musts: readonly ReadonlySet<Line>[],
): Line[] {
  const lines = [...chosen];
  for (const answers of musts) {
    if (lines.length >= ofMust.most || lines.some((line) => answers.has(line))) continue;
    const [best] = [...worth]
      .filter(([line, own]) => answers.has(line) && own >= ofMust.least)
      .filter(([line]) => !lines.some((other) => saysSame(line, other)))
      .sort((one, other) => other[1] - one[1]);
    if (best) lines.push(best[0]);
  }
  return lines;
}

export function saysSame(one: Line, other: Line): boolean {
  return sharedPart(new Set(contentStems(one.text)), new Set(contentStems(other.text))) >= same;
}

/** Of two lines about one thing the one that says what came of it. */
function toldBetter(line: Line, others: readonly Line[]): Line {
  if (isResult(line.text)) return line;
  const stems = new Set(contentStems(line.text));
  const isSame = (other: Line) => sharedPart(stems, new Set(contentStems(other.text))) >= same;
  return others.find((other) => isResult(other.text) && isSame(other)) ?? line;
}

/** The lines of each job, of the one first that says most for this post. */
function jobsToTell(worth: ReadonlyMap<Line, number>): [Line, number][][] {
  const jobs = [...Map.groupBy(worth, ([{ job }]) => job.path).values()];
  const sumOf = (lines: readonly [Line, number][]) => {
    const [first = ofJob.fewest, second = Math.max(ofJob.fewest, first)] = lines
      .map(([, own]) => own)
      .sort((one, other) => other - one);
    const [job] = lines.map(([line]) => line.job);
    return (
      (first + second) / 2 +
      (job?.isCurrent ? ofJob.current : 0) +
      (job?.isVoluntary || job?.project !== undefined ? ofJob.unpaid : 0)
    );
  };
  return jobs
    .map((lines) => ({ lines, sum: sumOf(lines) }))
    .sort((one, other) => other.sum - one.sum)
    .map(({ lines }) => lines);
}
