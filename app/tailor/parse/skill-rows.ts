import { findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Span } from "~/tailor/resume";
import type { SourceLine } from "./lines/source-line";
import { listCells } from "./list-items";
import { isSentence, seamsOf } from "./plain-list";
import type { Builder } from "./resume-builder";

/** In words. */
const longestName = 4;
const longestOpening = 3;
const longestPiece = 9;
/** Of two pieces between a comma both are short, or the comma stands within a phrase. */
const longestOfTwo = 3;
/** So many pieces between commas are keywords in a row, of which a few may be longer. */
const fewestKeywords = 6;
const namedShare = 0.8;
/** A row of so many names among phrases is a list of its own. */
const fewestOwn = 8;

/**
 * The items of a nameless list, in one group or, where rows of phrases and rows of keywords alternate, in several. A comma
 * parts only names: where it stands within a phrase, each row is an item, as its writer set it.
 */
export function groupedItems(builder: Builder, rows: readonly Span[]): Span[][] {
  const read = rows.map((row) => cellsOf(builder, row));
  if (read.every((cells) => cells.every(({ items }) => items.length > 0)))
    return [read.flat().flatMap(({ items }) => items)];
  const groups: { isKeywords: boolean; items: Span[] }[] = [];
  for (const cells of read) {
    const names = cells.flatMap(({ items }) => items);
    const isKeywords = cells.every(({ items }) => items.length > 0) && names.length >= fewestOwn;
    const last = groups.at(-1);
    const items = isKeywords ? names : cells.map(({ whole }) => whole);
    if (last?.isKeywords === isKeywords) last.items.push(...items);
    else groups.push({ isKeywords, items });
  }
  return groups.length <= mostGroups ? groups.map(({ items }) => items) : [read.flat().map(({ whole }) => whole)];
}

/** Of rows that alternate more often two columns were read across. */
const mostGroups = 4;

/** Items of one row below a name: all that commas part, or the cells as they are where a comma stands within a phrase. */
export function namedItems(builder: Builder, row: Span): Span[] {
  const cells = cellsOf(builder, row);
  return cells.flatMap(({ whole, items }) => (items.length > 0 ? items : [whole]));
}

/** A cell of a row with the names that commas part it into; none where it is a phrase. */
function cellsOf(builder: Builder, row: Span): { whole: Span; items: Span[] }[] {
  return listCells(builder.source, row).map(({ whole, parts }) => {
    const isPhrase =
      parts.length < 2
        ? isSentence(builder.text(whole))
        : !areNames(
            parts.map((part) => builder.text(part)),
            builder.text(whole),
          );
    return { whole, items: isPhrase ? [] : parts };
  });
}

function areNames(parts: readonly string[], whole: string): boolean {
  const words = parts.map(
    (part) =>
      part
        .replace(/\([^()]*\)/g, "")
        .trim()
        .split(/\s+/).length,
  );
  const [opening = ""] = parts;
  const areKeywords = parts.length >= fewestKeywords;
  if (parts.some((part) => /:\s/.test(part) || /^(?:including|such as|as well as)\s/i.test(part))) return false;
  if ((words[0] ?? 0) > longestOpening && tokenize(opening).some(({ norm }) => functionWords.has(norm))) return false;
  if (words.some((count) => count > longestPiece)) return false;
  const short = words.filter((count) => count <= longestName).length;
  if (short < parts.length * (areKeywords ? namedShare : 1)) return false;
  if (areKeywords) return true;
  if (/[,،]\s*&/.test(whole) || parts.some((part) => /^\P{L}*$/u.test(part) || seamsOf(part).length > 0)) return false;
  if (parts.length === 2 && words.some((count) => count > longestOfTwo)) return false;
  return !joint.test(whole) || parts.every(isKnown);
}

/** The last two of a list without a comma between: the first and the last may share a word with others. */
const joint = /[^,،]\s(?:and|or|&)\s[^,،]*$/iu;

/** Nothing but things that the lexicon knows: in "fast, kind and patient service" no part stands by itself. */
function isKnown(text: string): boolean {
  const hits = findTerms(text);
  const telling = tokenize(text).filter(({ norm }) => !functionWords.has(norm));
  return telling.every(({ start }) => hits.some((hit) => start >= hit.start && start < hit.end));
}

const openSign = /[;&/(–—-]$/u;
const openWord = /\s(?:and|or|of|the|to|for|with|in|on|at|by|from|as|a|an)$/iu;
const keywordRun = /(?:,[^,]{1,30}){3,}$/u;
/** In characters. */
const longestEnding = 130;
const shortLine = 30;

/** Of a width as it was counted, since letters are not all as wide. */
const fullShare = 0.9;
const shortShare = 0.7;
const linesShare = 0.7;
/** In characters: the longest line of a list of names is shorter. */
const widestOfNames = 60;
/** A line that reaches so far towards the longest one of its list may have been wrapped. */
const wrapShare = 0.85;
/** In words: what a keyword that was wrapped has in both lines. */
const longestWrapped = 5;

/**
 * Whether a line of a list begins an item although the one above ends in a comma or is nearly full: it begins like one, the
 * line above is no run of keywords that goes on, and there was room for its first word or all lines are items. Where the layout shows the room, that
 * counts.
 */
export function beginsItem(
  previous: SourceLine,
  line: SourceLine,
  width: number,
  { areLines, longest }: ListLook,
): boolean {
  if (previous.room !== undefined) return false;
  const needed = previous.text.length + 1 + line.text.search(/\s|$/);
  // Where nothing wraps, or long before the margin, a line that opens small is an item like the others.
  if (!/^[\p{Lu}\p{N}]/u.test(line.text)) {
    // No item opens with a word that joins what stands around it.
    if (functionWords.has(/^\p{Ll}+(?=\s)/u.exec(line.text)?.[0] ?? "")) return false;
    if (longest >= widestOfNames && needed >= wrapShare * longest && /[\p{L},]$/u.test(previous.text)) return false;
    const isShort = width === 0 || (areLines && previous.text.length < shortShare * width);
    return isShort && !/[,;&/(–—-]$/u.test(previous.text) && !openWord.test(previous.text);
  }
  const ending = previous.text.slice(-longestEnding);
  if (/\([^()]*$/.test(ending)) return false;
  if (ending.endsWith(","))
    return needed <= width * fullShare && !(keywordRun.test(`${ending} x`) && line.text.includes(","));
  if (openSign.test(ending) || (!areLines && openWord.test(ending))) return false;
  return (areLines || needed <= width) && !goesOn(previous.text, line.text);
}

/** How the lines of a list look. */
interface ListLook {
  /** They are items each: most of them end long before the margin. */
  areLines: boolean;
  /** In characters. */
  longest: number;
}

export function lookOfList(lines: readonly SourceLine[], widths: ReadonlyMap<number, number>): ListLook {
  const short = lines.filter(({ text, column }) => text.length < shortShare * (widths.get(column) ?? 0));
  const longest = Math.max(0, ...lines.map(({ text }) => text.length));
  return { areLines: short.length > linesShare * lines.length, longest };
}

/** A run of keywords goes on below, behind a blank line too, where it broke off in a name: the next begins small, with its signs. */
export function runsOn(above: string, below: string): boolean {
  return keywordRun.test(above.slice(-longestEnding)) && /^\p{Ll}[^,]{1,30},/u.test(below);
}

/** The last keyword of a run and the first of the next line are one that was wrapped. */
function goesOn(above: string, below: string): boolean {
  if (!keywordRun.test(above.slice(-longestEnding)) || !(below.includes(",") || below.length < shortLine)) return false;
  const wrapped = `${above.slice(above.lastIndexOf(",") + 1).trim()} ${below.split(",")[0] ?? ""}`;
  return wrapped.trim().split(/\s+/).length <= longestWrapped;
}
