import type { Analysis, ReadWord } from "./analyse";
import { down, up } from "./directions";
import type { ReadPiece } from "./evidence";
import { sameDeed } from "./verbs";
import { isActive, isUndergone } from "./voice";

/** A clause of the source. */
export interface Place {
  piece: ReadPiece;
  clause: ReadWord["clause"];
}

/** Why the deed cannot stand on these places at all: done to the writer, by others, or in the other direction. */
export function misread(analysis: Analysis, word: ReadWord, near: Place[]): string | undefined {
  const verb = word.clause.verb ?? "";
  const same = near.filter((place) => place.clause.verb && sameDeed(verb, place.clause.verb));
  if (
    isActive(analysis, word.clause) &&
    same.length > 0 &&
    same.every((place) => isUndergone(place.piece.analysis, place.clause))
  )
    return `Your resume says that somebody else did this.`;
  const [mine, other] = up.has(verb) ? [up, down] : down.has(verb) ? [down, up] : [];
  const told = (stems: Set<string> | undefined) => near.some((place) => stems?.has(place.clause.verb ?? ""));
  if (told(other) && !told(mine)) return "Your resume says the opposite here.";
  const changed = near.filter((place) => mine?.has(place.clause.verb ?? ""));
  const happened = near.flatMap((place) => (mine ? happenedTo(place, mine) : []));
  return mine && changed.length === 0 && happened.length > 0 && isActive(analysis, word.clause)
    ? `Your resume says that this happened (“${happened[0]}”), not that you did it.`
    : undefined;
}

/** "Staff turnover dropped from 31% to 26%": the thing stands before a verb that has no object. */
function happenedTo({ piece, clause }: Place, stems: Set<string>): string[] {
  const next = piece.analysis.clauses.find((item) => item.start === clause.end);
  if (
    clause.verbEnd !== undefined ||
    !next?.verb ||
    !(stems.has(next.verb) || next.verb === "go") ||
    next.verbEnd === undefined
  )
    return [];
  return /^(?:\s+(?:from|to|by|over|in|during|within|after|while|and|sharply|slightly)\b|\s*[.,;)]|\s*$)/i.test(
    piece.text.slice(next.verbEnd),
  )
    ? [piece.text.slice(clause.start, next.verbEnd).trim()]
    : [];
}
