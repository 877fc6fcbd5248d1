import type { IsoDate, Span } from "~/tailor/resume";
import monthNames from "./words/month-names.json" with { type: "json" };
import { remembering } from "./words/remembering";

export interface DateValue extends Span {
  iso: IsoDate;
}

/** A date or a period found in a text, with spans relative to that text. */
export interface Period extends Span {
  from?: DateValue;
  to?: DateValue;
  /** The word that says the end is open: "Present", "since". */
  current?: Span;
  /** Several years or periods in one date, of which nothing is said of the time between. */
  isList?: boolean;
}

const monthNumber = new Map(monthNames.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
const monthWord = [...monthNumber.keys()].sort((a, b) => b.length - a.length).join("|");
const presentWord =
  "present|current(?:ly)?|now|today|ongoing|(?:up )?(?:to|till?|until) date|(?<=\\d ?[-–—] ?)date|heute|aktuell|laufend|jetzt|derzeit|la actualidad|actualidad|actual|hoy|en curso|presente|" +
  "o presente|atual|hoje|aujourd['’]hui|présent|à présent|ce jour|en cours|oggi|attuale|in corso|heden|nu|至今|现在|現在|الآن|حتى الآن|настоящее время|по настоящее время|obecnie|halen";
const year = "(?:19[4-9]\\d|20[0-6]\\d)";

const datePattern = new RegExp(
  "(?<![\\p{L}\\p{N}$£€.,%])(?:" +
    [
      `(?<y13>${year}) ?[/.-] ?(?<m13>${monthWord})(?![\\p{L}\\p{N}])\\.?(?!,? ?${year})`,
      `(?<iso>(?<y1>${year})(?:-(?<m1>0[1-9]|1[0-2])(?:-(?<d1>[0-3]\\d))?| ?[/.] ?(?<m1b>0?[1-9]|1[0-2]))(?!\\d))`,
      `(?<y10>${year}) ?年(?: ?(?<m10>0?[1-9]|1[0-2]) ?月)?`,
      `(?<full>(?<fa>[0-3]?\\d)[./](?<fb>[0-3]?\\d)[./](?<y2>${year}))`,
      `(?<m3>0?[1-9]|1[0-2]) ?[/.–-] ?(?<y3>${year})`,
      // "5 2011" is a month only where nothing stands beside it that it could count.
      `(?<=(?:^|[,|:–-]) {0,2})(?<m14>0?[1-9]|1[0-2]) (?<y14>${year})`,
      `(?:(?<d4>[0-3]?\\d)(?:st|nd|rd|th|\\.)? (?:of |de )?)?(?<m4>${monthWord})\\.?(?:,? ?(?:de |of )?| ?[/-] ?)(?:(?<d4b>[0-3]?\\d)(?:st|nd|rd|th)?,? )?(?<y4>${year}|['’‘]\\d\\d(?!\\d)|(?<=-)\\d\\d(?!\\d))`,
      `(?<season>[1-4](?:st|nd|rd|th|er|e|[.ºª°])? ?(?:quarter|quartal|trimestre|kwartaal)|spring|summers?|fall|autumn|winters?|[qt][1-4]|frühling|frühjahr|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|verão|estate|autunno|inverno|lente|zomer|herfst)(?:,? (?:of )?)(?<y5>${year}|['’‘]\\d\\d)(?:/\\d\\d(?!\\d))?`,
      `(?<m6>0?[1-9]|1[0-2])/(?<y6>\\d\\d)(?![\\d/])`,
      `(?<m12>${monthWord})\\.?[ -](?<y12>\\d\\d)(?![\\d,.])`,
      `(?:(?:early|mid|late)[ -])?(?<y7>${year})(?=(?:[^\\p{L}\\p{N}]|$|to\\b))`,
      `(?<y8>['’‘]\\d\\d)(?![\\d\\p{L}])`,
      `(?<present>${presentWord})(?![\\p{L}\\p{N}])`,
      `(?<m9>${monthWord})(?![\\p{L}\\p{N}])\\.?`,
    ].join("|") +
    ")(?![\\p{N}])",
  "giu",
);

interface Token extends Span {
  kind: "date" | "present" | "month" | "short";
  iso: IsoDate;
}

const connector =
  /^\s*(?:(?:[-–—‒―−~〜～|]+>?|\/)\s*)?(?:(?:up )?(?:to|until|till?)|through|thru|bis|à|au|a|ad|al|hasta|até|tot)?\s*$/iu;
const since = /(?:^|[^\p{L}])(since|seit|depuis|desde|sinds|dal)\s+$/iu;
/** In front of a date of birth, which is no date of a job, in the languages whose months are known. */
const birth =
  /(?:^|[^\p{L}])(?:(?:date of )?birth(?:day|date)?|born|dob|geboren|geburts(?:datum|tag)|née?|naissance|nacimiento|nacid[oa]|nascimento|nascid[oa]|nascita|nat[oa]|geboortedatum)\s*:?\s*(?:on|in|am|le|el|em|il|op)?\s*$/iu;
const longestBirth = 40;

/** Every period names a year: most lines have none, and the pattern of dates is dear. */
const someYear = /(?:19|20)\d\d|['’‘-]\d\d|\d\/\d\d|\p{L}{3}\.? \d\d(?!\d)/u;

/** Every date and period of a text, left to right. "2015–18" and "March – June 2014" are periods. Linear time. */
export function findPeriods(text: string): Period[] {
  return someYear.test(text) ? periodsIn(text) : [];
}

const periodsIn = remembering(readPeriods);

const onlyPresent = new RegExp(`^\\s*(?:${presentWord})\\s*$`, "iu");

/** A text that says of its date only that it goes on, as studies under way have it ("Current"); undefined for any other. */
export function openEndIn(text: string): Period[] | undefined {
  if (!onlyPresent.test(text)) return undefined;
  const span = { start: text.search(/\S/u), end: text.trimEnd().length };
  return [{ ...span, current: span }];
}

function readPeriods(text: string): Period[] {
  const tokens = withShortEnds(text, dateTokens(text));
  const periods: Period[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    const next = tokens[index + 1];
    if (!token) continue;
    const joined = next && joins(text, token, next) ? next : undefined;
    const period = joined ? range(token, joined) : single(text, token);
    if (!period) continue;
    periods.push(withSlip(text, period));
    if (joined) index++;
  }
  return withLists(text, periods);
}

const slip = new RegExp(
  `(?<!\\p{L})(?:${monthWord})\\.? (?:[0-3]?\\d(?:st|nd|rd|th)?,? )?\\d{5,8} ?(?:[-–—]|to) ?$`,
  "iu",
);
/** In characters. */
const longestSlip = 40;

/** A period that begins with a slip of the pen ("May 3rd 20011 - 2014") holds it, so that nothing else is made of it. */
function withSlip(text: string, period: Period): Period {
  const before = text.slice(Math.max(0, period.start - longestSlip), period.start);
  const length = slip.exec(before)?.[0].length ?? 0;
  const start = period.start - length;
  return length === 0 || !period.to ? period : { ...period, start, to: { ...period.to, start } };
}

const betweenItems = /^\s*(?:,|,?\s+(?:and|&|or))\s*$/u;

/** "2017, 2018 and 2022" or "May 2020 - Aug 2020 and May 2021 - Aug 2021" is one date, and tells of no time between. */
function withLists(text: string, periods: Period[]): Period[] {
  const found: Period[] = [];
  for (const period of periods) {
    const last = found.at(-1);
    const isNext = last && betweenItems.test(text.slice(last.end, period.start));
    const both = isNext ? (yearList(last, period) ?? periodList(last, period)) : undefined;
    if (both) found[found.length - 1] = both;
    else found.push(period);
  }
  return found;
}

/** Begins with the first year. */
function yearList(one: Period, other: Period): Period | undefined {
  const isYear = ({ from, to, current }: Period) => !from && !current && to?.iso.length === 4;
  if (!one.to || !isYear(one) || !isYear(other)) return undefined;
  const span = { start: one.start, end: other.end };
  return { ...span, to: { ...span, iso: one.to.iso }, isList: true };
}

/** Two periods of which one ends before the other begins. The last may go on: that is the one of which its dates tell. */
function periodList(one: Period, other: Period): Period | undefined {
  if (!one.from || !one.to || !other.from || one.to.iso > other.from.iso) return undefined;
  const span = { start: one.start, end: other.end };
  if (other.current) return { ...span, from: { ...other.from, start: one.start }, current: other.current };
  return (
    other.to && { ...span, from: { ...span, iso: one.from.iso }, to: { ...span, iso: other.to.iso }, isList: true }
  );
}

function joins(text: string, token: Token, next: Token): boolean {
  const between = text.slice(token.end, next.start);
  if (between.trim() !== "" && connector.test(between)) return true;
  if (isPairOfDates(text, token, next)) return true;
  return next.kind === "present" && between.trim() === "" && /^t(?:o|ill) /iu.test(text.slice(next.start, next.end));
}

/** "2019 2021" or "Oct 2021 Present" with nothing else on one of its sides, as the columns of a table leave it. */
function isPairOfDates(text: string, from: Token, to: Token): boolean {
  if (from.kind !== "date" || text.slice(from.end, to.start).trim() !== "") return false;
  const isWhole = isWholeDate(from) && (to.kind === "present" || (to.kind === "date" && isWholeDate(to)));
  const isInOrder = to.kind === "present" || (from.iso <= to.iso && from.iso.length === to.iso.length);
  return isWhole && isInOrder && (text.slice(0, from.start).trim() === "" || text.slice(to.end).trim() === "");
}

/** A year of four digits, with its month or without. */
function isWholeDate({ iso, start, end }: Token): boolean {
  return iso.length === "2019-05".length || (iso.length === 4 && end - start === 4);
}

function range(from: Token, to: Token): Period | undefined {
  const span = { start: from.start, end: to.end };
  if (from.kind === "present")
    return to.kind === "date"
      ? { ...span, from: dateValue(to), current: { start: from.start, end: from.end } }
      : undefined;
  if (to.kind === "present") {
    if (from.kind === "month") return undefined;
    return { ...span, from: dateValue(from), current: { start: to.start, end: to.end } };
  }
  if (to.kind === "month") return undefined;
  if (from.kind !== "month") return { ...span, from: dateValue(from), to: dateValue(to) };
  return { ...span, from: { ...dateValue(from), iso: to.iso.slice(0, 4) + from.iso }, to: dateValue(to) };
}

function single(text: string, token: Token): Period | undefined {
  if (token.kind !== "date" || birth.test(text.slice(Math.max(0, token.start - longestBirth), token.start)))
    return undefined;
  const opened = since.exec(text.slice(Math.max(0, token.start - 12), token.start));
  if (!opened?.[1]) return { start: token.start, end: token.end, to: dateValue(token) };
  const start = token.start - opened[0].length + opened[0].indexOf(opened[1]);
  return { start, end: token.end, from: dateValue(token), current: { start, end: start + opened[1].length } };
}

function dateValue({ start, end, iso }: Token): DateValue {
  return { start, end, iso };
}

function dateTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(datePattern)) {
    const token = readToken(match);
    if (token) tokens.push(token);
  }
  return tokens;
}

function readToken(match: RegExpMatchArray): Token | undefined {
  const groups = match.groups ?? {};
  const start = match.index ?? 0;
  const span = { start, end: start + match[0].length };
  if (groups.present) return { ...span, kind: "present", iso: "" };
  if (groups.m9) return { ...span, kind: "month", iso: `-${twoDigits(monthOf(groups.m9))}` };
  if (groups.m12 && groups.y12) return { ...span, kind: "short", iso: iso(`'${groups.y12}`, monthOf(groups.m12)) };
  if (groups.m6 && groups.y6) return { ...span, kind: "short", iso: iso(`'${groups.y6}`, Number(groups.m6)) };
  return { ...span, kind: "date", iso: isoOf(groups) };
}

function isoOf(groups: Record<string, string | undefined>): IsoDate {
  if (groups.y1) return iso(groups.y1, Number(groups.m1 ?? groups.m1b), Number(groups.d1 ?? 0));
  if (groups.y10) return iso(groups.y10, Number(groups.m10 ?? 0));
  if (groups.y13 && groups.m13) return iso(groups.y13, monthOf(groups.m13));
  if (groups.y2) return dayMonthOrder(groups.y2, Number(groups.fa), Number(groups.fb));
  if (groups.y14) return iso(groups.y14, Number(groups.m14));
  if (groups.y3) return iso(groups.y3, Number(groups.m3));
  if (groups.y4 && groups.m4) return iso(groups.y4, monthOf(groups.m4), Number(groups.d4 ?? groups.d4b ?? 0));
  return iso(groups.y5 ?? groups.y7 ?? groups.y8 ?? "");
}

/** 03/04/2019 is March or April by country: only the year is certain. */
function dayMonthOrder(yearText: string, first: number, second: number): IsoDate {
  if (first > 12 && second <= 12) return iso(yearText, second, first);
  if (second > 12 && first <= 12) return iso(yearText, first, second);
  return first === second ? iso(yearText, first, second) : iso(yearText);
}

function iso(yearText: string, month = 0, day = 0): IsoDate {
  const digits = yearText.replace(/\D/g, "");
  const full = digits.length === 4 ? digits : `${Number(digits) > 60 ? "19" : "20"}${digits}`;
  if (month < 1) return full;
  return day >= 1 && day <= 31 ? `${full}-${twoDigits(month)}-${twoDigits(day)}` : `${full}-${twoDigits(month)}`;
}

function monthOf(name: string): number {
  return monthNumber.get(name.toLowerCase().replace(/\.$/, "")) ?? 0;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** "2015–18": a bare two-digit end of a year. "03/15" counts as a date only beside another date. */
function withShortEnds(text: string, tokens: Token[]): Token[] {
  const found: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind === "short") {
      const neighbour = [tokens[index - 1], tokens[index + 1]].some(
        (other) =>
          other && connector.test(text.slice(Math.min(token.end, other.end), Math.max(token.start, other.start))),
      );
      if (neighbour) found.push({ ...token, kind: "date" });
      continue;
    }
    found.push(token);
    const tail =
      token.kind === "date" && token.iso.length === 4
        ? /^( ?[-–—] ?)(\d\d)(?![\d/.-])/u.exec(text.slice(token.end, token.end + 8))
        : null;
    if (!tail?.[1] || !tail[2] || Number(tail[2]) <= Number(token.iso.slice(2))) continue;
    const start = token.end + tail[1].length;
    found.push({ start, end: start + 2, kind: "date", iso: token.iso.slice(0, 2) + tail[2] });
  }
  return found;
}

/** The period with all its spans moved to the right by `by` characters. */
export function shifted(period: Period, by: number): Period {
  const move = <T extends Span>(span: T): T => ({ ...span, start: span.start + by, end: span.end + by });
  return {
    ...move({ start: period.start, end: period.end }),
    ...(period.from && { from: move(period.from) }),
    ...(period.to && { to: move(period.to) }),
    ...(period.current && { current: move(period.current) }),
    ...(period.isList && { isList: true }),
  };
}
