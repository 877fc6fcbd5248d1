import type { Tag } from "~/tailor/grammar/tagger";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { lineWeigher } from "~/tailor/propose/weigh-lines";
import type { Resume } from "~/tailor/resume";
import { type Ask, readAsks } from "./asks/choose-asks";
import { isSpelled } from "./clauses/spelling";
import { headOf } from "./jobs/head-of-job";
import { tellableJobs } from "./jobs/loose-work";
import { type RankedJob, rankJobs, sameKind, withNearestTitle } from "./jobs/rank-jobs";
import { chanceOfLetter, letterFeatures } from "./letter-chance";
import { type Answered, answeredThings, mustsOf } from "./lines/answered";
import { chooseLines, saysSame, withMusts } from "./lines/choose-lines";
import { isResult, type LineFeatures, lineFeatures, lineWorth } from "./lines/line-features";
import type { Line } from "./lines/quotable-lines";
import { storiesOf } from "./stories";
import { type Told, tellStory } from "./tell-story";

/** What a story gains that surely answers words of the post, in logarithms of the odds; and one that says what came of the work. */
const introduced = 3;
const ofResult = 0.6;
const mostOfWeak = 3;

export interface Stories {
  /** What is seen of each, for what was learnt from marked ones. */
  features: ReadonlyMap<Line, LineFeatures>;
  /** The jobs, the nearest to the post first. */
  ranked: RankedJob[];
  /** What the post asks for and they answer. */
  things: Answered[];
  /** Words of the post that they may answer, the likeliest first. */
  asks: Ask[];
  /** Each as a letter has it. */
  told: ReadonlyMap<Line, Told>;
}

/** All that a letter could tell of the jobs, as far as it is `sayable`. */
export function readStories(
  { resume, match }: { resume: Resume; match: Match },
  posting: Posting,
  tag: Tag,
  isSayable: (text: string) => boolean = () => true,
): Stories {
  const jobs = tellableJobs(resume)
    .map((job) => withNearestTitle(job, posting))
    // "Aprentice": a title with a slip of the pen is told by nobody.
    .map((job) => (isSpelled(job.roles ?? "", tag) ? job : { ...job, role: undefined, roles: undefined }));
  const byPath = new Map(jobs.map((job) => [job.path, job]));
  const weigh = lineWeigher(resume, posting, match);
  const stories = storiesOf(resume, tag)
    .map((story) => ({ ...story, job: byPath.get(story.job.path) ?? story.job }))
    .filter(({ text }) => isSayable(text));
  const weighed = new Map(stories.map((story) => [story, weigh(story.path, story.text)]));
  const ranked = rankJobs(jobs, posting, weighed);
  return {
    features: lineFeatures(weighed, ranked, posting, tag),
    ranked,
    things: answeredThings(posting, { resume, match }, stories),
    asks: readAsks(stories, posting, { resume, match }, tag),
    told: new Map(stories.map((story) => [story, tellStory(story, tag, isSayable)])),
  };
}

/** How likely an experienced writer would tell each to this post, as the logarithm of the odds. */
export function worthOf(
  { features, asks }: Stories,
  weigh: (own: LineFeatures) => number = lineWorth,
): Map<Line, number> {
  const likeliest = new Map(asks.toReversed().map(({ line, chance }) => [line, chance]));
  return new Map(
    [...features].map(([story, own]) => [
      story,
      weigh(own) + introduced * (likeliest.get(story) ?? 0) + (isResult(story.text) ? ofResult : 0),
    ]),
  );
}

/** The chance, 0 to 1, that a reader finds somebody fit enough for a letter. */
export function chanceOf(stories: Stories, match: Match): number {
  return chanceOfLetter(letterFeatures(match, worthOf(stories), stories));
}

/** A letter has so many stories where jobs of the post's kind have that many that are worth at least so much. */
const enough = { count: 4, least: -2 };

/** With fewer a letter looks further, for work of which nobody knows where it was; notes that are no sentences are left to the resume. */
const fewestTold = { usual: 3, some: 2 };

/** What the letter tells of the jobs: sentences about jobs that have a name, as far as there are enough. */
export function chooseStories(stories: Stories, isWeak: boolean, worth = worthOf(stories)): Line[] {
  const isTold = (line: Line) => stories.told.get(line)?.isSentence === true;
  const among = (isIn: (line: Line) => boolean) =>
    chooseAmong(stories, isWeak, new Map([...worth].filter(([line]) => isIn(line))));
  const named = among((line) => isTold(line) && headOf(line.job, "first") !== undefined);
  if (named.length >= fewestTold.usual) return named;
  const all = among(isTold);
  return all.length < fewestTold.usual && named.length >= fewestTold.some ? named : all;
}

function chooseAmong(stories: Stories, isWeak: boolean, worth: ReadonlyMap<Line, number>): Line[] {
  const chosen = chooseLines(worth);
  if (isWeak) return chosen.slice(0, mostOfWeak);
  const all = withMusts(chosen, worth, mustsOf(stories.things));
  const near = new Set(stories.ranked.flatMap(({ job, likeness }) => (likeness >= sameKind ? [job.path] : [])));
  const further = [...worth].filter(
    ([{ job }, own]) => own >= enough.least && (near.has(job.path) || all.some((one) => one.job.path === job.path)),
  );
  for (const [story] of further.sort((one, other) => other[1] - one[1]))
    if (all.length < enough.count && !all.some((one) => saysSame(one, story))) all.push(story);
  return all;
}
