import type { Match } from "../match";
import type { Seniority } from "../posting";
import { readSeniority } from "../posting/read-title";
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
  const held = index.titles.filter((title) => title.held).map(({ line }) => readSeniority(line.atom.text) ?? "mid");
  const worked = yearsOfWork(index.resume, asOf) ?? 0;
  if (target >= ladder.indexOf("senior") && worked >= seniorAfterYears) held.push("senior");
  const nearest = held.reduce<Seniority | undefined>((a, b) => (a && steps(a) <= steps(b) ? a : b), undefined);
  const least = target <= ladder.indexOf("junior") ? openToAllShare : 0;
  const share = Math.max(least, nearest ? 1 - levelStep * steps(nearest) : 0, 0);
  const possible = partPoints.seniority;
  return { key: "seniority", label: "Seniority", points: possible * share, possible, reason: reasonFor() };

  function steps(level: Seniority): number {
    return Math.abs(ladder.indexOf(level) - target);
  }

  function reasonFor(): string {
    if (!nearest) return `The post is for ${asked} level; no job title in the resume shows a level.`;
    return steps(nearest) === 0
      ? `Your work is at the post's level (${asked}).`
      : `The post is for ${asked} level; the nearest level in your work is ${nearest}.`;
  }
}
