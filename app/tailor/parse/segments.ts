import type { Span } from "~/tailor/resume";
import { duration } from "./asides";
import { findPeriods, type Period, shifted } from "./dates";
import { isSchool, isScore } from "./degree-words";
import { placeAtEnd, placeScore } from "./places";
import { organisationScore, titleScore } from "./role-words";
import type { Source, SourceLine } from "./source-line";
import { split, trimmed } from "./span-text";
import { splitNames } from "./split-names";
import { isWebAddress } from "./web-address";

/** What the head of an entry says, before its two names are told apart. */
export interface HeadParts {
  /** Names in reading order: title and employer, degree and school. */
  names: Span[];
  place?: Span;
  url?: Span;
  period?: Period;
  /** The names stood apart: no comma, dash or "at" was taken as a separator to part them. */
  apart: boolean;
  /** The head had the form of a table: title and dates, then details between bars. */
  table: boolean;
  /** Further periods and details that found no role. */
  rest: Span[];
}

const longestHeadLine = 300;

/**
 * Splits the lines of a head at its separators and takes out period, web address and place. Only where it is about a
 * job (`jobs`) may a title noun or a web address part or name an employer.
 */
export function readHead(source: Source, lines: SourceLine[], jobs = true): HeadParts {
  const head: HeadParts = { names: [], apart: true, table: false, rest: [] };
  if (lines.some(({ text }) => text.length > longestHeadLine)) return { ...head, names: [...lines] };
  const byLine = lines.map((line) =>
    withoutPeriod(source, line, head)
      .flatMap((span) => split(source, span, /\||\t+| {2,}/g))
      .filter(
        (chunk) =>
          !takeUrl(source, chunk, head) && !restatesPeriod(source, chunk, head) && !isSecondPeriod(source, chunk, head),
      ),
  );
  if (isTable(lines, byLine)) return readTable(source, byLine, head);
  let chunks = byLine.flat();
  const strong = chunks.length >= 3;
  head.apart = textChunks(source, chunks).length >= 2;
  if (!head.apart) chunks = chunks.flatMap((chunk) => split(source, chunk, /[•·]/g));
  if (!head.apart && textChunks(source, chunks).length < 2)
    chunks = chunks.flatMap((chunk) => split(source, chunk, / [–—-]+ | – ?|[—―]/g));
  takePlace(source, chunks, head, strong);
  if (!head.place) chunks = chunks.flatMap((chunk) => withoutPlace(source, chunk, head));
  chunks = chunks.filter((chunk) => chunk !== head.place && !takeUrl(source, chunk, head));
  chunks = chunks.map((chunk) => withoutUrl(source, chunk, head));
  if (chunks.length === 1 && chunks[0]) chunks = splitNames(source, chunks[0], jobs);
  head.names = chunks.filter((chunk, index) => index === 0 || !takeBracketed(source, chunk, head));
  const { url: host } = head;
  if (host && jobs && head.names.length === 1 && isBareHost(source.text.slice(host.start, host.end))) {
    head.names.push(host);
    delete head.url;
  }
  return head;
}

/** A title with its dates in the margin, then one line of details between bars. */
function isTable(lines: SourceLine[], byLine: Span[][]): boolean {
  const [title, details] = byLine;
  return (
    lines.length === 2 &&
    title?.length === 1 &&
    details !== undefined &&
    details.length > 0 &&
    / \| /.test(lines[1]?.text ?? "")
  );
}

function readTable(source: Source, byLine: Span[][], head: HeadParts): HeadParts {
  const [title = [], details = []] = byLine;
  const textAt = ({ start, end }: Span) => source.text.slice(start, end);
  const place = details.find((chunk, index) => {
    const text = textAt(chunk);
    if (isScore(text) || isSchool(text)) return false;
    return index === 0 ? placeScore(text) === 2 : placeScore(text) >= 1;
  });
  const [name, ...rest] = details.filter((chunk) => chunk !== place);
  head.names = name ? [...title, name] : title;
  head.rest.push(...rest);
  head.table = true;
  if (place) head.place = place;
  return head;
}

function textChunks(source: Source, chunks: Span[]): Span[] {
  return chunks.filter((chunk) => placeScore(source.text.slice(chunk.start, chunk.end)) < 2);
}

function withoutPeriod(source: Source, line: Span, head: HeadParts): Span[] {
  const text = source.text.slice(line.start, line.end);
  const period = head.period ? undefined : bestPeriod(text);
  if (!period) return [line];
  head.period = shifted(period, line.start);
  return [
    { start: line.start, end: line.start + text.slice(0, period.start).replace(/[([]\s?$/, "").length },
    { start: line.start + period.end + (/^\s?[)\]]/.exec(text.slice(period.end))?.[0].length ?? 0), end: line.end },
  ].flatMap((span) => trimmed(source, span) ?? []);
}

function bestPeriod(text: string): Period | undefined {
  const periods = findPeriods(text);
  return periods.find(({ from }) => from) ?? periods.at(-1);
}

/** A head has one period; further dates are kept, but are no names. */
function isSecondPeriod(source: Source, chunk: Span, head: HeadParts): boolean {
  const period = findPeriods(source.text.slice(chunk.start, chunk.end))[0];
  if (!head.period || !period || period.end - period.start < chunk.end - chunk.start - 2) return false;
  head.rest.push(chunk);
  return true;
}

/** "2 years 3 months" beside the dates that it is counted from says nothing of its own. */
function restatesPeriod(source: Source, { start, end }: Span, head: HeadParts): boolean {
  return head.period !== undefined && end - start < 30 && duration.test(source.text.slice(start, end));
}

function takeUrl(source: Source, chunk: Span, head: HeadParts): boolean {
  if (head.url || !isWebAddress(source.text.slice(chunk.start, chunk.end))) return false;
  head.url = chunk;
  return true;
}

/** "Acme Ltd www.acme.example": the address after a name. */
function withoutUrl(source: Source, chunk: Span, head: HeadParts): Span {
  const found = head.url ? null : / ((?:https?:\/\/|www\.)[^\s|,]+)$/iu.exec(source.text.slice(chunk.start, chunk.end));
  if (!found?.[1]) return chunk;
  head.url = { start: chunk.end - found[1].length, end: chunk.end };
  return { start: chunk.start, end: chunk.start + found.index };
}

/** "acme.example" beside a title is the employer's name; with "www." or a path it is only an address. */
function isBareHost(text: string): boolean {
  return !/^(?:https?:|www\.)|\//i.test(text);
}

/** "(Leeds, UK)" where an employer would stand. */
function takeBracketed(source: Source, chunk: Span, head: HeadParts): boolean {
  const text = source.text.slice(chunk.start, chunk.end);
  if (head.place || !/^\(.*\)$/.test(text) || placeScore(text) < 2) return false;
  head.place = { start: chunk.start + 1, end: chunk.end - 1 };
  return true;
}

function takePlace(source: Source, chunks: Span[], head: HeadParts, strong: boolean): void {
  const texts = chunks.map(({ start, end }) => source.text.slice(start, end));
  const sure = texts.findIndex((text) => placeScore(text) === 2 && titleScore(text) === 0 && !isSchool(text));
  const likely =
    chunks.length >= 3
      ? texts.findLastIndex((text, index) => index > 0 && couldBePlace(text) && (strong || text.includes(",")))
      : -1;
  const holdsName = chunks.length === 2 && (texts[sure]?.split(",").length ?? 0) > 2;
  if (holdsName) return;
  const index = sure >= 0 && chunks.length > 1 ? sure : likely;
  if (index >= 0) head.place = chunks[index];
}

function couldBePlace(text: string): boolean {
  return placeScore(text) === 1 && titleScore(text) === 0 && organisationScore(text) === 0 && !isSchool(text);
}

/** "Blue Door Kitchen, Leeds, UK" gives up its place; so does "Company City, State Title", which splits there. */
function withoutPlace(source: Source, chunk: Span, head: HeadParts): Span[] {
  if (head.place) return [chunk];
  const text = source.text.slice(chunk.start, chunk.end);
  const inside =
    /(?:^|\s)(\p{Lu}\p{Ll}+ ?, (?:[A-Z]{2}|State)(?: ?, (?:U\.?S\.?A?|United States|Canada)\b)?)(?=\s|$)/u.exec(text);
  if (inside?.[1] && placeScore(inside[1]) === 2) {
    const start = chunk.start + inside.index + inside[0].length - inside[1].length;
    const end = start + inside[1].length;
    const around = [
      trimmed(source, { start: chunk.start, end: start }),
      trimmed(source, { start: end, end: chunk.end }),
    ];
    const kept = around.filter((span) => span !== undefined);
    if (
      kept.length === 2 ||
      start === chunk.start ||
      (kept.length === 1 && end === chunk.end && placeAtEnd(text) < 0)
    ) {
      head.place = { start, end };
      return kept;
    }
  }
  const dash = Math.max(text.lastIndexOf(" – "), text.lastIndexOf(" — "), text.lastIndexOf(" - "));
  const index = dash > 0 && placeScore(text.slice(dash + 3)) === 2 ? dash + 3 : placeAtEnd(text);
  if (index <= 0) return [chunk];
  const name = trimmed(source, { start: chunk.start, end: chunk.start + index });
  if (!name) return [chunk];
  head.place = { start: chunk.start + index, end: chunk.end };
  return [name];
}
