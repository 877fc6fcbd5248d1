import { functionWords } from "~/tailor/lexicon/stop-words";
import type { SourceLine } from "~/tailor/parse/lines/source-line";
import { isDegree, isSchool, isWholeDegree } from "~/tailor/parse/words/degree-words";
import { isRegion } from "~/tailor/parse/words/places";
import { isWebAddress } from "~/tailor/parse/words/web-address";
import type { Span } from "~/tailor/resume";
import { findPeriods, openEndIn, type Period, shifted } from "../dates";
import type { Standing } from "./labels";
import { endsSchool, isOneName } from "./one-name";

/** What stands between a unit and the one before it. */
export const breaks = [
  "space",
  "comma",
  "dash",
  "bar",
  "open",
  "close",
  "colon",
  "sign",
  "at",
  "line",
  "gap",
  "bullet",
  "gap-bullet",
] as const;

export interface Unit extends Span {
  text: string;
  /** "address" is a web address that has a line of its own. */
  kind: "word" | "period" | "url" | "address" | "rest";
  /** Index into the lines of the section. */
  line: number;
  /** First of its line. */
  first: boolean;
  last: boolean;
  /** Index into `breaks`. */
  before: number;
  /** It goes on with the name before it ("University of", "Smith & Sons", "West Virginia"). */
  joined?: boolean;
  /** The line above it breaks off in a sentence. */
  brokenOff?: boolean;
  /** It opens a study: its line names one, with its school or a date, and so does the line above. */
  opensStudy?: boolean;
  /** The line above it ends in a comma. */
  belowComma?: boolean;
  /** In small letters, with nothing but a blank before it or a small word behind a comma, in a line that is not all in small letters. */
  small?: boolean;
  period?: Period;
}

/** What the entries of a section are. */
export type EntryKind = "job" | "study";

/** In words. What stands further right in a line is text; a bullet is rarely the head of a job. */
const longestHead = 26;
const longestBulletHead = { job: 12, study: longestHead };
/** In characters, of a period with its connecting word. */
const longestPeriod = 60;

const piece = /[\p{L}\p{N}$£€#&@“"«'’.][^\s|•·,;()[\]–—:]*/gu;
/** "Code.org Workshops" is a name, not an address. */
const bareHost = /^(?!www\.)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/iu;
const nameBehind = /^ \p{Lu}\p{L}+/u;
const joiner = /^(?:at|@|bei|chez)$/iu;

/** The words, dates and web addresses of the lines of a section, and the text behind the first words of long lines. */
export function unitsOf(lines: SourceLine[], kind: EntryKind): Unit[] {
  const units: Unit[] = [];
  const all = lines.map((line) => piecesOf(line, kind));
  for (const [index, line] of lines.entries()) {
    const found = all[index] ?? [];
    const above = lines[index - 1];
    const isBelowStudy = isDated(all[index - 1]) || (above !== undefined && isWholeStudy(above));
    const opensStudy =
      kind === "study" &&
      isBelowStudy &&
      (isDatedStudy(line, found) || (found[0]?.kind === "word" && isWholeStudy(line)));
    for (const [at, one] of found.entries()) {
      const above = found[at - 1];
      const between = above ? line.text.slice(above.end - line.start, one.start - line.start) : "";
      const before = above ? breakIn(between) : lineBreak(line);
      const joined =
        one.kind === "word" &&
        !line.resumes &&
        joinsBreak.has(before) &&
        (isOpen(units.at(-2), units.at(-1), one) ||
          (above?.kind === "word" && endsSchool(above.text, one.text, line.text.slice(one.end - line.start))));
      units.push({
        ...one,
        line: index,
        first: at === 0,
        last: at === found.length - 1,
        before,
        ...(joined && { joined }),
        ...(at === 0 && !isDatedApart(found, line) && breaksOff(lines[index - 1], line) && { brokenOff: true }),
        ...(at === 0 && opensStudy && { opensStudy }),
        ...(at === 0 && lines[index - 1]?.text.endsWith(",") && { belowComma: true }),
        ...(above?.kind === "word" && isSmall(one, above, before) && beginsLarge.test(line.text) && { small: true }),
      });
    }
  }
  return units;
}

type Piece = Pick<Unit, "start" | "end" | "text" | "kind" | "period">;

function piecesOf(line: SourceLine, kind: EntryKind): Piece[] {
  const most = line.bullet ? longestBulletHead[kind] : longestHead;
  const found: Piece[] = [];
  const dates = kind === "study" ? (openEndIn(line.text) ?? findPeriods(line.text)) : findPeriods(line.text);
  const periods = dates
    .filter(({ start, end, isList }) => isList || end - start <= longestPeriod)
    .map((period) => withOwnWords(line.text, period));
  const asides = asidesIn(line.text, periods);
  let next = 0;
  for (const { 0: raw, index } of line.text.matchAll(piece)) {
    const aside = asides.find(({ start, end }) => start < index && index < end);
    const said = found.at(-1);
    if (aside && said) {
      said.end = Math.max(said.end, line.start + aside.end);
      if (said.period) said.period = endingAt(said.period, said.end);
      continue;
    }
    while ((periods[next]?.end ?? Number.POSITIVE_INFINITY) <= index) next++;
    const period = periods[next];
    if (period && index + raw.length > period.start) {
      if (found.at(-1)?.end !== line.start + period.end)
        found.push({
          ...spanAt(line, period.start, period.end),
          kind: "period",
          period: shifted(period, line.start),
        });
      continue;
    }
    if (joiner.test(raw) && found.length > 0) continue;
    if (found.length === most) {
      found.push({ start: line.start + index, end: line.end, text: line.text.slice(index), kind: "rest" });
      break;
    }
    const text = line.text.slice(index).split(/\s/, 1)[0] ?? raw;
    if (text.length > raw.length && isWebAddress(text)) {
      found.push({ ...spanAt(line, index, index + text.length), kind: "url" });
      continue;
    }
    if ((found.at(-1)?.end ?? 0) > line.start + index) continue;
    const named = bareHost.test(raw) && nameBehind.test(line.text.slice(index + raw.length));
    found.push({ ...spanAt(line, index, index + raw.length), kind: isWebAddress(raw) && !named ? "url" : "word" });
  }
  if (found.length === 0) found.push({ ...spanAt(line, 0, line.text.length), kind: "word" });
  const [only] = found;
  if (only?.kind === "url" && found.length === 1 && /^(?:https?:|www\.)/iu.test(only.text)) only.kind = "address";
  return found;
}

/** What is said beside a name or date, in small letters: "Parish Clerk (voluntary, 5 hours a week)". It stays with that. */
const beside = /(?<=[\p{L}\p{N}.]\s?)\((?:\d+ )?\p{Ll}[^()]*\)/gu;
/** "(summers 2016-2018)": small words that open the brackets of a date and say of what kind it is. */
const inside = /\((\p{Ll}[\p{Ll}\s]{0,30}\s)$/u;

function withOwnWords(text: string, period: Period): Period {
  const words = inside.exec(text.slice(0, period.start))?.[1];
  const from = period.from ?? period.to;
  if (
    !words ||
    !from ||
    words
      .trim()
      .split(/\s/)
      .every((word) => functionWords.has(word))
  )
    return period;
  const start = period.start - words.length;
  const opening = { ...from, start };
  return { ...period, start, ...(period.from ? { from: opening } : { to: opening }) };
}

/** The period with what is said behind it, which goes with the last of its dates. */
function endingAt(period: Period, end: number): Period {
  const stretched = <One extends Span>(part: One | undefined) => (part?.end === period.end ? { ...part, end } : part);
  const [from, to, current] = [stretched(period.from), stretched(period.to), stretched(period.current)];
  return { ...period, ...(current && { current }), ...(to && { to }), ...(from && { from }), end };
}

function asidesIn(text: string, periods: readonly Span[]): Span[] {
  return [...text.matchAll(beside)]
    .map(({ 0: aside, index }) => ({ start: index, end: index + aside.length }))
    .filter(({ start, end }) => periods.every((period) => period.end <= start || end <= period.start));
}

function spanAt(line: SourceLine, start: number, end: number): { start: number; end: number; text: string } {
  return { start: line.start + start, end: line.start + end, text: line.text.slice(start, end) };
}

const numberOf = new Map<string, number>(breaks.map((name, index) => [name, index]));
const number = (name: (typeof breaks)[number]) => numberOf.get(name) ?? 0;

function breakIn(between: string): number {
  if (/[|\t•·]| {3}/.test(between)) return number("bar");
  if (/[([]/.test(between)) return number("open");
  if (/[)\]]/.test(between)) return number("close");
  if (/[–—-]/.test(between)) return number("dash");
  if (between.includes(",")) return number("comma");
  if (between.includes(":")) return number("colon");
  if (/\p{L}|@/u.test(between)) return number("at");
  return /\S/.test(between) ? number("sign") : / {2}/.test(between) ? number("bar") : number("space");
}

function lineBreak({ gap, bullet }: SourceLine): number {
  if (bullet) return number(gap ? "gap-bullet" : "bullet");
  return number(gap ? "gap" : "line");
}

const space = number("space");
const beginsLarge = /^\P{L}*\p{Lu}/u;

/** A word that begins no name ("Postman, then Delivery Coach"); a place ends with its region, whatever follows. */
function isSmall({ kind, text }: Piece, above: Piece, before: number): boolean {
  if (kind !== "word" || !/^\p{Ll}[^\p{Lu}]*$/u.test(text) || isRegion(above.text)) return false;
  return functionWords.has(text) ? before === number("comma") && joinsTitles.test(text) : before === space;
}

const joinsTitles = /^(?:and|or|then)$/u;

const joinsBreak = new Set([number("space"), number("line")]);
/** No name begins or ends with one of these. */
const openEnd = /(?:^|\s)(?:of|and|&|then|für|und|et)$/iu;
/** In characters, longer than any of them. */
const openEndLength = 6;

function isOpen(before: Unit | undefined, last: Unit | undefined, next: Piece): boolean {
  if (!last || (last.kind !== "word" && last.kind !== "rest")) return false;
  if (last.kind === "word" && (openEnd.test(next.text) || isOneName(last.text, next.text))) return true;
  if (!openEnd.test(last.text.slice(-openEndLength))) return false;
  return last.kind === "rest" || (!last.first && before?.kind === "word");
}

/** Words with a date at their end. */
function isDated(pieces: Piece[] = []): boolean {
  return pieces.length > 1 && pieces[0]?.kind === "word" && pieces.at(-1)?.kind === "period";
}

function isDatedStudy({ bullet, text }: SourceLine, pieces: Piece[]): boolean {
  return !bullet && isDated(pieces) && (isSchool(text) || isDegree(text));
}

/** A school and what was studied there, in one line with a sign between, with or without a date. */
function isWholeStudy({ bullet, text }: SourceLine): boolean {
  if (bullet || text.length > longestStudy) return false;
  const parts = text.split(/\s*[,|;]\s*|\s[–—-]\s/u);
  const opensWithDegree = (part: string) =>
    [1, 2, 3].some((count) => isWholeDegree(part.split(" ").slice(0, count).join(" ")));
  return parts.some((part) => isSchool(part) && !isDegree(part)) && parts.some(opensWithDegree);
}

/** In characters, of a line that is no sentence. */
const longestStudy = 120;

/** In characters. A shorter line ends where its writer ended it. */
const shortestWrapped = 60;

/** A line with a date behind a blank line may be the head of an entry, whatever the text above it lacks. */
function isDatedApart(pieces: Piece[], { gap }: SourceLine): boolean {
  return gap && pieces.some(({ kind }) => kind === "period");
}

/** True for a line below one that ends in a word or a comma that calls for more. */
function breaksOff(above: SourceLine | undefined, line: SourceLine): boolean {
  if (!above || line.bullet || line.resumes || line.column !== above.column) return false;
  if (above.text.length < shortestWrapped) return false;
  if (above.text.endsWith(",")) return !line.gap;
  const last = /[\p{L}']+$/u.exec(above.text.slice(-longestFunctionWord))?.[0];
  return last !== undefined && functionWords.has(last);
}

/** In characters, with what stands before it. */
const longestFunctionWord = 14;

/** Where a unit stands: inside a line, at its start, behind a bullet, or behind a word that calls for another. */
export function standingOf({ first, before, joined, brokenOff, opensStudy, belowComma, small }: Unit): Standing {
  if (opensStudy) return "opensStudy";
  if (joined) return first ? "joinedLine" : "joined";
  if (brokenOff) return "brokenOff";
  if (!first) return small ? "inName" : "inLine";
  if (breaks[before] === "bullet" || breaks[before] === "gap-bullet") return "bullet";
  return belowComma ? "belowComma" : "lineStart";
}
