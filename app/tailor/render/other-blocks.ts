import { haveDeeds } from "~/tailor/grammar/verb-forms";
import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Resume } from "~/tailor/resume";
import { atomAt } from "~/tailor/resume-atoms";
import type { Block } from "./block";
import { bullets } from "./list-blocks";
import { isBelowBlank, withoutColumns } from "./quoted-lines";
import { isValueAsWritten } from "./written-section";

/** The lines of a section of the person's own, by its place in the list, as a list or as they are. */
export function otherBlocks(resume: Resume, index: number): Block[] {
  const all = resume.other[index]?.lines ?? [];
  const places = [...all.keys()].filter((at) => !isValueAsWritten(resume, `/other/${index}/lines/${at}`));
  const lines = places.map((at) => all[at] ?? "");
  const signed = signedOf(resume, index, lines.length);
  const paragraph = (text: string, at: number): Block => ({
    kind: "paragraph",
    text: inColumns(resume, index, places[at] ?? at, text),
    ...(isApart(resume, index, places[at] ?? at) && { opens: true }),
  });
  const groups = lines.length === all.length ? groupsOf(lines, signed) : undefined;
  if (groups) {
    const below = groups.flatMap((group) => group.lines);
    const isList = groups.some(({ isSigned }) => isSigned) || haveDeeds(below);
    return groups.flatMap(({ title, lines: own }, at): Block[] => [
      { kind: "paragraph", text: title, ...(at > 0 && { opens: true }) },
      ...(isList ? bullets(own, below) : own.map((text): Block => ({ kind: "paragraph", text }))),
    ]);
  }
  if (lines.length === all.length && signed.includes(true))
    return lines.map((text, at): Block => (signed[at] ? { kind: "bullet", text } : paragraph(text, at)));
  const areOne = places.every((at, order) => order === 0 || !isApart(resume, index, at));
  return lines.length > 1 && areOne && (haveDeeds(lines) || areItems(lines)) ? bullets(lines) : lines.map(paragraph);
}

/** What stood in columns is parted by a bar. */
function inColumns({ atoms, source }: Resume, index: number, at: number, text: string): string {
  const span = atomAt({ atoms }, `/other/${index}/lines/${at}`)?.span;
  const line = span ? source.slice(span.start, span.end) : "";
  return line.replace(/\s+/gu, " ") === text ? withoutColumns(line) : text;
}

/** A blank line stands above it in the source. */
function isApart(resume: Resume, index: number, at: number): boolean {
  const span = atomAt(resume, `/other/${index}/lines/${at}`)?.span;
  return span ? isBelowBlank(resume.source, span.start) : false;
}

interface Group {
  title: string;
  /** Its lines have signs of a list in the source. */
  isSigned: boolean;
  lines: string[];
}

const fewestGroups = 2;

/** Lines in groups under small headings, as functional resumes have them; undefined where the section does not begin with such a one. */
function groupsOf(lines: readonly string[], signed: readonly boolean[]): Group[] | undefined {
  const groups: Group[] = [];
  for (const [at, text] of lines.entries()) {
    const last = groups.at(-1);
    if (isSmallHeading(lines, signed, at)) groups.push({ title: text, isSigned: signed[at + 1] === true, lines: [] });
    else if (last) last.lines.push(text);
    else return undefined;
  }
  return groups.length >= fewestGroups ? groups : undefined;
}

/** In words: a heading without signs below it, one above a list or with a capital in each word, and a line below one. */
const longestTitle = 3;
const longestOfList = 5;
const fewestOfLine = 6;

function isSmallHeading(lines: readonly string[], signed: readonly boolean[], at: number): boolean {
  const [text = "", next = ""] = lines.slice(at, at + 2);
  if (signed[at] || next === "" || !/^\p{Lu}[^\p{N},;.!?|]*$/u.test(text)) return false;
  const words = text.split(/\s+/u).length;
  const isCapitalised = text.split(/\s+/u).every((word) => /^\P{Ll}/u.test(word) || functionWords.has(word));
  if (signed[at + 1]) return words <= longestOfList;
  if (signed.includes(true) || next.split(/\s+/u).length < fewestOfLine) return false;
  return words <= (isCapitalised ? longestOfList : longestTitle);
}

/** Whether a sign of a list stands before each line in the source; one that was worded anew is like the line above. */
function signedOf(resume: Resume, index: number, count: number): boolean[] {
  const { source } = resume;
  const signed: boolean[] = [];
  for (let at = 0; at < count; at++) {
    const span = atomAt(resume, `/other/${index}/lines/${at}`)?.span;
    const before = span && source.slice(source.lastIndexOf("\n", span.start - 1) + 1, span.start).trim();
    signed.push(before ? !/[\p{L}\p{N}]/u.test(before) : before === "" ? false : (signed.at(-1) ?? false));
  }
  return signed;
}

/** In characters: a longer line may be one that wrapped. */
const longestShort = 72;
const items = { fewest: 3, most: 12 };

/** A few lines of which some are long and some short: without signs nobody could tell where a long one ends. */
function areItems(lines: readonly string[]): boolean {
  const long = lines.filter((line) => line.length > longestShort).length;
  const areFew = lines.length >= items.fewest && lines.length <= items.most;
  return areFew && long > 0 && long < lines.length && !lines.some((_, at) => isTitleOfNext(lines, at));
}

/** A few words above a line of many: their title. */
export function isTitleOfNext(lines: readonly string[], at: number): boolean {
  const wordsAt = (index: number) => lines[index]?.split(/\s+/).length ?? 0;
  return wordsAt(at) <= longestTitle && wordsAt(at + 1) >= fewestOfLine;
}
