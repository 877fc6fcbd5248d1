import type { Span } from "~/tailor/resume";
import { findPeriods, type Period, shifted } from "../dates";
import { lineAt } from "../lines/span-text";
import type { Builder } from "../resume-builder";
import type { Job } from "./real-jobs";

/** A month after all others: that of a period which goes on. */
const open = "9999";

function endOf({ to, current }: Period): string {
  return current ? open : (to?.iso ?? "");
}

/** Before, at or after, as far as both dates tell: "2018" is no other time than "2018-03". */
function compared(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).localeCompare(other.slice(0, length));
}

/** Whether a period lies within another. */
export function isWithin(inner: Period, outer: Period): boolean {
  if (!inner.from || !outer.from) return false;
  return compared(inner.from.iso, outer.from.iso) >= 0 && compared(endOf(inner), endOf(outer)) <= 0;
}

/** Whether one of two periods begins when the other ends, give or take a month, or a year where no months are named. */
export function adjoin(one: Period, other: Period): boolean {
  return follows(one, other) || follows(other, one);
}

function follows(earlier: Period, later: Period): boolean {
  const [end, start] = [earlier.to?.iso ?? "", later.from?.iso ?? ""];
  if (end === "" || start === "") return false;
  const isByMonths = end.length > 4 && start.length > 4;
  return Math.abs(monthsOf(start, isByMonths) - monthsOf(end, isByMonths)) <= (isByMonths ? 1 : monthsOfYear);
}

const monthsOfYear = 12;

function monthsOf(iso: string, isByMonths: boolean): number {
  return Number(iso.slice(0, 4)) * monthsOfYear + (isByMonths ? Number(iso.slice(5, 7)) : 0);
}

/** From the first begin to the last end of some periods. */
export function unionOf(periods: Period[]): Period | undefined {
  const [first] = periods.toSorted((a, b) => compared(a.from?.iso ?? open, b.from?.iso ?? open));
  const last = periods.toSorted((a, b) => compared(endOf(a), endOf(b))).at(-1);
  if (!first?.from || !last) return undefined;
  const { to, current } = last;
  return { start: first.start, end: last.end, from: first.from, ...(current ? { current } : to && { to }) };
}

/** The period that is all that a text says, but for its brackets. */
export function wholePeriod({ source }: Builder, { start, end }: Span): Period | undefined {
  const text = source.text.slice(start, end);
  const [period, second] = findPeriods(text);
  if (!period?.from || second || /[\p{L}\p{N}]/u.test(text.slice(0, period.start) + text.slice(period.end)))
    return undefined;
  return shifted(period, start);
}

/**
 * A job with its own period where its head has two, of which one lies within the other: the wider one is that of all work
 * with the employer. Two that stand with words between on the title's line belong to two titles of one job.
 */
export function withOwnPeriod(builder: Builder, job: Job): Job {
  const { period, title } = job;
  const [below] = job.paragraphs;
  const second = [...job.rest, ...(below ? [below] : [])].find((one) => wholePeriod(builder, one));
  const other = second && wholePeriod(builder, second);
  if (!period || !title || !second || !other) return job;
  const rest = job.rest.filter((one) => one !== second);
  const paragraphs = job.paragraphs.filter((one) => one !== second);
  const isOfOther = rest.some((one) => lineAt(builder.source, one.start) === lineAt(builder.source, second.start));
  if (!isOfOther && isWithin(other, period) && isWithin(period, other)) {
    builder.said.push({ start: second.start, end: second.end });
    return { ...job, rest, paragraphs };
  }
  if (isWithin(other, period)) return { ...job, period: other, firmPeriod: period, rest, paragraphs };
  if (isWithin(period, other))
    return isBesideEmployer(builder, job, other) ? { ...job, firmPeriod: other, rest, paragraphs } : job;
  return withPromotion(builder, job, other);
}

function isBesideEmployer({ source }: Builder, { organisation, title }: Job, period: Period): boolean {
  const isOnLineOf = (one: Span) => !source.text.slice(one.end, period.start).includes("\n");
  return (
    organisation !== undefined &&
    organisation.end <= period.start &&
    isOnLineOf(organisation) &&
    !!title &&
    !isOnLineOf(title)
  );
}

/** "Baker (2012-2015), promoted to Head Baker (2015-2019)": one job under all that the line says, in doubt. */
function withPromotion({ source }: Builder, job: Job, second: Period): Job {
  const { title, period } = job;
  if (!title || !period?.from || second.start < period.end) return job;
  const isBefore = (one: Span) => one.end <= second.start && !source.text.slice(one.start, second.end).includes("\n");
  const named = [title, ...job.rest].filter(isBefore);
  const start = Math.min(...named.map((one) => one.start));
  if (!isBefore(title) || start > period.start) return job;
  const isPromotion = adjoin(period, second) && /\p{L}{3}/u.test(source.text.slice(period.end, second.start));
  const both = unionOf([period, second]);
  if (!isPromotion || !both) return job;
  const end = source.text[second.end] === ")" ? second.end + 1 : second.end;
  const isOutside = (one: Span) => one.start >= end || one.end <= start;
  if ([job.organisation, job.place].some((one) => one && !isOutside(one))) return job;
  return { ...job, title: { start, end }, period: both, rest: job.rest.filter(isOutside), margin: 0 };
}
