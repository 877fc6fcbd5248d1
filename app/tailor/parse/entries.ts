import { findPeriods } from "./dates";
import { continues } from "./paragraphs";
import { withoutRunIn, withWholePeriods } from "./period-lines";
import { placeScore } from "./places";
import { remembering } from "./remembering";
import { organisationScore, titleScore } from "./role-words";
import { type HeadParts, readHead } from "./segments";
import type { Source, SourceLine } from "./source-line";
import { prominenceOf } from "./source-lines";
import { isWebAddress } from "./web-address";

/** An entry of a section: the lines that name it and the lines below. */
export interface Entry {
  head: SourceLine[];
  body: SourceLine[];
}

export interface Entries {
  /** Lines before the first entry. */
  preamble: SourceLine[];
  entries: Entry[];
}

const longestHead = 110;
const mostHeadLines = 3;
/** In words. */
const longestName = 16;

/**
 * Splits a section into entries. Dates anchor them; the first entry shows how many lines stand above a date, and the
 * others follow it. Without a date, an entry begins where a head-like line follows bullets after a gap.
 */
export function splitEntries(source: Source, given: SourceLine[], widths: Map<number, number>): Entries {
  const lines = withWholePeriods(source, given).flatMap(withoutRunIn);
  const wrapped = wrappedLines(lines, widths);
  const levels = lines.flatMap(({ level }) => level ?? []);
  const anchors = anchorsOf(lines, wrapped);
  const headed = anchors.every((anchor) => lines.slice(Math.max(0, anchor - 2), anchor + 1).some(({ level }) => level));
  if (levels.length > 0 && headed) return byHeadings(source, lines, Math.min(...levels));
  const dated = new Set(anchors);
  const glyphs = lines.some(({ bullet }) => bullet);
  const starts = new Map<number, number>();
  let usual: number | undefined;
  let floor = 0;
  for (const anchor of anchors) {
    const above = linesAbove(lines, wrapped, anchor, floor, usual, glyphs);
    usual ??= above;
    const start = anchor - above;
    const end = headEnd(source, lines, start, anchor, dated);
    starts.set(start, end);
    floor = end;
  }
  addUndated(lines, wrapped, starts, anchors.length > 0);
  return cut(lines, starts);
}

/** Entries under a word processor's own headings. */
function byHeadings(source: Source, lines: SourceLine[], level: number): Entries {
  const starts = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    if (line.level === level) starts.set(index, headEnd(source, lines, index, index, new Set()));
  }
  return cut(lines, starts);
}

function cut(lines: SourceLine[], starts: Map<number, number>): Entries {
  const order = [...starts.keys()].sort((a, b) => a - b);
  const entries = order.map((start, index) => {
    const end = starts.get(start) ?? start + 1;
    return { head: lines.slice(start, end), body: lines.slice(end, order[index + 1] ?? lines.length) };
  });
  return { preamble: lines.slice(0, order[0] ?? lines.length), entries };
}

function wrappedLines(lines: SourceLine[], widths: Map<number, number>): boolean[] {
  let first = lines[0];
  return lines.map((line, index) => {
    const previous = lines[index - 1];
    const goesOn = first !== undefined && previous !== undefined && continues(first, previous, line, widths, false);
    if (!goesOn) first = line;
    return goesOn;
  });
}

function anchorsOf(lines: SourceLine[], wrapped: boolean[]): number[] {
  const found = lines
    .map((line, index) =>
      !line.bullet && !(wrapped[index] && /^\p{Ll}/u.test(line.text)) && isDated(line.text) ? index : -1,
    )
    .filter((i) => i >= 0);
  if (found.length > 0) return found;
  return lines.map((line, index) => (line.bullet && isDated(line.text) ? index : -1)).filter((index) => index >= 0);
}

/** A line that dates an entry: a period with at most a head beside it, or one date at the edge of a short head. */
function isDated(text: string): boolean {
  if (text.length > longestHead + 30) return false;
  const periods = findPeriods(text);
  const period = periods.find(({ from }) => from) ?? periods.at(-1);
  if (!period) return false;
  const rest = `${text.slice(0, period.start)} ${text.slice(period.end)}`.replace(
    /^[\s|,;•·–—:()[\]-]+|[\s|,;•·–—:()[\]-]+$/gu,
    "",
  );
  if (rest === "") return true;
  const edge =
    text.slice(period.end).replace(/[\s).,\]]/g, "") === "" ||
    text.slice(0, period.start).replace(/[\s([]/g, "") === "";
  if (period.from)
    return rest.length <= longestHead && !isSentence(rest) && (edge || isTitled(rest) || /\|/.test(text));
  return edge && rest.length <= 80 && !isSentence(rest) && (isTitled(rest) || /[|\t]/.test(text));
}

function isSentence(text: string): boolean {
  if (/[.!?] /.test(text) && /\p{Ll}{5}[.!?] +\p{Lu}/u.test(text)) return true;
  if (/[.!?;]/.test(text.slice(-1)) && !/\b(?:Inc|Ltd|Co|Corp|St|Jr|Sr|Dr|Bros|e\.V|[A-Z])\.$/.test(text)) return true;
  return text.length > 2 * longestName && text.split(/\s+/).length > longestName;
}

/** Most of its longer words begin with a capital or a digit. */
function isTitled(text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}'’.&-]+/u).filter((word) => word.length > 3);
  const capital = words.filter((word) => /^[\p{Lu}\p{N}\p{Lo}]/u.test(word)).length;
  return words.length === 0
    ? /^[\p{Lu}\p{Lo}]/u.test(text)
    : capital >= words.length * 0.6 && /^[\p{Lu}\p{Lo}\p{N}]/u.test(text);
}

/** True for a line that may name an entry: short, titled like a name, no bullet and no sentence. */
export function isHeadLike(line: SourceLine): boolean {
  if (line.bullet || line.text.length > longestHead) return false;
  return readsLikeName(line.text);
}

const readsLikeName = remembering(
  (text) => !isSentence(text) && !text.endsWith(":") && (isTitled(text) || /\s\|\s/.test(text)),
);

function linesAbove(
  lines: SourceLine[],
  wrapped: boolean[],
  anchor: number,
  floor: number,
  usual: number | undefined,
  glyphs: boolean,
): number {
  let above = 0;
  while (above < mostHeadLines && anchor - above - 1 >= floor) {
    const index = anchor - above - 1;
    const line = lines[index];
    const below = lines[index + 1];
    if (!line || !isHeadLike(line) || (wrapped[index] && !line.gap)) break;
    if (below?.gap && above > 0) break;
    above++;
    if (line.gap) break;
  }
  if (usual === undefined || above === 0) return above;
  const start = lines[anchor - above];
  const afterBullets = glyphs && lines[anchor - above - 1]?.bullet !== false;
  if (start?.gap || afterBullets) return above;
  return Math.min(above, usual);
}

/** Where the head ends: below the date, lines belong to it while a name is missing and they look like one. */
function headEnd(source: Source, lines: SourceLine[], start: number, anchor: number, anchors: Set<number>): number {
  let end = anchor + 1;
  while (end - start < mostHeadLines + 1) {
    const line = lines[end];
    if (!line || anchors.has(end) || line.level !== undefined) break;
    const isUrl = !line.gap && isWebAddress(line.text);
    if (!isUrl && !isHeadLike(line)) break;
    const head = readHead(source, lines.slice(start, end));
    if (isUrl && !head.url) {
      end++;
      continue;
    }
    if (!isHeadLike(line) || (line.gap && head.names.length > 0)) break;
    if (!addsToHead(lines, start, end, head)) break;
    end++;
  }
  return end;
}

/** "Line Cook | 2019 – 2021": the date is set off, so that what else the head says stands below. */
const datedAside = /^[^|]+ \| [^|]*(?:\d{4}|present)[^|]*$/iu;

function addsToHead(lines: SourceLine[], start: number, index: number, head: HeadParts): boolean {
  const line = lines[index];
  const above = lines[start];
  if (!line || !above || head.names.length === 0) return true;
  const isPlace = placeScore(line.text) === 2;
  if (head.names.length >= 2 && head.apart) return isPlace && !head.place;
  if (isPlace || /\s\|\s/.test(line.text)) return true;
  if (head.names.length === 1 && datedAside.test(above.text) && line.text.length < 90) return true;
  if (line.size > 0 && line.indent > above.indent + 6) return false;
  const plainer = prominenceOf(above) > prominenceOf(line) + 0.2 || (above.bold && !line.bold);
  const nextToBullet = lines[index + 1]?.bullet === true;
  const named = organisationScore(line.text) + titleScore(line.text) > 0 && line.text.length < 70;
  if (head.names.length >= 2)
    return plainer || datedAside.test(above.text) || (nextToBullet && organisationScore(line.text) > 0);
  return named || nextToBullet || (plainer && line.text.length < 90);
}

function addUndated(lines: SourceLine[], wrapped: boolean[], starts: Map<number, number>, dated: boolean): void {
  let headUntil = 0;
  const sizes = lines.map(prominenceOf);
  const smallest = Math.min(...sizes);
  for (const [index, line] of lines.entries()) {
    const prominent = sizes[0] !== undefined && sizes[0] > smallest + 0.2 && prominenceOf(line) > sizes[0] - 0.1;
    const known = starts.get(index);
    if (known !== undefined) headUntil = known;
    if (index < headUntil || wrapped[index] || !(prominent || isHeadLike(line))) continue;
    const previous = lines[index - 1];
    const opens = line.gap || prominent || previous === undefined || (previous.bullet && !dated);
    if (!opens) continue;
    let end = index + 1;
    while (end < lines.length && end - index < mostHeadLines && !starts.has(end)) {
      const next = lines[end];
      if (!next || next.gap || !(isHeadLike(next) || isWebAddress(next.text))) break;
      end++;
    }
    const below = lines[end];
    const titled = titleScore(line.text) + organisationScore(line.text) > 0 || /\s\|\s/.test(line.text);
    const opened =
      prominent || (below?.bullet && !below.gap) || (titled && (!dated || below === undefined || below.gap));
    if (!opened || starts.has(end)) continue;
    starts.set(index, end);
    headUntil = end;
  }
}
