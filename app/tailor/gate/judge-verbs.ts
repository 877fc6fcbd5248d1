import type { Claim } from "../change";
import type { Analysis, ReadWord } from "./analyse";
import { joinedClauses } from "./clause";
import { quoteOf, type ReadPiece } from "./evidence";
import type { WordSource } from "./evidence-index";
import { findDegrees } from "./judge-degrees";
import { maySay } from "./meanings";
import { misread, type Place } from "./misread";
import { isModest, samePolarity } from "./modest-verbs";
import { leavesOutPart } from "./parts";
import { isPeople } from "./people";
import { promotedObject } from "./promoted";
import { sameExchange } from "./roles";
import { slotsOf } from "./slots";
import { stem } from "./stem";
import { isMatter, objectsOf } from "./verb-objects";
import { isIntent, isLightVerb, managesThings, responsible, sameDeed, scopeOf, takesOnly } from "./verbs";
import { isActive, isUndergone } from "./voice";
import type { WordCheck } from "./word-check";
import { namedSources, sourcesOf } from "./word-support";

/** One claim a verb: the source tells the same deed of the same object, at the same scope or a higher one. */
export function judgeVerbs(check: WordCheck): Claim[] {
  const { analysis } = check;
  return analysis.clauses.flatMap((clause) => {
    if (!clause.verb || clause.verbEnd === undefined) return [];
    const word = analysis.words.find((item) => item.clause === clause && item.isVerb);
    if (!word || check.covered(word) || isFraming(analysis, clause)) return [];
    return [judgeVerb(check, word)];
  });
}

/** "Reminders to take medication": a helper verb of a purpose. */
function isBareInfinitive(analysis: Analysis, clause: ReadWord["clause"]): boolean {
  return (
    /^(?:take|use|make|do|have|be|get|go|see)$/i.test(clause.verbText ?? "") &&
    /\bto\s+$/.test(analysis.text.slice(0, clause.start))
  );
}

/** "Worked as", "working towards": where and how, no deed. */
function isFraming(analysis: Analysis, clause: ReadWord["clause"]): boolean {
  if (isBareInfinitive(analysis, clause) || /^(?:go|includ)$/.test(clause.verb ?? "")) return true;
  if (
    clause.verb === "have" &&
    /^\s+(?:\p{L}+ly )?\p{L}+(?:ed|en|wn|lt|pt|ld|un)\b/u.test(analysis.text.slice(clause.verbEnd))
  )
    return true;
  // "Responsible for reconciling accounts" says that they reconciled them; the gerund is judged by itself.
  if (clause.verb === responsible && /^\s*$/.test(analysis.text.slice(clause.verbEnd, clause.end))) return true;
  return (
    clause.verb === "work" &&
    /^\s+(?:in|at|as|for|under|within|towards?|across|full|part|from)\b/i.test(analysis.text.slice(clause.verbEnd))
  );
}

const toStudy = /^(?:attend|take|took|undertak|receiv)$/;

/** Whoever attended a course has taken it, whatever else attending may be. */
function isStudying(verb: string, told: string, objects: ReadWord[]): boolean {
  return (
    toStudy.test(verb) &&
    toStudy.test(told) &&
    objects.some((object) => /^(?:course|class|workshop|seminar|lesson|training|lecture|module)/.test(object.lower))
  );
}

/** Places that a deed is looked for in; no line of a resume comes near this many. */
const mostPlaces = 300;

/** The clauses of what the verb acts on, each once; without a known object, every clause with a verb. */
function nearPlaces(pieces: ReadPiece[], perObject: WordSource[][]): Place[] {
  const found = new Map<ReadWord["clause"], Place>();
  const add = (piece: ReadPiece, clause: ReadWord["clause"]) => {
    if (!found.has(clause) && found.size < mostPlaces) found.set(clause, { piece, clause });
  };
  if (perObject.length === 0)
    for (const piece of pieces) for (const clause of piece.analysis.clauses) if (clause.verb) add(piece, clause);
  for (const sources of perObject)
    for (const { piece, word } of sources.slice(0, mostPlaces))
      for (const clause of joinedClauses(word.clause)) add(piece, clause);
  return [...found.values()];
}

const mereHaving = /^(?:hold|have|possess|carri|bear)$/;
const toQualify = /^(?:earn|obtain|gain|receiv|complet|achiev|attain|graduat|qualifi|award)$/;

/** "Holds a forklift licence", "graduated with a BSc": the licence or degree is the claim, and is judged as such. */
function isHaving(text: string, { verb = "", start, end }: ReadWord["clause"], hasObject: boolean): boolean {
  if (mereHaving.test(verb)) return hasObject;
  return toQualify.test(verb) && findDegrees(text.slice(start, end)).length > 0;
}

function judgeVerb(check: WordCheck, word: ReadWord): Claim {
  const { clause } = word;
  const text = clause.verbText ?? word.text;
  const objects = objectsOf(check.analysis, word);
  const refuse = (reason: string): Claim => ({ text, kind: "scope", status: "unsupported", source: null, reason });
  const supported = ({ piece, clause: told }: Place): Claim => ({
    text,
    kind: "scope",
    status: "supported",
    source: quoteOf(piece, told.start, told.verbEnd ?? told.end),
  });
  const perObject = objects
    .map((object) => {
      const sources = sourcesOf(object, check.analysis.text, check.pieces);
      const things = sources.filter((source) => !source.word.isVerb);
      return things.length > 0 ? things : sources;
    })
    .filter((sources) => sources.length > 0);
  const near = nearPlaces(check.pieces, perObject);
  const verb = clause.verb ?? "";
  const wrong = misread(check.analysis, word, near);
  if (wrong) return refuse(wrong);
  const deed =
    near.find(
      (item) =>
        exchanges.has(verb) &&
        exchanges.has(item.clause.verb ?? "") &&
        sameExchange(check.analysis.text, item.piece.text),
    ) ??
    near.find((item) => item.clause.verb && sameDeed(verb, item.clause.verb) && samePolarity(item, word)) ??
    saidOtherwise(verb, near) ??
    sentenceDeed(word, /^\s*[,;.)]/.test(check.analysis.text.slice(clause.verbEnd)) ? [] : objects, near) ??
    wordDeed(word, near, check);
  const having = isHaving(check.analysis.text, clause, perObject.length > 0);
  if (deed && isStudying(verb, deed.clause.verb ?? "", objects)) return supported(deed);
  const matter = isMatter(check.analysis, word, objects) && near.some((place) => place.clause.scope >= 3);
  if (!deed && !having && !matter && !isModest({ analysis: check.analysis, word, near, perObject }))
    return refuse(
      near.some((item) => item.clause.verb && sameDeed(verb, item.clause.verb))
        ? "Your resume says the opposite here."
        : `This part of your resume does not say “${text}” about that.`,
    );
  if (deed && leavesOutPart(check.analysis, objects, deed))
    return refuse(
      `Your resume tells of a part of this only (“${deed.piece.text.slice(deed.clause.start, deed.clause.end).trim()}”).`,
    );
  const promoted = deed && promotedObject(check.analysis, clause, deed);
  if (promoted) return refuse(`Your resume does not say “${text}” of “${promoted.text}”, only of what goes with it.`);
  const things = !objects.some((object) => isPeople(object));
  const scopes = perObject.map((sources) =>
    highest(
      sources.flatMap((source) => joinedClauses(source.word.clause)),
      verb,
      things,
    ),
  );
  // A verb that shares the object of the next one ("supervise and pay three apprentices") may have only one of them.
  const shared = objects.length > 0 && objects.every((object) => object.clause !== clause);
  const nearest = highest(
    near.map((item) => item.clause),
    verb,
    things,
  );
  const reached = scopes.length === 0 ? nearest : shared ? Math.max(...scopes) : Math.min(...scopes);
  if (Math.min(clause.scope, matter ? 3 : clause.scope) > reached)
    return refuse(
      `“${text}” claims more than your resume does${deed?.clause.verbText ? ` (“${deed.clause.verbText}”)` : ""}.`,
    );
  const source = deed ?? near[0];
  return source ? supported(source) : refuse(`This part of your resume does not say “${text}”.`);
}

function highest(clauses: { verb?: string; scope: number }[], verb: string, things: boolean): number {
  return Math.max(...clauses.map((clause) => scopeAsEvidence(clause, verb, things)));
}

/** Working with others is full work; a noun phrase proves that the thing was done, not that it was led. */
function scopeAsEvidence(clause: { verb?: string; scope: number }, verb: string, things: boolean): number {
  if (!clause.verb) return 3;
  if (things && clause.scope === 3 && managesThings(verb, clause.verb)) return 4;
  return clause.scope === 2 &&
    scopeOf(clause.verb) === 2 &&
    sameDeed("collabor", clause.verb) &&
    clause.verb !== "contribut" &&
    clause.verb !== "particip"
    ? 3
    : clause.scope;
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
        isOpenTo(objects, place.piece.analysis, item) &&
        (item.verb === verb ||
          (item.start === place.clause.end &&
            /^(?:rose|fell|grew|averaged|reached|scored|stood)$/.test(item.verbText ?? ""))),
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
      !(/(?:er|or)s?$/.test(source.lower) && stem(source.lower) === word.stem)
    )
      return { piece, clause: source.clause };
  return undefined;
}
