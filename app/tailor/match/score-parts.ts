import type { Occupation } from "~/tailor/lexicon/occupations";
import type { Match, MatchRow } from "~/tailor/match";
import { sentence } from "~/wording";
import type { JobMeasures } from "./evidence/measure-job";
import { measureWording } from "./evidence/measure-wording";
import {
  degreeCap,
  licenceCap,
  liftFrom,
  otherWorkCap,
  partPoints,
  rowsAsTitle,
  rowsAsUnknownTitle,
  titleLifts,
  unknownTitleLifts,
  wordingFull,
  workAsTitle,
  workFrom,
  workFull,
} from "./formula";
import type { PostingIndex } from "./index-posting";
import type { ResumeIndex } from "./index-resume";
import type { Draft, Measure } from "./score-rows";

type Part = Match["parts"][number];

/**
 * How close the titles held are to the post's, as far as their entries bear them out, or how like its work the work told
 * is: a title says little where a trade has many names for it, and nothing where no list of occupations knows it, so that
 * there the share counts that lines earn of what is asked (`told`). Undefined where the post has no title.
 */
export function scoreTitle(
  index: ResumeIndex,
  asked: PostingIndex,
  told: number,
  { title, closestTitle, work, unknown }: JobMeasures,
): Part | undefined {
  if (asked.title.stems.length === 0) return undefined;
  const { title: possible } = partPoints;
  const byWork = workAsTitle * workShare(work);
  const isKnown = asked.title.occupations.length > 0;
  const byRows = Math.min(1, (isKnown ? rowsAsTitle * unknown : rowsAsUnknownTitle) * told);
  if (Math.max(byWork, byRows) > title) {
    const reason =
      byWork > byRows
        ? "No title is closer to the post's than the work you tell of is to its work."
        : "Our list of jobs does not know the title: what you show of the requirements counts instead.";
    return { key: "title", label: "Title", points: possible * Math.max(byWork, byRows), possible, reason };
  }
  const thin = closestTitle !== undefined && closestTitle.line.support < 1;
  const named = closestTitle?.line.place === "title" ? "Closest title" : "Closest to the post's title";
  const reason = closestTitle
    ? sentence(`${named}: ${closestTitle.line.atom.text}${thin ? ", with little said about the work" : ""}`)
    : index.titles.length > 0
      ? "No title in the resume is close to the post's."
      : "The resume names no job titles that we could read.";
  return { key: "title", label: "Title", points: possible * title, possible, reason };
}

function workShare(work: number): number {
  return Math.min(1, Math.max(0, (work - workFrom) / (workFull - workFrom)));
}

/** How close the work told of one job is to all that the post asks for. */
export function scoreWork({ work }: JobMeasures): Part {
  const share = workShare(work);
  const reason =
    share >= 0.75
      ? "Your lines speak of the same kind of work as the post."
      : share >= 0.4
        ? "Your lines speak of work that is partly like the post's."
        : "Your lines speak of another kind of work than the post's.";
  return { key: "work", label: "Kind of work", points: partPoints.work * share, possible: partPoints.work, reason };
}

/** How much of the rarer words of the post's duties stands in the lines about what was done. */
export function scoreWording(index: ResumeIndex, asked: PostingIndex): Part {
  const share = Math.min(1, measureWording(index, asked) / wordingFull);
  const reason =
    share >= 0.75
      ? "Your lines cover much of the post's own wording."
      : share >= 0.3
        ? "Your lines cover some of the post's own wording."
        : "Your lines share few of the post's telling words.";
  return {
    key: "wording",
    label: "The post's wording",
    points: partPoints.wording * share,
    possible: partPoints.wording,
    reason,
  };
}

/**
 * A highest score below 100, and what holds the score there; undefined where nothing does. `occupations` are those that
 * the post's title names, `title` how close a title held comes to it.
 */
export function capFor(
  drafts: Draft[],
  rows: MatchRow[],
  parts: Match["parts"],
  { occupations, title, unknown }: { occupations: Occupation[]; title: number; unknown: number },
  measure: Measure,
): Match["cap"] {
  const stated = capOfStated(drafts, measure);
  const titleLift = Math.max(title / titleLifts, unknown * unknownTitleLifts);
  const other = occupations.length > 0 ? capOfOtherWork(rows, parts, titleLift) : 100;
  const score = Math.round(((stated?.score ?? 100) * other) / 100);
  if (other >= 100) return stated;
  const scale = `all points count on a scale up to ${score}.`;
  const otherWork = "No job in the resume is quite of the post's kind by its title";
  return {
    score,
    reason: stated ? `${stated.reason} ${otherWork}. For both, ${scale}` : `${otherWork}, so that ${scale}`,
  };
}

const caps = { licence: licenceCap, degree: degreeCap };

/** From a licence or degree that is a must and missing, or, until it is confirmed, named in a list of skills only. */
function capOfStated(drafts: Draft[], measure: Measure): Match["cap"] {
  const isHeld = ({ state }: Draft): boolean => state === "shown" || (state === "unsaid" && measure === "reachable");
  const gone = grouped(drafts.filter(({ requirement }) => requirement.weight === "must"))
    .filter((group) => group.every((draft) => !isHeld(draft) && (draft.gates ?? isPaperGone(draft))))
    .flatMap((group) => group.find(({ gates }) => gates) ?? [])
    .map(({ requirement, gates = "degree" }) => ({ term: requirement.term, score: caps[gates] }))
    .sort((a, b) => a.score - b.score);
  const [lowest] = gone;
  if (!lowest) return undefined;
  const names = [...new Set(gone.map(({ term }) => term))].slice(0, 3).join(", ");
  return {
    score: lowest.score,
    reason: sentence(`The post asks for this as a must, and the resume does not show it: ${names}`),
  };
}

/**
 * From work of another kind, 100 where nothing caps: no title held is close to the post's. What is asked for and the kind
 * of work lift it too, where the lines show most of them: people come from other jobs, and a title may be read wrongly.
 */
function capOfOtherWork(rows: MatchRow[], parts: Match["parts"], titleLift: number): number {
  const work = parts.filter(({ key }) => key === "work");
  const lift = Math.max(titleLift, ...[rows, work].map((lines) => (shareOf(lines) - liftFrom) / (1 - liftFrom)));
  return Math.round(otherWorkCap + (100 - otherWorkCap) * Math.min(1, Math.max(0, lift)));
}

/** Points earned of those possible. */
function shareOf(lines: { points: number; possible: number }[]): number {
  let points = 0;
  let possible = 0;
  for (const line of lines) {
    points += line.points;
    possible += line.possible;
  }
  return possible > 0 ? points / possible : 0;
}

/** Another paper that would do, and is not there either. */
function isPaperGone({ requirement: { kind }, state }: Draft): boolean {
  return (kind === "credential" || kind === "degree") && state === "missing";
}

function grouped(drafts: Draft[]): Draft[][] {
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const key = draft.requirement.group ?? draft.requirement.id;
    const members = groups.get(key);
    if (members) members.push(draft);
    else groups.set(key, [draft]);
  }
  return [...groups.values()];
}
