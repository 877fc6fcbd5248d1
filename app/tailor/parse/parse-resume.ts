import type { Line } from "~/tailor/document";
import { haveDeeds } from "~/tailor/grammar/verb-forms";
import type { AsWritten, Resume, SectionKey, SectionRef, Span } from "~/tailor/resume";
import { keepAsWritten, stretchesOf } from "./as-written";
import { readAwards, readCertificates, readPublications } from "./dated-items";
import { findPeriods } from "./dates";
import { readEducation } from "./education";
import type { Stretch } from "./entry-stretches";
import { readVolunteer, readWork } from "./experience";
import { isHeadLike } from "./head-like";
import { readContactSection, readHeader, readSummary } from "./header";
import { withJobsFound } from "./jobs/jobs-below";
import { type Models, shippedModels } from "./label/model";
import { readLanguages } from "./languages";
import { withInnerHeadings } from "./lines/inner-headings";
import { withLostBreaks } from "./lines/lost-breaks";
import { paragraphsOf, wrapWidths } from "./lines/paragraphs";
import type { SourceLine } from "./lines/source-line";
import { readSource } from "./lines/source-lines";
import { withColumnsInOrder } from "./lines/text-columns";
import { inUsualSigns } from "./lines/usual-spacing";
import { isLabelledList, isListOfItems, readInterests, readReferences, readSkills } from "./lists";
import { putOther, putUnread } from "./other";
import { readProjects } from "./projects";
import { type Builder, createBuilder, putParagraphs, runsOf } from "./resume-builder";
import { type Section, splitSections } from "./sections";
import { namesAward } from "./words/award-words";
import { isDegree } from "./words/degree-words";

/**
 * Reads a resume out of plain text, with the layout of the extraction where there is one. Every value has an atom
 * with its span in the text, of which two columns are put in order; what fits no field is kept in `other`; a value that is
 * not there stays undefined. Linear in the length of the text.
 */
export function parseResume(given: string, lines: Line[] = [], models: Models = shippedModels()): Resume {
  const text = lines.length > 0 ? given : withColumnsInOrder(given);
  const whole = withLostBreaks(text);
  const broken = lines.length > 0 ? whole : withInnerHeadings(whole);
  if (lines.length > 0 && broken === text) return readResume(text, lines, models);
  const spaced = inUsualSigns(broken);
  if (spaced.text === text) return readResume(text, [], models);
  const resume = readResume(spaced.text, [], models);
  const atoms = resume.atoms.map((atom) => ({ ...atom, span: atom.span && spaced.original(atom.span) }));
  const original = <One extends AsWritten>(stretch: One): One => ({
    ...stretch,
    ...spaced.original(stretch),
    values: stretch.values.map(({ atom, ...span }) => ({ atom, ...spaced.original(span) })),
  });
  const sections = resume.sections.map(({ asWritten, entriesAsWritten, ...section }): SectionRef => {
    // A text that lost its breaks has no lines to stand as they were written.
    if (whole !== text) return section;
    return {
      ...section,
      ...(asWritten && { asWritten: original(asWritten) }),
      ...(entriesAsWritten && { entriesAsWritten: entriesAsWritten.map(original) }),
    };
  });
  return { ...resume, atoms, sections, source: text };
}

function readResume(text: string, lines: Line[], models: Models): Resume {
  const { builder, stretches } = readStretches(text, lines, models);
  keepAsWritten(builder, stretches);
  return builder.resume;
}

/** A text as it was read, with its sections as they stand there, before any is kept as it was written. */
export function readStretches(text: string, lines: Line[], models: Models): { builder: Builder; stretches: Stretch[] } {
  const source = readSource(text, lines);
  const builder = createBuilder(source, text, wrapWidths(source.lines), models);
  const { header, sections, headings, note } = withJobsFound(builder, splitSections(source.lines));
  const left = readHeader(builder, header);
  readUntitled(builder, left, sections);
  const read = new Map(
    sections.flatMap((section): [SectionRef, Section][] => {
      const count = builder.resume.sections.length;
      readSection(builder, section);
      const ref = builder.resume.sections[count];
      if (!ref) return [];
      if (section.lineStart !== undefined) ref.isInline = true;
      return [[ref, section]];
    }),
  );
  putOther(builder, undefined, note, { apart: true });
  putUnread(builder, headings);
  return { builder, stretches: stretchesOf(builder, header, read) };
}

/** "Visa: valid until May": a detail, and no prose. */
const labelled = /^\p{L}[\p{L}' ]{1,24} ?: /u;
/** Shorter lines above the first heading may be anything. */
const fewestWordsOfProse = 6;
/** In words. A longer line with dates tells a story. */
const longestHead = 20;

/** Text above the first heading that is no contact detail: prose is a summary, dated entries are jobs. */
function readUntitled(builder: Builder, lines: SourceLine[], sections: Section[]): void {
  if (lines.length === 0) return;
  const hasWork = sections.some(({ key }) => key === "work" || key === "mixed");
  const isDated = ({ text }: SourceLine) =>
    text.split(" ").length <= longestHead && findPeriods(text).some(({ from }) => from);
  const dated = lines.findIndex(isDated);
  // Above a section of jobs, one date may be of anything.
  const areJobs = dated >= 0 && (!hasWork || lines.filter(isDated).length > 1);
  const entries = areJobs ? firstOfEntry(lines, dated) : lines.length;
  const heading = entries < lines.length ? headingAbove(builder, lines, entries) : undefined;
  readProse(builder, lines.slice(0, heading ? entries - 1 : entries), sections);
  if (entries === lines.length) return;
  builder.resume.sections.push({ key: "work", ...(heading && { title: heading.text }) });
  if (heading) builder.said.push(heading);
  readWork(builder, lines.slice(entries));
}

/** A few words between blank lines right above the first entry. */
function headingAbove({ source }: Builder, lines: SourceLine[], entries: number): SourceLine | undefined {
  const at = source.lines.findIndex(({ start }) => start === lines[entries - 1]?.start);
  const [line, next] = source.lines.slice(at, at + 2);
  const isAlone = at >= 0 && line?.gap && next?.gap && next.start === lines[entries]?.start && !line.bullet;
  return isAlone && /^\p{Lu}[^\p{N}.,;!?@|]*$/u.test(line.text) && line.text.split(" ").length < fewestWordsOfProse
    ? line
    : undefined;
}

/** The head of an entry may begin up to two lines above its date. */
function firstOfEntry(lines: SourceLine[], dated: number): number {
  let first = dated;
  while (first > 0 && dated - first < 2 && !lines[first]?.gap) {
    const above = lines[first - 1];
    if (!above || !isHeadLike(above)) break;
    first--;
  }
  return first;
}

function readProse(builder: Builder, lines: SourceLine[], sections: Section[]): void {
  const paragraphs = paragraphsOf(lines, builder.widths, true);
  const hasWords = (span: Span) =>
    builder.text(span).split(" ").length >= fewestWordsOfProse && !labelled.test(builder.text(span));
  // Sentences have a stop, where any line has one.
  const hasStop = (span: Span) => /[.!?]["”’)]?$/u.test(builder.text(span));
  const haveStops = paragraphs.some((one) => hasWords(one) && hasStop(one));
  const isProse = (span: Span) => hasWords(span) && (!haveStops || hasStop(span));
  const runs = sections.some(({ key }) => key === "summary") ? [] : runsOf(builder, paragraphs);
  // A short line between two of prose belongs to them; what stands elsewhere would have other values between.
  const stretches = runs.map((run) =>
    run.some(isProse) ? run.slice(run.findIndex(isProse), run.findLastIndex(isProse) + 1) : [],
  );
  const prose = stretches.reduce((most, one) => (lengthOf(one) > lengthOf(most) ? one : most), []);
  const [start, end] = [prose[0]?.start ?? Number.POSITIVE_INFINITY, prose.at(-1)?.end ?? 0];
  putOther(
    builder,
    undefined,
    lines.filter((line) => line.end <= start),
  );
  const text = putParagraphs(builder, "/basics/summary", prose);
  if (text !== undefined) {
    builder.resume.basics.summary = text;
    builder.resume.sections.push({ key: "summary" });
  }
  putOther(
    builder,
    undefined,
    lines.filter((line) => line.start >= end && line.end > start),
    { apart: true },
  );
}

function lengthOf(run: Span[]): number {
  const [first, last] = [run[0], run.at(-1)];
  return first && last ? last.end - first.start : 0;
}

type Reader = (builder: Builder, lines: SourceLine[], title: string) => void;

const readers: Record<Exclude<SectionKey, "other">, Reader> = {
  summary: readSummary,
  work: readWork,
  volunteer: readVolunteer,
  education: readEducation,
  projects: readProjects,
  skills: readSkills,
  languages: readLanguages,
  interests: readInterests,
  references: readReferences,
  certificates: readCertificates,
  awards: readAwards,
  publications: readPublications,
};

function readSection(builder: Builder, section: Section): void {
  const { title, lines } = section;
  const isAgain = section.key === "summary" && builder.resume.basics.summary !== undefined;
  const isList = section.key === "summary" && (isLabelledList(lines) || (isAgain && isListOfItems(lines)));
  const isOwn =
    (section.key === "awards" && areDeeds(builder, section)) ||
    (section.key === "certificates" && areGroups(lines)) ||
    (section.key === "education" && areSentences(lines));
  const key = isList ? "skills" : isOwn ? "other" : section.key;
  const again = isAgain && !isList;
  if (key === "contact") readContactSection(builder, title, lines);
  else if (key === "other" || again) putOther(builder, title, lines);
  else {
    const known = key === "mixed" ? "work" : key;
    builder.resume.sections.push({ key: known, title });
    readers[known](builder, lines, title);
  }
}

/** Most lines tell something, and are no studies ("What I do in my school"). */
function areSentences(lines: SourceLine[]): boolean {
  const isTold = ({ text }: SourceLine) =>
    /\p{Ll}[.!?]$/u.test(text) && text.split(" ").length > fewestWordsOfProse && !isDegree(text);
  return lines.length > 2 && 2 * lines.filter(isTold).length > lines.length;
}

/** Lists of what somebody can do, each below a small heading of its own, are no certificates. */
function areGroups(lines: SourceLine[]): boolean {
  const heads = lines.filter(({ bullet }) => !bullet);
  const isHead = (line: SourceLine, at: number) => line.bullet || (line.gap && lines[at + 1]?.bullet === true);
  return heads.length > 1 && lines.every(isHead);
}

/** In words: of the name of an award, and of a sentence about one. */
const longestAward = 14;
const longestSentence = 20;

/**
 * Accomplishments told in sentences are lines of the person's own, not names of awards, unless most of them say what was
 * won. What a heading calls awards is taken for such, where no more than half of it are deeds or long.
 */
function areDeeds(builder: Builder, { title, lines }: Section): boolean {
  const items = paragraphsOf(lines, builder.widths, false).map((paragraph) => builder.text(paragraph));
  if (items.length === 0) return false;
  const named = items.filter(isAward).length;
  if (named * 2 > items.length) return false;
  if (!namesAward(title)) return true;
  const long = items.filter((item) => item.split(" ").length > longestAward);
  return haveDeeds(items) || long.length * 2 > items.length;
}

/** "Kept the books of a prize" is about one, and wins none. */
function isAward(item: string): boolean {
  const named = item.split(" ").length > longestSentence ? undefined : namesAward(item);
  return named === "surely" || (named === "perhaps" && !haveDeeds([item]));
}
