import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { DutyWord, PostingIndex } from "~/tailor/match/index-posting";
import type { ResumeIndex } from "~/tailor/match/index-resume";
import { oncePer } from "~/tailor/once-per";
import { commonShare, type LineWords } from "./line-words";
import type { IndexedLine } from "./read-lines";

/** Where words are stuffed, they are not counted. */
const uncounted = new Set<IndexedLine["place"]>(["skills", "summary", "language"]);

/** A line as a direction: its share in each of the post's words that it holds, and the square of all that is not the post's. */
interface Direction {
  places: number[];
  shares: number[];
  /** Square of its length within the post's words. */
  within: number;
}

/**
 * How much of the post's own wording the lines of a resume cover, 0 to 1: the cosine between the rare words of its duties
 * and the best mix of lines. A line in other words takes no part in the mix, so that no line lowers it.
 */
export function measureWording(index: ResumeIndex, { duties }: Pick<PostingIndex, "duties">): number {
  const post = goalOf(duties);
  const directions = index.lines.flatMap((line) =>
    isCounted(line) ? (directionOf(line.words, post.places) ?? []) : [],
  );
  return closestMix(directions, post.goal);
}

const goalOf = oncePer((duties: DutyWord[]) => {
  const rare = duties.filter(({ stem }) => resumeShare(stem) < commonShare);
  const length = Math.hypot(...rare.map(({ weight }) => weight)) || 1;
  return {
    places: new Map(rare.map(({ stem }, at) => [stem, at])),
    goal: Float64Array.from(rare, ({ weight }) => weight / length),
  };
});

/** A line that tells something; a title does from when on its entry bears it out. */
function isCounted({ place, support }: IndexedLine): boolean {
  return !uncounted.has(place) && support >= 1;
}

function directionOf({ rare, squared }: LineWords, post: Map<string, number>): Direction | undefined {
  const places: number[] = [];
  const shares: number[] = [];
  let within = 0;
  const length = Math.sqrt(squared);
  for (const { stem, rarity } of rare) {
    const at = post.get(stem);
    if (at === undefined) continue;
    const share = rarity / length;
    places.push(at);
    shares.push(share);
    within += share * share;
  }
  return places.length > 0 ? { places, shares, within } : undefined;
}

const mostRounds = 30;
const settled = 1e-3;

/** Cosine of `goal` and the mix of directions, none of them with less than nothing, that comes closest to it. */
function closestMix(directions: Direction[], goal: Float64Array): number {
  const left = Float64Array.from(goal);
  const mix = new Float64Array(directions.length);
  for (let round = 0, moved = 1; moved > settled && round < mostRounds; round += 1) {
    moved = 0;
    for (const [at, { places, shares, within }] of directions.entries()) {
      const before = mix[at] ?? 0;
      const share = Math.max(0, before * within + overlap(places, shares, left));
      for (let i = 0; i < places.length; i += 1) {
        const place = places[i] as number;
        left[place] = (left[place] ?? 0) - (share - before) * (shares[i] ?? 0);
      }
      mix[at] = share;
      moved = Math.max(moved, Math.abs(share - before));
    }
  }
  let along = 0;
  let squared = 0;
  for (let i = 0; i < goal.length; i += 1) {
    const reached = (goal[i] ?? 0) - (left[i] ?? 0);
    along += reached * (goal[i] ?? 0);
    squared += reached * reached;
  }
  for (const [at, { within }] of directions.entries()) squared += (mix[at] ?? 0) ** 2 * (1 - within);
  return squared > 0 ? Math.min(1, along / Math.sqrt(squared)) : 0;
}

function overlap(places: number[], shares: number[], left: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < places.length; i += 1) sum += (shares[i] ?? 0) * (left[places[i] as number] ?? 0);
  return sum;
}
