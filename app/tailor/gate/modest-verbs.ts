import { type Analysis, type ReadWord, verbUnder, wordsUnder } from "./analyse";
import type { WordSource } from "./evidence-index";
import { findDegrees } from "./judge-degrees";
import { maySay } from "./meanings";
import type { Place } from "./misread";
import { movedAlike } from "./moved";
import { neutralWords } from "./neutral-words";
import { isIntent, isOutcome, sameDeed, scopeOf, takesOnly } from "./verbs";
import { isActive } from "./voice";

interface Told {
  analysis: Analysis;
  /** The verb that is judged. */
  word: ReadWord;
  /** Where the source tells of its objects. */
  near: Place[];
  perObject: WordSource[][];
}

/** Stems of verbs that say no more than that a figure or state was there ("with a score of 94%"). */
const having = /^(?:achiev|maintain|hold|have|earn|receiv|reach|attain|averag|record|keep|sustain|score)$/;
const studying = /^(?:studi|pursu)$/;

/** Verbs that add no deed to what the source says of their objects: plain ones, helping, being there, moving as the figures did. */
export function isModest(told: Told): boolean {
  const { analysis, word, near, perObject } = told;
  const { verb = "", verbText = "", scope, start, end } = word.clause;
  if (near.length === 0) return false;
  if (neutralWords.has(verbText.toLowerCase()) && !isTransfer(told) && near.some((place) => isDone(place, word)))
    return true;
  if (scopeOf(verb) === 2 && sameDeed(verb, "collabor") && isBeside(told)) return true;
  if (verb === "run" && perObject[0]?.some((source) => source.word.isVerb && source.word.clause.scope >= 3))
    return true;
  if (movedAlike(analysis, word, near)) return true;
  if (studying.test(verb) && (findDegrees(analysis.text.slice(start, end)).length > 0 || isOpen(near))) return true;
  if (
    scope <= 2 &&
    (scopeOf(verb) ?? 3) <= 2 &&
    !isOutcome(verb) &&
    verb !== "collabor" &&
    verb !== "partner" &&
    verb !== "consult"
  )
    return near.some((place) => (place.clause.scope ?? 3) >= scope);
  if (
    having.test(verb) &&
    near.some((place) => /\b(?:with|at)\b/i.test(place.piece.text.slice(place.clause.start, place.clause.end)))
  )
    return true;
  return near.some((place) => !place.clause.verb && sameDeed(verb, ""));
}

const transfers =
  /^(?:let|lets|issued?|pass(?:ed)?|put|placed?|laid|le(?:ave|ft)|brought|bring|took|take|found|find|show(?:ed)?|held|hold|made|make|started?|finish(?:ed)?|beg[ai]n|listed|named|detailed|turned|carried|required?|allowed)$/i;

/** "Let 22 properties" for "sold": a plain word, but a deed where it has an object that is no deed of the source itself. */
function isTransfer({ analysis, word, near }: Told): boolean {
  return (
    transfers.test(word.clause.verbText ?? "") &&
    isActive(analysis, word.clause) &&
    near.every((place) => place.clause.verb) &&
    !wordsUnder(analysis, word.clause).some(
      (own) => !own.isVerb && near.some(({ clause }) => maySay(own.stem, clause.verb ?? "")),
    )
  );
}

/** The place tells of something that took place, for a verb that says no more than that. */
function isDone(place: Place, word: ReadWord): boolean {
  const told = place.clause.verb ?? "";
  return !isIntent(told) && !takesOnly(word.clause.verb ?? "", told) && samePolarity(place, word);
}

/** Both deeds are denied, or neither is. */
export function samePolarity(place: Place, word: ReadWord): boolean {
  const source = verbUnder(place.piece.analysis, place.clause);
  return !source || source.negated === word.negated;
}

const companions = /\b(?:with|alongside|beside|jointly with)\s+(?:[\p{L}-]+\s+){0,4}$/iu;

/** "Worked with the nurses" for "calmed visitors alongside nurses". */
function isBeside({ perObject }: Told): boolean {
  return perObject.some((sources) =>
    sources.some(({ piece, word }) => companions.test(piece.text.slice(Math.max(0, word.start - 60), word.start))),
  );
}

/** A degree or designation that the source calls unfinished. */
function isOpen(near: Place[]): boolean {
  return near.some(({ piece }) => piece.analysis.modifiers.some(({ key }) => key === "unfinished"));
}
