import type { Match } from "~/tailor/match";
import type { Seniority } from "~/tailor/posting";
import { levelStep, openToAllShare, partPoints, seniorAfterYears } from "./formula";
import type { ResumeIndex } from "./index-resume";
import { yearsOfWork } from "./work-years";

const ladder: Seniority[] = ["intern", "junior", "mid", "senior", "lead", "executive"];

/**
 * How near the level of the work held is to the post's: the nearest of all titles counts, so that no further job ever
 * takes points away. Undefined where the post's title states no level.
 */
export function scoreSeniority(
  index: ResumeIndex,
  asked: Seniority | undefined,
  asOf: string,
): Match["parts"][number] | undefined {
  if (!asked) return undefined;
  const target = ladder.indexOf(asked);
  const held = index.titles.filter((title) => title.held).map(({ level }) => level);
  const worked = yearsOfWork(index.resume, asOf) ?? 0;
  if (target >= ladder.indexOf("senior") && worked >= seniorAfterYears) held.push("senior");
  const nearest = held.reduce<Seniority | undefined>(
    (a, b) => (a && steps(a, target) <= steps(b, target) ? a : b),
    undefined,
  );
  const least = target <= ladder.indexOf("junior") ? openToAllShare : 0;
  const share = Math.max(least, nearest ? 1 - levelStep * steps(nearest, target) : 0, 0);
  const possible = partPoints.seniority;
  return {
    key: "seniority",
    label: "Seniority",
    points: possible * share,
    possible,
    reason: reasonFor(asked, nearest),
  };
}

function steps(level: Seniority, target: number): number {
  return Math.abs(ladder.indexOf(level) - target);
}

function reasonFor(asked: Seniority, nearest: Seniority | undefined): string {
  if (!nearest) return `The post is for ${asked} level; no job title in the resume shows a level.`;
  return nearest === asked
    ? `Your work is at the post's level (${asked}).`
    : `The post is for ${asked} level; the nearest level in your work is ${nearest}.`;
}
