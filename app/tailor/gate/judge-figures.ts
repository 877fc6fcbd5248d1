import type { Claim } from "~/tailor/change";
import { type Alignment, indexOf, type Line, type Link } from "./align-lines";
import { type Piece, quoteOf } from "./evidence";
import type { NumberHit } from "./figures/number-bounds";
import { keysOfStem } from "./meanings";
import { oncePer } from "./once-per";
import type { Sentence, Token } from "./read-text";

/** What is compared: a sentence, what it retells, and everything that it may draw on. */
export interface Comparison {
  sentence: Sentence;
  alignment: Alignment;
  pieces: readonly Piece[];
}

/** Every number with its unit and what it counts, and every date, needs the same one in the source. */
export function judgeFigures(check: Comparison): Claim[] {
  const numbers = check.sentence.numbers.filter((hit) => !hit.plain && hit.unit !== "year");
  return [...numbers.flatMap((hit) => judgeNumber(hit, check)), ...judgeDates(check)];
}

interface Told {
  line: Line;
  hit: NumberHit;
}

const durations = new Set(["minute", "day", "month"]);
const money = new Set(["$", "€", "£", "¥", "₹", "CHF", "C$", "A$", "kr"]);

function judgeNumber(hit: NumberHit, check: Comparison): Claim[] {
  const { sentence, alignment, pieces } = check;
  if ((hit.value === 1 || hit.value === 0) && hit.unit === "count" && hit.to === undefined) return [];
  const kind = durations.has(hit.unit) ? "duration" : "number";
  const claim = { text: hit.text.trim(), kind } as const;
  const figures = figuresOf(pieces);
  const told = alignment.lines
    .flatMap((line) => line.sentence.numbers.map((other): Told => ({ line, hit: other })))
    .concat(figures.facts);
  const equal = told.filter(({ hit: other }) => sameFigure(hit, other));
  if (equal.length === 0) {
    if (isSum(hit, sentence, told)) return [{ ...claim, status: "supported", source: sourceOf(told[0] as Told) }];
    if (isSaidInWords(hit, check)) return [];
    const [year] = hit.unit === "count" ? (figures.dates.get(hit.text.trim()) ?? []) : [];
    if (year)
      return [
        {
          ...claim,
          status: "supported",
          source: quoteOf(year.line.piece, year.line.start + year.mark.start, year.line.start + year.mark.end),
        },
      ];
    const other = figures.byValue.get(hit.to ?? hit.value);
    const elsewhere = other !== undefined && sameFigure(hit, other.hit);
    const reason = elsewhere
      ? `Your resume uses the figure “${claim.text}” for something else.`
      : `This part of your resume does not state “${claim.text}”.`;
    const isWord = hit.unit === "ordinal" || /^one$/i.test(claim.text);
    return [{ ...claim, status: isWord ? "confirm" : "unsupported", source: null, reason }];
  }
  const bounded = equal.filter(({ hit: other }) => promisesNoMore(hit, other));
  const [first] = bounded;
  if (!first) {
    const reason = `Your resume states “${equal[0]?.hit.text.trim()}” with another bound.`;
    return [{ ...claim, status: "confirm", source: null, reason }];
  }
  const own = bounded.find((other) => isOfSame(hit, other, check));
  if (own) return [{ ...claim, status: "supported", source: sourceOf(own) }];
  const reason = `Your resume may use the figure “${claim.text}” for something else.`;
  return [{ ...claim, status: "confirm", source: null, reason }];
}

interface Figures {
  facts: Told[];
  byValue: Map<number, Told>;
  /** Years, months and days by what they begin with: "2019-03" stands under "2019" as well. */
  dates: Map<string, { line: Line; mark: Mark }[]>;
}

/** Of one year; more do not tell more. */
const mostMarks = 60;

/** The figures of a list of pieces, read once. */
const figuresOf = oncePer((pieces: readonly Piece[]): Figures => {
  const figures: Figures = { facts: [], byValue: new Map(), dates: new Map() };
  for (const line of indexOf(pieces).lines) {
    for (const hit of line.sentence.numbers) {
      figures.byValue.set(hit.to ?? hit.value, { line, hit });
      if (line.piece.entry === "fact") figures.facts.push({ line, hit });
    }
    for (const mark of marksOf(line.sentence))
      for (const iso of new Set([mark.iso.slice(0, 4), mark.iso.slice(0, 7), mark.iso])) {
        const known = figures.dates.get(iso);
        if (!known) figures.dates.set(iso, [{ line, mark }]);
        else if (known.length < mostMarks) known.push({ line, mark });
      }
  }
  return figures;
});

const sourceOf = ({ line, hit }: Told) => quoteOf(line.piece, line.start + hit.start, line.start + hit.end);

/** "2.5M" and "$2.5 million" are one figure; "3 to 5" and "5" are two. */
function sameFigure(mine: NumberHit, other: NumberHit): boolean {
  if (other.unit === "year") return false;
  const gainsSign = money.has(mine.unit) && other.unit === "count" && /[kmb]|illion|thousand/i.test(other.text);
  const losesSign = mine.unit === "count" && money.has(other.unit);
  const sameUnit = mine.unit === other.unit || gainsSign || losesSign || isBareUnit(mine, other);
  if (!sameUnit || (mine.to ?? mine.value) !== (other.to ?? other.value))
    return mine.unit === other.unit && isWithin(mine, other);
  return mine.value === other.value || (mine.to === undefined && other.role === "from");
}

/** "Over 50" holds of 60 as well. */
const isWithin = (mine: NumberHit, other: NumberHit) =>
  mine.bound === "over" &&
  mine.to === undefined &&
  other.value > mine.value &&
  other.value < mine.value * 1.2 &&
  other.bound !== "under";

/** A unit of one letter that our table does not know: "32-bit", "3D". */
const isBareUnit = (mine: NumberHit, other: NumberHit) =>
  mine.unit.startsWith("-") !== other.unit.startsWith("-") && (mine.unit === "count" || other.unit === "count");

function promisesNoMore(mine: NumberHit, other: NumberHit): boolean {
  // "By 3%" and "to 3%", "from 10k" and "to 10k".
  if (mine.role !== other.role && isEnd(mine.role) && isEnd(other.role)) return false;
  if (mine.bound === other.bound || mine.bound === "about") return true;
  if (mine.bound === "over") return other.value > mine.value;
  if (mine.bound === "under") return other.bound === "exact" || other.bound === "about";
  return other.bound === "over" || (other.bound === "about" && other.unit === "vague");
}

const isEnd = (role: NumberHit["role"]) => role === "from" || role === "to" || role === "by";

/** "60 hours: 40 in the kitchen and 20 behind the bar": the sum of figures that both texts state. */
function isSum(hit: NumberHit, sentence: Sentence, told: readonly Told[]): boolean {
  const kept = sentence.numbers.filter(
    (other) =>
      other !== hit && told.some(({ hit: source }) => source.value === other.value && source.unit === hit.unit),
  );
  return kept.length >= 2 && kept.reduce((sum, other) => sum + other.value, 0) === hit.value;
}

/** "A decade" for "10 years", "twice a year" for "every six months": the tables know them as one. */
function isSaidInWords(hit: NumberHit, { sentence, alignment }: Comparison): boolean {
  return sentence.sayings.some(({ key, from, to }) => {
    const holds = (sentence.tokens[from]?.start ?? 0) <= hit.start && hit.end <= (sentence.tokens[to - 1]?.end ?? 0);
    return holds && alignment.lines.some((line) => says(line.sentence, key));
  });
}

/** The sentence has a phrase or a word of the class. */
const says = ({ tokens, sayings }: Sentence, key: string) =>
  sayings.some((other) => other.key === key) || tokens.some((token) => keysOfStem(token.stem).includes(key));

interface Context {
  before: Token[];
  after: Token[];
}

const parts = /[;()]|,(?!\d)|\s[-–—]\s|:/;

/** Words around a figure that tell what it is of, on either side. */
const mostAround = 6;

/** What a number counts and what was done with it: the words behind it up to the next figure, deed or sign, and those before it back to its deed. */
function contextOf({ text, tokens, numbers }: Sentence, hit: NumberHit): Context {
  const inNumber = (token: Token) => numbers.some((other) => token.start >= other.start && token.end <= other.unitEnd);
  const after: Token[] = [];
  let last = hit.end;
  for (const token of tokens.filter(({ start }) => start >= hit.unitEnd)) {
    if (parts.test(text.slice(last, token.start)) || token.isDeed || inNumber(token) || after.length >= mostAround)
      break;
    last = token.end;
    if (token.content) after.push(token);
  }
  const before: Token[] = [];
  let first = hit.start;
  for (const token of tokens.filter(({ end }) => end <= hit.start).reverse()) {
    const gap = text.slice(token.end, first);
    const isAside = before.length === 0 && /^[\s(:,–—-]*$/.test(gap);
    if ((/[;()]/.test(gap) && !isAside) || before.length >= mostAround) break;
    first = token.start;
    if (inNumber(token)) {
      if (before.length > 0) break;
      continue;
    }
    if (token.content) before.push(token);
    if (token.isDeed && before.length > 1) break;
  }
  return { before, after };
}

/** The number belongs to the same thing as in the source, and no other figure there is nearer to that thing. */
function isOfSame(hit: NumberHit, told: Told, { sentence, alignment: { links } }: Comparison): boolean {
  const mine = contextOf(sentence, hit);
  const behind = (token: Token): readonly Link[] => links.get(token) ?? [];
  const around = [...mine.after, ...mine.before];
  if (around.every((token) => behind(token).length === 0)) return true;
  const score = (other: Told) => {
    const theirs = contextOf(other.line.sentence, other.hit);
    const weigh = (token: Token, side: Token[], weight: number) => {
      const isBehind = (source: Token) =>
        behind(token).some((link) => link.line === other.line && link.token === source);
      const same = side.findIndex((source) => source.stem === token.stem && isBehind(source));
      const found = same < 0 ? side.findIndex(isBehind) : same;
      // The same word counts before an equivalent: "patients" are nearer to "patients" than to "clients".
      return found < 0 ? 0 : (weight * (side[found]?.stem === token.stem ? 1 : 0.5)) / (1 + found / 2);
    };
    const pair = (own: Token[], same: Token[], across: Token[], weight: number) =>
      own.reduce(
        (sum, token, at) => sum + Math.max(weigh(token, same, weight), weigh(token, across, 2)) / (1 + at / 2),
        0,
      );
    return pair(mine.after, theirs.after, theirs.before, 6) + pair(mine.before, theirs.before, theirs.after, 2.5);
  };
  // "94% of tickets" is a part of what stands right beside the figure.
  if (hit.unit === "%" && /^\s+of\b/.test(sentence.text.slice(hit.end))) {
    const theirs = contextOf(told.line.sentence, told.hit);
    const near = [...theirs.after, ...theirs.before.slice(0, 2)];
    if (mine.after.every((token) => behind(token).every(({ token: source }) => !near.includes(source)))) return false;
  }
  if (turnsAround(sentence, hit, told)) return false;
  if (isBeside(sentence, hit, told)) return true;
  const own = score(told);
  const head = headOf(told);
  if (
    head &&
    mine.after.length > 0 &&
    !around.some((token) => isPeople.test(token.lower) || behind(token).some(({ token: source }) => source === head))
  )
    return false;
  const rivals = told.line.sentence.numbers.filter(
    (other) => other !== told.hit && !other.plain && other.unit === told.hit.unit && other.value !== told.hit.value,
  );
  const isMeasure = hit.unit !== "count" && hit.unit !== "%" && !money.has(hit.unit) && !durations.has(hit.unit);
  if (rivals.length === 0 && isMeasure) return true;
  return own > 0 && rivals.every((other) => score({ line: told.line, hit: other }) <= own + 0.01);
}

const isPeople = /^(?:people|person|staff|employee|member|team|crew|worker|colleague|strong)s?$/;

const up =
  /\b(?:up|rose|risen|rising|grew|grow\w*|increas\w*|rais\w*|gain\w*|climb\w*|boost\w*|lift\w*|higher|more)\b/i;
const down =
  /\b(?:down|fell|fall\w*|drop\w*|declin\w*|decreas\w*|reduc\w*|cut\w*|lower\w*|los[st]\w*|shr[aiu]nk\w*|less|fewer)\b/i;

function directionOf(sentence: Sentence, hit: NumberHit): "up" | "down" | undefined {
  const { numbers, text } = sentence;
  const last = numbers.filter(({ end, unit }) => end <= hit.start && unit !== "year").at(-1);
  const before = text.slice(last?.unitEnd ?? 0, hit.start).slice(-60);
  const [isUp, isDown] = [up.test(before), down.test(before)];
  if (isUp !== isDown) return isUp ? "up" : "down";
  return last && last.unit === hit.unit && /^[^.;:]*\band\s+$/.test(before) ? directionOf(sentence, last) : undefined;
}

/** Up for down; an end of a range for the figure itself; a change where the source states a level. */
function turnsAround(sentence: Sentence, hit: NumberHit, { line, hit: other }: Told): boolean {
  const mine = directionOf(sentence, hit);
  const theirs = directionOf(line.sentence, other);
  if (mine && theirs && mine !== theirs) return true;
  if (other.role && !hit.role && /\b(?:rang\w+|between|anywhere)\b/i.test(line.sentence.text.slice(0, other.start)))
    return true;
  const isLevel = hit.unit === "%" || money.has(hit.unit);
  return (
    isLevel &&
    mine !== undefined &&
    theirs === undefined &&
    other.role === undefined &&
    (hit.role === "to" || hit.role === "by")
  );
}

/** The same word stands right before or behind the figure, and it is the same part of the same whole. */
function isBeside(sentence: Sentence, hit: NumberHit, { line, hit: other }: Told): boolean {
  if ((hit.role === "part" || hit.role === "whole") && hit.role === other.role) {
    const partner = (all: readonly NumberHit[], one: NumberHit) =>
      all.find(
        ({ role, start, end }) =>
          role !== one.role &&
          (role === "part" || role === "whole") &&
          (Math.abs(start - one.end) < 12 || Math.abs(one.start - end) < 12),
      );
    const [mine, theirs] = [partner(sentence.numbers, hit), partner(line.sentence.numbers, other)];
    return mine !== undefined && mine.value === theirs?.value;
  }
  const around = (all: readonly Token[], one: NumberHit) => [
    all.findLast(({ end }) => end <= one.start)?.stem,
    all.find(({ start }) => start >= one.unitEnd)?.stem,
  ];
  const [before, behind] = around(sentence.tokens, hit);
  const [beforeTheirs, behindTheirs] = around(line.sentence.tokens, other);
  if (before === beforeTheirs && behind === behindTheirs) return true;
  const sharesSides =
    (before !== undefined && before.length > 3 && before === beforeTheirs) ||
    (behind !== undefined && behind.length > 3 && behind === behindTheirs);
  const isUnique = line.sentence.numbers.filter(({ unit }) => unit === other.unit).length === 1;
  return sharesSides && isUnique;
}

/** What a figure counts where the sentence says it outright: "team" of "a team of five", "person" of "a 9-person shop". */
function headOf({ line: { sentence }, hit }: Told): Token | undefined {
  const { text, tokens } = sentence;
  const behind = tokens.find(({ start }) => start === hit.end + 1);
  if (behind && text[hit.end] === "-" && hit.unit === "count") return behind;
  const owner =
    /(\p{L}+)\s+of\s+(?:(?:about|around|over|nearly|almost|up to|at least|approximately|roughly|more than|some)\s+)?$/u.exec(
      text.slice(0, hit.start),
    );
  if (!owner || hit.unit !== "count" || /^(?:average|total|minimum|maximum|out|one|each|all)$/i.test(owner[1] ?? ""))
    return undefined;
  return contextOf(sentence, hit).after.length > 0 ? undefined : tokens.find(({ start }) => start === owner.index);
}

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
function judgeDates({ sentence, alignment, pieces }: Comparison): Claim[] {
  const marks = marksOf(sentence);
  if (marks.length === 0) return [];
  return marks.map((mark): Claim => {
    const told = figuresOf(pieces).dates.get(mark.iso) ?? [];
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
