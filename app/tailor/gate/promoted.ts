import type { Analysis, ReadWord } from "./analyse";
import type { Place } from "./misread";
import { neutralWords } from "./neutral-words";
import { slotsOf } from "./slots";
import { isHolder } from "./verb-objects";

/** Prepositions whose noun is not what the verb acts on: for whom, with whom or with what, where. */
const beside = /^(?:for|by|using|via|at|from)$/;

/**
 * What the new text acts on and its source only names beside that: "designed two pumps" for "designed housings for two
 * pumps", "managed a garden centre" for "managed a garden centre café". Undefined where every object is one in the source.
 */
export function promotedObject(analysis: Analysis, clause: ReadWord["clause"], { piece, clause: told }: Place) {
  if (clause.verbEnd === undefined || told.verbEnd === undefined || clause.verb !== told.verb || clause.verb === "work")
    return undefined;
  const theirs = slotsOf(piece.analysis, told);
  const mine = slotsOf(analysis, clause);
  const kept = new Set(mine.map(({ word }) => word.stem));
  const own = theirs.filter(({ slot }) => slot === "object");
  // As long as one thing that the source acts on is still there, its order may be any.
  if (
    own.length === 0 ||
    own.some(({ word }) => kept.has(word.stem) || neutralWords.has(word.lower) || isHolder(word.stem))
  )
    return undefined;
  return mine
    .filter(({ slot }) => slot === "object")
    .map(({ word }) => word)
    .find((word) => {
      const places = theirs.filter((item) => item.word.stem === word.stem);
      return (
        places.length > 0 &&
        places.every(
          (item) =>
            item.slot === "modifier" ||
            (item.slot === "complement" && beside.test(prepositionBefore(piece.text, told.verbEnd ?? 0, item.word))),
        )
      );
    });
}

function prepositionBefore(text: string, from: number, { start }: ReadWord): string {
  const found = text
    .slice(from, start)
    .match(/\b(?:for|with|by|using|via|at|from|alongside|to|in|on|of|into|under|over|across)\b/gi);
  return found?.at(-1)?.toLowerCase() ?? "";
}
