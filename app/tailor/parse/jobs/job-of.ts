import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import type { Span } from "~/tailor/resume";
import type { LabelledEntry } from "../label/label-section";
import { joins } from "../other";
import type { Builder } from "../resume-builder";
import { isCityAndState, placeScore } from "../words/places";
import { organisationScore, titleScore } from "../words/role-words";
import { captionBefore } from "./captions";
import { withOwnPeriod } from "./periods";
import type { Job } from "./real-jobs";

/** What the labelled parts of a head say of a job: the first of each kind; what is more of one stays as `rest`. */
export function jobOf(builder: Builder, { parts, paragraphs, margin }: LabelledEntry): Job {
  const { text } = builder;
  const job: Job = { rest: [], paragraphs, margin };
  for (const part of parts) {
    if (names.has(part.field) && measure.test(text(part))) job.rest.push(part);
    else if (part.field === "T" && !job.title && !joins(text(part))) job.title = part;
    else if (part.field === "E" && !job.organisation) job.organisation = part;
    else if (part.field === "P" && !job.place) job.place = part;
    else if (part.field === "U" && !job.url) job.url = part;
    else if (part.period && part.field === "D" && !job.period) job.period = part.period;
    else if (isCaptionOfNext(builder, part)) builder.said.push(part);
    else if (!joins(text(part))) job.rest.push(withCaption(builder, part));
  }
  withoutFullStop(builder, job);
  withPhraseBehindAt(job, text);
  withPlaceInName(builder, job);
  withPlaceApart(job, text);
  withUnitBehindPlace(job, text);
  withSureBorder(job, text);
  withEmployerOfElsewhere(job, text);
  return withOwnPeriod(builder, job);
}

/** "Designation" in "Designation : Fitter", also behind the number of a list, or such a number itself. */
function isCaptionOfNext({ source }: Builder, { start, end }: Span): boolean {
  const before = source.text.slice(source.text.lastIndexOf("\n", start - 1) + 1, start);
  if (before.trim() === "" && /^\d{1,2}[.)] /u.test(source.text.slice(start, end + 2)) && end - start < 3) return true;
  return /^\s*(?:\d{1,2}[.)]\s*)?$/u.test(before) && /^[ \t]*:[ \t]*\S/u.test(source.text.slice(end, end + longestGap));
}

/** In characters, of what stands between a caption and its value. */
const longestGap = 24;

/** "Client: Harrow Bank" is a line of its own, with the word that says what the name is. */
function withCaption({ source }: Builder, part: Span): Span {
  const start = captionBefore(source.text, part.start);
  return start === undefined ? part : { start, end: part.end };
}

/** "Roofer. 2014 to 2019": the stop ends the title, and cuts no word of it short. */
function withoutFullStop({ source }: Builder, job: Job): void {
  const { title, period } = job;
  if (!title || !period || !/^\. ?$/u.test(source.text.slice(title.end - 1, period.start))) return;
  const last = /[\p{L}\p{N}]+$/u.exec(source.text.slice(title.start, title.end - 1))?.[0] ?? "";
  if (titleScore(last) > 0 || /^[IV]+$/u.test(last)) job.title = { ...title, end: title.end - 1 };
}

/** "Kept Well at Home": what stands behind "at" is part of the employer's name. */
function withPhraseBehindAt(job: Job, text: (span: Span) => string): void {
  const { organisation: firm, place: behind } = job;
  if (!firm || !behind || !phraseBehindAt.test(text(behind))) return;
  const whole = { start: firm.start, end: behind.end };
  if (!/^\S.* at \S+$/u.test(text(whole))) return;
  job.organisation = whole;
  job.place = undefined;
}

/**
 * "Northern Kiln West Devon, Treasurer": a place that no sign parts from the employer, and that a comma and another name
 * follow, is the end of the employer's name.
 */
function withPlaceInName({ source }: Builder, job: Job): void {
  const { title, organisation: firm, place } = job;
  if (!title || !firm || !place || source.text.slice(firm.end, place.start) !== " ") return;
  const isOne = !/[,\n]/u.test(source.text.slice(place.start, place.end));
  if (!isOne || source.text.slice(place.end, title.start) !== ", ") return;
  job.organisation = { start: firm.start, end: place.end };
  job.place = undefined;
}

/** "Hale Farms, Dayton OH": the employer's town, with its state and without the comma between them. */
function withPlaceApart(job: Job, text: (span: Span) => string): void {
  const { organisation: firm, place } = job;
  const at = firm ? text(firm).lastIndexOf(", ") : -1;
  if (!firm || place || at < 0 || text(firm).length !== firm.end - firm.start) return;
  if (!isCityAndState(text(firm).slice(at + 2))) return;
  job.place = { start: firm.start + at + 2, end: firm.end };
  job.organisation = { start: firm.start, end: firm.start + at };
}

function withUnitBehindPlace(job: Job, text: (span: Span) => string): void {
  const { title, place } = job;
  const unit = title && place && unitBehind(place, title, text);
  if (!unit) return;
  job.place = { start: place.start, end: unit - 1 };
  job.title = { start: unit, end: title.end };
}

function withSureBorder(job: Job, text: (span: Span) => string): void {
  const { title, organisation } = job;
  if (!title || !organisation || isSureBorder(title, organisation, text)) return;
  job.title = { start: Math.min(title.start, organisation.start), end: Math.max(title.end, organisation.end) };
  job.organisation = undefined;
}

/** Without an employer of its own, one that the title opens with, or a bare address. */
function withEmployerOfElsewhere(job: Job, text: (span: Span) => string): void {
  if (!job.organisation && job.title && opensWithEmployer.test(text(job.title))) {
    const { start, end } = job.title;
    job.organisation = { start, end: start + placeholder.length };
    job.title = { start: start + placeholder.length + 1, end };
  }
  if (!job.organisation && job.title && job.url && isBareHost(text(job.url))) {
    job.organisation = job.url;
    job.url = undefined;
  }
}

/** "acme.example" beside a title is the employer's name; with "www." or a path it is only an address. */
function isBareHost(text: string): boolean {
  return !/^(?:https?:|www\.)|\//i.test(text);
}

/**
 * A title and an employer side by side with no sign between them: only a firm's word or a name that is no common word
 * can be told from the title. "Human Resources Generalist" is no generalist at Human.
 */
function isSureBorder(title: Span, firm: Span, text: (span: Span) => string): boolean {
  const [left, right] = title.start < firm.start ? [title, firm] : [firm, title];
  if (left.end + 1 !== right.start || text({ start: left.start, end: right.end }).length > longestUnparted) return true;
  const both = text({ start: left.start, end: right.end });
  const isBlank = both === `${text(left)} ${text(right)}`;
  const isPlain = text(firm)
    .toLowerCase()
    .split(/[\s-]+/)
    .every(isCommonWord);
  return !isBlank || organisationScore(text(firm)) > 0 || titleScore(both) < 2 || !isPlain;
}

/** "Leeds, UK HR - Shift Supervisor": where the word begins that goes before the title, behind a place that is whole without it. */
function unitBehind(place: Span, title: Span, text: (span: Span) => string): number | undefined {
  const at = text(place).lastIndexOf(" ");
  if (at < 0 || text({ start: place.end, end: title.start }) !== "-" || placeScore(text(place)) === 2) return undefined;
  const isWhole = placeScore(text({ start: place.start, end: place.start + at })) === 2;
  return isWhole ? place.start + at + 1 : undefined;
}

const names = new Set(["T", "E", "P"]);

/** How long or how much: no title, no employer and no place. */
const measure =
  /^(?:\d+|one|two|three|four|five|six|eight|ten|twelve) (?:hour|day|week|month|year)s?$|^(?:part|full)[ -]time$/iu;

/** "Kept Well at Home": no place is called so. */
const phraseBehindAt = /^(?:home|law|sea|heart|large|work)$/iu;

/** What stands in resumes whose employers were blanked: no title begins so. */
const placeholder = "Company Name";
const opensWithEmployer = new RegExp(`^${placeholder} \\S`, "u");

/** In characters. */
const longestUnparted = 60;
