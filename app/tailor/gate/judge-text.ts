import type { Claim } from "~/tailor/change";
import { analyse, type ReadWord } from "./analyse";
import { isDemonym } from "./demonyms";
import { type Piece, type ReadPiece, readPieces } from "./evidence";
import { indexOf } from "./evidence-index";
import { judgeDates } from "./judge-dates";
import { findDegrees, judgeDegrees } from "./judge-degrees";
import { judgeGrades } from "./judge-grades";
import { judgeLabels, judgeNames } from "./judge-names";
import { judgeNumbers } from "./judge-numbers";
import { judgeRoles } from "./judge-roles";
import { judgeStatus } from "./judge-status";
import { judgeTerms } from "./judge-terms";
import { judgeTitles } from "./judge-titles";
import { judgeWords } from "./judge-words";
import { judgeLostRank } from "./lost-rank";
import { type OwnData, withoutOwnData } from "./own-data";
import { stretchesOf } from "./stretches";
import { sourcesOf } from "./word-support";
import { readWords } from "./words";

export interface JudgeOptions {
  /** The posting: never evidence, only named in reasons. */
  posting?: string;
  /** A summary or letter opens with a title; a bullet does not. */
  opensWithTitle?: boolean;
  /** Of whoever wrote the text: never doubted. */
  ownData?: OwnData;
}

/** Raise it with every rule that changes: what an earlier gate judged is then judged anew. */
export const gateVersion = "1";

/** A sentence with more of them is a list of words, of which no figure and no deed can be told apart. */
const mostWords = 250;
const mostNumbers = 60;

/** A text, or the sentence of it, that is not judged; it counts as unproven. */
const tooLong = (text: string): Claim => ({
  text: text.length > 80 ? `${text.slice(0, 80)}…` : text,
  kind: "scope",
  status: "unsupported",
  source: null,
  reason: "Not checked: this is too long to be checked word by word. Break it into shorter sentences.",
});

const postings = new Map<string, Set<string>>();

function wordsOfPosting(posting: string | undefined): Set<string> {
  if (!posting) return new Set();
  let known = postings.get(posting);
  if (!known) {
    known = new Set(
      readWords(posting)
        .filter((word) => word.content)
        .map((word) => word.stem),
    );
    postings.clear();
    postings.set(posting, known);
  }
  return known;
}

/**
 * Every claim of `written` against the pieces it may draw on, with its source or the reason why it has none. What is too
 * long for that is one unproven claim that says so.
 */
export function judgeText(written: string, evidence: readonly Piece[], options: JudgeOptions = {}): Claim[] {
  const text = options.ownData ? withoutOwnData(written, options.ownData) : written;
  const pieces = readPieces(evidence);
  indexOf(pieces);
  return stretchesOf(text).flatMap(({ start, end, isCut }) => {
    const stretch = text.slice(start, end);
    if (isCut) return [tooLong(stretch)];
    return judgeStretch(stretch, pieces, { ...options, opensWithTitle: options.opensWithTitle && start === 0 });
  });
}

function judgeStretch(text: string, pieces: ReadPiece[], options: JudgeOptions): Claim[] {
  const analysis = analyse(text);
  if (analysis.words.length > mostWords) return [tooLong(text)];
  const postingWords = wordsOfPosting(options.posting);
  const { dates, numbers } = analysis;
  if (numbers.length > mostNumbers) return [tooLong(text)];
  const terms = judgeTerms(text, pieces, postingWords);
  const inside = (spans: { start: number; end: number }[]) => (word: ReadWord) =>
    spans.some((span) => word.start < span.end && word.end > span.start);
  const isTerm = inside(terms.claims.map((claim) => placeOf(text, claim.text)));
  const isNumber = inside([
    ...numbers.map((hit) => ({ start: hit.start, end: hit.unitEnd })),
    ...dates,
    ...findDegrees(text),
  ]);
  const names = judgeNames(
    analysis,
    pieces,
    (word) => isTerm(word) || isNumber(word) || (isDemonym(word.lower) && sourcesOf(word, text, pieces).length > 0),
  );
  const words = judgeWords({
    analysis,
    pieces,
    postingWords,
    covered: (word) => isNumber(word) || isTerm(word) || names.covered.has(word),
  });
  return [
    ...judgeNumbers(
      analysis,
      numbers.filter((hit) => hit.unit !== "year"),
      pieces,
    ),
    ...judgeDates(analysis, pieces),
    ...terms.claims,
    ...names.claims,
    ...judgeLabels(text, pieces),
    ...judgeTitles(analysis, pieces, options.opensWithTitle ?? false),
    ...judgeDegrees(text, pieces),
    ...judgeGrades(text, pieces),
    ...judgeLostRank(text, pieces),
    ...judgeStatus(text, pieces),
    ...judgeRoles(text, pieces),
    ...words,
  ];
}

function placeOf(text: string, part: string): { start: number; end: number } {
  const start = text.indexOf(part);
  return { start, end: start + part.length };
}
