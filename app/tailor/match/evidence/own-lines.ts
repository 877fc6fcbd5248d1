import { stem } from "~/tailor/gate/stem";
import { tokenize } from "~/tailor/lexicon/lexicon";
import type { PostingIndex } from "~/tailor/match/index-posting";
import { indexWithout, type ResumeIndex } from "~/tailor/match/index-resume";
import { oncePer } from "~/tailor/once-per";
import type { Posting } from "~/tailor/posting";
import type { Fact } from "~/tailor/resume";
import { openingDeed } from "./is-list";
import { fieldOf } from "./place-of";
import type { IndexedLine } from "./read-lines";
import { isSilent, rarityOf } from "./trace-words";

/** Words in a row that two authors seldom write alike. */
const runLength = 4;
/** A sentence is copied where so much of it stands in such runs of the post. */
const copiedShare = 0.8;
const fewestCopiedWords = 8;
/** So many pieces of the post in a row, in the post's own order, are no list of one's own; of a longer post, half of what it asks for. */
const fewestPieces = 6;
const mostPieces = 8;
const pieceShare = 0.5;
/** Of people who have all that is asked, few list it in the order of the post: so much of a row stands in it. */
const orderedShare = 0.75;
/** In a row of pieces, so many may be one's own between two of the post's. */
const mostBetween = 2;

interface PostText {
  runs: Set<string>;
  /** All of its stems in order, with blanks around each. */
  stems: string;
  /** The same and those of all terms, each once. */
  vocabulary: Set<string>;
  /** The words of each term, and where it stands in the post. */
  terms: { words: Set<string>; at: number }[];
  /** The stems of all terms. */
  asked: Set<string>;
  /** All of its words as they are written, in small letters. */
  words: Set<string>;
}

const texts = new WeakMap<Posting, PostText>();

/** What was studied and earned is written like the post's own words by everybody who has it; what courses were about is not. */
const alikePlaces = new Set<IndexedLine["place"]>(["education", "certificate", "language", "title"]);
const isAlike = ({ place, atom }: IndexedLine): boolean =>
  alikePlaces.has(place) && !(place === "education" && fieldOf(atom.path).free);

/**
 * The resume as far as its lines are the person's own: sentences copied from the post, and rows of its terms and
 * fragments, show nothing, and lines that only name what it asks for are lists. What the person confirmed (`facts`) is their own, whoever's words it is in.
 */
export function ownLines(
  index: ResumeIndex,
  posting: Posting,
  asked: PostingIndex,
  facts: readonly Fact[] = [],
): ResumeIndex {
  const post = textOf(posting, asked);
  const copied = new Set(index.lines.filter((line) => isCopied(line.stems, post)));
  const needed = Math.min(mostPieces, Math.max(fewestPieces, Math.ceil(pieceShare * post.terms.length)));
  let row: { line: IndexedLine; at: number }[] = [];
  const close = (): void => {
    const ordered = longestRise(row.map(({ at }) => at));
    if (row.length >= needed && ordered >= orderedShare * row.length) for (const { line } of row) copied.add(line);
    row = [];
  };
  const confirmed = facts
    .filter((fact) => fact.confirmed)
    .map(({ subject }) => new Set(tokenize(subject).map(({ word }) => word.stem)));
  let between = 0;
  for (const line of index.lines) {
    const pieces = piecesOf(line);
    if (isAlike(line) && pieces.length < fewestPieces) continue;
    for (const stems of pieces) {
      if (confirmed.some((words) => stems.every((one) => words.has(one)))) continue;
      const at = copied.has(line) ? (row.at(-1)?.at ?? 0) : placeOf(stems, post);
      between = at === undefined ? between + 1 : 0;
      if (between > mostBetween) close();
      if (at !== undefined) row.push({ line, at });
    }
  }
  close();
  return indexWithout(index, copied, bareLines(index.lines, post));
}

/** Places where work is told in lines. */
const tells = new Set<IndexedLine["place"]>(["bullet", "other"]);
/** A line that says so little of its own, as the sum of how rare the words are, only names what is asked. */
const littleOfItsOwn = 2.5;
/** So many of such lines may be told by one and the same deed: more of them are a list with a word before each item. */
const mostOfOneDeed = 2;

/**
 * The lines about work that say nothing but things that the post asks for: no object, name or figure of their own stands
 * beside these, nor a deed in a form of its own, whatever the sentence around them. Of 54 resumes that a recruiter found
 * to fit, 45 have not even a short line of the kind.
 */
function bareLines(lines: readonly IndexedLine[], post: PostText): Set<IndexedLine> {
  const told = new Map<string, number>();
  const bare = new Set<IndexedLine>();
  for (const line of lines) {
    if (!tells.has(line.place) || !saysLittle(line, post)) continue;
    const deed = openingDeed(line.atom.text.slice(line.span.start, line.span.end));
    const isOwn = deed !== undefined && !isSilent(stem(deed)) && !post.words.has(deed);
    const times = isOwn ? (told.get(deed) ?? 0) + 1 : 0;
    if (isOwn) told.set(deed, times);
    if (!isOwn || times > mostOfOneDeed) bare.add(line);
  }
  return bare;
}

function saysLittle({ stems }: IndexedLine, { terms, asked, words }: PostText): boolean {
  if (!stems.some((one) => asked.has(one))) return false;
  let own = 0;
  for (const one of new Set(stems)) {
    if (asked.has(one) || isSilent(one)) continue;
    const isFigure = /\d/.test(one);
    if (isFigure ? words.has(one) : one.length < 2) continue;
    own += rarityOf(one);
    if (isFigure || own >= littleOfItsOwn) return false;
  }
  return terms.some((term) => term.words.size > 0 && [...term.words].every((one) => stems.includes(one)));
}

function textOf(posting: Posting, index: PostingIndex): PostText {
  const known = texts.get(posting);
  if (known) return known;
  const tokens = tokenize(posting.source);
  const stems = tokens.map(({ word }) => word.stem);
  const terms = posting.requirements.map(({ id, span }) => ({
    words: new Set(index.asked.get(id)?.words.map(({ stem }) => stem)),
    at: tokens.findIndex(({ end }) => end > span.start),
  }));
  const asked = new Set(terms.flatMap((term) => [...term.words]));
  const runs = new Set<string>();
  for (let at = 0; at + runLength <= stems.length; at += 1) runs.add(runAt(stems, at));
  const text = {
    runs,
    stems: ` ${stems.join(" ")} `,
    vocabulary: new Set([...stems, ...asked]),
    terms,
    asked,
    words: new Set(tokens.map(({ start, end }) => posting.source.slice(start, end).toLowerCase())),
  };
  texts.set(posting, text);
  return text;
}

function runAt(stems: string[], at: number): string {
  return stems.slice(at, at + runLength).join(" ");
}

function isCopied(stems: string[], { runs, vocabulary }: PostText): boolean {
  if (stems.length < fewestCopiedWords) return false;
  let inRuns = 0;
  let counted = 0;
  let known = 0;
  for (const [last, one] of stems.entries()) {
    known = vocabulary.has(one) ? known + 1 : 0;
    const at = last + 1 - runLength;
    if (known < runLength || !runs.has(runAt(stems, at))) continue;
    inRuns += at + runLength - Math.max(at, counted);
    counted = at + runLength;
  }
  return inRuns / stems.length >= copiedShare;
}

/** Signs between the items of a list. */
const listSigns = /[,;|•·]/;
const fewestParts = 4;

/** The items of a list, each as its stems; any other line is one piece. Once for each line of a resume. */
const piecesOf = oncePer(({ atom, span, stems }: IndexedLine): string[][] => {
  const text = atom.text.slice(span.start, span.end);
  const parts = listSigns.test(text) ? text.split(listSigns) : [];
  if (parts.length < fewestParts) return [stems];
  return parts.map((part) => tokenize(part).map(({ word }) => word.stem)).filter((words) => words.length > 0);
});

/**
 * Where in the post, counted in words, a fragment stands word by word, or the term whose words it is made of; undefined
 * where it is the person's own.
 */
function placeOf(stems: string[], { stems: all, vocabulary, terms }: PostText): number | undefined {
  if (stems.length === 0 || !stems.every((one) => vocabulary.has(one))) return undefined;
  // Of the terms that hold all of its words, the one with fewest others.
  let closest: PostText["terms"][number] | undefined;
  for (const term of terms)
    if (stems.every((one) => term.words.has(one)) && !(closest && closest.words.size <= term.words.size))
      closest = term;
  if (closest) return closest.at;
  const at = stems.length > 1 ? all.indexOf(` ${stems.join(" ")} `) : -1;
  return at < 0 ? undefined : all.slice(0, at + 1).split(" ").length - 2;
}

/** Length of the longest part of a row that rises, or stays, from one to the next, with others between. */
function longestRise(places: number[]): number {
  const ends: number[] = [];
  for (const place of places) {
    const at = ends.findIndex((end) => end > place);
    if (at < 0) ends.push(place);
    else ends[at] = place;
  }
  return ends.length;
}
