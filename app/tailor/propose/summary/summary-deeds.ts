import { capital } from "~/tailor/grammar/open-with-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { chanceOf, readStories } from "~/tailor/letter/choose-stories";
import { clauseOf } from "~/tailor/letter/clauses/line-clause";
import { article, type Job } from "~/tailor/letter/jobs/job";
import { worthOfLines } from "~/tailor/letter/lines/choose-lines";
import { sharedPart } from "~/tailor/letter/lines/quotable-lines";
import { weighedLines } from "~/tailor/letter/lines/weighed-lines";
import { contentStems } from "~/tailor/lexicon/content-stems";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { isProven } from "~/tailor/propose/profile-pieces";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { type Held, isPaid } from "./held-role";

/** A line of a job as a summary says it: "Kept the books of three mills." */
export interface Deed {
  text: string;
  job: Job;
  path: string;
  /** How likely an experienced writer would tell it to this post, as the logarithm of the odds. */
  worth: number;
}

export interface SummaryDeeds {
  /** Each proven by itself, the likeliest to be told first. */
  deeds: readonly Deed[];
  /** The chance, 0 to 1, that a reader calls their doer fit for the post. */
  chance: number;
}

/** In words. */
const longest = { deed: 24, both: 40 };
/** What is less likely to be told is nothing to put in front. */
const leastWorth = -1;
const most = 2;
/** What was done to learn the work is none of it. */
const ofPractice = /\b(?:simulations?|coursework|class(?:room)? projects?)\b/iu;
/** A deed of which another one has so much says the same. */
const same = 0.5;

/** What the jobs of a resume tell that answers the post, in their own words; not what was done unpaid. */
export function summaryDeeds(resume: Resume, posting: Posting, match: Match, tag: Tag): SummaryDeeds {
  const { weighed, ranked } = weighedLines(resume, posting, match, tag);
  const deeds = [...worthOfLines(weighed, ranked, posting, tag)].flatMap(([line, worth]): Deed[] => {
    const said = clauseOf(line, tag);
    if (said === undefined) return [];
    const text = withoutI(said);
    return text === undefined ? [] : [{ text, job: line.job, path: line.path, worth }];
  });
  return {
    deeds: deeds
      .filter(({ job, text, worth }) => !job.isVoluntary && worth >= leastWorth && isTellable(text, resume))
      .sort((one, other) => other.worth - one.worth),
    chance: chanceOf(readStories({ resume, match }, posting, tag), match),
  };
}

function isTellable(text: string, resume: Resume): boolean {
  return wordsOf(text) <= longest.deed && isProven(text, resume);
}

/** "I was responsible for the till" as "Responsible for the till."; undefined where it says what somebody was, or speaks of them once more. */
function withoutI(told: string): string | undefined {
  const [, deed = ""] = /^I (?:(?:am|was) (?=(?:responsible for|in charge of)\b))?(.+)$/u.exec(told) ?? [];
  const isOwn = /\b(?:I|me|my|we|our|us)\b/u.test(deed);
  return deed === "" || isOwn || ofPractice.test(deed) || /^(?:am|was|have|had|know|also)\b/u.test(deed)
    ? undefined
    : sentence(capital(deed));
}

/** A deed as it stands beside a title. */
export interface SummaryDeed extends Deed {
  /** It was done in another job than the title speaks of, and is told with the title of that one. */
  isOfOther: boolean;
}

/**
 * The ways to tell one deed or two beside a title: those that are the likeliest to be told, and those that were done under it. What
 * was done in another job is told with the title of that job, and what stands outside of all jobs by itself.
 */
export function writeDeeds(deeds: readonly Deed[], held: Held | undefined, resume: Resume): SummaryDeed[][] {
  const isInLine = ({ job }: Deed) => isPaid(job) && held?.titles.some((title) => title === job.role) === true;
  const ways = [deeds, deeds.filter(isInLine)]
    .map((some) => chooseDeeds(some, held, resume))
    .flatMap((way) => [way, way.slice(0, 1)]);
  const told = ways
    .filter((way) => way.length > 0)
    .map((way) => ({ way, text: way.map(({ text }) => text).join(" ") }));
  return told.filter(({ text }, at) => told.findIndex((one) => one.text === text) === at).map(({ way }) => way);
}

function chooseDeeds(deeds: readonly Deed[], held: Held | undefined, resume: Resume): SummaryDeed[] {
  const chosen: (SummaryDeed & { isInLine: boolean | undefined })[] = [];
  for (const deed of deeds) {
    if (chosen.length === most) break;
    const isInLine = isPaid(deed.job) && held?.titles.some((title) => title === deed.job.role);
    // What stands behind another deed of its job needs no title.
    const isNamed = chosen.some(({ job }) => job.path === deed.job.path);
    const isOwn = (isInLine && !held?.isTraining) || deed.job.isLoose || !held || isNamed;
    const text = isOwn ? deed.text : underItsTitle(deed, resume);
    const stems = new Set(contentStems(deed.text));
    const isSaid = chosen.some((other) => sharedPart(stems, new Set(contentStems(other.text))) >= same);
    const isLong = [...chosen, deed].reduce((sum, one) => sum + wordsOf(one.text), 0) > longest.both;
    if (text === undefined || isSaid || isLong) continue;
    chosen.push({ ...deed, text, isInLine, isOfOther: !isOwn });
  }
  const first = chosen[0]?.job.path;
  const nearness = ({ isInLine, job }: (typeof chosen)[number]) => Number(isInLine) * 2 + Number(job.path === first);
  return chosen.toSorted((one, other) => nearness(other) - nearness(one));
}

/** "As a Shift Manager, counted drawers."; undefined for work without a title that can be told. */
function underItsTitle({ text, job }: Deed, resume: Resume): string | undefined {
  if (job.role === undefined || !isPaid(job)) return undefined;
  const said = /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  const whole = `As ${article(job.role)}, ${said}`;
  return isProven(whole, resume) ? whole : undefined;
}

function wordsOf(text: string): number {
  return text.split(" ").length;
}
