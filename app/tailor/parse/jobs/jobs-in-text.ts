import { haveDeeds } from "~/tailor/grammar/verb-forms";
import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Span } from "~/tailor/resume";
import { findPeriods, type Period, shifted } from "../dates";
import { isDoubleSpaced } from "../headings/informal-headings";
import { asParagraph } from "../label/label-section";
import type { Paragraph } from "../lines/paragraphs";
import type { SourceLine } from "../lines/source-line";
import { lineAt } from "../lines/span-text";
import type { Builder } from "../resume-builder";
import { organisationScore, titleScore } from "../words/role-words";
import { isWithin } from "./periods";
import type { Job } from "./real-jobs";

/** In words, before the dates of a head. */
const longestHead = 10;

/**
 * Jobs with the name that stands right above their head, behind a blank line, where it was read as the end of the text of the
 * job above: an employer above a title, or either above nothing but dates. Linear in the lines.
 */
export function withNamesAbove(builder: Builder, jobs: Job[]): Job[] {
  const { lines } = builder.source;
  if (isDoubleSpaced(lines)) return jobs;
  const found: Job[] = [];
  for (const job of jobs) {
    const above = found.at(-1);
    const at = indexOfHead(builder, job);
    const [name, head] = [lines[at - 1], lines[at]];
    const names =
      name?.gap && !name.bullet && !head?.gap && isName(name.text) ? namedBy(builder, name, job) : undefined;
    const paragraphs = name && names && above && withoutLine(above.paragraphs, name, lines[at - 2]);
    if (paragraphs) {
      found.splice(-1, 1, { ...above, paragraphs });
      found.push({ ...job, ...names });
    } else found.push(job);
  }
  return found;
}

/** What a line above a head says that the head does not. */
function namedBy(builder: Builder, line: SourceLine, { title, organisation }: Job): Partial<Job> | undefined {
  const names = namesIn(builder, line);
  if (!title && !organisation) return titleScore(line.text) > 0 ? names : { organisation: line };
  if (title && !organisation && titleScore(line.text) === 0) return { organisation: line };
  return organisation && !title && titleScore(line.text) > 0 ? { title: line } : undefined;
}

function indexOfHead({ source }: Builder, { title, organisation, place, period }: Job): number {
  const starts = [title, organisation, place, period].flatMap((part) => (part ? [part.start] : []));
  const line = starts.length > 0 ? lineAt(source, Math.min(...starts)) : undefined;
  return line ? source.lines.indexOf(line) : 0;
}

/** Paragraphs without a line that closes the last of them; undefined where it does not. */
function withoutLine(
  paragraphs: readonly Paragraph[],
  { start, end }: Span,
  above: Span | undefined,
): Paragraph[] | undefined {
  const last = paragraphs.at(-1);
  if (!last || last.end !== end || last.start > start) return undefined;
  const left = last.start < start && above ? [{ ...last, end: above.end }] : [];
  return [...paragraphs.slice(0, -1), ...left];
}

/**
 * Jobs, and behind each those that were read as its text: a paragraph behind a blank line that opens with a name and a
 * period, however the heads of the section are set. Linear in the paragraphs.
 */
export function withJobsInText(builder: Builder, jobs: Job[]): Job[] {
  if (isDoubleSpaced(builder.source.lines)) return jobs;
  return jobs.flatMap((job) => {
    const found: Job[] = [{ ...job, paragraphs: [] }];
    for (const paragraph of job.paragraphs) {
      const head = headIn(builder, job, paragraph);
      if (head) found.push(head);
      else found.at(-1)?.paragraphs.push(paragraph);
    }
    return found;
  });
}

function headIn(builder: Builder, job: Job, paragraph: Paragraph): Job | undefined {
  const line = lineAt(builder.source, paragraph.start);
  if (!paragraph.gap || paragraph.bullet || !line || line.start !== paragraph.start) return undefined;
  const [period] = findPeriods(line.text);
  if (!period?.from || !(period.to ?? period.current)) return undefined;
  const name = line.text.slice(0, period.start).replace(/[\s,;:(–—-]+$/u, "");
  if (!isName(name)) return undefined;
  const isOther = job.period !== undefined && !isWithin(period, job.period);
  if (titleScore(name) === 0 && organisationScore(name) === 0 && !isOther) return undefined;
  return jobWith(builder, line, { name, period: shifted(period, line.start), paragraph });
}

/** A few words from a capital on, without a sentence or a deed. */
function isName(text: string): boolean {
  const [first = "", ...others] = text.split(/\s+/u);
  if (!/^\p{Lu}/u.test(first) || others.length >= longestHead || functionWords.has(first.toLowerCase())) return false;
  return !/\p{Ll}{3}[.!?:;](?:\s|$)/u.test(text) && !haveDeeds([text]);
}

interface Head {
  name: string;
  period: Period;
  paragraph: Paragraph;
}

/** What names no role is printed as it stands, and is no job of which anything is said. */
function jobWith(builder: Builder, line: SourceLine, { name, period, paragraph }: Head): Job {
  const job = { rest: [], margin: Number.POSITIVE_INFINITY };
  if (titleScore(name) === 0) return { ...job, paragraphs: [paragraph], isNote: true };
  const behind = builder.source.text.slice(period.end, paragraph.end).search(/[\p{L}\p{N}]/u);
  const text = behind < 0 ? [] : [asParagraph({ start: period.end + behind, end: paragraph.end })];
  const names = namesIn(builder, { start: line.start, end: line.start + name.length });
  return { ...job, ...names, period, paragraphs: text };
}

/** "Deli Clerk - Hale Stores": a role and the firm behind it, or the role in all its words. */
function namesIn({ source }: Builder, { start, end }: Span): Pick<Job, "title" | "organisation"> {
  const text = source.text.slice(start, end);
  const parts = /^([^,|–—]+?)(?:,| [-–—]| \|| at) (?=\p{Lu})([^,|–—]+)$/u.exec(text);
  const [, role = "", firm = ""] = parts ?? [];
  if (titleScore(role) === 0 || titleScore(firm) > 0) return { title: { start, end } };
  return { title: { start, end: start + role.length }, organisation: { start: end - firm.length, end } };
}
