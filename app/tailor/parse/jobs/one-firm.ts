import type { Span } from "~/tailor/resume";
import type { Period } from "../dates";
import { lineAt } from "../lines/span-text";
import type { Builder } from "../resume-builder";
import { titleScore } from "../words/role-words";
import { adjoin, isWithin, unionOf, wholePeriod } from "./periods";
import type { Job } from "./real-jobs";

/** An employer whose line stands above one title or several. */
interface Firm {
  name: Span;
  /** The dates beside its name. */
  period: Period | undefined;
  /** A blank line parts it from its first title, so that one says nothing before the next. */
  isApart: boolean;
  /** Title and period of the last job with it, and the period of all of them. */
  title: Span;
  last: Period | undefined;
  all: Period | undefined;
  hasText: boolean;
}

/**
 * Jobs of which each has the employer that stands once above several titles: where the dates beside its name hold theirs,
 * or where they follow each other without a break and nothing new begins between. Linear in the jobs.
 */
export function withOneFirm(builder: Builder, jobs: Job[]): Job[] {
  const found: Job[] = [];
  let firm: Firm | undefined;
  let header: Job | undefined;
  const apart = jobs.flatMap((job) => withTitlesApart(builder, job));
  for (const [index, one] of apart.entries()) {
    if (isHeader(builder, one, apart[index + 1])) {
      header = one;
      continue;
    }
    const job = header ? below(header, one) : one;
    header = undefined;
    if (job.organisation) {
      firm = firmOf(builder, job, job.organisation);
      found.push(job);
      continue;
    }
    if (!firm || !isOfFirm(builder, firm, job)) {
      firm = undefined;
      found.push(job);
      continue;
    }
    // Several titles over one text: whose it is nobody can tell.
    found.push({ ...job, organisation: firm.name, ...(!firm.hasText && { margin: 0 }) });
    if (job.title) firm.title = job.title;
    firm.last = job.period;
    firm.all = unionOf([firm.all, job.period].flatMap((period) => period ?? []));
    firm.hasText ||= hasText(job);
    noteSaid(builder, firm);
  }
  return found;
}

/**
 * "Clerk, 2015 - 2019" right below "Supervisor, 2019 - 2023" in one head: a job of its own. All text stands below the last
 * of them, and whose it is nobody can tell.
 */
function withTitlesApart(builder: Builder, job: Job): Job[] {
  const { organisation, period, rest, paragraphs } = job;
  const at = rest.findIndex((one, index) => isTitleBelow(builder, job, one, rest[index + 1]));
  const [title, dates] = rest.slice(at, at + 2);
  const second = dates && wholePeriod(builder, dates);
  if (at < 0 || !title || !second || !period) return [job];
  const below = { title, organisation, period: second, rest: rest.slice(at + 2), paragraphs, margin: 0 };
  return [{ ...job, rest: rest.slice(0, at), paragraphs: [] }, ...withTitlesApart(builder, below)];
}

/** A line of the head that holds a name and a period that adjoins that of the title above, and nothing else. */
function isTitleBelow(
  builder: Builder,
  { title: above, organisation, period }: Job,
  title: Span,
  dates?: Span,
): boolean {
  const second = dates && wholePeriod(builder, dates);
  if (!above || !organisation || !period || !second || title.start < period.end) return false;
  const { text } = builder.source;
  const end = text.indexOf("\n", second.end);
  const isAlone =
    text.slice(period.end, title.start).trim() === "" &&
    text.slice(period.end, title.start).includes("\n") &&
    !/[\p{L}\p{N}\n]/u.test(text.slice(title.end, second.start)) &&
    !/[\p{L}\p{N}]/u.test(text.slice(second.end, end < 0 ? undefined : end));
  return isAlone && adjoin(period, second);
}

/** Where the titles cover the dates beside the employer's name, these say nothing more. */
function noteSaid(builder: Builder, { period, all }: Firm): void {
  if (period && all && isWithin(period, all)) builder.said.push({ start: period.start, end: period.end });
}

function hasText({ rest, paragraphs }: Job): boolean {
  return rest.length + paragraphs.length > 0;
}

function firmOf(builder: Builder, job: Job, name: Span): Firm | undefined {
  const { title, period, firmPeriod } = job;
  if (!title || !builder.source.text.slice(name.end, title.start).includes("\n")) return undefined;
  const firm = {
    name,
    period: firmPeriod,
    isApart: hasGap(builder, title),
    title,
    last: period,
    all: period,
    hasText: hasText(job),
  };
  noteSaid(builder, firm);
  return firm;
}

/** Whose own work it is, or for whom there was no one employer. */
const ownWork =
  /\b(?:freelanc\w*|self.?employed|independent|various|sole trader|own business|volunteer\w*|intern\w*)\b/iu;

function isOfFirm(builder: Builder, firm: Firm, { title, place, url, period, rest }: Job): boolean {
  if (!title || !period || place || url || rest.length > 0) return false;
  const name = builder.text(title);
  if (ownWork.test(name)) return false;
  if (firm.period) return isWithin(period, firm.period);
  const isNext = firm.last !== undefined && adjoin(firm.last, period);
  if (!isNext) return false;
  // Behind a blank line the next step of one career: it ends in the month in which the last one began, and is of its kind.
  const isStep = meetInMonth(firm.last, period) && shareWord(builder.text(firm.title), name);
  return firm.isApart || isStep || (titleScore(name) > 0 && !hasGap(builder, title));
}

function meetInMonth(later: Period | undefined, { to }: Period): boolean {
  return later?.from !== undefined && later.from.iso.length > 4 && later.from.iso === to?.iso;
}

function shareWord(one: string, other: string): boolean {
  const words = new Set(one.toLowerCase().match(/\p{L}{3,}/gu));
  return (other.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => words.has(word));
}

/** A blank line stands before the line of a span. */
function hasGap({ source }: Builder, { start }: Span): boolean {
  return lineAt(source, start)?.gap ?? false;
}

/** An employer without a title of its own, and no more text than a line that describes it, above a title without an employer. */
function isHeader(
  { text }: Builder,
  { organisation, title, place, period, rest, paragraphs }: Job,
  next: Job | undefined,
) {
  if (!organisation || !next?.title || next.organisation || rest.length > 0) return false;
  if (title && (titleScore(text(title)) > 0 || place)) return false;
  const isDescribed = !title && !period && paragraphs.length === 1 && !paragraphs[0]?.bullet;
  if (paragraphs.length > 0 && !isDescribed) return false;
  if (titleScore(text(next.title)) === 0 || ownWork.test(text(next.title))) return false;
  return period && next.period ? isWithin(next.period, period) : period !== undefined || next.period !== undefined;
}

/** The job with the employer above it, and with its dates where it has none. What looked like a title there is the place. */
function below({ organisation, title, place, period, paragraphs, margin }: Job, job: Job): Job {
  const where = job.place ?? place ?? title;
  return {
    ...job,
    organisation,
    place: where,
    period: job.period ?? period,
    paragraphs: [...paragraphs, ...job.paragraphs],
    ...(job.period && period && { firmPeriod: period }),
    margin: Math.min(margin, job.margin),
  };
}
