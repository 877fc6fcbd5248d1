import { oncePer } from "~/tailor/once-per";
import { findPeriods } from "../dates";
import type { SourceLine } from "../lines/source-line";
import { isDegree, isSchool } from "../words/degree-words";
import { isCapitals, titleOf } from "../words/heading-key";
import type { HeadingKey } from "../words/heading-words";
import { placeScore } from "../words/places";
import { organisationScore, titleScore } from "../words/role-words";
import { type Heading, isPlainKey } from "./heading-looks";
import { headsInOwnWords, isDoubleSpaced, mayHead } from "./informal-headings";

/**
 * A heading by its place alone, whatever its words ("Sundays"): a short line below a blank one and right above its lines, as
 * the known headings of the text stand, where nothing else in the section above begins in that way.
 */
export function headingByPlace(
  lines: SourceLine[],
  index: number,
  current: HeadingKey | undefined,
): Heading | undefined {
  const line = lines[index];
  const above = placesOf(lines).get(index);
  if (!line || !above || current === undefined) return undefined;
  const { blocks, own } = above;
  const areBulleted = own.every(({ bullet }) => bullet);
  const [listed] = blocks;
  const isBelow = entrySections.has(current)
    ? areBulleted && organisationScore(line.text) === 0 && blocks.length >= fewestEntries && blocks.every(isDated)
    : blocks.length === 1 && listed && isOneList(listed) && (areBulleted || isOverPlainLines(line, own, current));
  if (!isBelow || own.some(({ text, bullet }) => !bullet && findPeriods(text).some(({ from }) => from)))
    return undefined;
  return {
    key: / skills$/iu.test(line.text) ? "skills" : "other",
    title: titleOf(line.text),
    length: line.text.length,
  };
}

const entrySections = new Set<HeadingKey>(["work", "mixed", "education", "projects", "volunteer"]);
/** Their items are no names above further lines, as those of certificates and referees may be. */
const plainLists = new Set<HeadingKey>(["skills", "languages", "interests"]);
const fewestEntries = 2;
/** In lines, of the head of an entry. */
const longestHead = 4;
/** In words. */
const longestWording = 5;

/** It may be an item as well, where a list has two columns; then it is no shorter than the others. */
function isOverPlainLines({ text }: SourceLine, own: readonly SourceLine[], current: HeadingKey): boolean {
  return plainLists.has(current) && own.every((line) => line.text.length > shortness * text.length);
}

/** How many times its length each line below has at least. */
const shortness = 1.4;

function isDated(block: readonly SourceLine[]): boolean {
  return block.slice(0, longestHead).some(({ text }) => findPeriods(text).length > 0);
}

/** All of one kind, and no label above its list, after which another may follow. */
function isOneList([first, second, ...others]: readonly SourceLine[]): boolean {
  if (!first) return false;
  const isLabel = second && !first.bullet && !first.text.includes(",") && second.text.includes(",");
  return !isLabel && [second, ...others].every((line) => !line || line.bullet === first.bullet);
}

interface Place {
  /** What stands between the heading above and this line, parted at the blank lines. */
  blocks: SourceLine[][];
  /** The lines below it, down to the next heading. */
  own: SourceLine[];
}

/** The lines that stand like the known headings, each as the last of its section, with what is around it. */
const placesOf = oncePer((lines: SourceLine[]): Map<number, Place> => {
  const found = new Map<number, Place>();
  const known = lines.map((line) => !line.bullet && (isPlainKey(line.text) || headsInOwnWords(line)));
  const headings = lines.flatMap((line, at) => (known[at] && line.gap ? [at] : []));
  const alike = headings.filter((at) => isAboveItsLines(lines, at));
  if (alike.length < fewestAlike || 3 * alike.length < 2 * headings.length || isDoubleSpaced(lines)) return found;
  const inCapitals = alike.filter((at) => isCapitals(lines[at]?.text ?? "")).length;
  const starts = lines.flatMap(({ gap }, at) => (gap || known[at] ? [at] : []));
  let blocks: SourceLine[][] = [];
  for (const [nth, at] of starts.entries()) {
    const line = lines[at];
    const end = starts[nth + 1] ?? lines.length;
    const isLast = end === lines.length || known[end];
    const isCased = isCapitals(line?.text ?? "") === 2 * inCapitals > alike.length;
    if (isLast && isCased && isNoName(lines, at)) found.set(at, { blocks: [...blocks], own: lines.slice(at + 1, end) });
    const block = lines.slice(known[at] ? at + 1 : at, end);
    if (known[at]) blocks = block.length > 0 ? [block] : [];
    else blocks.push(block);
  }
  return found;
});

const fewestAlike = 3;

function isAboveItsLines(lines: SourceLine[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  return line !== undefined && next !== undefined && line.gap && !next.gap && line.column === next.column;
}

function isNoName(lines: SourceLine[], index: number): boolean {
  const line = lines[index];
  if (!line || !mayHead(line) || isPlainKey(line.text) || line.level !== undefined || !isAboveItsLines(lines, index))
    return false;
  const { text } = line;
  if (text.split(" ").length > longestWording || titleScore(text) > 0) return false;
  return !isDegree(text) && !isSchool(text) && placeScore(text) < 2;
}
