import type { Span } from "../resume";
import { findPeriods, type Period } from "./dates";
import { type Paragraph, paragraphsOf } from "./paragraphs";
import { type Builder, putField } from "./resume-builder";
import { shifted, split } from "./segments";
import type { SourceLine } from "./source-line";
import { trimmed } from "./span-text";

interface Item {
  name: Span;
  by?: Span;
  date?: Period;
  url?: Span;
  notes: Span[];
}

/** Certificates, one an item: name, who issued it, when. */
export function readCertificates(builder: Builder, lines: SourceLine[]): void {
  for (const item of readItems(builder, lines)) {
    const path = `/certificates/${builder.resume.certificates.length}`;
    builder.resume.certificates.push({
      name: builder.put(`${path}/name`, withNotes(item)),
      ...putField(builder, path, "issuer", item.by),
      ...putDate(builder, path, "date", item.date),
      ...putField(builder, path, "url", item.url),
    });
  }
}

export function readAwards(builder: Builder, lines: SourceLine[]): void {
  for (const item of readItems(builder, lines)) {
    const path = `/awards/${builder.resume.awards.length}`;
    builder.resume.awards.push({
      title: builder.put(`${path}/title`, item.name),
      ...putField(builder, path, "awarder", item.by),
      ...putDate(builder, path, "date", item.date),
      ...putNotes(builder, path, item),
    });
  }
}

export function readPublications(builder: Builder, lines: SourceLine[]): void {
  for (const item of readItems(builder, lines)) {
    const path = `/publications/${builder.resume.publications.length}`;
    builder.resume.publications.push({
      name: builder.put(`${path}/name`, item.name),
      ...putField(builder, path, "publisher", item.by),
      ...putDate(builder, path, "releaseDate", item.date),
      ...putField(builder, path, "url", item.url),
      ...putNotes(builder, path, item),
    });
  }
}

function withNotes({ name, notes }: Item): Span {
  return { start: name.start, end: notes.at(-1)?.end ?? name.end };
}

function putNotes(builder: Builder, path: string, { notes }: Item): { summary?: string } {
  const [first, last] = [notes[0], notes.at(-1)];
  if (!first || !last) return {};
  return putField(builder, path, "summary", { start: first.start, end: last.end });
}

function putDate<Key extends string>(
  builder: Builder,
  path: string,
  key: Key,
  date: Period | undefined,
): Partial<Record<Key, string>> {
  const value = date?.to ?? date?.from;
  return value ? ({ [key]: builder.put(`${path}/${key}`, value, value.iso) } as Partial<Record<Key, string>>) : {};
}

function readItems(builder: Builder, lines: SourceLine[]): Item[] {
  return groups(builder, lines).map((group) => readItem(builder, group));
}

/**
 * Each paragraph is an item, unless blank lines part the section into blocks, or undated lines alternate with dated
 * ones: then the lines below a head say who issued it and more.
 */
function groups(builder: Builder, lines: SourceLine[]): Span[][] {
  const paragraphs = paragraphsOf(lines, builder.widths, false);
  const blocks = paragraphs.filter(({ gap }) => gap).length;
  const dated = paragraphs.map((paragraph) => findPeriods(builder.text(paragraph)).length > 0);
  const alternates =
    dated[0] === true && dated.some((is) => !is) && dated.every((is, index) => is || dated[index - 1] === true);
  const headed = blocks > 1 && blocks < paragraphs.length && !paragraphs.some(({ bullet }) => bullet);
  const found: Span[][] = [];
  const titled = titleLook(paragraphs);
  const pure = paragraphs.map((paragraph) => isDateOnly(builder.text(paragraph)));
  for (const [index, paragraph] of paragraphs.entries()) {
    const joins = pure[0] ? pure[index - 1] : pure[index];
    const opens =
      titled === undefined
        ? !joins && (headed ? paragraph.gap : !alternates || dated[index] === true)
        : titled(paragraph);
    const group = found.at(-1);
    if (opens || !group) found.push([paragraph]);
    else group.push(paragraph);
  }
  return found;
}

/** Where titles are set larger than what stands below them, they alone begin an item. */
function titleLook(paragraphs: Paragraph[]): ((paragraph: Paragraph) => boolean) | undefined {
  const first = paragraphs[0]?.prominence ?? 0;
  const smallest = Math.min(...paragraphs.map(({ prominence }) => prominence));
  return first > smallest + 0.2 ? ({ prominence }) => prominence > first - 0.2 : undefined;
}

function isDateOnly(text: string): boolean {
  const period = findPeriods(text).at(-1);
  return period !== undefined && period.end - period.start >= text.length - 2;
}

const url = /^(?:https?:\/\/\S+|www\.\S+|[\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/u;

function readItem(builder: Builder, lines: Span[]): Item {
  const date = lines.length > 1 ? lines.find((line) => isDateOnly(builder.text(line))) : undefined;
  const [first, ...below] = lines.filter((line) => line !== date);
  const head = first ?? { start: 0, end: 0 };
  const period = date && findPeriods(builder.source.text.slice(date.start, date.end)).at(-1);
  const item: Item = { name: head, notes: [], ...(date && period && { date: shifted(period, date.start) }) };
  let names = split(builder.source, edgeDate(builder, head, item), /\||\t+| {2,}/g);
  if (names.length === 1 && names[0] && !/\([^)]* [–—-] [^(]*\)/.test(builder.text(names[0])))
    names = split(builder.source, names[0], / [–—-] /g);
  const [name, by, ...others] = names;
  item.name = name ?? head;
  const last = others.at(-1);
  if (by) item.by = last ? { start: by.start, end: last.end } : by;
  for (const [index, line] of below.entries()) {
    const parts = split(builder.source, line, /\|/g);
    const detail = index === 0 && !item.by && builder.text(line).length < 90 && !/[.!?]$/.test(builder.text(line));
    if (!detail) item.notes.push(line);
    else placeDetails(builder, parts, item);
  }
  return item;
}

function placeDetails(builder: Builder, parts: Span[], item: Item): void {
  for (const part of parts) {
    if (!item.url && url.test(builder.text(part))) item.url = part;
    else if (!item.by) item.by = part;
    else item.notes.push(part);
  }
}

/** Takes a date off the edge of an item; one in the middle of a citation stays where it is. */
function edgeDate(builder: Builder, span: Span, item: Item): Span {
  const text = builder.source.text.slice(span.start, span.end);
  const period = findPeriods(text).at(-1);
  if (!period || item.date) return span;
  const before = trimmed(builder.source, { start: span.start, end: span.start + period.start }, /[\s|,;•·–—:([-]/u);
  const after = trimmed(builder.source, { start: span.start + period.end, end: span.end }, /[\s|,;•·–—:.)\]-]/u);
  if ((before && after) || (!before && !after) || period.from) return span;
  item.date = shifted(period, span.start);
  return before ?? after ?? span;
}
