import { readVerb } from "~/tailor/grammar/verb-forms";
import type { Span } from "~/tailor/resume";
import { asParagraph, type LabelledEntry } from "../label/label-section";
import type { Paragraph } from "../lines/paragraphs";
import { lineAt } from "../lines/span-text";
import type { Builder } from "../resume-builder";
import { isRegion, lengthOfPlaceAtEnd, placeScore } from "../words/places";
import type { Job } from "./real-jobs";

/**
 * A job whose text keeps its first words: a name that was found in a line of the text, beside what the head says already, is
 * no part of the head ("Served Harbour" before "Logistics staff ..."). The line is one paragraph again. Linear in the parts.
 */
export function withWholeLines({ source }: Builder, job: Job): Job {
  const used = [job.title, job.organisation, job.place, job.period].flatMap((part) => part ?? []);
  let { rest, paragraphs } = job;
  for (const part of job.rest) {
    const line = lineAround(source.text, part);
    const beside = paragraphs.filter((one) => one.start < line.end && one.end > line.start);
    const [first, last] = [beside[0], beside.at(-1)];
    if (!first || !last || used.some((one) => isIn(line, one))) continue;
    if (!tellsDeed(source.text.slice(line.start, line.end), source.text.slice(part.end, line.end))) continue;
    rest = rest.filter((one) => !isIn(line, one));
    const whole: Paragraph = {
      ...(first.start <= part.start ? first : { ...first, ...asParagraph(first), bullet: first.bullet }),
      start: Math.min(line.start, first.start),
      end: Math.max(part.end, last.end),
    };
    paragraphs = paragraphs.flatMap((one) => (one === first ? [whole] : beside.includes(one) ? [] : [one]));
  }
  return { ...job, rest, paragraphs };
}

/** The line opens with a deed, and what stands behind the name goes on with it instead of telling another. */
function tellsDeed(line: string, behind: string): boolean {
  const opens = /^\p{L}+/u.exec(line)?.[0] ?? "";
  const next = /^[ )]+(\p{L}+)/u.exec(behind)?.[1];
  return (opens === "I" || readVerb(opens) !== undefined) && next !== undefined && readVerb(next)?.form === undefined;
}

function lineAround(text: string, { start, end }: Span): Span {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", end);
  const first = from + (/\S/.exec(text.slice(from, start + 1))?.index ?? 0);
  return { start: first, end: to < 0 ? text.length : to };
}

function isIn(line: Span, part: Span): boolean {
  return part.start < line.end && part.end > line.start;
}

/**
 * An entry of which no name begins or ends in the middle of a phrase in brackets: it takes the whole phrase, and what stands
 * behind the bracket begins there. Linear in the lines of the head.
 */
export function withWholeBrackets({ source }: Builder, entry: LabelledEntry): LabelledEntry {
  const parts = entry.parts.map((part) => ({ ...part }));
  const { text } = source;
  for (const [index, part] of parts.entries()) {
    const line = lineAt(source, part.start);
    if (part.field === "D" || part.period || !line || !line.text.includes("(")) continue;
    const open = text.lastIndexOf("(", part.end - 1);
    const end = open < line.start ? -1 : text.indexOf(")", open);
    if (end < part.end || end >= line.end || !/^ \p{L}/u.test(text.slice(part.end, part.end + 2))) continue;
    const behind = parts.slice(index + 1).filter(({ start }) => start < end);
    const paragraph = entry.paragraphs.find((one) => one.start < end && one.end > part.end);
    // A phrase with a date or a sign in it says more than one thing.
    if (behind.some(({ field }) => field === "D") || /[,;|()–]| - /u.test(text.slice(part.end, end))) continue;
    part.end = open < part.start ? end : end + 1;
    for (const one of behind) one.start = Math.min(one.end, end + 1);
    if (paragraph) paragraph.start = end + 1 + (/[^\s.,;:)]/u.exec(text.slice(end + 1, paragraph.end))?.index ?? 0);
  }
  return { ...entry, parts: parts.filter(({ start, end }) => text.slice(start, end).trim() !== "") };
}

/**
 * A job whose employer's line is cut where its signs are: where a place was read that is less or more than the one at the
 * end of its line, all that stands before that one is the employer's name. What names no place and only a blank parts from
 * the name ("Pell Bakery #4") is the end of it.
 */
export function withWholePlace({ source }: Builder, job: Job): Job {
  const { organisation: firm, place } = job;
  const line = firm && lineAt(source, firm.start);
  if (!firm || !place || !line || place.start < firm.end || place.end > line.end) return job;
  const isUnparted = source.text.slice(firm.end, place.start) === " ";
  if (isUnparted && placeScore(source.text.slice(place.start, place.end)) === 0)
    return { ...job, organisation: { start: firm.start, end: place.end }, place: undefined };
  const length = lengthOfPlaceAtEnd(source.text.slice(firm.start, line.end));
  const start = line.end - (length ?? 0);
  const isMore = isUnparted && place.start < start;
  if (place.end === line.end && !isMore) return job;
  const others = [job.title, job.period].flatMap((one) => one ?? []);
  if (length === undefined || start > place.end || others.some((one) => isIn(line, one))) return job;
  const name = trimmedEnd(source.text, { start: firm.start, end: start });
  // "Hale Inn Toronto, Ontario, Canada": the town is not behind the comma.
  if (isMore && isRegion(source.text.slice(start, line.end).split(",", 1)[0] ?? "")) return job;
  return {
    ...job,
    organisation: name,
    place: { start, end: line.end },
    rest: job.rest.filter((one) => !isIn(line, one)),
  };
}

function trimmedEnd(text: string, { start, end }: Span): Span {
  return { start, end: start + text.slice(start, end).replace(/[\s,|–-]{1,9}$/u, "").length };
}
