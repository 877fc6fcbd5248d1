import type { Claim } from "~/tailor/change";
import { type Line, linesOf } from "~/tailor/gate/align-lines";
import { type Piece, quoteOf } from "~/tailor/gate/evidence";
import type { Sentence } from "~/tailor/gate/read-text";
import { oncePer } from "~/tailor/once-per";
import type { Comparison } from "./comparison";

/** Of one year; more do not tell more. */
const mostMarks = 60;

/** Years, months and days of a list of pieces by what they begin with: "2019-03" stands under "2019" as well. */
export const datesOf = oncePer((pieces: readonly Piece[]) => {
  const dates = new Map<string, { line: Line; mark: Mark }[]>();
  for (const line of linesOf(pieces))
    for (const mark of marksOf(line.sentence))
      for (const iso of new Set([mark.iso.slice(0, 4), mark.iso.slice(0, 7), mark.iso])) {
        const known = dates.get(iso);
        if (!known) dates.set(iso, [{ line, mark }]);
        else if (known.length < mostMarks) known.push({ line, mark });
      }
  return dates;
});

/** "2019 - present", "since 2019": the end is open. */
const openEnd = /^\s*(?:-|–|—|to|until|till)\s*(?:present|now|current|today|date|ongoing)\b/i;
const since = /\bsince\s+$/i;
const wholeOf =
  /\b(?:throughout|all (?:of|through)|(?:whole|entire|full)(?: year)?(?: of)?)\s+(?:the\s+)?(?:year\s+)?$/i;

interface Mark {
  text: string;
  start: number;
  end: number;
  iso: string;
  isOpen: boolean;
  isWhole: boolean;
}

function marksOf({ text, dates, numbers }: Sentence): Mark[] {
  const years = numbers.filter(({ unit }) => unit === "year").map((hit) => ({ ...hit, iso: String(hit.value) }));
  return [...dates, ...years].map(({ text: own, start, end, iso }) => ({
    ...{ text: own, start, end, iso },
    isOpen: openEnd.test(text.slice(end)) || since.test(text.slice(0, start)),
    isWhole: wholeOf.test(text.slice(0, start)),
  }));
}

/** Every month, day and year needs the same one in the source, in a line that is retold or that says little else; "present" needs an open end there. */
export function judgeDates({ sentence, alignment, pieces }: Comparison): Claim[] {
  const marks = marksOf(sentence);
  if (marks.length === 0) return [];
  return marks.map((mark): Claim => {
    const told = datesOf(pieces).get(mark.iso) ?? [];
    const same = told.filter(({ mark: other }) => !mark.isWhole || other.isWhole);
    const own = same.find(
      ({ line, mark: other }) =>
        (alignment.lines.includes(line) || alignment.lines.length === 0 || isBare(line)) &&
        (!mark.isOpen || isOpen(other, line)),
    );
    if (own)
      return {
        text: mark.text,
        kind: "date",
        status: "supported",
        source: quoteOf(own.line.piece, own.line.start + own.mark.start, own.line.start + own.mark.end),
      };
    const reason =
      same.length > 0
        ? `Your resume uses the date “${mark.text}” for something else.`
        : `Your resume does not state “${mark.text}” here.`;
    return { text: mark.text, kind: "date", status: "unsupported", source: null, reason };
  });
}

/** The head of an entry: its date speaks for each of its lines. */
const isBare = ({ sentence: { tokens }, piece }: Line) =>
  piece.role !== undefined || tokens.filter(({ content }) => content).length <= 4;

/** A date that stands alone is the start of an entry, whose end is judged with its own line. */
const isOpen = (mark: Mark, { sentence }: Line) => mark.isOpen || sentence.text.trim() === mark.text;
