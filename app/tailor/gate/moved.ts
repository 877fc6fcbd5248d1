import type { Analysis, ReadWord } from "./analyse";
import { down, up } from "./directions";
import type { ReadPiece } from "./evidence";
import type { Place } from "./misread";
import { subjectOf } from "./verb-objects";

type Direction = "up" | "down";

/** "Sales rose" for "sales up 4%", "completion rose" for "completion went from 41% to 58%": a thing moved; no deed of the person. */
export function movedAlike(analysis: Analysis, word: ReadWord, near: Place[]): boolean {
  const { verb = "" } = word.clause;
  const direction: Direction | undefined = up.has(verb) ? "up" : down.has(verb) ? "down" : undefined;
  if (!direction || subjectOf(analysis, word.clause).length === 0) return false;
  return near.some(({ piece, clause }) => directionsIn(piece, clause.start).includes(direction));
}

/** Every direction that the figures or words of a sentence state. */
export function directionsIn(piece: ReadPiece, at: number): Direction[] {
  const start = piece.text.slice(0, at).search(/[^.!?\n]*$/);
  const stop = piece.text.slice(at).search(/[.!?](?=\s|$)|\n/);
  const end = stop < 0 ? piece.text.length : at + stop;
  const words = piece.words.filter((word) => word.start >= start && word.end <= end);
  const numbers = piece.numbers.filter((hit) => hit.start >= start && hit.end <= end);
  const steps = numbers.flatMap((hit, index): Direction[] => {
    const next = numbers[index + 1];
    if (!next || next.value === hit.value) return [];
    const isStep =
      /\bfrom\s+(?:about\s+|around\s+|roughly\s+|[$€£])?$/i.test(piece.text.slice(start, hit.start)) &&
      /^[^,;]{0,20}\bto\s+(?:about\s+|around\s+|roughly\s+|[$€£])?$/i.test(piece.text.slice(hit.end, next.start));
    return isStep ? [next.value > hit.value ? "up" : "down"] : [];
  });
  const said = words.flatMap((word): Direction[] => (up.has(word.stem) ? ["up"] : down.has(word.stem) ? ["down"] : []));
  return [...steps, ...said];
}
