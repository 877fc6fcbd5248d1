import type { Line } from "~/tailor/document";
import { codeAt, isWordCharacter } from "~/tailor/lexicon/characters";
import type { Span } from "~/tailor/resume";
import { insertAside, splitAside } from "./asides";
import { glyphOf, itemsOf, type Marks, marksOf } from "./marks";
import { withoutNoise } from "./noise";
import type { Source, SourceLine } from "./source-line";
import { withWholePeriods } from "./split-periods";
import { withUsualCase } from "./usual-case";
import { withYearRanges } from "./year-ranges";

/** Splits the source into its lines, joined with the layout of the extraction where there is one. Linear time. */
export function readSource(source: string, layout: Line[] = []): Source {
  const written = withoutNoise(source);
  const text = withYearRanges(withUsualCase(written));
  const byStart = layoutByLine(text, layout);
  const lines: SourceLine[] = [];
  const asides: Span[] = [];
  const rises = new Map<SourceLine, number>();
  let gap = true;
  const marks = marksOf(text.split("\n"));
  for (const { raw, start, index } of rowsOf(text, byStart)) {
    const line = sourceLine(text, start, raw, marks, byStart[index]);
    if (line === undefined) {
      const above = lines.at(-1);
      if (above && !gap && /\S/u.test(source.slice(start, start + raw.length))) above.ruled = true;
      gap = true;
      continue;
    }
    const previous = lines.at(-1);
    line.gap = gap || (previous !== undefined && layoutGap(previous, line, byStart, index));
    const rise = previous ? riseOf(previous, line, byStart, index) : 0;
    if (rise > 0) rises.set(line, rise);
    const aside = splitAside(line, previous);
    if (aside) insertAside(lines, aside);
    if (aside) asides.push({ start: aside.start, end: aside.end });
    lines.push(line);
    gap = raw.includes("\f");
  }
  markApart(lines, rises);
  return { text, written, lines: withWholePeriods(text, lines), asides };
}

/** The lines of a text; where the layout says nothing of one, each item of a row of items is a line. */
function rowsOf(text: string, layout: (Line | undefined)[]): { raw: string; start: number; index: number }[] {
  let start = 0;
  return text.split("\n").flatMap((line, index) => {
    const rows = (layout[index] ? [line] : itemsOf(line)).map((raw) => {
      start += raw.length;
      return { raw, start: start - raw.length, index };
    });
    start += 1;
    return rows;
  });
}

/** How far a line stands below the one before it in its column, in font sizes; 0 where the layout does not say. */
function riseOf(previous: SourceLine, line: SourceLine, layout: (Line | undefined)[], index: number): number {
  const rise = (layout[index]?.y ?? 0) - (layout[index - 1]?.y ?? 0);
  const isBelow = line.size > 0 && line.page === previous.page && line.column === previous.column && !line.gap;
  return isBelow && layout[index - 1] !== undefined ? rise / line.size : 0;
}

/** Looser by this factor than lines that wrap, a line begins a paragraph. */
const looser = 1.1;
const sameRise = 0.04;

/**
 * Marks lines that stand further from the line above than wrapped lines of the document do, and further than their own
 * next line: a paragraph that is set more loosely as a whole is one all the same.
 */
function markApart(lines: SourceLine[], rises: Map<SourceLine, number>): void {
  const wrapped = lines.flatMap((line) => {
    const rise = /^\p{Ll}/u.test(line.text) && !line.bullet ? (rises.get(line) ?? 0) : 0;
    return rise > 0 ? [rise] : [];
  });
  const usual = wrapped.sort((a, b) => a - b)[Math.floor(wrapped.length / 2)];
  if (usual === undefined) return;
  for (const [index, line] of lines.entries()) {
    const rise = rises.get(line) ?? 0;
    if (rise <= looser * usual) continue;
    const around = [lines[index - 1], lines[index + 1]].map((one) => (one && rises.get(one)) ?? 0);
    line.apart = around.every((other) => Math.abs(other - rise) > sameRise);
  }
}

function sourceLine(
  text: string,
  start: number,
  raw: string,
  marks: Marks,
  layout: Line | undefined,
): SourceLine | undefined {
  const trimmed = raw.trim();
  if (trimmed === "") return undefined;
  let from = start + raw.indexOf(trimmed);
  const [hashes = "", signs = ""] = layout ? [] : (/^(#{1,6})\s+(?=\S)/.exec(trimmed) ?? []);
  from += hashes.length;
  const glyph = glyphOf(trimmed, marks);
  const hasGlyph = glyph !== "" && glyph.length < trimmed.length;
  if (hasGlyph) from += glyph.length;
  const body = withoutTrailingBars(withoutRule(text.slice(from, start + raw.length)));
  if (body === "") return undefined;
  const size = layout?.size ?? 0;
  return {
    start: from,
    end: from + body.length,
    text: body,
    bullet: hasGlyph || (layout?.bullet ?? false),
    gap: false,
    indent: layout && layout.x > 0 ? layout.x : raw.length - raw.trimStart().length,
    size,
    bold: layout?.bold ?? false,
    level: signs === "" ? layout?.heading : signs.length,
    column: layout?.column ?? 0,
    page: layout?.page ?? 1,
    links: layout?.links ?? [],
    width: body.length,
    room: layout?.room,
  };
}

/** A rule that was drawn behind a heading in its line is no text. */
function withoutRule(text: string): string {
  const rule = text.indexOf("_".repeat(shortestRule));
  return rule > 0 && /^[_\s]*$/u.test(text.slice(rule)) ? text.slice(0, rule) : text;
}

/** In characters. */
const shortestRule = 8;

/** A loop, since a pattern anchored at the end takes quadratic time on long runs of blanks. */
function withoutTrailingBars(text: string): string {
  let end = text.length;
  while (end > 0 && !isWordCharacter(codeAt(text, end - 1)) && /[\s|]/u.test(text[end - 1] ?? "")) end--;
  return text.slice(0, end);
}

function layoutByLine(text: string, layout: Line[]): (Line | undefined)[] {
  if (layout.length === 0) return [];
  const found: (Line | undefined)[] = [];
  let next = 0;
  let start = 0;
  for (const raw of text.split("\n")) {
    const end = start + raw.length;
    while (next < layout.length && (layout[next]?.span.end ?? 0) < start) next++;
    const candidate = layout[next];
    found.push(candidate && candidate.span.start <= end && candidate.span.end >= start ? candidate : undefined);
    start = end + 1;
  }
  return found;
}

function layoutGap(previous: SourceLine, line: SourceLine, layout: (Line | undefined)[], index: number): boolean {
  if (line.page !== previous.page || line.column !== previous.column) return true;
  const y = layout[index]?.y ?? 0;
  const above = layout[index - 1]?.y ?? 0;
  return y > 0 && above > 0 && line.size > 0 && Math.abs(y - above) > line.size * 2;
}

/** How much a line stands out: heading styles above sizes. Lines of one kind have the same figure. */
export function prominenceOf({ level, size }: SourceLine): number {
  return level === undefined ? size : 1000 - level;
}
