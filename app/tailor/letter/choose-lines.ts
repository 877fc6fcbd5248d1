import type { Tag } from "~/tailor/grammar/tagger";
import type { Posting } from "~/tailor/posting";
import type { Weighed } from "~/tailor/propose/weigh-lines";
import type { Answered } from "./answered";
import { lineFeatures, lineWorth, roughnessOf } from "./line-features";
import { figureWorth } from "./proofs";
import { type Line, sharedPart } from "./quotable-lines";
import { type RankedJob, sameKind, stemsOf } from "./rank-jobs";

const most = 6;
/** Of jobs in a letter, and of lines of one job. */
const mostOf = { jobs: 3, lead: 4, other: 2 };
/** From here on a line is quoted (logarithms of the odds): one that answers what is asked, any other one; until there are so many, also less likely ones, of a job of the kind before others, and behind the first any that is not quite out of the question until there are three. */
const least = {
  answering: -1.7,
  other: -0.6,
  few: { count: 5, near: -1.6, other: -1.3 },
  fewest: { count: 3, any: -2.6 },
};
/** What a line is worth for each thing that no other quoted line answers, beside a must of the post. */
const gain = { first: 1, more: 0.5, most: 2.2 };
const must = 3;
/** Another line of which this one has so much says the same. */
const same = 0.5;
const echo = 1.5;

/** What changed by how much is what a reader asks about. */
const figures = { result: 1.1, other: 0.5 };
/** For a post of somebody who leads: who was led, and who was stood in for. */
const leading = 0.5;
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
      return [line, lineWorth(seen) - roughnessOf(line.text, tag) + figure + lead];
    }),
  );
}

/** "from 52 to 34 days", "by 18%", "4% under budget" */
function isResult(text: string): boolean {
  return figureWorth(text) > 0 && /\bfrom \D?\d.* to \D?\d|\bby (?:about |over )?(?:\d|half)|\d%/u.test(text);
}

/**
 * The lines to tell, the likeliest first; what answers a thing that no other one does sooner, and the more so the more the
 * post wants it. A job of the post's kind has a place by its strongest line, and no more jobs are told than a reader follows.
 */
export function chooseLines(
  worth: ReadonlyMap<Line, number>,
  things: readonly Answered[],
  ranked: readonly RankedJob[],
): Line[] {
  const isNear = ({ job }: Line) => ranked.some((one) => one.job.path === job.path && one.likeness >= sameKind);
  const left = new Map([...worth].map(([line, own]) => [line, { own, stems: new Set(stemsOf(line.text)) }]));
  const chosen = new Map<Line, ReadonlySet<string>>();
  const answered = new Set<Answered>();
  const lead = leadOf(worth, ranked);
  while (chosen.size < most) {
    const inJob = (path: string) => [...chosen.keys()].filter(({ job }) => job.path === path).length;
    const jobs = new Set([...chosen.keys()].map(({ job }) => job.path));
    const [best] = [...left]
      .flatMap(([line, { own, stems }]) => {
        const isLead = line.job.path === lead;
        if (chosen.size === 0 && lead !== undefined && !isLead) return [];
        if (inJob(line.job.path) >= (isLead ? mostOf.lead : mostOf.other)) return [];
        if (jobs.size >= mostOf.jobs && !jobs.has(line.job.path)) return [];
        const answers = things.filter(({ lines }) => lines.has(line));
        const ofFew = isNear(line) ? least.few.near : least.few.other;
        const any = chosen.size < least.few.count ? ofFew : least.other;
        const usual = answers.length > 0 ? least.answering : any;
        const isShort = chosen.size > 0 && chosen.size < least.fewest.count;
        const isFirst = chosen.size === 0 && isLead;
        const floor = isShort || isFirst ? Math.min(usual, least.fewest.any) : usual;
        const like = Math.max(0, ...[...chosen.values()].map((other) => sharedPart(stems, other)));
        if (like >= same || own < floor) return [];
        const open = answers.filter((thing) => !answered.has(thing));
        return [{ line, stems, answers, value: own + gainOf(open) - echo * like }];
      })
      .sort((one, other) => other.value - one.value);
    if (!best) break;
    chosen.set(best.line, best.stems);
    left.delete(best.line);
    for (const thing of best.answers) answered.add(thing);
  }
  return [...chosen.keys()];
}

/** The job that a letter is about: the nearest of the post's kind that has a line to tell. */
function leadOf(worth: ReadonlyMap<Line, number>, ranked: readonly RankedJob[]): string | undefined {
  const told = new Set([...worth].flatMap(([line, own]) => (own >= least.fewest.any ? [line.job.path] : [])));
  return ranked.find(({ job, likeness }) => likeness >= sameKind && told.has(job.path))?.job.path;
}

function gainOf(open: readonly Answered[]): number {
  const worths = open.map(({ weight }) => weight / must).sort((one, other) => other - one);
  return Math.min(
    gain.most,
    worths.reduce((sum, one, at) => sum + one * (at === 0 ? gain.first : gain.more), 0),
  );
}
