import type { Tag } from "~/tailor/grammar/tagger";
import { tellingStems } from "~/tailor/lexicon/telling-stems";
import type { Posting } from "~/tailor/posting";
import type { Weighed } from "~/tailor/propose/weigh-lines";
import type { Answered } from "./answered";
import { lineFeatures, lineWorth, roughnessOf, wordsOf } from "./line-features";
import { figureWorth } from "./proofs";
import { type Line, sharedPart } from "./quotable-lines";
import { type RankedJob, sameKind } from "./rank-jobs";

const most = 5;
/**
 * How many lines of the job that the letter is about, of the next one and of a third are told, and from which worth on (in
 * logarithms of the odds); behind the first two of a job a line has to be likelier.
 */
const places = [
  { lines: 3, least: -2.4 },
  { lines: 2, least: -1.3 },
  { lines: 1, least: -0.6 },
];
const further = { from: 2, more: 0.5 };
/** A line of a job of another kind that answers nothing of the post has to be so much likelier. */
const elsewhere = 0.6;
/** What a line is worth for each thing that no other quoted line answers, beside a must of the post. */
const gain = { first: 1, more: 0.5, most: 2.2 };
const must = 3;
/** Another line of which this one has so much says the same. */
const same = 0.5;
const echo = 1.5;
/** What makes a job the one to tell of: its title, what of the post its lines answer, how recent it is, its two best lines. */
const ofJob = { title: 1.5, answers: 2.5, recency: 1.2, current: 1.3, lines: 1, fewest: -3, unpaid: -1.5 };
const roughness = 0.5;

/** What changed by how much is what a reader asks about. */
const figures = { result: 2, other: 0.8 };
/** For a post of somebody who leads: who was led, and who was stood in for. */
const leading = 1.5;
const leader =
  /\b(?:manager|leader|lead|supervisor|head|chief|senior|foreman|forewoman|director|matron|controller|principal)\b/iu;
const people =
  "team|staff|apprentices?|trainees|students|starters|juniors?|crew|brigade|colleagues|people|(?:social )?workers|nurses|cooks|cleaners|drivers|advisors|technicians|assistants|recruits";
const ofLeading = new RegExp(
  `^(?:in charge of |(?:cover(?:ed)?|deputi[sz]ed?|stood in|act(?:ed)?) for )|^(?:[\\p{L} ]+ and )?(?:supervise|manage|lead|led|train|mentor|coach|run|ran|oversee|oversaw)d?(?:ed)? (?:[\\p{L}\\d-]+ ){0,4}(?:${people})\\b`,
  "iu",
);

/** How likely an experienced writer would tell each line to this post, as the logarithm of the odds. */
export function worthOfLines(
  weighed: ReadonlyMap<Line, Weighed>,
  ranked: readonly RankedJob[],
  posting: Posting,
  tag: Tag,
): Map<Line, number> {
  const isForLeader = leader.test(posting.title ?? "");
  return new Map(
    [...lineFeatures(weighed, ranked, posting, tag)].map(([line, seen]) => {
      const figure = isResult(line.text) ? figures.result : figureWorth(line.text) > 0 ? figures.other : 0;
      const lead = isForLeader && ofLeading.test(line.text) ? leading : 0;
      const { answer = 0, merit = 0 } = weighed.get(line) ?? {};
      const praise = praised.costs * Math.max(0, answer - merit - praised.free);
      const own = telling(line.text);
      return [line, lineWorth(seen) - roughness * roughnessOf(line.text, tag) + figure + lead + own - praise];
    }),
  );
}

/** What praise, moods and help take from the merit of a line, they take from its place in a letter; one such word is free. */
const praised = { costs: 0.8, free: 0.5 };

/** Words that most resumes have tell of nobody in particular: what a line gains or loses by how rare its words are in the mean. */
const rarity = { usual: 0.32, worth: 3, most: 0.8 };

function telling(text: string): number {
  const ranks = [...wordsOf(text).values()];
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / Math.max(1, ranks.length);
  const own = Math.max(-rarity.most, Math.min(rarity.most, rarity.worth * (mean - rarity.usual)));
  return own - (conduct.test(text) ? conductCosts : 0);
}

/** How somebody behaved and no work: what every policy asks of everybody. */
const conduct =
  /^(?:act|adher|compl(?:y|ied)|abid|follow|conform|maintain(?:ed|s)? (?:knowledge|confidentiality))\p{L}*\b.*\b(?:polic(?:y|ies)|procedures?|regulations?|standards?|rules|guidelines|protocols?|practices?|knowledge)\b|\bother duties\b/iu;
const conductCosts = 6;

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

/**
 * The lines to tell: first the jobs are chosen, then of each its likeliest lines; what answers a thing that no other one does
 * sooner, and the more so the more the post wants it.
 */
export function chooseLines(
  worth: ReadonlyMap<Line, number>,
  things: readonly Answered[],
  ranked: readonly RankedJob[],
): Line[] {
  const chosen: Line[] = [];
  const answered = new Set<Answered>();
  let place = 0;
  for (const { lines: own, isNear } of jobsToTell(worth, things, ranked)) {
    const { lines, least } = places[place] ?? { lines: 0, least: 0 };
    const left = new Map(own);
    const before = chosen.length;
    while (chosen.length < Math.min(most, before + lines)) {
      const floor = least + (chosen.length - before < further.from ? 0 : further.more);
      const [best] = [...left]
        .flatMap(([line, likely]) => {
          const answers = things.filter((thing) => thing.lines.has(line));
          const isProof = isNear || answers.length > 0 || isResult(line.text);
          const stems = new Set(tellingStems(line.text));
          const like = Math.max(0, ...chosen.map(({ text }) => sharedPart(stems, new Set(tellingStems(text)))));
          const open = answers.filter((thing) => !answered.has(thing));
          const value = likely - (isProof ? 0 : elsewhere) + gainOf(open) - echo * like;
          return like >= same || value < floor ? [] : [{ line, answers, value }];
        })
        .sort((one, other) => other.value - one.value);
      if (!best) break;
      chosen.push(best.line);
      left.delete(best.line);
      for (const thing of best.answers) answered.add(thing);
    }
    if (chosen.length > before) place += 1;
  }
  return chosen;
}

/** The jobs with their lines, the one that says most for this post first. */
function jobsToTell(
  worth: ReadonlyMap<Line, number>,
  things: readonly Answered[],
  ranked: readonly RankedJob[],
): { lines: [Line, number][]; isNear: boolean }[] {
  const weightOf = (list: readonly Answered[]) => list.reduce((sum, { weight }) => sum + weight, 0);
  const whole = weightOf(things) || 1;
  return ranked
    .map(({ job, likeness, recency }) => {
      const lines = [...worth].filter(([line]) => line.job.path === job.path);
      const answers = weightOf(things.filter((thing) => lines.some(([line]) => thing.lines.has(line)))) / whole;
      const [first = ofJob.fewest, second = first] = lines.map(([, own]) => own).sort((one, other) => other - one);
      const sum =
        ofJob.title * likeness +
        ofJob.answers * answers +
        ofJob.recency * recency +
        (job.isCurrent ? ofJob.current : 0) +
        ofJob.lines * Math.max(ofJob.fewest, (first + second) / 2) +
        (job.isVoluntary || job.project !== undefined ? ofJob.unpaid : 0);
      return { lines, sum, isNear: likeness >= sameKind };
    })
    .filter(({ lines }) => lines.length > 0)
    .sort((one, other) => other.sum - one.sum);
}

function gainOf(open: readonly Answered[]): number {
  const worths = open.map(({ weight }) => weight / must).sort((one, other) => other - one);
  return Math.min(
    gain.most,
    worths.reduce((sum, one, at) => sum + one * (at === 0 ? gain.first : gain.more), 0),
  );
}
