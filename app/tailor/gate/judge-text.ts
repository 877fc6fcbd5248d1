import type { Claim } from "../change";
import { analyse, type ReadWord } from "./analyse";
import { isDemonym } from "./demonyms";
import { type Piece, readPieces } from "./evidence";
import { findDates } from "./find-dates";
import { findNumbers } from "./find-numbers";
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
import { sourcesOf } from "./word-support";
import { readWords } from "./words";

export interface JudgeOptions {
  /** The posting: never evidence, only named in reasons. */
  posting?: string;
  /** A summary or letter opens with a title; a bullet does not. */
  opensWithTitle?: boolean;
}

/** Of one line. Comparing figures grows with their square, and no line that somebody reads is as long. */
const longestCharacters = 8000;

const tooLong = (text: string): Claim => ({
  text: `${text.slice(0, 80)}…`,
  kind: "scope",
  status: "unsupported",
  source: null,
  reason: "This line is too long to be proved. Break it into shorter ones.",
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

/** Every claim of `text` against the pieces it may draw on, with its source or the reason why it has none. */
export function judgeText(text: string, evidence: readonly Piece[], options: JudgeOptions = {}): Claim[] {
  if (text.length > longestCharacters) return [tooLong(text)];
  const pieces = readPieces(evidence);
  const analysis = analyse(text);
  const postingWords = wordsOfPosting(options.posting);
  const dates = findDates(text);
  const numbers = findNumbers(text).filter(
    (hit) => !dates.some((date) => hit.start < date.end && hit.end > date.start),
  );
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
