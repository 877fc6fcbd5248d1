import { isLabel } from "~/tailor/grammar/run-in-labels";
import { isOpenEnd, surelyEnds, surelyGoesOn } from "~/tailor/parse/lines/line-end";
import { isWholeLine, type Paragraph } from "~/tailor/parse/lines/paragraphs";
import type { Source, SourceLine } from "~/tailor/parse/lines/source-line";
import { prominenceOf } from "~/tailor/parse/lines/source-lines";
import type { Span } from "~/tailor/resume";
import type { Period } from "../dates";
import { decode, decodeTables, emissions, type Labelling } from "./decode";
import { featuresOf } from "./features";
import { type HeadShape, headShapes } from "./head-shape";
import { type Field, fieldOf, isBody, isInside, labelCount, labels, opens } from "./labels";
import { linesLikeHeads } from "./lines-like-heads";
import { marginsOf } from "./margins";
import type { Models } from "./model";
import { shapeScores, type Weights } from "./transitions";
import { type EntryKind, type Unit, unitsOf } from "./units";

/** A part of a head, in reading order. */
export interface HeadPart extends Span {
  field: Field;
  period?: Period;
}

/** A job, a course of study or a project: what its head says, and the text below. */
export interface LabelledEntry {
  parts: HeadPart[];
  paragraphs: Paragraph[];
  /** How much worse the next best labelling is that reads the head differently; 0 where there was none to find. */
  margin: number;
}

export interface LabelledSection {
  entries: LabelledEntry[];
  /** Lines that stand in no entry. */
  outside: SourceLine[];
}

/** How many of the heads that a first reading found are tried as the one that all entries repeat. */
const mostShapes = 2;

/** Labels each word of a section with the best labelling of the whole, and gathers its entries. Linear time. */
export function labelSection(
  source: Source,
  lines: SourceLine[],
  widths: Map<number, number>,
  models: Models,
  kind: EntryKind,
): LabelledSection {
  const weights = models[kind];
  const units = unitsOf(lines, kind);
  const scores = emissions(featuresOf(lines, units, widths), weights);
  const found = bestOf(units, scores, weights);
  if (!found.path.some((label) => opens[label]) && units.some(({ period }) => period?.from)) {
    const forced = decode(units, withoutOutside(scores), weights);
    return gather(source, lines, widths, { units, path: forced.path, margins: new Float64Array(units.length) });
  }
  const heads = kind === "job" ? linesLikeHeads(lines, units, found.path) : [];
  if (heads.length > 0) return gather(source, lines, widths, bestOf(units, withHeadsAt(scores, heads), weights));
  const lone = kind === "job" ? loneNames(found) : [];
  if (lone.length === 0) return gather(source, lines, widths, found);
  const { path } = bestOf(units, withTextAt(scores, found.path, lone), weights);
  return gather(source, lines, widths, { ...found, path });
}

/** The best labelling, alone or by one of the heads that it seems to repeat. */
function bestOf(units: Unit[], scores: Float64Array, weights: Weights): Found {
  let [own, spare] = [decodeTables(units.length), decodeTables(units.length)];
  const alone = decode(units, scores, weights, undefined, own);
  const shapes = headShapes(units, alone.path);
  let best: { labelling: Labelling; shape?: HeadShape; repeats?: Float32Array } = { labelling: alone };
  for (const [index, shape] of shapes.slice(0, mostShapes).entries()) {
    const repeats = shapeScores(weights, shape);
    const labelling = decode(units, scores, weights, shape, spare, repeats);
    if (index > 0 && labelling.score <= best.labelling.score) continue;
    best = { labelling, shape, repeats };
    [own, spare] = [spare, own];
  }
  const { path } = best.labelling;
  return { units, path, margins: marginsOf(units, scores, weights, best.labelling, best.shape, best.repeats) };
}

/** A reading with less between it and the next best one is in doubt; which share of the wrong ones that finds is in the README. */
export const leastMargin = 15;
const fewestDated = 2;

/**
 * Where entries begin of which one name was read and nothing else, and that in doubt, in a section whose entries have
 * their dates: such a line is text of the entry above. A title with text below is one where most have no dates.
 */
function loneNames({ units, path, margins }: Found): number[] {
  const heads: { at: number; fields: Set<Field>; margin: number; hasText: boolean }[] = [];
  for (const [at, label] of path.entries()) {
    if (opens[label]) heads.push({ at, fields: new Set(), margin: Number.POSITIVE_INFINITY, hasText: false });
    const field = fieldOf[label];
    const head = heads.at(-1);
    if (!head) continue;
    if (isBody[label]) head.hasText = true;
    if (field === undefined) continue;
    head.fields.add(field);
    head.margin = Math.min(head.margin, margins[at] ?? 0);
  }
  const dated = heads.filter(({ fields }) => fields.has("D")).length;
  if (dated < fewestDated) return [];
  return heads.flatMap(({ at, fields, margin, hasText }) => {
    const isLone = fields.size === 1 && (fields.has("T") || fields.has("E")) && margin < leastMargin;
    const isText = !hasText || (fields.has("T") && 2 * dated >= heads.length);
    return isLone && isText && at > 0 && units[at]?.first ? [at] : [];
  });
}

/** Scores by which entries begin where they do in `path`, but text stands at the units that are given. */
function withTextAt(scores: Float64Array, path: number[], places: number[]): Float64Array {
  const changed = scores.slice();
  for (const [at, found] of path.entries()) {
    const isText = places.includes(at);
    for (const [label, isOpening] of opens.entries())
      if (isText ? !isBody[label] : isOpening && !opens[found]) changed[at * labelCount + label] = -unlikely;
  }
  return changed;
}

/** Scores by which an entry begins at each of these units. */
function withHeadsAt(scores: Float64Array, places: number[]): Float64Array {
  const changed = scores.slice();
  for (const at of places)
    for (const [label, isOpening] of opens.entries()) if (!isOpening) changed[at * labelCount + label] = -unlikely;
  return changed;
}

/** Scores by which nothing stands outside entries: a section that names a period has at least one. */
function withoutOutside(scores: Float64Array): Float64Array {
  return scores.map((score, index) => (outsideLabels.has(index % labelCount) ? score - unlikely : score));
}

const outsideLabels = new Set([labels.indexOf("O"), labels.indexOf("o")]);
/** More than all that speaks for a label. */
const unlikely = 1000;

interface Found {
  units: Unit[];
  path: number[];
  margins: Float64Array;
}

function gather(
  source: Source,
  lines: SourceLine[],
  widths: Map<number, number>,
  { units, path, margins }: Found,
): LabelledSection {
  const entries: LabelledEntry[] = [];
  const outside: SourceLine[] = [];
  for (const [index, unit] of units.entries()) {
    const label = path[index] ?? 0;
    const line = lines[unit.line];
    if (!line) continue;
    if (opens[label]) entries.push({ parts: [], paragraphs: [], margin: Number.POSITIVE_INFINITY });
    const entry = entries.at(-1);
    const name = labels[label];
    // Right below an entry nothing stands outside: a heading has white above it.
    const isText = name === "O" && !line.gap && lines[unit.line - 1] !== outside.at(-1);
    if (isText && entry) entry.paragraphs.push(paragraphFrom(unit, line));
    else if (name === "O") outside.push(line);
    if (!entry) continue;
    const field = fieldOf[label];
    if (field !== undefined) entry.margin = Math.min(entry.margin, margins[index] ?? 0);
    const last = entry.parts.at(-1);
    const resumes = unit.first && line.resumes === true;
    const goesOn =
      !resumes && (isInside[label] || (field === "P" && last?.field === "P" && isNextTo(source, last, unit)));
    if (field !== undefined && goesOn && last) last.end = endOf(source, last, unit);
    else if (field !== undefined) entry.parts.push(partOf(source, unit, field));
    else if (name === "B" || name === "C") {
      const above = unit.first ? lines[unit.line - 1] : undefined;
      const text = above && entry.paragraphs.at(-1)?.end === above.end ? above : undefined;
      const isNew = name === "B" || resumes || isApart(unit, line);
      const isBorder = text !== undefined && isLabelAt(text, line, lines[unit.line + 1]);
      if (isBorder || opensParagraph(isNew, text, line, widths)) entry.paragraphs.push(paragraphFrom(unit, line));
      else extend(entry.paragraphs, line.end);
    }
  }
  return { entries: withoutNameless(entries), outside };
}

/** What the labels say, unless the line breaks off in a phrase or is whole by its words; `above` is the text it stands below. */
function opensParagraph(
  isNew: boolean,
  above: SourceLine | undefined,
  line: SourceLine,
  widths: Map<number, number>,
): boolean {
  if (!above) return isNew;
  return isNew ? !surelyGoesOn(above, line, widths) : surelyEnds(above, line) || isWholeLine(above, line, widths);
}

/** True where a line is a label of the lines below, or stands below one. */
function isLabelAt(above: SourceLine, line: SourceLine, below: SourceLine | undefined): boolean {
  return (isLabel(line.text, below?.text) && !isOpenEnd(above.text)) || isLabel(above.text, line.text);
}

/** Behind a gap a line goes on only with a sentence that breaks off, or in a small letter. */
function isApart({ brokenOff }: Unit, { gap, text }: SourceLine): boolean {
  return gap && brokenOff !== true && !/^\p{Ll}/u.test(text);
}

/** A line that names nothing and has no date is no entry: what it says belongs to the entry above. */
function withoutNameless(entries: LabelledEntry[]): LabelledEntry[] {
  const named: LabelledEntry[] = [];
  for (const entry of entries) {
    const above = named.at(-1);
    const isNamed = entry.parts.some(({ field }) => field === "T" || field === "E" || field === "D");
    if (isNamed || !above) named.push(entry);
    else above.paragraphs.push(...entry.parts.map(asParagraph), ...entry.paragraphs);
  }
  return named;
}

/** A part of a head that stands with the text below it. */
export function asParagraph({ start, end }: Span): Paragraph {
  return { start, end, bullet: false, gap: false, prominence: 0, bold: false };
}

/** "Israel, Rehovot" is one place, in whichever order. */
function isNextTo(source: Source, part: Span, unit: Unit): boolean {
  return /^\s?,\s?$/.test(source.text.slice(part.end, unit.start));
}

function extend(paragraphs: Paragraph[], end: number): void {
  const last = paragraphs.at(-1);
  if (last) last.end = end;
}

function paragraphFrom(unit: Unit, line: SourceLine): Paragraph {
  const start = unit.first ? line.start : unit.start;
  return {
    start,
    end: line.end,
    bullet: unit.first && line.bullet,
    gap: unit.first && line.gap,
    prominence: prominenceOf(line),
    bold: line.bold,
  };
}

function partOf(source: Source, unit: Unit, field: Field): HeadPart {
  const part: HeadPart = { start: unit.start, end: unit.end, field, ...(unit.period && { period: unit.period }) };
  part.end = endOf(source, part, unit);
  return part;
}

/** Signs that belong to what stands before them only where they close what it opened. */
const loose = /[,;:|–—-]$/u;

function endOf(source: Source, { start }: Span, unit: Unit): number {
  let end = unit.end;
  while (end > unit.start + 1 && loose.test(source.text.slice(end - 1, end))) end--;
  const text = source.text.slice(start, end);
  const open = text.lastIndexOf("(");
  return open > text.lastIndexOf(")") && source.text[end] === ")" ? end + 1 : end;
}
