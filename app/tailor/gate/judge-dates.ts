import type { Claim } from "~/tailor/change";
import type { Analysis } from "./analyse";
import { quoteOf, type ReadPiece } from "./evidence";
import { meansAny } from "./meanings";

/** A month, a day or a bare year, and what the text says of it. */
interface Mark {
  text: string;
  start: number;
  end: number;
  /** "2019", "2019-03" or "2019-03-14". */
  iso: string;
  /** "2019 - present", "since 2019". */
  open: boolean;
  /** Stems of the words that it dates; none where it stands alone. */
  said: string[];
}

const cache = new WeakMap<Analysis, Mark[]>();
/** "Throughout 2023": the whole of it, not a part. */
const whole = /\b(?:throughout|all (?:of|through)|(?:whole|entire|full)(?: year)?(?: of)?)\s+(?:the\s+)?(?:year\s+)?$/i;
const joins = /^\s*(?:-|–|—|\/|to|and|until|till|through|from)\s*$/i;
const openEnd = /^\s*(?:-|–|—|to|until|till)\s*(?:present|now|current|today|date|ongoing)\b/i;

/** The dates and years of a text; both ends of "2012-2020" date the same words. */
function marksOf(analysis: Analysis): Mark[] {
  const known = cache.get(analysis);
  if (known) return known;
  const { text, dates } = analysis;
  const years = analysis.numbers.filter((hit) => hit.unit === "year");
  const spans = [...dates, ...years.map((hit) => ({ ...hit, iso: String(hit.value) }))].sort(
    (left, right) => left.start - right.start,
  );
  const groups: (typeof spans)[] = [];
  for (const span of spans) {
    const last = groups.at(-1)?.at(-1);
    if (last && joins.test(text.slice(last.end, span.start))) groups.at(-1)?.push(span);
    else groups.push([span]);
  }
  const marks = groups.flatMap((group, index) => {
    const said = wordsAround(analysis, groups[index - 1]?.at(-1)?.end ?? 0, group, groups[index + 1]?.[0]?.start);
    return group.map(({ text: own, start, end, iso }) => ({
      text: own,
      start,
      end,
      iso,
      open: openEnd.test(text.slice(end)) || /\bsince\s+$/i.test(text.slice(0, start)),
      said,
    }));
  });
  cache.set(analysis, marks);
  return marks;
}

/** What stands before a date in its part of the sentence, and behind it where no further date follows there. */
function wordsAround(
  { text, words }: Analysis,
  previous: number,
  group: { start: number; end: number }[],
  next: number | undefined,
): string[] {
  const start = group[0]?.start ?? 0;
  const end = group.at(-1)?.end ?? start;
  const from = Math.max(previous, start - (/(?:[^.;|\n]|\.(?!\s))*$/.exec(text.slice(0, start))?.[0].length ?? 0));
  const stop = end + (/^(?:[^.;|\n]|\.(?!\s|$))*/.exec(text.slice(end))?.[0].length ?? 0);
  const stems = (left: number, right: number) =>
    words.filter((word) => word.content && word.start >= left && word.end <= right).map((word) => word.stem);
  const before = stems(from, start);
  const again = /^[^\n]{0,200}?\b(?:that|the same) (?:year|month)\b/i.exec(text.slice(stop));
  const behind = stems(end, Math.min(again ? stop + again[0].length : stop, next ?? text.length));
  return before.length > 0 && next !== undefined && next < stop ? before : [...before, ...behind];
}

/** Every month, day and year needs the same one in the source, of the same thing; "present" needs an open end there. */
export function judgeDates(analysis: Analysis, pieces: readonly ReadPiece[]): Claim[] {
  return marksOf(analysis).map((mark) => {
    let other = "";
    const isWhole = whole.test(analysis.text.slice(0, mark.start));
    for (const piece of pieces)
      for (const source of marksOf(piece.analysis)) {
        if (!source.iso.startsWith(mark.iso)) continue;
        if (isWhole && !whole.test(piece.text.slice(0, source.start))) {
          other ||= piece.text;
          continue;
        }
        const same =
          mark.said.length === 0 || source.said.length === 0 || mark.said.some((word) => meansAny(word, source.said));
        if (same && (!mark.open || isOpen(source, piece)))
          return {
            text: mark.text,
            kind: "date",
            status: "supported",
            source: quoteOf(piece, source.start, source.end),
          };
        other ||= piece.text;
      }
    const reason = other
      ? `Your resume uses this date for something else: “${other.length > 120 ? `${other.slice(0, 117)}…` : other}”.`
      : `Your resume does not state “${mark.text}” here.`;
    return { text: mark.text, kind: "date", status: "unsupported", source: null, reason };
  });
}

/** A date that stands alone is the start of an entry, whose end is judged with its own line. */
function isOpen(source: Mark, { text }: ReadPiece): boolean {
  return source.open || text.trim() === source.text;
}
