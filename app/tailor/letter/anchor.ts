import { namesWork } from "~/tailor/propose/profile-pieces";
import type { IsoDate } from "~/tailor/resume";
import { article, type Job } from "./job";
import { isOnePerson } from "./lines/no-deed";

/** What names a job before its first sentence. */
export interface Anchor {
  /** "As a Staff Accountant", "In sales" */
  held: string;
  /** "at Acme from 2014 to 2017" */
  when: string;
}

/** In full, then with less of it, as the gate lets it pass. */
export function anchorsOf(job: Job): Anchor[] {
  const { path, roles, titles = [], position, employer, project } = job;
  if (path.startsWith("/facts/")) return [nothing];
  // Told among jobs, it would seem to be of one of them.
  if (path === "/awards") return [{ held: "In my career", when: "" }];
  if (project) return [{ held: `In ${project}`, when: "" }];
  const dates = canBeDated(job) ? timeOf(job) : "";
  const place = employer ? placeOf(employer) : "";
  const names = roles ? [...new Set([roles, ...[...titles].reverse()])] : [];
  const held = roles ? names.map((name) => `As ${article(name)}`) : position ? positionAnchor(position) : [];
  const times = [...new Set([`${place} ${dates}`.trim(), dates, place, ""])];
  return [
    ...held.flatMap((name) => times.map((when) => ({ held: name, when }))),
    ...times.map((when) => ({ held: "", when })),
  ];
}

export const nothing: Anchor = { held: "", when: "" };

/** Services that have the article and that one is in: "in the Royal Navy". */
const service = /\b(?:Army|Navy|Air Force|Marines|Corps|Guard|Regiment|Rifles)$/u;

/** "at Acme", "in the Royal Navy" */
export function placeOf(employer: string): string {
  return service.test(employer) ? `in the ${employer.replace(/^the /iu, "")}` : `at ${employer}`;
}

/** "As Kitchen Crew", "In customer service"; one word that names no person may as well be a heading. */
function positionAnchor(position: string): string[] {
  if (!/\s/.test(position)) return [];
  if (isOnePerson(position.split(" ").at(-1) ?? "")) return [`As ${article(position)}`];
  return [namesWork.test(position) || /s$/u.test(position) ? `In ${position.toLowerCase()}` : `As ${position}`];
}

/** "In my current role as a Staff Nurse at Mercy": what somebody does today bears no "since". */
export function atPresent({ held, when }: Anchor, isRole: boolean): string {
  const place = when.replace(/ ?since \d{4}$/u, "");
  const role = held.startsWith("As ") ? `In my current role as ${held.slice(3)}` : isRole ? "In my current role" : "";
  return [role || "In my current job", place].filter(Boolean).join(" ");
}

/**
 * A job that was named before: by its employer, where the sentence before it is of another one, else by its title, with its
 * days where another told job has the same (`isShared`).
 */
export function shortAnchors(
  job: Job,
  { isShared, isSameEmployer }: { isShared: boolean; isSameEmployer: boolean },
): Anchor[] {
  const { employer, role, isCurrent, path } = job;
  if (!/^\/(?:work|volunteer)\//u.test(path)) return path === "/awards" ? anchorsOf(job) : [nothing];
  const at = employer && !isSameEmployer ? [{ held: "", when: placeOf(employer) }] : [];
  const when = isShared && canBeDated(job) && !isCurrent ? timeOf(job) : "";
  const named = role && (!isCurrent || isSameEmployer) ? [{ held: `As ${article(role)}`, when }] : [];
  const today = isCurrent && !isSameEmployer ? [{ held: "In my current role", when: "" }] : [];
  return [...at, ...named, ...today, nothing];
}

/** A job as that of the opening, or of the paragraph before. */
export function thatRole({ isCurrent }: Job): Anchor {
  return { held: isCurrent ? "In my current role" : "In that role", when: "" };
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
