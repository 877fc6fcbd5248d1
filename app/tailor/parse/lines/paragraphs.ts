import type { Span } from "~/tailor/resume";
import { isCapitals } from "../words/heading-key";
import { breaksOff, surelyEnds, surelyGoesOn } from "./line-end";
import type { SourceLine } from "./source-line";
import { prominenceOf } from "./source-lines";
import { endsInHyphen } from "./span-text";

/** Lines that belong together: a bullet with its wrapped lines, or a paragraph. */
export interface Paragraph extends Span {
  bullet: boolean;
  gap: boolean;
  prominence: number;
  bold: boolean;
}

const joiningEnd =
  /(?:[,;&/–—-]|(?:^|\s)(?:and|or|of|the|to|for|with|at|from|as|a|an|und|et|y|de|la|der|die|des|mit|für))$/iu;
/** What goes on in a phrase, or closes one ("the alarm is on"). */
const mayJoin = /\s(?:in|on|by)$/iu;
/** A full stop that ends no sentence: what it shortens goes on, as does the name behind an initial. */
const shortenedEnd = /(?:^|\s)(?:[Ii]\.e|[Ee]\.g|[Vv]s|Mrs?|Ms|Dr|\p{Lu}\p{Ll}+ \p{Lu})\.$/u;
/** Longer than such a name, so that the pattern need not try every place of the line. */
const nameLength = 24;
/** Share of the lines of a column that may be longer than it is wide: lines of another hand, pasted in. */
const outlierShare = 0.03;
/** Longer than all that these patterns look for at the end of a line, so that they need not try every place of it. */
const tailLength = 6;
const numbered = /^\(?\d{1,2}[.)] +\p{Lu}/u;
const sentenceEnd = /[.!?:][)"'”’]?$/u;

/**
 * Joins wrapped lines. A line broke by wrapping where the next word would not have fitted (`widths`), where it stops
 * in mid-phrase, or where the next begins in lower case. In `prose`, a full line goes on even after a full stop.
 */
export function paragraphsOf(lines: SourceLine[], widths: Map<number, number>, prose: boolean): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let first: SourceLine | undefined;
  let previous: SourceLine | undefined;
  for (const line of lines) {
    const paragraph = paragraphs.at(-1);
    if (paragraph && first && previous && continues(first, previous, line, widths, prose)) {
      paragraph.end = line.end;
    } else {
      paragraphs.push({
        start: line.start,
        end: line.end,
        bullet: line.bullet,
        gap: line.gap,
        prominence: prominenceOf(line),
        bold: line.bold,
      });
      first = line;
    }
    previous = line;
  }
  return paragraphs;
}

/**
 * How far lines reach before they wrap: for each column the longest line. A column where no full line goes on in
 * lower case shows no wrapping, and has no width.
 */
export function wrapWidths(lines: SourceLine[]): Map<number, number> {
  const widths = new Map<number, number>();
  const longest = longestWidths(lines);
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const width = longest.get(line.column) ?? 0;
    const isBelow = next && next.column === line.column && !next.bullet;
    const goesOn = isBelow && (/^\p{Ll}/u.test(next.text) || (!widths.has(line.column) && breaksOff(line, next)));
    if (goesOn && !next.gap && line.width > width * 0.85) widths.set(line.column, width);
  }
  return widths;
}

/** The longest line of each column, leaving out a few that may stand apart in long ones. */
function longestWidths(lines: SourceLine[]): Map<number, number> {
  const widths = new Map<number, number[]>();
  for (const line of lines) {
    if (line.text.includes("\t")) continue;
    const column = widths.get(line.column);
    if (column) column.push(line.width);
    else widths.set(line.column, [line.width]);
  }
  const nth = (all: number[]) => all.toSorted((a, b) => b - a)[Math.floor(all.length * outlierShare)] ?? 0;
  return new Map([...widths].map(([column, all]) => [column, nth(all)]));
}

/** Whether `line` goes on with the paragraph or bullet that `first` opened and `previous` ended; see `paragraphsOf`. */
export function continues(
  first: SourceLine,
  previous: SourceLine,
  line: SourceLine,
  widths: Map<number, number>,
  prose: boolean,
): boolean {
  if (line.bullet || line.resumes || line.level !== undefined || line.column !== previous.column) return false;
  if (numbered.test(line.text)) return false;
  if (!line.gap && shortenedEnd.test(previous.text.slice(-nameLength))) return true;
  const lower = /^[\p{Ll}(&]/u.test(line.text);
  if (!lower && (line.bold !== previous.bold || Math.abs(line.size - previous.size) > 0.5)) return false;
  if (first.bullet && line.size > 0 && !lower && line.indent < first.indent - 1) return false;
  if (first.bullet && line.size > 0 && !line.gap && line.indent > first.indent + 3) return true;
  const ended = sentenceEnd.test(previous.text.slice(-tailLength));
  const full = isFull(previous, line, widths);
  const goesOn = lower && !ended && (full || line.page !== previous.page);
  if ((line.gap || line.apart) && !goesOn) return false;
  if (lower && endsInHyphen(previous.text)) return true;
  if (previous.text !== line.text && isCapitals(previous.text) && !isCapitals(line.text)) return false;
  if (line.text.startsWith("(") && previous.text.length < narrowestText) return full;
  if (lower) return full || !ended;
  if (endsInJoint(previous.text)) return true;
  if (mayJoin.test(previous.text.slice(-tailLength)) && (full || previous.room !== undefined)) return true;
  if (!full) return surelyGoesOn(previous, line, widths);
  // A line that is full by measure, in a paragraph that wrapped before, did not stop by chance where its sentence did.
  const wrapped = previous !== first && line.size > 0;
  if (!prose && !first.bullet && surelyEnds(previous, line)) return false;
  return prose || first.bullet || !ended || wrapped;
}

/** True where a line without a sign, of a plain text in which none wraps, ends in no word or sign that calls for the next. */
export function isWholeLine(line: SourceLine, next: SourceLine, widths: Map<number, number>): boolean {
  const { text } = line;
  const mayWrap = line.bullet || line.room !== undefined || widths.has(line.column);
  return !mayWrap && /^\p{Lu}/u.test(next.text) && !endsInJoint(text) && !shortenedEnd.test(text.slice(-nameLength));
}

function endsInJoint(text: string): boolean {
  return joiningEnd.test(text.slice(-tailLength));
}

/** Characters by which a measured line may seem to have room although the next word did not fit. */
const roomSlack = 1.5;
/** Shorter lines are taken for list items, in a measured column and in plain text. */
const narrowestColumn = 20;
const narrowestText = 55;

/** True where the room that the layout shows was too small for the first word of the next line. */
export function wrapsBefore(line: SourceLine, next: SourceLine): boolean {
  const { room = Number.POSITIVE_INFINITY, text } = line;
  return text.length >= narrowestColumn && firstWord(next) + 1 + roomSlack > room;
}

function firstWord(line: SourceLine): number {
  return line.text.search(/\s|$/);
}

/** True where the first word of the next line would not have fitted on this one. */
function isFull(line: SourceLine, next: SourceLine, widths: Map<number, number>): boolean {
  const width = widths.get(line.column) ?? 0;
  if (line.room !== undefined) return width > 0 && !line.text.includes("\t") && wrapsBefore(line, next);
  return width >= narrowestText && line.width + 1 + Math.min(firstWord(next), 14) > width * 0.9;
}
