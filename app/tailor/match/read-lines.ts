import { hasCase, inSmallLetters } from "../lexicon/letter-case";
import { findTermsIn, tokenize, withTermCase } from "../lexicon/lexicon";
import type { TermHit } from "../lexicon/term-hit";
import type { Token } from "../lexicon/tokenize";
import type { Atom, Resume, Span } from "../resume";
import { hedgedSpans, opensWithHedge } from "./hedges";
import { isList } from "./is-list";
import { type Field, fieldOf, type Place, placeOf } from "./place-of";
import { sentencesOf } from "./sentences-of";

/** A sentence or list of the resume that can be evidence, taken apart once. */
export interface IndexedLine {
  atom: Atom;
  /** Where it stands in the atom's text. */
  span: Span;
  entry: string;
  place: Place;
  /** Stems of the words that count (hedged ones are left out), in order. */
  stems: string[];
  hits: TermHit[];
}

/** Every line of a resume that can show something. */
export function readLines(resume: Resume): IndexedLine[] {
  const governs = hedgesOf(resume);
  const read = hasCase(resume.source) ? (text: string) => text : (text: string) => withTermCase(inSmallLetters(text));
  const lines: IndexedLine[] = [];
  for (const atom of resume.atoms) {
    const field = fieldOf(atom.path);
    const place = placeOf(field);
    if (place && !governs(atom, field)) readAtom(atom, read(atom.text), field, place, lines);
  }
  return lines;
}

/** Hedges outside an atom that govern it: the name of its group, or the start of its line. */
function hedgesOf(resume: Resume): (atom: Atom, field: Field) => boolean {
  const entries = new Set([
    ...resume.skills.flatMap(({ name }, i) => (name && opensWithHedge(`${name} `) ? [`/skills/${i}`] : [])),
    ...resume.other.flatMap(({ title }, i) => (title && opensWithHedge(`${title} `) ? [`/other/${i}`] : [])),
  ]);
  const spans = hedgedSpans(resume.source);
  return ({ span }, { entry }) =>
    entries.has(entry) || (span !== null && spans.some(({ start, end }) => start < span.start && span.start < end));
}

/** Places where a bare list earns what a skills list does. */
const canList = new Set<Place>(["bullet", "education", "other"]);

function readAtom(atom: Atom, text: string, field: Field, place: Place, lines: IndexedLine[]): void {
  const hedged = hedgedSpans(text);
  const all = tokenize(text);
  const hits = unhedged(findTermsIn(text, all), hedged);
  const tokens = unhedged(all, hedged);
  let token = 0;
  let hit = 0;
  for (const span of sentencesOf(text)) {
    const [firstToken, firstHit] = [token, hit];
    while (token < tokens.length && (tokens[token]?.start ?? 0) < span.end) token += 1;
    while (hit < hits.length && (hits[hit]?.start ?? 0) < span.end) hit += 1;
    const whole = span.start === 0 && span.end === text.length;
    const said = whole
      ? { tokens, hits }
      : { tokens: tokens.slice(firstToken, token), hits: hits.slice(firstHit, hit) };
    const listed = canList.has(place) && isList(text, span, said, field.free);
    const stems = said.tokens.map(({ word }) => word.stem);
    lines.push({ atom, span, entry: field.entry, place: listed ? "skills" : place, stems, hits: said.hits });
  }
}

function unhedged<Place extends Span>(places: Place[], hedged: Span[]): Place[] {
  if (hedged.length === 0) return places;
  return places.filter(({ start, end }) => !hedged.some((span) => span.start < end && start < span.end));
}

/** The words of a line that count, with their places in its atom's text. */
export function wordsOf({ atom, span }: IndexedLine): Token[] {
  const inside = tokenize(atom.text).filter(({ start }) => start >= span.start && start < span.end);
  return unhedged(inside, hedgedSpans(atom.text));
}
