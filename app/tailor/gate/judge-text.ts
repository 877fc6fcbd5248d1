import type { Claim } from "../change";
import { analyse, type ReadWord } from "./analyse";
import { type Piece, quoteOf, type ReadPiece, readPieces } from "./evidence";
import { findDates } from "./find-dates";
import { findNumbers } from "./find-numbers";
import { findDegrees, judgeDegrees } from "./judge-degrees";
import { judgeLabels, judgeNames } from "./judge-names";
import { judgeNumbers } from "./judge-numbers";
import { judgeRoles } from "./judge-roles";
import { judgeTerms } from "./judge-terms";
import { judgeTitles } from "./judge-titles";
import { judgeWords } from "./judge-words";
import { readWords } from "./words";

export interface JudgeOptions {
  /** The posting: never evidence, only named in reasons. */
  posting?: string;
  /** A summary or letter opens with a title; a bullet does not. */
  opensWithTitle?: boolean;
}

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
    ...numbers.map((hit) => ({ start: hit.start, end: withUnit(text, hit) })),
    ...dates,
    ...findDegrees(text),
  ]);
  const names = judgeNames(analysis, pieces, (word) => isTerm(word) || isNumber(word));
  const words = judgeWords({
    analysis,
    pieces,
    postingWords,
    covered: (word) => isNumber(word) || isTerm(word) || names.covered.has(word),
  });
  return [
    ...judgeNumbers(analysis, numbers, pieces),
    ...judgeDates(dates, pieces),
    ...terms.claims,
    ...names.claims,
    ...judgeLabels(text, pieces),
    ...judgeTitles(analysis, pieces, options.opensWithTitle ?? false),
    ...judgeDegrees(text, pieces),
    ...judgeRoles(text, pieces),
    ...words,
  ];
}

/** The unit word belongs to the number ("5 years"), which has its own rule. */
function withUnit(text: string, hit: { end: number; unit: string }): number {
  if (!["minute", "day", "month"].includes(hit.unit)) return hit.end;
  return (
    hit.end +
    (/^(?:\s|-)*\p{L}+(?:\s\p{L}+)?/u
      .exec(text.slice(hit.end))?.[0]
      .match(/^.*?(?:second|minute|min|hour|hr|day|week|wk|month|mo|year|yr|decade)s?\b/i)?.[0].length ?? 0)
  );
}

function placeOf(text: string, part: string): { start: number; end: number } {
  const start = text.indexOf(part);
  return { start, end: start + part.length };
}

function judgeDates(dates: ReturnType<typeof findDates>, pieces: ReadPiece[]): Claim[] {
  return dates.map((hit) => {
    for (const piece of pieces) {
      const source = piece.dates.find((date) => date.iso.startsWith(hit.iso));
      if (source)
        return { text: hit.text, kind: "date", status: "supported", source: quoteOf(piece, source.start, source.end) };
    }
    return {
      text: hit.text,
      kind: "date",
      status: "unsupported",
      source: null,
      reason: `Your resume does not state “${hit.text}” here.`,
    };
  });
}
