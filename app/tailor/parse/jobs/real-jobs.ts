import type { Span } from "~/tailor/resume";
import { findPeriods, type Period } from "../dates";
import { asParagraph, leastMargin } from "../label/label-section";
import type { Paragraph } from "../lines/paragraphs";
import type { SourceLine } from "../lines/source-line";
import { lineAt } from "../lines/span-text";
import { goesOnFromAbove } from "../lines/wrapped";
import type { Builder } from "../resume-builder";
import { organisationScore, titleScore } from "../words/role-words";

export interface Job {
  title?: Span | undefined;
  organisation?: Span | undefined;
  place?: Span | undefined;
  /** `address` is where it leads, if the words in the span do not say it. */
  url?: (Span & { address?: string }) | undefined;
  period?: Period | undefined;
  /** That of all work with the employer, where the title has one of its own. */
  firmPeriod?: Period | undefined;
  /** What else the head says. */
  rest: Span[];
  paragraphs: Paragraph[];
  margin: number;
  /** No job, but a line about a time without one. */
  isNote?: true;
}

/**
 * Among jobs that say when they were held, a line that names neither employer nor date nor a role is no job: it goes on
 * with the one above.
 */
export function withoutRoleless(builder: Builder, jobs: Job[]): Job[] {
  const dated = jobs.filter(({ period }) => period).length;
  if (dated < fewestDated || 2 * dated < jobs.length) return jobs;
  const kept: Job[] = [];
  for (const job of jobs) {
    const above = kept.at(-1);
    const { title } = job;
    const isHead = job.organisation && job.margin >= leastMargin;
    const isTold = isSentence(builder, job) || (title && !isHead && goesOnFromAbove(builder.source, title.start));
    const isLone = isLoneLine(builder, job);
    const says = job.period ?? (isTold || isLone ? undefined : (job.organisation ?? job.place ?? job.url));
    const isNamed = !isTold && (title ? titleScore(builder.text(title)) > 0 : !isLone);
    const isSure = job.place !== undefined || job.margin >= leastMargin;
    const item = above && !isSure && !opensWithPeriod(builder, job) ? sentenceOf(builder, job) : undefined;
    if (above && item) above.paragraphs.push(asParagraph(item), ...job.paragraphs.filter(({ end }) => end > item.end));
    else if (!above || says || isNamed) kept.push(job);
    else above.paragraphs.push(...headLine(job), ...job.paragraphs);
  }
  return kept;
}

const fewestDated = 2;

/**
 * A line with the sign of a list below the lines of a job is one of them, whatever dates it has ("- Night lead, May 2018
 * to June 2019"), where the heads of the jobs have no such sign.
 */
export function withoutListed({ source }: Builder, jobs: Job[]): Job[] {
  const lines = jobs.map((job) => lineAt(source, headOf(job)[0]?.start ?? 0));
  const signed = lines.filter((line) => line?.bullet).length;
  if (signed === 0 || 2 * signed >= jobs.length) return jobs;
  const kept: Job[] = [];
  for (const [at, job] of jobs.entries()) {
    const above = kept.at(-1);
    if (above && lines[at]?.bullet) above.paragraphs.push(...headLine(job), ...job.paragraphs);
    else kept.push(job);
  }
  return kept;
}

/**
 * Entries that name no more than one of title, employer and date are what somebody can do, each under a word for it:
 * below a second heading of jobs, where the first named them with their dates, or where no word of theirs is a role.
 */
export function areNoJobs({ resume, text, source }: Builder, jobs: Job[]): boolean {
  const named = ({ title, organisation, period }: Job) => [title, organisation, period].filter(Boolean).length;
  if (jobs.length === 0 || jobs.some((job) => named(job) > 1)) return false;
  const isRoleless = ({ title }: Job) =>
    title && (titleScore(text(title)) === 0 || goesOnFromAbove(source, title.start));
  return resume.work.some(({ startDate }) => startDate) || jobs.every(isRoleless);
}

/**
 * Lines that each end in a date, of which none names a role, below a second heading of jobs: where somebody was, as written.
 */
export function isListWithoutRoles({ resume }: Builder, lines: SourceLine[]): boolean {
  const isItem = ({ text, bullet }: SourceLine) =>
    !bullet && titleScore(text) === 0 && findPeriods(text).at(-1)?.end === text.length;
  return lines.length > 1 && resume.work.some(({ startDate }) => startDate) && lines.every(isItem);
}

const abbreviated = /\b(?:Inc|Ltd|Corp|Bros|Assoc|Dept|Univ|Sept|Jan|Feb|Mar|Apr|Aug|Oct|Nov|Dec|Ave|Blvd)\.$/iu;

/** A line between blank ones that has no word of a firm, and nothing below it. */
function isLoneLine({ source, text }: Builder, job: Job): boolean {
  const [name, ...others] = [...headOf(job), ...job.paragraphs];
  if (!name || others.length > 0 || organisationScore(text(name)) > 0) return false;
  const at = source.lines.findIndex(({ start }) => start === name.start);
  return source.lines[at]?.gap === true && source.lines[at + 1]?.gap === true;
}

/** "2016 to 2018: ...": a time of its own is none of the job above, whatever is said of it. */
function opensWithPeriod({ source }: Builder, { period }: Job): boolean {
  const line = period?.from && lineAt(source, period.start);
  if (!period || !line || line.bullet) return false;
  return !/[\p{L}\p{N}]/u.test(source.text.slice(line.start, period.start));
}

/** The line that is the head of an entry and ends in a full stop, as no head does: "Wound Care Nurse certificate 2013-2018." */
function sentenceOf({ source }: Builder, job: Job): Span | undefined {
  const parts = headOf(job);
  const line = source.lines.find(({ start, end }) => parts.every((part) => part.start >= start && part.end <= end));
  return line && /\S{3}\.$/u.test(line.text) && !abbreviated.test(line.text) ? line : undefined;
}

function headOf({ title, organisation, place, period, rest }: Job): Span[] {
  const parts = [title, organisation, place, period, ...rest].flatMap((span) => span ?? []);
  return parts.sort((a, b) => a.start - b.start);
}

/** What the head of an entry says that is none, as one line again. */
function headLine(job: Job): Paragraph[] {
  const parts = headOf(job);
  const [first, last] = [parts[0], parts.at(-1)];
  return first && last ? [asParagraph({ start: first.start, end: last.end })] : [];
}

/** In words: of a title that may still be a sentence, and of one that is. */
const longestTitle = 8;
const longestSpeech = 14;

/** "Learned more as a buyer at Hale, and planner at Pell." tells of jobs, and names none. */
function isSentence({ source }: Builder, { title, organisation, place, rest }: Job): boolean {
  const parts = [title, organisation, place, ...rest].flatMap((span) => span ?? []);
  if (parts.length === 0) return false;
  const start = Math.min(...parts.map((span) => span.start));
  const end = Math.max(...parts.map((span) => span.end));
  if (isLineOfText(source.text, { start, end })) return true;
  if (!title) return false;
  const text = source.text.slice(title.start, end + 1);
  if (text.split(/\s+/).length > longestSpeech) return true;
  return (
    !text.includes("\n\n") && /^\p{L}{2,}ed\s\p{Ll}.*\.\s*$/su.test(text) && text.split(/\s+/).length > longestTitle
  );
}

/** The names take a whole line, which ends like a sentence and is longer than a head. */
function isLineOfText(text: string, { start, end }: Span): boolean {
  const from = text.lastIndexOf("\n", start) + 1;
  const to = text.indexOf("\n", end);
  const line = text.slice(from, to < 0 ? text.length : to).trim();
  const isWhole = !/[\p{L}\p{N}]/u.test(text.slice(from, start) + text.slice(end, to < 0 ? text.length : to));
  return isWhole && line.endsWith(".") && !line.includes("\n") && line.split(/\s+/).length > longestTitle;
}
