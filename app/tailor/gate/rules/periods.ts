import type { Claim } from "~/tailor/change";
import type { Alignment, Line } from "~/tailor/gate/align-lines";
import { matchesIn } from "~/tailor/gate/matches-in";
import type { Sentence } from "~/tailor/gate/read-text";
import { type Clause, clauseAt, clausesOf } from "~/tailor/gate/weigh/read-clauses";
import { asClaims, type Comparison } from "./comparison";

/** How often: "weekly" is said of the retold lines, too. */
export const judgePeriods = ({ sentence, alignment }: Comparison): Claim[] =>
  asClaims(
    sentence,
    findPeriods(sentence, alignment).map((span) => ({ ...span, reason: "Your resume does not say this often." })),
  );

const periodPattern =
  /\b(?:an?|per|each|every)\s+((?:other|second|third|two|three|four|six|2|3|4|6)\s+)?(hour|night|shift|day|week|weekend|fortnight|month|quarter|season|semester|term|year)s?\b|(?<!-)\b(hourly|nightly|daily|fortnightly|bi-?weekly|weekly|monthly|quarterly|yearly|annually)\b/giu;
const nouns: Record<string, string> = {
  hourly: "hour",
  nightly: "night",
  daily: "day",
  weekly: "week",
  monthly: "month",
  quarterly: "quarter",
  yearly: "year",
  annually: "year",
};

const counts: Record<string, string> = {
  other: "2",
  two: "2",
  second: "2",
  three: "3",
  third: "3",
  four: "4",
  six: "6",
};

interface Period {
  name: string;
  start: number;
  end: number;
}

/** How often: "weekly", "a month", "every third weekend". */
function periodsIn(text: string): Period[] {
  return matchesIn(text, periodPattern).map((match) => {
    const [, turn = "", noun = "", word = ""] = match.map((part) => part?.toLowerCase().trim());
    const isFortnight = /^(?:fortnight|bi-?week)/.test(noun || word);
    const name = isFortnight ? "2 week" : word ? (nouns[word] ?? word) : `${counts[turn] ?? turn} ${noun}`.trim();
    return { name, start: match.index, end: match.index + match[0].length };
  });
}

const alike: Record<string, RegExp> = {
  day: /\bday-to-day\b/i,
  month: /\bmonth-end\b|\bmonthly\b/i,
  quarter: /\bquarter-end\b|\bquarterly\b/i,
};

/** Periods that the source does not tell of, where the words are no saying that the tables know. */
function findPeriods(sentence: Sentence, alignment: Alignment): { start: number; end: number }[] {
  const { lines } = alignment;
  const told = lines.flatMap((line) => periodsIn(line.sentence.text).map(({ name }) => name));
  const texts = lines.map((line) => line.sentence.text);
  return periodsIn(sentence.text).filter(({ name, start, end }) => {
    const isSpan =
      /\b(?:in|within|over|for|half|nearly|about|once|of|was|during)\s+$/i.test(sentence.text.slice(0, start)) ||
      /^\s+(?:in which|when|earlier|later|ago|of|long|after|before)\b/i.test(sentence.text.slice(end));
    const words = sentence.text.slice(start, end);
    // "Within a year" of what was done each year.
    if (isSpan && told.includes(name) && !texts.some((text) => text.toLowerCase().includes(words.toLowerCase())))
      return true;
    if (
      (isSpan && /^an?\s/i.test(words)) ||
      (told.includes(name) && !isOfAnother({ name, start, end }, sentence, alignment)) ||
      texts.some((text) => alike[name]?.test(text))
    )
      return false;
    const own = sentence.sayings.filter(
      ({ from, to }) => (sentence.tokens[from]?.start ?? 0) < end && (sentence.tokens[to - 1]?.end ?? 0) > start,
    );
    return !own.some(({ key }) => lines.some((line) => line.sentence.sayings.some((other) => other.key === key)));
  });
}

/** "Counted the till weekly" of who counted it monthly and did something else weekly: its clause tells of another period there. */
function isOfAnother(period: Period, sentence: Sentence, { links }: Alignment): boolean {
  const clauses = clausesOf(sentence);
  const first = sentence.tokens.find(({ end }) => end > period.start);
  const mine = clauses[clauseAt(clauses, first?.at ?? 0)];
  const told = sentence.tokens.slice(mine?.from, mine?.to).flatMap((token) => {
    if (!token.content || (token.start < period.end && token.end > period.start)) return [];
    const same = (links.get(token) ?? []).filter((link) => link.token.stem === token.stem);
    return same.length > 0 ? [same] : [];
  });
  if (told.length < leastTold) return false;
  const counts = new Map<Clause, { line: Line; count: number }>();
  for (const { line, token } of told.flat()) {
    const theirs = clausesOf(line.sentence);
    const clause = theirs[clauseAt(theirs, token.at)];
    if (clause) counts.set(clause, { line, count: (counts.get(clause)?.count ?? 0) + 1 });
  }
  const sources = [...counts].filter(([, { count }]) => count >= told.length);
  const names = sources.map(([clause, { line }]) => periodsIn(textOf(clause, line)).map(({ name }) => name));
  return names.length > 0 && names.every((own) => own.length > 0 && !own.includes(period.name));
}

/** Words of a clause that must stand in one clause of the source, to know that it is the same. */
const leastTold = 2;

const textOf = ({ from, to }: Clause, { sentence: { text, tokens } }: Line) =>
  text.slice(tokens[from]?.start, tokens[to]?.start);
