import type { Span } from "~/tailor/resume";
import { findPeriods, type Period, shifted } from "./dates";
import { type Paragraph, paragraphsOf } from "./lines/paragraphs";
import type { SourceLine } from "./lines/source-line";
import { split, trimmed } from "./lines/span-text";
import { listedIn } from "./listed-certificates";
import { hasHalfBrackets } from "./plain-list";
import { type Builder, putField, runsOf } from "./resume-builder";
import { dateCaption } from "./study-parts";
import { isPersonName } from "./words/person-name";
import { isWebAddress } from "./words/web-address";

interface Item {
  name: Span;
  /** The name where the list numbers its items: without the number. */
  unnumbered?: string;
  by?: Span;
  date?: Period;
  url?: Span;
  notes: Span[];
}

/** Certificates, one an item: name, who issued it, when. */
export function readCertificates(builder: Builder, lines: SourceLine[]): void {
  for (const item of readItems(builder, lines, (group) => listedIn(builder, group))) {
    const path = `/certificates/${builder.resume.certificates.length}`;
    builder.resume.certificates.push({
      name: putName(builder, `${path}/name`, { ...item, name: withNotes(builder, item) }),
      ...putField(builder, path, "issuer", item.by),
      ...putDate(builder, path, "date", item.date),
      ...putField(builder, path, "url", item.url),
    });
  }
}

/** Awards, one an item: title, who gave it, when, and what for. */
export function readAwards(builder: Builder, lines: SourceLine[]): void {
  for (const item of readItems(builder, lines)) {
    const path = `/awards/${builder.resume.awards.length}`;
    builder.resume.awards.push({
      title: putName(builder, `${path}/title`, item),
      ...putField(builder, path, "awarder", item.by),
      ...putDate(builder, path, "date", item.date),
      ...putNotes(builder, path, item),
    });
  }
}

/** Publications, one an item: title, publisher, date and address; its authors lead what is said of it. */
export function readPublications(builder: Builder, lines: SourceLine[]): void {
  for (const found of readItems(builder, lines)) {
    const item = withAuthorsApart(builder, found);
    const path = `/publications/${builder.resume.publications.length}`;
    builder.resume.publications.push({
      name: putName(builder, `${path}/name`, item),
      ...putField(builder, path, "publisher", item.by),
      ...putDate(builder, path, "releaseDate", item.date),
      ...putField(builder, path, "url", item.url),
      ...putNotes(builder, path, item),
    });
  }
}

/** Several people's names below a title are its authors, and no publisher. */
function withAuthorsApart(builder: Builder, { by, ...item }: Item): Item {
  if (!by) return item;
  const names = builder.text(by).split(/,\s*(?:and\s)?|\s(?:and|&)\s/u);
  const areAuthors = names.length > 1 && names.every(isPersonName);
  return areAuthors ? { ...item, notes: [by, ...item.notes] } : { ...item, by };
}

function putName(builder: Builder, path: string, { name, unnumbered }: Item): string {
  return builder.put(path, name, unnumbered);
}

/** Notes that stand directly behind the name are part of it; a certificate has no field for them. */
function withNotes(builder: Builder, { name, notes }: Item): Span {
  const [whole = []] = runsOf(builder, [name, ...notes]);
  return { start: name.start, end: whole.at(-1)?.end ?? name.end };
}

function putNotes(builder: Builder, path: string, { notes }: Item): { summary?: string } {
  const [run = []] = runsOf(builder, notes);
  const [first, last] = [run[0], run.at(-1)];
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

function readItems(builder: Builder, lines: SourceLine[], parted = (group: Span[]) => [group]): Item[] {
  const items = groups(builder, lines)
    .flatMap(parted)
    .map((group) => readItem(builder, group));
  const numbers = items.map(({ name }) => listNumber.exec(builder.text(name))?.[0].length ?? 0);
  if (items.length < 2 || numbers.includes(0)) return items;
  return items.map((item, index) => ({ ...item, unnumbered: builder.written(item.name).slice(numbers[index]) }));
}

/** Counts the items of a list where all of them have one; it is no part of their names. */
const listNumber = /^(?:\[\d{1,3}\]|\(?\d{1,3}[.)]) +/u;

/**
 * Each paragraph is an item, unless titles have a look of their own, blank lines part the section into blocks, or
 * undated lines alternate with dated ones: then the lines below a head say who issued it and more.
 */
function groups(builder: Builder, lines: SourceLine[]): Span[][] {
  // A date closes an item, however full its line is.
  const parted = lines.map((line, at) => (endsInDate(lines[at - 1]) ? { ...line, apart: true } : line));
  const paragraphs = paragraphsOf(parted, builder.widths, false);
  const pure = paragraphs.map((paragraph) => isDateOnly(builder.text(paragraph)));
  const named = paragraphs.filter((_, index) => !pure[index]);
  const opens = titleLook(named) ?? blockHeads(builder, paragraphs) ?? datedHeads(builder, named);
  const found: Paragraph[][] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const group = found.at(-1);
    const isOpening = pure[index] ? pure[0] === true : pure[index - 1] !== true || pure[0] !== true;
    if (group && !(isOpening && (pure[index] || opens(paragraph)))) group.push(paragraph);
    else found.push([paragraph]);
  }
  return found;
}

type Opens = (paragraph: Paragraph) => boolean;

/** Where titles are larger or bolder than what stands below them, they alone begin an item. */
function titleLook(paragraphs: Paragraph[]): Opens | undefined {
  const first = paragraphs[0];
  if (!first || first.bullet) return undefined;
  const isPlainer = ({ prominence, bold }: Paragraph) => prominence < first.prominence - 0.2 || (first.bold && !bold);
  return paragraphs.some(isPlainer) ? (paragraph) => !isPlainer(paragraph) : undefined;
}

const longestBlock = 5;

/** Blank lines part items of several lines: three blocks at least, or two that plainly have a head each. */
function blockHeads(builder: Builder, paragraphs: Paragraph[]): Opens | undefined {
  const starts = paragraphs.flatMap(({ gap }, index) => (gap || index === 0 ? [index] : []));
  const sizes = starts.map((start, index) => (starts[index + 1] ?? paragraphs.length) - start);
  const isList = paragraphs.some(({ bullet }) => bullet) || starts.length === paragraphs.length;
  if (isList || starts.length < 2 || Math.max(...sizes) > longestBlock) return undefined;
  const isDatedHead = (start: number) => isDated(builder, paragraphs[start]);
  const headed = sizes.every((size) => size > 1) || starts.every(isDatedHead);
  return starts.length > 2 || headed ? ({ gap }) => gap : undefined;
}

function datedHeads(builder: Builder, paragraphs: Paragraph[]): Opens {
  const dated = new Set(paragraphs.filter((paragraph) => isDated(builder, paragraph)));
  const [first] = paragraphs;
  const undated = paragraphs.filter((paragraph) => !dated.has(paragraph));
  // The first item shows how all are laid out.
  const isLaidOut = paragraphs[1] !== undefined && !dated.has(paragraphs[1]);
  const follows =
    isLaidOut &&
    dated.size > 1 &&
    paragraphs.every((one, at) => dated.has(one) || dated.has(paragraphs[at - 1] ?? one));
  const isOne = dated.size === 1 && undated.length <= 2 && first !== undefined && isSetOff(builder, first);
  const alternates = first !== undefined && dated.has(first) && undated.length > 0 && (follows || isOne);
  return (paragraph) => !alternates || dated.has(paragraph);
}

function isDated(builder: Builder, paragraph: Paragraph | undefined): boolean {
  return paragraph !== undefined && findPeriods(builder.text(paragraph)).length > 0;
}

/** The date stands apart, behind a bar or at the right margin. */
function isSetOff(builder: Builder, { start, end }: Span): boolean {
  return /\||\t/.test(builder.source.text.slice(start, end));
}

function endsInDate(line: SourceLine | undefined): boolean {
  const end = findPeriods(line?.text ?? "").at(-1)?.end;
  return line !== undefined && end !== undefined && !/[\p{L}\p{N}]/u.test(line.text.slice(end));
}

function isDateOnly(text: string): boolean {
  const period = findPeriods(text).at(-1);
  return period !== undefined && period.end - period.start >= text.length - 2;
}

function readItem(builder: Builder, lines: Span[]): Item {
  const date = lines.length > 1 ? lines.find((line) => isDateOnly(builder.text(line))) : undefined;
  const [first, ...below] = lines.filter((line) => line !== date);
  const head = first ?? { start: 0, end: 0 };
  const period = date && findPeriods(builder.source.text.slice(date.start, date.end)).at(-1);
  const item: Item = { name: head, notes: [], ...(date && period && { date: shifted(period, date.start) }) };
  let names = split(builder.source, edgeDate(builder, head, item), /\||\t+| {2,}/g);
  const lone = names.length === 1 && !below.some((line) => isDetail(builder, line)) ? names[0] : undefined;
  if (lone && !/\([^)]* [–—-] [^(]*\)/.test(builder.text(lone))) {
    const parts = split(builder.source, lone, / [–—-] /g);
    if (!parts.some((part) => isCaptionedDate(builder.text(part)))) names = parts;
  }
  const [name, by, ...others] = names;
  item.name = name ?? head;
  const last = others.at(-1);
  if (by) item.by = last ? { start: by.start, end: last.end } : by;
  for (const [index, line] of below.entries()) {
    const parts = split(builder.source, line, /\|/g);
    if (index > 0 || item.by || !isDetail(builder, line)) item.notes.push(line);
    else placeDetails(builder, parts, item);
  }
  return item;
}

/** "expires 06/2026" is nobody who issued anything. */
function isCaptionedDate(text: string): boolean {
  const period = findPeriods(text).at(-1);
  return period?.end === text.length && dateCaption.test(text.slice(0, period.start));
}

/** A short line below a title that is no sentence: who issued it. */
function isDetail(builder: Builder, line: Span): boolean {
  const text = builder.text(line);
  return text.length < 90 && !/[.!?]$/.test(text);
}

function placeDetails(builder: Builder, parts: Span[], item: Item): void {
  for (const part of parts) {
    if (!item.url && isWebAddress(builder.text(part))) item.url = part;
    else if (!item.by) item.by = part;
    else item.notes.push(part);
  }
}

/** Takes a date off the edge of an item; one in the middle of a citation stays where it is. */
function edgeDate(builder: Builder, span: Span, item: Item): Span {
  const text = builder.source.text.slice(span.start, span.end);
  const period = findPeriods(text).at(-1);
  if (!period || item.date || period.isList) return span;
  const before = trimmed(builder.source, { start: span.start, end: span.start + period.start }, /[\s|,;•·–—:([-]/u);
  const after = trimmed(builder.source, { start: span.start + period.end, end: span.end }, /[\s|,;•·–—:.)\]-]/u);
  const isOne = !before !== !after && !period.from && !isOfPhrase(text.slice(0, period.start));
  const rest = before ?? after;
  if (!isOne || !rest || hasHalfBrackets(builder.text(rest))) return span;
  item.date = shifted(period, span.start);
  return rest;
}

const clauseBorders = [...",;:()|–—\n"];

/** "Forklift, good through", "Expires", "HACCP (2022), Manual handling": words that lose their sense without the date behind them, and a list with dates. */
function isOfPhrase(before: string): boolean {
  const border = Math.max(...clauseBorders.map((sign) => before.lastIndexOf(sign)));
  const isClause = border >= 0 && /^\s*\p{Ll}|\p{L} $/u.test(before.slice(border + 1));
  const isJoined = /(?:&|\b(?:and|in|of|for|from|since|to|through|thru|until|till?|by|on))\s*$/iu.test(before);
  return isClause || isJoined || dateCaption.test(before) || findPeriods(before).some(({ from }) => !from);
}
