import { agentBase } from "./agents";
import { type Analysis, type ReadWord, wordsUnder } from "./analyse";
import type { ReadPiece } from "./evidence";
import { maySay } from "./meanings";
import type { Place } from "./misread";
import { samePolarity } from "./modest-verbs";
import { sameExchange } from "./roles";
import { slotsOf } from "./slots";
import { stem } from "./stem";
import { isIntent, isLightVerb, overstates, responsible, sameDeed, scopeOf, takesOnly } from "./verbs";
import { isActive, isUndergone } from "./voice";
import type { WordCheck } from "./word-check";
import { namedSources } from "./word-support";

/** Where the source tells the deed of `word`, of one of the near places first; undefined where it does not. */
export function findDeed(check: WordCheck, word: ReadWord, objects: ReadWord[], near: Place[]): Place | undefined {
  const { clause } = word;
  const verb = clause.verb ?? "";
  return (
    near.find(
      (item) =>
        exchanges.has(verb) &&
        exchanges.has(item.clause.verb ?? "") &&
        sameExchange(check.analysis.text, item.piece.text),
    ) ??
    near.find(
      (item) =>
        item.clause.verb &&
        sameDeed(verb, item.clause.verb) &&
        !(
          overstates(verb, item.clause.verb) &&
          !wordsUnder(check.analysis, clause).some((own) => !own.isVerb && maySay(own.stem, item.clause.verb ?? ""))
        ) &&
        samePolarity(item, word),
    ) ??
    saidOtherwise(verb, near) ??
    sentenceDeed(word, /^\s*[,;.)]/.test(check.analysis.text.slice(clause.verbEnd)) ? [] : objects, near) ??
    wordDeed(word, near, check)
  );
}

const exchanges = new Set(
  ["replace", "swap", "exchange", "switch", "move", "migrate", "convert", "transition", "change"].map(stem),
);

/** "Received training" for "was trained", "attempted" for "tried to": what the source says of the deed, as a verb of its own. */
function saidOtherwise(verb: string, near: Place[]): Place | undefined {
  return near.find(({ piece, clause }) => {
    if (takesOnly(clause.verb ?? "", verb)) return isUndergone(piece.analysis, clause);
    const tried = piece.analysis.modifiers.some(
      ({ key, start, end }) => key === "attempt" && start <= clause.start && clause.start < end,
    );
    return verb === "attempt" && tried;
  });
}

/** The verb names nothing else that it acts on ("reported them"), or the same thing. */
function isOpenTo(objects: ReadWord[], analysis: Analysis, clause: ReadWord["clause"]): boolean {
  if (clause.verbEnd === undefined) return true;
  const own = slotsOf(analysis, clause).filter(({ slot }) => slot === "object");
  return (
    objects.length === 0 ||
    own.length === 0 ||
    own.some((item) => objects.some((object) => maySay(object.stem, item.word.stem)))
  );
}

/** The deed is told in the same sentence of the source, of a neighbouring object ("prepared reports and presented findings"). */
function sentenceDeed(word: ReadWord, objects: ReadWord[], near: Place[]): Place | undefined {
  const verb = word.clause.verb ?? "";
  for (const place of near) {
    const from = place.piece.text.slice(0, place.clause.start).search(/[^.;!?\n]*$/);
    const stop = place.piece.text.slice(place.clause.start).search(/[.;!?](?=\s|$)|\n/);
    const to = stop < 0 ? place.piece.text.length : place.clause.start + stop;
    const clause = place.piece.analysis.clauses.find(
      (item) =>
        item.verb &&
        item.start >= from &&
        item.start < to &&
        sameDeed(verb, item.verb) &&
        (item.verb === verb ||
          (item.start === place.clause.end &&
            /^(?:rose|fell|grew|averaged|reached|scored|stood)$/.test(item.verbText ?? ""))) &&
        isOpenTo(objects, place.piece.analysis, item),
    );
    if (clause && samePolarity({ piece: place.piece, clause }, word)) return { piece: place.piece, clause };
  }
  return undefined;
}

/** "Following written procedures": somebody wrote them. */
function isAttribute(word: ReadWord, { text }: ReadPiece): boolean {
  return (
    !word.isVerb &&
    word.clause.verb !== undefined &&
    /(?:ed|en|wn)$/.test(word.lower) &&
    /^\s+\p{Ll}+s?\b(?!\s+\p{Ll}+ed\b)/u.test(text.slice(word.end))
  );
}

/** "Prepared samples for HPLC analysis": what it was for, done by whomever. */
function isPurpose({ isVerb, clause, start }: ReadWord, { text }: ReadPiece): boolean {
  if (isVerb || clause.verbEnd === undefined || clause.verb === responsible || isLightVerb(clause.verb ?? ""))
    return false;
  return /\p{L}\s+for\s+(?:[\p{L}-]+\s+){0,3}$/u.test(text.slice(clause.verbEnd, start));
}

const ofOthers =
  /\b(?:that|which|whom|where|when|while|because|until)\s+(?:the|an?|my|our|their|its|\p{Lu}\p{L}+)\b[^,.;:()\n]{1,60}$/u;

/** "Drafted releases that the head of communications approved": somebody else is named as the doer. */
function isOthers({ start, lower }: ReadWord, { text }: ReadPiece): boolean {
  return /(?:ed|en|wn|[^s]s)$/.test(lower) && ofOthers.test(text.slice(0, start));
}

/** The deed stands in the source as a plain word ("payroll processing" for "processed payroll"). */
function wordDeed(word: ReadWord, near: Place[], check: WordCheck): Place | undefined {
  const pieces = new Set(near.map((place) => place.piece));
  const scope = scopeOf(word.stem) ?? 3;
  if (scope > 3) return undefined;
  for (const { piece, word: source } of namedSources(word, check.analysis.text, check.pieces))
    if (
      pieces.has(piece) &&
      source.negated === word.negated &&
      !isIntent(source.clause.verb ?? "") &&
      !(source.isVerb && !near.some((place) => place.clause === source.clause)) &&
      !/^\s+by\b/.test(piece.text.slice(source.end)) &&
      (source.clause.scope >= 3 || near.some((place) => place.clause === source.clause)) &&
      !isPurpose(source, piece) &&
      !isOthers(source, piece) &&
      !isAttribute(source, piece) &&
      !(takesOnly(word.clause.verb ?? "", source.clause.verb ?? "") && isActive(check.analysis, word.clause)) &&
      !(agentBase(source.lower) && stem(source.lower) === word.stem)
    )
      return { piece, clause: source.clause };
  return undefined;
}
