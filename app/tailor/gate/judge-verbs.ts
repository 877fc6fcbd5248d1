import type { Claim } from "~/tailor/change";
import { type Analysis, type ReadWord, verbUnder } from "./analyse";
import { joinedClauses } from "./clause";
import { quoteOf, type ReadPiece } from "./evidence";
import type { WordSource } from "./evidence-index";
import { findDeed } from "./find-deed";
import { findDegrees } from "./judge-degrees";
import { misread, type Place } from "./misread";
import { isModest } from "./modest-verbs";
import { leavesOutPart } from "./parts";
import { isPeople } from "./people";
import { promotedObject } from "./promoted";
import { isMatter, objectsOf } from "./verb-objects";
import { managesThings, responsible, sameDeed, scopeOf } from "./verbs";
import { isUndergone } from "./voice";
import type { WordCheck } from "./word-check";
import { namedSources, sourcesOf } from "./word-support";

/** One claim a verb: the source tells the same deed of the same object, at the same scope or a higher one. */
export function judgeVerbs(check: WordCheck): Claim[] {
  const { analysis } = check;
  return analysis.clauses.flatMap((clause) => {
    if (!clause.verb || clause.verbEnd === undefined) return [];
    const word = verbUnder(analysis, clause);
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
  // "Supervised by two solicitors" for "under the supervision of two solicitors".
  const [told] = isUndergone(check.analysis, clause) ? namedSources(word, check.analysis.text, check.pieces) : [];
  if (told) return supported({ piece: told.piece, clause: told.word.clause });
  const deed = findDeed(check, word, objects, near);
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
