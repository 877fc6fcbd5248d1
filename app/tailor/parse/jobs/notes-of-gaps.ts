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
    const whole = withDatesInText(builder, job);
    const { paragraphs } = whole;
    const below = firstBelowList(paragraphs);
    const at = paragraphs.findLastIndex((one, place) => place < below || !isApart(builder, one)) + 1;
    const last = paragraphs.at(-1);
    const first = at === paragraphs.length && last && isNoteBelow(builder, whole, last) ? at - 1 : at;
    return [{ ...whole, paragraphs: paragraphs.slice(0, first) }, ...paragraphs.slice(first).map(asNote)];
  });
}

function asNote(line: Paragraph): Job {
  return { rest: [], paragraphs: [line], margin: Number.POSITIVE_INFINITY, isNote: true };
}

/** From which paragraph on those above are a list: some have its sign, or two or more follow each other. */
function firstBelowList(paragraphs: readonly Paragraph[]): number {
  const signed = paragraphs.findIndex(({ bullet }) => bullet);
  const apart = paragraphs.findIndex(({ gap }, at) => gap && at > 0);
  const places = [...(signed < 0 ? [] : [signed + 1]), ...(apart < fewestOfList ? [] : [apart])];
  return Math.min(paragraphs.length, ...places);
}

const fewestOfList = 2;

/** Without a sign and behind a blank line; a date at either end of the line may be that of a job or deed. */
function isApart({ source }: Builder, { start, bullet, gap }: Paragraph): boolean {
  const line = lineAt(source, start);
  if (!gap || bullet || !line) return false;
  const isAtEnd = (period: Span) => period.start === 0 || /^[^\p{L}.!?]*$/u.test(line.text.slice(period.end));
  return !findPeriods(line.text).some(isAtEnd);
}

/**
 * A job whose text keeps the time that a line of it opens with behind a blank one ("June 2019 to now - at home"): it is none
 * of the head.
 */
function withDatesInText({ source }: Builder, job: Job): Job {
  const { title, organisation, place, period, rest, paragraphs } = job;
  const head = [title, organisation, place, period].flatMap((part) => part ?? []);
  const found = rest.flatMap((part) => {
    const line = lineAt(source, part.start);
    const isOpening = line?.start === part.start && line.gap && !line.bullet && opensWithTime(line.text);
    const text = isOpening && paragraphs.find(({ start }) => start > part.end && start < line.end);
    return text && head.every(({ end }) => end < part.start) ? [{ part, text }] : [];
  })[0];
  if (!found) return job;
  const whole = { ...found.text, start: found.part.start, gap: true };
  return {
    ...job,
    rest: rest.filter((part) => part !== found.part),
    paragraphs: paragraphs.map((one) => (one === found.text ? whole : one)),
  };
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
/** In words: a role that stands further from its dates is part of a sentence. */
const longestRole = 7;

/** "(May 2019 - June 2020: ...", "Winter 2018 I ...": a time, and words behind it that name neither a role nor a firm. */
function opensWithTime(text: string): boolean {
  const bare = text.replace(/^[([]\s*/u, "");
  const [period] = findPeriods(bare);
  if (!period || !season.test(bare.slice(0, period.start))) return false;
  const behind = bare.slice(period.end);
  const words = behind.trim().split(/\s+/);
  if (words.length < fewestWords || titleScore(words.slice(0, longestRole).join(" ")) > 0) return false;
  // "2012: won the prize of the county" is no gap.
  if (bare === text && /^[:,]/u.test(behind) && haveDeeds([behind.replace(/^\P{L}+/u, "")])) return false;
  if (/^\)?\s*(?:[:,–—-]\s*)?(?:I\b|\p{Ll})/u.test(behind)) return true;
  if (period.from === undefined || organisationScore(behind) > 0) return false;
  return /^:\s/u.test(behind) || saysWhere.test(behind);
}

/** "At home with my twins": no name goes on in small letters from its first word to a full stop. */
const saysWhere = /^\)?\s*\p{Lu}\p{Ll}* \p{Ll}[^\p{Lu},]*(?:[.;,]|$)/u;
