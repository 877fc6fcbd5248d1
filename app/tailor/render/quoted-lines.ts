import { functionWords } from "~/tailor/lexicon/stop-words";
import { findPeriods } from "~/tailor/parse/dates";
import { isDegree, isSchool } from "~/tailor/parse/words/degree-words";
import type { Span } from "~/tailor/resume";
import type { SetBlock } from "./block";

const listSign = /^(?:[•◦▪▫●○■□◆◇►➢➤‣∙·*]\s*|[–—-]\s+)+(?=\S)/u;

/** In characters: shorter lines are as long as their writer made them. */
const narrowestText = 55;
const longestFirstWord = 14;
/** How much of the width a line takes that was wrapped. */
const fullShare = 0.9;

/** Some lines that are as long make a width; a few that are longer, in a long text, do not. */
const fewestFull = 3;
const outlierShare = 0.03;

/** How long the lines of a text are that wraps; 0 for one in which no long line goes on in small letters below. */
export function wrapWidthOf(source: string): number {
  const lines = source.split("\n").map((line) => line.trim());
  const lengths = lines.map(({ length }) => length).sort((a, b) => b - a);
  const width = lengths[Math.max(fewestFull, Math.floor(lengths.length * outlierShare))] ?? 0;
  const wraps = lines.some((line, at) => line.length > width * fullShare && /^\p{Ll}/u.test(lines[at + 1] ?? ""));
  return wraps ? width : 0;
}

/** A blank line stands above the line of this place. */
export function isBelowBlank(source: string, place: number): boolean {
  const start = source.lastIndexOf("\n", place - 1);
  return start > 0 && source.slice(source.lastIndexOf("\n", start - 1) + 1, start).trim() === "";
}

/** Lines of a list as bullets; other lines that follow each other as one paragraph, which keeps the breaks that its writer made. */
export function blocksOf(text: string, width: number, areStudies = false): SetBlock[] {
  const blocks: SetBlock[] = [];
  let isApart = false;
  let above = "";
  for (const line of text.split("\n").map(withoutColumns)) {
    const last = blocks.at(-1);
    const sign = listSign.exec(line)?.[0];
    const isText = last?.kind === "bullet" || last?.kind === "paragraph";
    if (sign !== undefined) blocks.push({ kind: "bullet", text: line.slice(sign.length) });
    else if (line !== "" && isText && goesOnInNext(above, line, width, areStudies && !isApart)) last.text += ` ${line}`;
    else if (line !== "" && last?.kind === "paragraph" && !isApart) last.text += `\n${line}`;
    else if (line !== "") blocks.push({ kind: "paragraph", text: line });
    isApart = line === "";
    if (!isApart) above = line;
  }
  return blocks;
}

const signOfItem = /^\s*(?:[•◦▪▫●○■□◆◇►➢➤‣∙·*>~–—-]|\d{1,2}[.)])\s+(?=\S)/u;
/** Lines in columns are no text that wraps, nor is one that begins with a label the rest of another. */
const inColumns = /\S(?:\t| {3,})\S|^\s{20}/u;
const labelled = /^\s*[\p{L} ]{2,30}:\s/u;

/**
 * The breaks, with the blanks around them, at which lines wrapped: below an item of a list in the column of its text, or in a
 * small letter below a line of some length that has not come to its end, where it goes on with sentences or a phrase or is full, lines being `width` long.
 */
export function wrapsIn(text: string, width: number): Span[] {
  const found: Span[] = [];
  let [at, above, hang] = [0, "", -1];
  let isProse = false;
  for (const line of text.split("\n")) {
    const sign = signOfItem.exec(line)?.[0];
    const indent = line.search(/\S/u);
    const isText =
      sign === undefined &&
      indent >= 0 &&
      above.trim() !== "" &&
      !labelled.test(line) &&
      ![above, line].some(isInColumns);
    const isLong = above.length >= narrowestWrap;
    const hangs = hang > 0 && indent === hang && (isLong || /^\s*\p{Ll}/u.test(line));
    const isOpen = isLong && !/[.!?:;]\s*$/u.test(above);
    const goesOn =
      isOpen &&
      /^\s*\p{Ll}/u.test(line) &&
      (isProse || breaksOff.test(above) || isFull(above.trim(), line.trim(), width));
    if (isText && (hangs || goesOn))
      found.push({ start: at - 1 - (above.length - above.trimEnd().length), end: at + indent });
    else {
      hang = sign?.length ?? -1;
      isProse = false;
    }
    isProse ||= /\p{Ll}[.!?] \p{Lu}/u.test(line);
    above = line;
    at += line.length + 1;
  }
  return found;
}

/** In characters. */
const narrowestWrap = 40;
/** A small word or a comma at the end of a line. */
const breaksOff = /(?:,| (?:and|or|of|the|to|for|with|in|on|at|by|from|as|a|an|one))\s*$/u;

function isInColumns(line: string): boolean {
  return inColumns.test(line.replace(signOfItem, ""));
}

/** A line with one blank between words and none before a comma or colon; what stood in columns is parted by a bar. */
export function withoutColumns(line: string): string {
  return line
    .trim()
    .replace(/(?<=[\p{L}\p{N}).,"”'’]) *(?:\t| {3})[\t ]*(?=[\p{L}\p{N}(%])/gu, " | ")
    .replace(/\s+/gu, " ")
    .replace(/ (?=[,;]|:(?: |$))/gu, "");
}

/** True where the first word of a line would not have fitted on the one above. */
export function isFull(above: string, line: string, width: number): boolean {
  const room = Math.min(line.search(/\s|$/u), longestFirstWord);
  return width >= narrowestText && above.length + 1 + room > width * fullShare;
}

/** True for a line that goes on with a phrase of the full one above; among studies one that opens none does, too. */
function goesOnInNext(above: string, line: string, width: number, isAmongStudies: boolean): boolean {
  if (!isFull(above, line, width) || /[.!?:]$/u.test(above)) return false;
  const last = /[\p{L}']+$/u.exec(above)?.[0] ?? "";
  if (/^\p{Ll}/u.test(line) || /[,&]$/u.test(above) || functionWords.has(last)) return true;
  const opening = line.split(" ", longestOpening).join(" ");
  const opensStudy = /^\p{N}/u.test(line) || isDegree(opening) || isSchool(opening) || findPeriods(opening).length > 0;
  return isAmongStudies && !opensStudy && !closingDate.test(above);
}

/** A study in one line has its date at the end. */
const closingDate = /, (?:\p{L}+\.? )?(?:19|20)\d\d\)?$/u;

/** In words, of what tells that a line begins a study. */
const longestOpening = 6;
