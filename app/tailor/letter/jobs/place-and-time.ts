import type { IsoDate } from "~/tailor/resume";
import type { Job } from "./job";

/** Services that have the article and that one is in: "in the Royal Navy". */
const service = /\b(?:Army|Navy|Air Force|Marines|Corps|Guard|Regiment|Rifles)$/u;

/** What is of a place or a subject has the article: "the Town of Marlow", "the Board of Pharmacy". */
const ofPlace =
  /^(?:City|Town|County|Village|Borough|State|Parish|Port|Diocese|University|College|Institute|School|Department|Ministry|Board|Office|Bureau|Museum|Church) of\b/u;

/** "the Town of Marlow", "Hale Hospital" */
export function withThe(employer: string): string {
  return ofPlace.test(employer) ? `the ${employer}` : employer;
}

/** "at Acme", "in the Royal Navy" */
export function placeOf(employer: string): string {
  return service.test(employer) ? `in the ${employer.replace(/^the /iu, "")}` : `at ${withThe(employer)}`;
}

/** Whether it is known when the job began and, unless it goes on, when it ended. */
export function canBeDated({ startDate, endDate, isCurrent }: Job): boolean {
  return startDate !== undefined && (isCurrent || endDate !== undefined);
}

export function timeOf({ isCurrent, startDate, endDate }: Job): string {
  if (isCurrent) return `since ${yearOf(startDate)}`;
  const [from, to] = [yearOf(startDate), yearOf(endDate)];
  return from === to ? `in ${from}` : `from ${from} to ${to}`;
}

function yearOf(day: IsoDate | undefined): string | undefined {
  return day?.slice(0, 4);
}
