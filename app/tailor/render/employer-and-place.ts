import { oncePer } from "~/tailor/once-per";
import { placeScore } from "~/tailor/parse/words/places";
import type { Resume } from "~/tailor/resume";
import { atomAt, valueAt } from "~/tailor/resume-atoms";

const employerOf = { work: "name", volunteer: "organization" } as const;
const surePlace = 2;
/** As a form has it where no place was filled in. */
const blankPlace = /^(?:City|State)\b/u;

/**
 * An employer and the place behind it: as one where the line of some entry of their kind has neither a sign between them nor
 * surely a place, so that no border is printed that was guessed.
 */
export function employerAndPlace(
  resume: Resume,
  kind: "work" | "volunteer",
  at: number,
  location: string | undefined,
): (string | undefined)[] {
  const employer = valueAt(resume, `/${kind}/${at}/${employerOf[kind]}`);
  const between = betweenPlace(resume, kind, at);
  if (!employer || !location || between === undefined || !haveGuessedPlaces(resume)[kind]) return [employer, location];
  return [`${employer}${between}${location}`];
}

/** What stands between employer and place in their line; undefined where a bar or a column parts them, or they share none. */
function betweenPlace(resume: Resume, kind: "work" | "volunteer", at: number): string | undefined {
  const path = `/${kind}/${at}`;
  const left = atomAt(resume, `${path}/${employerOf[kind]}`)?.span;
  const right = atomAt(resume, `${path}/location`)?.span;
  const between = left && right && left.end <= right.start ? resume.source.slice(left.end, right.start) : "\n";
  return /[\p{L}\p{N}\n\t|•·]|\s{3}/u.test(between) ? undefined : between.replace(/\s+/gu, " ");
}

const haveGuessedPlaces = oncePer((resume: Resume) => {
  const isGuessed = (kind: "work" | "volunteer", location: string | undefined, at: number) => {
    const between = betweenPlace(resume, kind, at);
    if (location === undefined || between === undefined || blankPlace.test(location)) return false;
    return placeScore(location) < surePlace || between === " ";
  };
  return {
    work: resume.work.some(({ location }, at) => isGuessed("work", location, at)),
    volunteer: resume.volunteer.some(({ location }, at) => isGuessed("volunteer", location, at)),
  };
});
