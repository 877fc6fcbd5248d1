import type { Span } from "~/tailor/resume";
import type { Builder } from "../resume-builder";
import { isCityAndState, placeScore } from "../words/places";
import { organisationScore, titleScore } from "../words/role-words";
import type { Job } from "./real-jobs";

/** So many employers of different names end in it. */
const fewestEmployers = 2;
/** In words. */
const longestTown = 3;

/**
 * Jobs with the town that stands behind a comma at the end of the employer or title as their place: where the person lives
 * or another job was, or what ends the names of several employers. Linear in the jobs.
 */
export function withOwnTowns({ resume, text }: Builder, jobs: Job[]): Job[] {
  const tailIn = (span: Span | undefined) => (span ? tailOf(text(span)) : undefined);
  const known = [resume.basics.location?.address, ...jobs.map(({ place }) => place && text(place))];
  const towns = new Set(known.flatMap((one) => one?.split(/\s*[,|]\s*/u).map(withoutState) ?? []).filter(isName));
  const employers = new Map<string, Set<string>>();
  for (const { organisation, place } of jobs) {
    const tail = place ? undefined : tailIn(organisation);
    if (organisation && tail !== undefined && isTown(tail))
      employers.set(tail, new Set([...(employers.get(tail) ?? []), text(organisation)]));
  }
  for (const [tail, names] of employers) if (names.size >= fewestEmployers) towns.add(tail);
  return jobs.map((job) => {
    if (job.place) return job;
    for (const field of ["organisation", "title"] as const) {
      const span = job[field];
      const tail = tailIn(span);
      // In another case or with other blanks the places in the source would not agree.
      if (!span || tail === undefined || !towns.has(tail) || text(span).length !== span.end - span.start) continue;
      const start = span.end - tail.length;
      return { ...job, [field]: { start: span.start, end: start - ", ".length }, place: { start, end: span.end } };
    }
    return job;
  });
}

/** What stands behind the last comma. */
function tailOf(name: string): string | undefined {
  const at = name.lastIndexOf(", ");
  return at > 0 ? name.slice(at + ", ".length) : undefined;
}

function withoutState(place: string): string {
  return isCityAndState(place) ? place.replace(/ \p{Lu}{2}(?: [\d-]+)?$/u, "") : place;
}

function isName(place: string): boolean {
  return place.split(" ").length <= longestTown && placeScore(place) === 1 && titleScore(place) === 0;
}

/** It may be a town, and is no firm. */
function isTown(name: string): boolean {
  return isName(name) && organisationScore(name) === 0;
}
