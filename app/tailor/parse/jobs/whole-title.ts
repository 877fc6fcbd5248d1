import { functionWords } from "~/tailor/lexicon/stop-words";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import type { Span } from "~/tailor/resume";
import type { Builder } from "../resume-builder";
import { organisationScore, titleScore } from "../words/role-words";
import type { Job } from "./real-jobs";

/**
 * "Head, Service Delivery" above "2015 - 2018 Northwind Traders - Leeds, UK": what follows the comma of a title in common
 * words is its department, where another name stands beside the place or the dates in a line of its own.
 */
export function withWholeTitle(builder: Builder, job: Job): Job {
  const { organisation, title } = job;
  if (!organisation || !title || !isDepartment(builder.text(organisation))) return job;
  const heads = [title, ...job.rest].filter((part) => isBehindComma(builder, part, organisation));
  const head = heads.find((part) => titleScore(builder.text(part)) > 0);
  if (!head) return job;
  const whole = { start: head.start, end: organisation.end };
  const employer = [title, ...job.rest].find((part) => part !== head && isEmployer(builder, job, part, whole));
  if (!employer) return job;
  const rest = job.rest.filter((part) => part !== head && part !== employer);
  return { ...job, title: whole, organisation: employer, rest };
}

/** Words of every dictionary, short forms in capitals and numbers: no name of a firm. */
function isDepartment(text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  return words.every(
    (word) => isCommonWord(word.toLowerCase()) || functionWords.has(word) || /^(?:\p{Lu}{2,5}|\d+)$/u.test(word),
  );
}

function isBehindComma({ source }: Builder, part: Span, organisation: Span): boolean {
  return part.end < organisation.start && /^[^\S\n]*,[^\S\n]*$/u.test(source.text.slice(part.end, organisation.start));
}

/** A name in another line than the title, with nothing but signs between it and the place or the dates. */
function isEmployer({ source, text }: Builder, { place, period }: Job, part: Span, title: Span): boolean {
  const between = (one: Span, other: Span) =>
    one.end <= other.start ? source.text.slice(one.end, other.start) : source.text.slice(other.end, one.start);
  const name = text(part);
  if (!between(part, title).includes("\n") || !/^\p{Lu}/u.test(name)) return false;
  if (isDepartment(name) && organisationScore(name) === 0) return false;
  return [place, period].some((one) => one && !/[\p{L}\p{N}\n]/u.test(between(part, one)));
}
