import type { DraftLine } from "~/tailor/extract/assemble-text";
import { cleanLine, startsWithBullet } from "~/tailor/extract/clean-text";
import type { Word } from "./build-words";
import { findRows, type Row } from "./find-rows";
import { softHyphen } from "./join-hyphens";
import type { Flow } from "./join-pages";
import { liftDates } from "./lift-dates";
import type { Box } from "./matrix";
import type { Spend } from "./meter";
import { orderWords } from "./order-words";

/** What one page has besides words. */
export interface PageExtras {
  dots: Box[];
  links: { box: Box; url: string }[];
}

/** Gaps in font sizes: a tab stands for a gap that separates fields; a blank line for one between paragraphs. */
const fieldGap = 1.5;
/** A narrower gap separates fields where it stands out from the word spaces of its line. */
const clearGap = 0.55;
const clearFactor = 2.2;
const paragraphGap = 1.4;
const paragraphShare = 1.3;
const largestDot = 0.5;
const lineSteps = 600;

/** Lines of a flow in reading order, a blank line before it and between its paragraphs. */
export function buildLines(flow: Flow, extra: PageExtras, spend: Spend): DraftLine[] {
  const rows = liftDates(findRows(flow.words, spend));
  const pitch = typicalPitch(rows);
  const lines = rows.flatMap((row, index) => {
    spend(lineSteps + extra.dots.length + extra.links.length);
    const line = toLine(row, flow, extra, spend);
    if (line.text === "") return [];
    return isParagraphBreak(rows[index - 1], row, pitch) ? [blank(flow), line] : [line];
  });
  return [blank(flow), ...lines];
}

function toLine(row: Row, flow: Flow, { dots, links }: PageExtras, spend: Spend): DraftLine {
  const [first] = row.words;
  const x = first?.x0 ?? 0;
  const right = Math.max(...row.words.map((word) => word.x1));
  const raw = joinWords(row);
  const text = cleanLine(raw) + (raw.endsWith(softHyphen) ? softHyphen : "");
  const dot = dots.find((box) => isBulletOf(box, x, row));
  const bullet = startsWithBullet(text);
  const found = links.filter((link) => isOnRow(link.box, row, spend)).map((link) => link.url);
  return {
    text: dot && !bullet && text !== "" ? `• ${text}` : text,
    page: flow.page,
    x: round(dot?.x0 ?? x),
    y: round(row.y),
    size: round(row.size),
    bold: mostlyBold(row.words),
    column: flow.column,
    bullet: bullet || dot !== undefined,
    room: round((flow.edge - right) / charWidth(row)),
    ...(found.length > 0 ? { links: [...new Set(found)] } : {}),
  };
}

/** Mean width of a character with its share of the word spaces. */
function charWidth({ words, size }: Row): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const width = words.reduce((sum, word) => sum + word.x1 - word.x0, 0);
  return letters > 0 && width > 0 ? width / letters : size / 2;
}

function isBulletOf(dot: Box, x: number, row: Row): boolean {
  const isBeside = dot.x1 <= x + 1 && x - dot.x1 < 2.5 * row.size;
  return isBeside && dot.y1 <= row.y + 1 && dot.y0 >= row.y - row.size && dot.y1 - dot.y0 <= largestDot * row.size;
}

function joinWords(row: Row): string {
  const words = orderWords(row.words);
  const gaps = words.slice(1).map((word, index) => gapBetween(words[index], word));
  const typical = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
  return words.reduce((text, word, index) => {
    const last = words[index - 1];
    if (!last) return word.text;
    const gap = (gaps[index - 1] ?? 0) / Math.min(last.size, word.size);
    const stands = gaps.length > 2 && gap > clearGap && (gaps[index - 1] ?? 0) > clearFactor * typical;
    const raised = Math.abs(word.y - last.y) > 0.1 * row.size;
    const between = gap > fieldGap || stands ? "\t" : raised && gap < 0.1 ? "" : " ";
    return text + between + word.text;
  }, "");
}

function gapBetween(last: Word | undefined, word: Word): number {
  return last ? Math.max(word.x0 - last.x1, last.x0 - word.x1) : 0;
}

/** The usual distance of two lines of the same paragraph: the lower quarter, since paragraphs end often. */
function typicalPitch(rows: Row[]): number {
  const pitches = rows.slice(1).map((row, index) => row.y - (rows[index]?.y ?? row.y));
  return pitches.sort((a, b) => a - b)[Math.floor(pitches.length / 4)] ?? 0;
}

function isParagraphBreak(before: Row | undefined, row: Row, pitch: number): boolean {
  if (!before) return false;
  const distance = row.y - before.y;
  return distance > paragraphGap * Math.max(before.size, row.size) && distance > paragraphShare * pitch;
}

function isOnRow(box: Box, row: Row, spend: Spend): boolean {
  const middle = (box.y0 + box.y1) / 2;
  if (middle < row.y - 1.1 * row.size || middle > row.y + 0.5 * row.size) return false;
  spend(row.words.length);
  return row.words.some((word) => word.x0 < box.x1 && word.x1 > box.x0) || isBesideRow(box, row);
}

/** A linked icon left or right of its text. */
function isBesideRow(box: Box, row: Row): boolean {
  return row.words.some((word) => Math.max(word.x0 - box.x1, box.x0 - word.x1) < 1.5 * row.size);
}

function mostlyBold(words: Word[]): boolean {
  const count = (of: Word[]) => of.reduce((sum, word) => sum + word.text.length, 0);
  return count(words.filter((word) => word.bold)) * 2 > count(words);
}

function blank(flow: Flow): DraftLine {
  return { text: "", page: flow.page, x: 0, y: 0, size: 0, bold: false, column: flow.column, bullet: false };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
