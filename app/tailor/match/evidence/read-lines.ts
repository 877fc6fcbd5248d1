import { hasCase, inSmallLetters } from "~/tailor/lexicon/letter-case";
import { findTermsIn, tokenize, withTermCase } from "~/tailor/lexicon/lexicon";
import type { TermHit } from "~/tailor/lexicon/terms";
import type { Token } from "~/tailor/lexicon/tokenize";
import { oncePer } from "~/tailor/once-per";
import { isSecondResume } from "~/tailor/parse/second-resume";
import type { Atom, Resume, Span } from "~/tailor/resume";
import { hedgedSpans, opensWithHedge } from "./hedges";
import { isList } from "./is-list";
import { countWords, type LineWords } from "./line-words";
import { type Field, fieldOf, type Place, placeOf } from "./place-of";

/** A sentence or list of the resume that can be evidence, taken apart once. */
export interface IndexedLine {
  atom: Atom;
  /** Where it stands in the atom's text. */
  span: Span;
  entry: string;
  place: Place;
  /** Stems of the words that count (hedged ones are left out), in order. */
  stems: string[];
  words: LineWords;
  hits: TermHit[];
  /** 1; of a title the share that the lines below it bear out. */
  support: number;
}

/** Every line of a resume that can show something. */
export function readLines(resume: Resume): IndexedLine[] {
  const governs = hedgesOf(resume);
  const read = hasCase(resume.source) ? readAsWritten : readInTermCase;
  const isNoHead = headsOfNoJob(resume);
  const linesOf = (atom: Atom, isText: boolean) => (isText ? read.asText : read.asRead)(atom);
  const atoms = resume.atoms.filter((atom) => !governs(atom, fieldOf(atom.path)));
  const lines = atoms.flatMap((atom) => linesOf(atom, isNoHead(atom)));
  const isBody = tellsInSummary(lines);
  const told = isBody ? atoms.flatMap((atom) => linesOf(atom, isNoHead(atom) || isSummary(atom))) : lines;
  return told.map((line) => ({ ...line }));
}

// Once for each atom: a changed resume shares all others with the one that it was made of.
const readersFor = (textOf: (atom: Atom) => string) => ({
  asRead: oncePer((atom: Atom) => readAtom(atom, textOf(atom), placeOf(fieldOf(atom.path)))),
  asText: oncePer((atom: Atom) => readAtom(atom, textOf(atom), "other")),
});
const readAsWritten = readersFor(({ text }) => text);
const readInTermCase = readersFor(({ text }) => withTermCase(inSmallLetters(text)));

/** A job that has no dates may be none: what was read as its employer and place is a line like any other then. */
function headsOfNoJob({ work }: Resume): (atom: Atom) => boolean {
  const undated = new Set(
    work.flatMap(({ startDate, endDate, current, position }, at) =>
      startDate || endDate || current || position ? [] : [`/work/${at}`],
    ),
  );
  return ({ path }) => {
    const { entry, name } = fieldOf(path);
    return undated.has(entry) && (name === "name" || name === "location");
  };
}

const isSummary = ({ path }: Atom): boolean => path === "/basics/summary";
/** So many words are more than a summary. */
const mostSummaryWords = 60;
const tellsWork = new Set<Place>(["bullet", "other", "skills"]);

/** Where all that the jobs say is shorter than the text above them, that text tells the work, and is no summary of it. */
function tellsInSummary(lines: readonly IndexedLine[]): boolean {
  let above = 0;
  let below = 0;
  for (const { place, entry, stems } of lines) {
    if (place === "summary") above += stems.length;
    else if (tellsWork.has(place) && !entry.startsWith("/skills")) below += stems.length;
  }
  return above > mostSummaryWords && above > below;
}

/** What outside an atom forbids to count it: the name of its group, the start of its line, a second person's resume. */
function hedgesOf(resume: Resume): (atom: Atom, field: Field) => boolean {
  const entries = new Set([
    ...resume.skills.flatMap(({ name }, i) => (name && opensWithHedge(`${name} `) ? [`/skills/${i}`] : [])),
    ...resume.other.flatMap((section, i) =>
      (section.title && opensWithHedge(`${section.title} `)) || isSecondResume(section) ? [`/other/${i}`] : [],
    ),
  ]);
  const spans = hedgedSpans(resume.source);
  return ({ span }, { entry }) =>
    entries.has(entry) || (span !== null && spans.some(({ start, end }) => start < span.start && span.start < end));
}

/** Places where a bare list earns what a skills list does. */
const canList = new Set<Place>(["bullet", "education", "other"]);

function readAtom(atom: Atom, text: string, place: Place | undefined): IndexedLine[] {
  if (!place) return [];
  const field = fieldOf(atom.path);
  const all = tokenize(text);
  const found = findTermsIn(text, all, place === "skills");
  const hedged = hedgedSpans(text);
  const tokens = hedged.length > 0 ? unhedged(all, hedged) : all;
  const hits = hedged.length > 0 ? unhedged(found, hedged) : found;
  const sentences = sentencesOf(text);
  let token = 0;
  let hit = 0;
  return sentences.map((span) => {
    const [firstToken, firstHit] = [token, hit];
    token = firstFrom(tokens, token, span.end);
    hit = firstFrom(hits, hit, span.end);
    return lineOf(atom, text, span, field, place, tokens.slice(firstToken, token), hits.slice(firstHit, hit));
  });
}

/** Index of the first item, from `first` on, that begins at `end` or later. */
function firstFrom(items: Span[], first: number, end: number): number {
  let at = first;
  while (at < items.length && (items[at]?.start ?? 0) < end) at += 1;
  return at;
}

/** Under a heading of skills some tell what they did, in sentences of so many words. */
const sentenceWords = 8;

function lineOf(
  atom: Atom,
  text: string,
  span: Span,
  field: Field,
  place: Place,
  tokens: Token[],
  hits: TermHit[],
): IndexedLine {
  // Under a heading of languages anything else is a word in a list.
  const unspoken = place === "language" && !hits.some(({ kind }) => kind === "language");
  const kind = !field.free ? "field" : place === "bullet" ? "work" : "free";
  const listed = unspoken || (canList.has(place) && isList(text, span, tokens, hits, kind));
  const told = place === "skills" && tokens.length >= sentenceWords && !isList(text, span, tokens, hits, "skills");
  const stems: string[] = [];
  for (const { word } of tokens) stems.push(word.stem);
  return {
    atom,
    span,
    entry: field.entry,
    place: listed ? "skills" : told ? "bullet" : place,
    stems,
    words: countWords(stems),
    hits,
    support: 1,
  };
}

function unhedged<Place extends Span>(places: Place[], hedged: Span[]): Place[] {
  return places.filter(({ start, end }) => !hedged.some((span) => span.start < end && start < span.end));
}

/** The words of a line that count, with their places in its atom's text. */
export function wordsOf({ atom, span }: IndexedLine): Token[] {
  const inside = tokenize(atom.text).filter(({ start }) => start >= span.start && start < span.end);
  return unhedged(inside, hedgedSpans(atom.text));
}

/** After a word of three letters or more: shorter ones before a full stop are mostly abbreviations ("St. Mary"). */
const sentenceEnd = /(?:\p{L}{3}|[\d)%"”])[.!?]\s+/gu;

/** The sentences of a text, in order, without gaps; capitals are not looked at, since some texts have none. */
function sentencesOf(text: string): Span[] {
  if (!text.includes(". ") && !text.includes("\n")) return [{ start: 0, end: text.length }];
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: match, index } of text.matchAll(sentenceEnd)) {
    const end = index + match.length;
    if (end < text.length) spans.push({ start, end });
    if (end < text.length) start = end;
  }
  return [...spans, { start, end: text.length }];
}
