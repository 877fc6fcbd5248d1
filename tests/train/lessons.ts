import { featuresOf } from "~/tailor/parse/label/features";
import { fieldOf, labels } from "~/tailor/parse/label/labels";
import { type EntryKind, standingOf, type Unit, unitsOf } from "~/tailor/parse/label/units";
import { wrapWidths } from "~/tailor/parse/lines/paragraphs";
import type { SourceLine } from "~/tailor/parse/lines/source-line";
import { readSource } from "~/tailor/parse/lines/source-lines";
import type { Lesson } from "./learn";
import type { Piece, Sample } from "./set-section";

const number = new Map<string, number>(labels.map((label, index) => [label, index]));

/** A section that was set from its parts, as a lesson. */
export function lessonOf({ text, lines, pieces }: Sample, kind: EntryKind): Lesson {
  const source = readSource(text, lines);
  return lessonFrom(source.lines, wrapWidths(source.lines), pieces, kind);
}

export function lessonFrom(lines: SourceLine[], widths: Map<number, number>, pieces: Piece[], kind: EntryKind): Lesson {
  const units = unitsOf(lines, kind);
  const path = pathOf(units, [...pieces, ...lineOpenings(lines, pieces)]);
  return { units, features: featuresOf(lines, units, widths), path };
}

/** What stands in a line before the first known part of an entry: it opens the entry too. */
function lineOpenings(lines: SourceLine[], pieces: Piece[]): Piece[] {
  const firsts = new Map<number, Piece>();
  for (const piece of pieces) {
    const known = firsts.get(piece.entry);
    if (piece.entry >= 0 && piece.start < (known?.start ?? Number.POSITIVE_INFINITY)) firsts.set(piece.entry, piece);
  }
  return [...firsts.values()].flatMap(({ start, entry }) => {
    const line = lines.find((one) => one.start < start && one.end > start);
    const isFree = line && !pieces.some((piece) => piece.end > line.start && piece.start < start);
    return line && isFree ? [{ start: line.start, end: start, role: "L", entry }] : [];
  });
}

const nothing: Piece = { start: 0, end: 0, role: "", entry: -1 };

function pathOf(units: Unit[], pieces: Piece[]): number[] {
  const ordered = [...pieces].sort((a, b) => a.start - b.start);
  let at = 0;
  let entry = -1;
  let before = "O";
  let above: Piece | undefined;
  return units.map((unit) => {
    while ((ordered[at]?.end ?? Number.POSITIVE_INFINITY) <= unit.start) at++;
    const candidate = ordered[at];
    const piece = candidate && candidate.start < unit.end ? candidate : undefined;
    const isHeadOver = !ordered.slice(at).some(({ entry: later, role }) => later === entry && role !== "B");
    const opensEntry = piece !== undefined && piece.entry >= 0 && piece.entry !== entry && piece.role !== "B";
    const isNew = piece !== above;
    const label = opensEntry
      ? `N${fieldFor(unit, piece)}`
      : labelFor(unit, piece ?? nothing, { isNew, isHeadOver, before });
    if (opensEntry) entry = piece.entry;
    if (piece) above = piece;
    else above = undefined;
    before = label;
    return number.get(label) ?? 0;
  });
}

function fieldFor(unit: Unit, piece: Piece): string {
  if (unit.kind === "period") return "D";
  return piece.role === "D" ? "L" : piece.role;
}

interface Place {
  /** First unit of its piece. */
  isNew: boolean;
  /** No part of the entry's head is still to come. */
  isHeadOver: boolean;
  before: string;
}

function labelFor(unit: Unit, piece: Piece, { isNew, isHeadOver, before }: Place): string {
  const beforeField = fieldOf[number.get(before) ?? 0];
  const inBody = before === "B" || before === "C" || before === "b";
  if (piece.role === "O" || (piece.role === "" && (before === "O" || before === "o"))) return unit.first ? "O" : "o";
  if (piece.role === "B" || (piece.role === "" && inBody)) {
    const standing = standingOf(unit);
    const goesOn = inBody && (standing === "brokenOff" || standing === "joinedLine");
    if (isNew && piece.role === "B" && !goesOn && (unit.first || !inBody)) return "B";
    if (standing === "bullet") return "B";
    return unit.first ? "C" : "b";
  }
  if (piece.role === "" && unit.first && isHeadOver) return "B";
  if (unit.kind === "period") return "D";
  if (unit.kind === "url" || unit.kind === "address") return "U";
  const role = piece.role === "" || piece.role === "D" ? "L" : piece.role;
  const goesOn = !isNew && beforeField === role;
  return goesOn ? role.toLowerCase() : role;
}
