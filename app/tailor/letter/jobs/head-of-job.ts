import { capital } from "~/tailor/grammar/open-with-deed";
import { article, type Job } from "./job";
import { canBeDated, placeOf, timeOf } from "./place-and-time";

export type Order = "first" | "before" | "other";

/** Whether the job above began when this one ended, with no other one between the two. */
export function orderOf(job: Job, above: Job | undefined, every: readonly Job[]): Order {
  if (above === undefined) return "first";
  const { endDate, startDate: own = "" } = job;
  const start = above.startDate ?? "";
  if (job.isCurrent || endDate === undefined || start === "" || endDate > start) return "other";
  const isBetween = every.some(
    ({ path, startDate = "" }) =>
      path.startsWith("/work/") && path !== job.path && startDate > own && startDate < start,
  );
  return isBetween ? "other" : "before";
}

/** Which job it was, out of nothing but its fields: a sentence of a job that goes on, else what opens one; undefined where none is known. */
export function headOf(job: Job, order: Order): { text: string; isSentence: boolean } | undefined {
  const { employer, project, isVoluntary, isCurrent, isLoose } = job;
  if (isLoose) return undefined;
  const role = isPlainTitle(job.title) ? job.role : undefined;
  if (!role && project) return { text: `In the project ${project}`, isSentence: false };
  const place = employer ? ` ${placeOf(employer)}` : "";
  const time = canBeDated(job) ? ` ${timeOf(job)}` : "";
  const who = role && (isVoluntary && !/volunt/iu.test(role) ? `a volunteer ${role}` : article(role));
  if (who && time && isCurrent) return { text: `I have been ${who}${place}${time}`, isSentence: true };
  const as = who ? `as ${who}${place}${time}` : place ? `${place.trim()}${time}` : undefined;
  if (as === undefined) return undefined;
  return { text: order === "before" && time ? `Before that, ${as}` : capital(as), isSentence: false };
}

/** Several titles with years of their own, and one whose brackets say that it was none of its holder's: "(unpaid trial shift)". */
function isPlainTitle(title = ""): boolean {
  const years = title.match(/(?:19|20)\d\d/gu) ?? [];
  return years.length < 3 && !/\([^)]*\b(?:trial|unpaid|cover|placement|student|acting|trainee)\b[^)]*\)/iu.test(title);
}
