import type { IsoDate } from "~/tailor/resume";
import type { Job } from "./job";

/** Services that have the article and that one is in: "in the Royal Navy". */
const service = /\b(?:Army|Navy|Air Force|Marines|Corps|Guard|Regiment|Rifles)$/u;

/** "at Acme", "in the Royal Navy" */
export function placeOf(employer: string): string {
  return service.test(employer) ? `in the ${employer.replace(/^the /iu, "")}` : `at ${employer}`;
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
