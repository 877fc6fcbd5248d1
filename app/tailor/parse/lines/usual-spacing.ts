import { codeAt, isWordCharacter } from "~/tailor/lexicon/characters";
import { findMisread } from "~/tailor/lexicon/repair-encoding";
import type { Span } from "~/tailor/resume";

/** A text whose gaps mean what they mean elsewhere, and the way back to the text as it was given. */
export interface Spaced {
  text: string;
  /** The same stretch in the text as it was given. */
  original(span: Span): Span;
}

const blank = " ".charCodeAt(0);
/** A text of fewer gaps does not show which of them are usual. */
const fewestGaps = 12;
/** Share of line breaks that may be single in a text whose lines stand apart by blank lines. */
const tightShare = 0.1;

/**
 * Measures gaps by what is usual in the text: a run of blanks counts in median word gaps, so that only a wider one is
 * a column, and where blank lines part nearly all lines, only a wider gap stays a blank line. Linear time.
 */
function withUsualSpacing(text: string): Spaced {
  const wordGap = usualOf(wordGapsIn(text), 0.5);
  const lineGap = usualOf(lineGapsIn(text), tightShare);
  if (wordGap === 1 && lineGap === 1) return { text, original: (span) => span };
  const dropped = new Uint8Array(text.length);
  for (const { 0: blanks, index } of text.matchAll(/ +/g)) {
    const kept = Math.max(1, Math.floor(blanks.length / wordGap));
    dropped.fill(1, index + kept, index + blanks.length);
  }
  for (const { 0: run, index } of text.matchAll(/\n(?:[^\S\n\f]*\n)*/g)) {
    const spare = Math.min(lineGap, breaksIn(run)) - 1;
    dropped.fill(1, index, index + lengthOfBreaks(run, spare));
  }
  return without(text, dropped);
}

/** Lengths of the runs of blanks between other characters; a loop, since a text has hundreds of them. */
function wordGapsIn(text: string): number[] {
  const gaps: number[] = [];
  for (let at = text.indexOf(" "); at >= 0; ) {
    let end = at + 1;
    while (codeAt(text, end) === blank) end += 1;
    if (at > 0 && end < text.length && !isBlank(text, at - 1) && !isBlank(text, end)) gaps.push(end - at);
    at = text.indexOf(" ", end);
  }
  return gaps;
}

/** How many line breaks stand together, for each place where some do. */
function lineGapsIn(text: string): number[] {
  const gaps: number[] = [];
  for (let at = text.indexOf("\n"); at >= 0; ) {
    let end = at + 1;
    let count = 1;
    for (let next = end; next < text.length && isInLine(text, next); next += 1) {
      if (text[next] !== "\n") continue;
      count += 1;
      end = next + 1;
    }
    gaps.push(count);
    at = text.indexOf("\n", end);
  }
  return gaps;
}

/** White space that ends no page. */
function isInLine(text: string, at: number): boolean {
  return text[at] !== "\f" && isBlank(text, at);
}

function isBlank(text: string, at: number): boolean {
  return !isWordCharacter(codeAt(text, at)) && /\s/.test(text.charAt(at));
}

/** The gap below which a share of all gaps lies; 1 where there are too few to tell. */
function usualOf(gaps: number[], share: number): number {
  if (gaps.length < fewestGaps) return 1;
  const rank = Math.floor(gaps.length * share);
  let single = 0;
  for (const gap of gaps) if (gap === 1) single += 1;
  if (single > rank) return 1;
  return gaps.toSorted((a, b) => a - b)[rank] ?? 1;
}

function breaksIn(run: string): number {
  return run.split("\n").length - 1;
}

/** Characters of a run up to its line break number `count`, counted from 0. */
function lengthOfBreaks(run: string, count: number): number {
  let length = 0;
  for (let index = 0; index < count; index++) length = run.indexOf("\n", length + 1);
  return length;
}

/** With usual gaps, and the characters that were read in the wrong encoding as they were meant. */
export function inUsualSigns(text: string): Spaced {
  const plain = withoutEmphasis(text);
  const read = inMeantSigns(plain.text);
  return { text: read.text, original: (span) => plain.original(read.original(span)) };
}

/** "**Baker**, *2019 - 2021*": marks of Markdown, where a text has headings or emphasis of that kind. */
function withoutEmphasis(text: string): Spaced {
  const isMarkdown = /^#{1,6} \S/m.test(text) || (text.match(/\*\*\S/g) ?? []).length > 1;
  if (!isMarkdown) return { text, original: (span) => span };
  const dropped = new Uint8Array(text.length);
  for (const { 0: whole, 1: mark = "", index } of text.matchAll(emphasis)) {
    dropped.fill(1, index, index + mark.length);
    dropped.fill(1, index + whole.length - mark.length, index + whole.length);
  }
  return without(text, dropped);
}

const emphasis = /(?<![\w*])(\*{1,3}|__)(?=[^\s*_])[^*\n]{1,300}?(?<=\S)\1(?![\w*])/g;

function inMeantSigns(text: string): Spaced {
  const misread = [...findMisread(text), ...softHyphensIn(text)].toSorted((one, other) => one.start - other.start);
  if (misread.length === 0) return withUsualSpacing(text);
  const dropped = new Uint8Array(text.length);
  const characters = text.split("");
  const ends = new Map<number, number>();
  for (const { start, end, meant } of misread) {
    // A bullet stands apart from the words around it.
    const signs = (bullets.test(meant) ? " • " : meant).slice(0, end - start);
    for (let at = start; at < end; at += 1) characters[at] = signs[at - start] ?? " ";
    dropped.fill(1, start + signs.length, end);
    ends.set(start + signs.length, end);
  }
  const repaired = without(characters.join(""), dropped);
  const spaced = withUsualSpacing(repaired.text);
  return {
    text: spaced.text,
    original(span) {
      const { start, end } = repaired.original(spaced.original(span));
      return { start, end: ends.get(end) ?? end };
    },
  };
}

/** Read in the wrong encoding it was seen as a hyphen; else it only says where the word may be parted. */
function softHyphensIn(text: string): { start: number; end: number; meant: string }[] {
  return [...text.matchAll(softHyphen)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    meant: found.length > 1 ? "-" : "",
  }));
}

const softHyphen = /(?<=\p{L})(?:Â[\u00AD\u200B]|\u00AD)(?=\p{L})/gu;

/** A bullet, and what a font of symbols has for one. */
const bullets = /^[•●▪\uF0A7\uF0B7\uF0D8]$/;

/** The text without the characters that are marked, and the way back. */
function without(text: string, dropped: Uint8Array): Spaced {
  const offsets: number[] = [];
  const kept: string[] = [];
  for (let offset = 0; offset < text.length; offset++) {
    if (dropped[offset]) continue;
    offsets.push(offset);
    kept.push(text.charAt(offset));
  }
  const original = ({ start, end }: Span): Span => ({
    start: offsets[start] ?? text.length,
    end: end > start ? (offsets[end - 1] ?? text.length - 1) + 1 : (offsets[end] ?? text.length),
  });
  return { text: kept.join(""), original };
}
