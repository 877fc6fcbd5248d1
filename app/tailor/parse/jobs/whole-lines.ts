import { readVerb } from "~/tailor/grammar/verb-forms";
import type { Span } from "~/tailor/resume";
import { asParagraph } from "../label/label-section";
import type { Paragraph } from "../lines/paragraphs";
import type { Builder } from "../resume-builder";
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
