import { haveDeeds } from "~/tailor/grammar/verb-forms";
import type { Span } from "~/tailor/resume";
import { findPeriods } from "../dates";
import { asParagraph } from "../label/label-section";
import type { Paragraph } from "../lines/paragraphs";
import { lineAt } from "../lines/span-text";
import type { Builder } from "../resume-builder";
import { organisationScore, titleScore } from "../words/role-words";
import type { Job } from "./real-jobs";

/**
 * Jobs, and between them what somebody says of a time without one ("2016 to 2017: at home with my twins"), as entries that
 * hold that line and nothing else. Linear in the paragraphs.
 */
export function withNotesApart(builder: Builder, jobs: Job[]): Job[] {
  return jobs.flatMap((job) => {
    const line = noteOf(builder, job);
    if (line) return [asNote(asParagraph(line))];
    const last = job.paragraphs.at(-1);
    if (!last || !isNoteBelow(builder, job, last)) return [job];
    return [{ ...job, paragraphs: job.paragraphs.slice(0, -1) }, asNote(last)];
  });
}

function asNote(line: Paragraph): Job {
  return { rest: [], paragraphs: [line], margin: Number.POSITIVE_INFINITY, isNote: true };
}

/** The last paragraph of a job, without the sign of its bullets or behind a blank line, which opens with a time of its own. */
function isNoteBelow({ source }: Builder, { period, paragraphs }: Job, last: Paragraph): boolean {
  const above = paragraphs.at(-2);
  const text = source.text.slice(last.start, last.end);
  if (!period || last.bullet || !opensWithTime(text)) return false;
  const isApart = last.gap || above?.bullet === true;
  return isApart && (!above || !opensWithTime(source.text.slice(above.start, above.end)));
}

/** The line of an entry that is all it has, opens with a time and goes on in words that name neither a role nor a firm. */
function noteOf(
  { source }: Builder,
  { title, organisation, place, url, period, rest, paragraphs }: Job,
): Span | undefined {
  const parts = [title, organisation, place, url, ...rest, ...paragraphs].flatMap((part) => part ?? []);
  const line = period && lineAt(source, period.start);
  if (!line || parts.length === 0 || parts.some(({ start, end }) => start < line.start || end > line.end)) return;
  return line.bullet || !opensWithTime(line.text) ? undefined : { start: line.start, end: line.end };
}

const season = /^(?:(?:early|mid|late|spring|summer|fall|autumn|winter)\s)?$/iu;
const fewestWords = 2;

/** "(May 2019 - June 2020: ...", "Winter 2018 I ...": a time, and words behind it that name neither a role nor a firm. */
function opensWithTime(text: string): boolean {
  const bare = text.replace(/^[([]\s*/u, "");
  const [period] = findPeriods(bare);
  if (!period || !season.test(bare.slice(0, period.start))) return false;
  const behind = bare.slice(period.end);
  if (behind.trim().split(/\s+/).length < fewestWords || titleScore(behind) > 0) return false;
  // "2012: won the prize of the county" is no gap.
  if (bare === text && /^[:,]/u.test(behind) && haveDeeds([behind.replace(/^\P{L}+/u, "")])) return false;
  if (/^\)?\s*(?:[:,–—-]\s*)?(?:I\b|\p{Ll})/u.test(behind)) return true;
  if (period.from === undefined || organisationScore(behind) > 0) return false;
  return /^:\s/u.test(behind) || saysWhere.test(behind);
}

/** "At home with my twins": no name goes on in small letters from its first word to a full stop. */
const saysWhere = /^\)?\s*\p{Lu}\p{Ll}* \p{Ll}[^\p{Lu},]*(?:[.;,]|$)/u;
