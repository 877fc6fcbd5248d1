import type { Claim } from "~/tailor/change";
import { linesOf } from "~/tailor/gate/align-lines";
import { type Piece, quoteOf } from "~/tailor/gate/evidence";
import { findNumbers } from "~/tailor/gate/figures/find-numbers";
import type { NumberHit } from "~/tailor/gate/figures/number-bounds";
import { valueOfOrdinal, valueOfWords } from "~/tailor/gate/figures/number-words";
import { matchesIn } from "~/tailor/gate/matches-in";
import { keysOfStem } from "~/tailor/gate/meanings";
import type { Sentence } from "~/tailor/gate/read-text";
import { oncePer } from "~/tailor/once-per";
import type { Comparison } from "./comparison";
import { datesOf } from "./dates";
import { durations, isOfSame, money, type SourceNumber } from "./figure-context";

/** Every number with its unit and what it counts needs the same one in the source. */
export function judgeNumbers(check: Comparison): Claim[] {
  const numbers = check.sentence.numbers.filter((hit) => !hit.plain && hit.unit !== "year");
  return numbers.flatMap((hit) => judgeNumber(hit, check));
}

function judgeNumber(hit: NumberHit, check: Comparison): Claim[] {
  const { sentence, alignment, pieces } = check;
  if ((hit.value === 1 || hit.value === 0) && hit.unit === "count" && hit.to === undefined) return [];
  const kind = durations.has(hit.unit) ? "duration" : "number";
  const claim = { text: hit.text.trim(), kind } as const;
  const figures = figuresOf(pieces);
  const told = alignment.lines
    .flatMap((line) => line.sentence.numbers.map((other): SourceNumber => ({ line, hit: other })))
    .concat(figures.facts);
  const equal = told.filter(({ hit: other }) => sameFigure(hit, other));
  if (equal.length === 0) {
    if (isSum(hit, sentence, told))
      return [{ ...claim, status: "supported", source: sourceOf(told[0] as SourceNumber) }];
    const spelled = spelledIn(hit, check);
    if (isSaidInWords(hit, check) || spelled === "same" || isOneOf(hit, check)) return [];
    const [year] = hit.unit === "count" ? (datesOf(pieces).get(hit.text.trim()) ?? []) : [];
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
    if (
      isWord ||
      spelled === "value" ||
      isSaidOtherwise(hit, told) ||
      isRangeOf(hit, told) ||
      isFold(hit, told) ||
      isWithOneself(hit, check)
    )
      return [{ ...claim, status: "confirm", source: null, reason }];
    if (isWorkedOut(hit, told)) {
      const how = `“${claim.text}” is worked out from other figures of your resume.`;
      return [{ ...claim, status: "confirm", source: null, reason: how }];
    }
    return [{ ...claim, status: "unsupported", source: null, reason }];
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
  facts: SourceNumber[];
  byValue: Map<number, SourceNumber>;
}

/** The figures of a list of pieces, read once. */
const figuresOf = oncePer((pieces: readonly Piece[]): Figures => {
  const figures: Figures = { facts: [], byValue: new Map() };
  for (const line of linesOf(pieces))
    for (const hit of line.sentence.numbers) {
      figures.byValue.set(hit.to ?? hit.value, { line, hit });
      if (line.piece.entry === "fact") figures.facts.push({ line, hit });
    }
  return figures;
});

const sourceOf = ({ line, hit }: SourceNumber) => quoteOf(line.piece, line.start + hit.start, line.start + hit.end);

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
function isSum(hit: NumberHit, sentence: Sentence, told: readonly SourceNumber[]): boolean {
  const kept = sentence.numbers.filter(
    (other) =>
      other !== hit && told.some(({ hit: source }) => source.value === other.value && source.unit === hit.unit),
  );
  return kept.length >= 2 && kept.reduce((sum, other) => sum + other.value, 0) === hit.value;
}

const isOpenUnit = ({ unit }: NumberHit) => /^(?:count|ordinal|vague|-.)$/.test(unit);

/** The same number where one side does not say of what unit it is, or an end of a range: "every third" for "one in three". */
function isSaidOtherwise(hit: NumberHit, told: readonly SourceNumber[]): boolean {
  const digits = ({ text }: NumberHit) => /[\p{L}\d.,]+/u.exec(text.trim().toLowerCase())?.[0];
  return told.some(
    ({ hit: other }) =>
      ((isOpenUnit(hit) || isOpenUnit(other)) && (hit.value === other.value || digits(hit) === digits(other))) ||
      (hit.unit === other.unit && other.to !== undefined && (hit.value === other.value || hit.value === other.to)),
  );
}

/** "5-8 a.m." of "from 5 to 8 a.m.": both ends of a range stand by themselves in one line. */
const isRangeOf = ({ value, to }: NumberHit, told: readonly SourceNumber[]) =>
  to !== undefined &&
  told.some(({ hit, line }) => hit.value === value && told.some((end) => end.line === line && end.hit.value === to));

/** "Doubled" and "by 100%", "halved" and "by half" are one. */
const isFold = (hit: NumberHit, told: readonly SourceNumber[]) =>
  told.some(({ hit: other }) => {
    const [times, share] = hit.unit === "times" ? [hit, other] : [other, hit];
    return times.unit === "times" && share.unit === "%" && share.value === Math.abs(times.value - 1) * 100;
  });

/** Words that are figures by themselves: "a" is only grammar. */
const countOf = (lower: string) => (/^(?:an?|and)$/.test(lower) ? undefined : valueOfWords(lower));

/**
 * A figure that a retold line has as a word inside of a compound, or as an order: "double-8" of "double-eight" and "1st-level"
 * of "first-level", beside the same word; "year two" of "second year" by its value alone.
 */
function spelledIn(hit: NumberHit, { sentence, alignment }: Comparison): "same" | "value" | undefined {
  if (!/^(?:count|ordinal)$/.test(hit.unit) || hit.to !== undefined) return undefined;
  const mine = sentence.tokens.find(({ start, end }) => end > hit.start && start < hit.end);
  let found: "value" | undefined;
  for (const { tokens, numbers } of alignment.lines.map((line) => line.sentence))
    for (const token of tokens) {
      const order = valueOfOrdinal(token.lower);
      const isFigure = numbers.some(({ start, end, plain }) => !plain && token.start < end && token.end > start);
      if (isFigure || (order ?? countOf(token.lower)) !== hit.value) continue;
      const isBeside = [-1, 1].some((step) => {
        const other = tokens[token.at + step];
        return mine !== undefined && other !== undefined && other.stem === sentence.tokens[mine.at + step]?.stem;
      });
      if (isBeside && (order !== undefined) === (hit.unit === "ordinal")) return "same";
      found = "value";
    }
  return found;
}

/** "For one week" of "for a week", but "in one week" is none of "3 a week"; "one-hour" of "hour-long". */
function isOneOf(hit: NumberHit, { sentence: { text }, alignment }: Comparison): boolean {
  if (!durations.has(hit.unit) || !/^(?:one|1)$/i.test(hit.text.trim())) return false;
  const unit = text.slice(hit.end, hit.unitEnd).replace(/[\s-]/g, "").toLowerCase();
  return alignment.lines.some(({ sentence: { tokens } }) =>
    tokens.some(
      ({ lower, at }) =>
        lower === unit &&
        ((/^an?$/.test(tokens[at - 1]?.lower ?? "") && /^(?:for|in|within|after)$/.test(tokens[at - 2]?.lower ?? "")) ||
          tokens[at + 1]?.lower === "long"),
    ),
  );
}

/** "One of two fitters" of who worked with one other: its writer is counted along. */
const isWithOneself = ({ value, unit }: NumberHit, { alignment }: Comparison) =>
  unit === "count" && value > 1 && alignment.lines.some(({ sentence: { text } }) => othersIn(text).includes(value - 1));

const others = /\b(?:(?:an|one )other|(\p{L}+|\d+) other)\b/giu;

/** How many others a text counts. */
const othersIn = (text: string) =>
  matchesIn(text, others).flatMap(([, count]) =>
    count === undefined ? [1] : findNumbers(count).map(({ value }) => value),
  );

/** The sum, the difference or the share in per cent of two figures of the retold lines. */
function isWorkedOut(hit: NumberHit, told: readonly SourceNumber[]): boolean {
  const isPercent = hit.unit === "%";
  return told.some(({ hit: one, line }) =>
    told.some(({ hit: other, line: same }) => {
      if (one === other || line !== same || one.unit !== other.unit || one.value <= other.value) return false;
      if (isPercent && one.unit !== "%") return Math.abs((100 * other.value) / one.value - hit.value) < 0.5;
      const isAlike = one.unit === hit.unit || isOpenUnit(hit) || (hit.unit === "points" && one.unit === "%");
      return isAlike && [one.value + other.value, one.value - other.value].includes(hit.value);
    }),
  );
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
