import { matchesIn } from "~/tailor/gate/matches-in";
import { boundOf, isSpan, type NumberHit, roleOf } from "./number-bounds";
import {
  asciiDigits,
  fractionWordsPattern,
  numberWordsPattern,
  ordinalWordsPattern,
  percentOfFraction,
  valueOfOrdinal,
  valueOfWords,
} from "./number-words";
import { relateNumbers, splitChange } from "./relate-numbers";
import { currencyOf, readUnit, unitOf } from "./units";

const digits = "\\d{1,3}(?:[,'\\u202f\\u00a0]\\d{3})+(?:\\.\\d+)?|\\d+(?:[.,]\\d+)*";
const multiplier = "(?:\\s?(?:thousand|million|billion|trillion|mio|mn|bn)\\b|[kmb](?![\\p{L}\\p{N}²³]))?";
const sign = "(?:US\\$|C\\$|A\\$|[$€£¥₹]|\\b(?:USD|EUR|GBP|CHF|INR|JPY|CAD|AUD|Rs\\.?)\\s?)";
const money =
  "\\s?(?:us dollars?|dollars?|euros?|pounds sterling|pounds|rupees|yen|USD|EUR|GBP|CHF|INR|JPY|CAD|AUD|€|£)(?![\\w])";
const amount = `(?:${digits})${multiplier}`;
const spelled = `(?<![\\w-])${numberWordsPattern}(?![\\w])`;
const pattern = new RegExp(
  `(?<sign>${sign})?\\s?(?<![\\w.])(?<num>${amount})(?<plus>\\+)?` +
    `(?:\\s?(?:-|–|—|to)\\s?(?:${sign})?(?<num2>${amount})(?<plus2>\\+)?)?(?:(?<pct>\\s?(?:%|per\\s?cent\\b|percent\\b|pct\\b))|(?<pp>\\s?percentage points?)|(?<ord>st|nd|rd|th)\\b|(?<x>\\s?x\\b|\\s(?:times|occasions)\\b)|(?<money>${money}))?` +
    `|(?<frac>\\b${fractionWordsPattern})|(?<words>${spelled})(?:\\s(?:to|or)\\s(?<words2>${numberWordsPattern}))?(?:(?<wpp>\\spercentage points?)|(?<wpct>\\s(?:%|per\\s?cent\\b|percent\\b))|(?<wfold>[\\s-]?fold\\b|\\s(?:times|occasions)\\b)|(?<wmoney>${money}))?` +
    `|(?<![\\w-])(?<ordw>${ordinalWordsPattern})(?![\\w])` +
    `|\\b(?<vague>dozens|scores|hundreds|thousands|tens of thousands|hundreds of thousands|millions|billions)\\b` +
    `|\\b(?<fold>doubl(?:ed|ing|e)|tripl(?:ed|ing|e)|quadrupl(?:ed|ing|e)|halv(?:ed|ing|e)|twofold|threefold|fourfold|fivefold|tenfold|twice|thrice)\\b`,
  "giu",
);
const folds: [RegExp, number][] = [
  [/^(doubl|twof|twice)/, 2],
  [/^(tripl|threef|thrice)/, 3],
  [/^(quadr|fourf)/, 4],
  [/^fivef/, 5],
  [/^tenf/, 10],
  [/^halv/, 0.5],
];
const vague: Record<string, number> = {
  dozens: 24,
  scores: 40,
  hundreds: 200,
  thousands: 2000,
  "tens of thousands": 20_000,
  "hundreds of thousands": 200_000,
  millions: 2e6,
  billions: 2e9,
};

function readAmount(text: string, next: string): number {
  const match = /^([\d.,'\u202f\u00a0]+)\s?(\p{L}*)$/u.exec(text.trim());
  if (!match) return Number.NaN;
  let plain = (match[1] ?? "").replace(/['\u202f\u00a0]/g, "");
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) plain = plain.replace(/,/g, "");
  else if (/^\d{1,3}(\.\d{3})+$/.test(plain) && !plain.startsWith("0")) plain = plain.replace(/\./g, "");
  else plain = plain.replace(/,/g, ".");
  const scale = (match[2] ?? "").toLowerCase() || next;
  const factor = /^(k|thousand)$/.test(scale)
    ? 1e3
    : /^(m|mio|mn|million)$/.test(scale)
      ? 1e6
      : /^(b|bn|billion)$/.test(scale)
        ? 1e9
        : scale === "trillion"
          ? 1e12
          : 1;
  return Number.parseFloat(plain) * factor;
}

interface Reading {
  value: number;
  to?: number;
  unit: string;
  /** Characters behind the number that its unit takes. */
  unitLength?: number;
}

function readMatch(groups: Record<string, string | undefined>, following: string): Reading | undefined {
  const { num, num2, words, words2, ordw, frac, fold } = groups;
  if (frac) return { value: percentOfFraction(frac) ?? Number.NaN, unit: "%" };
  if (fold) return { value: folds.find(([test]) => test.test(fold.toLowerCase()))?.[1] ?? Number.NaN, unit: "times" };
  if (groups.vague) return { value: vague[groups.vague.toLowerCase()] ?? Number.NaN, unit: "vague" };
  if (ordw) return { value: valueOfOrdinal(ordw) ?? Number.NaN, unit: "ordinal" };
  const scaleWord =
    /^(thousand|million|billion|trillion)$/i.exec(num2?.replace(/^[\d.,\s]+/, "") ?? "")?.[1] ??
    (num2 && /[kmb]$/i.test(num2) && /^[\d.]{1,5}$/.test(num ?? "") ? (num2.at(-1) ?? "") : "");
  const value = num ? readAmount(num, scaleWord.toLowerCase()) : valueOfWords(words ?? "");
  if (value === undefined || Number.isNaN(value)) return undefined;
  const to = num2 ? readAmount(num2, "") : words2 ? valueOfWords(words2) : undefined;
  const currency = currencyOf(groups.sign ?? groups.money ?? groups.wmoney ?? "");
  const unit = unitName(groups, currency);
  if (unit !== "count") return { value, to, unit };
  const half = halfOfDay.exec(following);
  if (half) return { value, to, unit: `${half[1]?.toLowerCase()}.m.`, unitLength: half[0].length };
  const known = readUnit(following);
  if (known)
    return {
      value: value * known.factor,
      to: to && to * known.factor,
      unit: known.family,
      unitLength: known.length,
    };
  const letters = num ? /^\p{L}+/u.exec(following)?.[0] : undefined;
  if (letters) return { value, to, unit: `-${letters.toLowerCase()}`, unitLength: letters.length };
  return { value, to, unit: currency ?? "count" };
}

/** "6 a.m." and "6 PM" are hours of one half of the day. */
const halfOfDay = /^\s?([ap])(?:\.\s?m\.?|m\b)/i;

const andAHalf = /\b(an?|one|two|three|four|five|six)\s+(year|month|week|hour|day)s?\s+and\s+a\s+half\b/gi;

/** "A year and a half" is 18 months. */
function findHalves(text: string): NumberHit[] {
  return matchesIn(text, andAHalf).flatMap((match) => {
    const unit = unitOf(match[2] ?? "");
    const whole = /^an?$/i.test(match[1] ?? "") ? 1 : (valueOfWords(match[1] ?? "") ?? 0);
    if (!unit) return [];
    const value = (whole + 0.5) * unit.factor;
    return [
      {
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
        unitEnd: match.index + match[0].length,
        value,
        unit: unit.family,
        bound: "exact" as const,
      },
    ];
  });
}

function unitName(groups: Record<string, string | undefined>, currency: string | undefined): string {
  if (currency) return currency;
  if (groups.pp ?? groups.wpp) return "points";
  if (groups.pct || groups.wpct) return "%";
  if (groups.ord) return "ordinal";
  if (groups.x || groups.wfold) return "times";
  return "count";
}

const fortnightly = /\b(?:fortnight(?:ly)?|bi-?weekly|every other week)\b/gi;

/** "Fortnightly" is every two weeks: no claim of its own, but evidence for one. */
function findFortnights(text: string): NumberHit[] {
  return matchesIn(text, fortnightly).map((match) => {
    const end = match.index + match[0].length;
    return {
      text: match[0],
      start: match.index,
      end,
      unitEnd: end,
      value: 14,
      unit: "day",
      bound: "exact",
      plain: true,
    };
  });
}

/** Every number of a text with its unit, scale and bound, spelled out or in digits of any script. Years of the calendar have the unit "year". */
export function findNumbers(source: string): NumberHit[] {
  const text = asciiDigits(source);
  const hits = [...findHalves(text), ...findFortnights(text)];
  for (const match of matchesIn(text, pattern)) {
    if (hits.some((hit) => match.index < hit.end && match.index + match[0].length > hit.start)) continue;
    const groups = match.groups ?? {};
    const lead = match[0].length - match[0].trimStart().length;
    const start = match.index + lead;
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, start - 30), start);
    const after = text.slice(end, end + 30);
    if (
      /^an?$/i.test(match[0].trim()) ||
      (/^one$/i.test(match[0].trim()) && !countsOne(after)) ||
      isPartOfName(before, groups, after)
    )
      continue;
    const reading = readMatch(groups, after);
    if (!reading) continue;
    const year = isYear(groups, reading, before, after);
    const bound =
      reading.unit === "vague" || isSpan(before, reading.unit, after)
        ? "exact"
        : boundOf(before, after, Boolean(groups.plus ?? groups.plus2));
    const { value, unit, unitLength = 0 } = reading;
    // "2014-16" ends in 2016.
    const to = year && reading.to !== undefined && reading.to < 100 ? value - (value % 100) + reading.to : reading.to;
    const whole: NumberHit = {
      text: source.slice(start, end),
      start,
      end,
      unitEnd: end + unitLength,
      value,
      to,
      unit: year ? "year" : unit,
      bound,
      plain: groups.ordw !== undefined && isPlainOrdinal(groups.ordw, after),
      role: roleOf(before, after),
    };
    hits.push(...splitChange(whole));
  }
  return relateNumbers(
    hits.sort((left, right) => left.start - right.start),
    text,
  );
}

const ofMany = new RegExp(`^\\s+(?:of|in|out of)\\s+(?:every\\s+)?(?:\\d|${numberWordsPattern})`, "i");

/** "One" before a noun counts it, and so does "one of four"; "one of" and "one another" do not. */
function countsOne(after: string): boolean {
  if (ofMany.test(after)) return true;
  return /^(?:\s+|-)(?!(?:of|or|and|another|who|which|that|to|at|in|on|for|by|with)\b)\p{L}/iu.test(after);
}

/** "first" and "second" as scope or sequence words are read elsewhere. */
function isPlainOrdinal(word: string, after: string): boolean {
  return /^(first|second|third)$/i.test(word) && !/^\s+(?:place|rank|prize|year|class|party|grade|line)/i.test(after);
}

/** Digits inside a product name ("B2B", "Office 365", "ISO 9001") belong to the name, which is checked as a whole. */
function isPartOfName(before: string, groups: Record<string, string | undefined>, after: string): boolean {
  if (!groups.num) return false;
  return (
    /(?:\b(?:ISO|IEC|Office|Windows|Python|Java|Angular|HTML|CSS|ES|Form|Section|Part|Title|Schedule|Level|Grade|Type|Class|Phase|Tier|Dynamics|Kronos|SAP|IFRS|GAAP|HTTP|USB|VLAN|Revit|AS|BS|EN|NFPA|OSHA|CFR)[\s-]?)$/.test(
      before,
    ) || /^[-.]?\p{L}+\d/u.test(after)
  );
}

function isYear(groups: Record<string, string | undefined>, reading: Reading, before: string, after: string): boolean {
  if (reading.unit !== "count" || !groups.num || !/^(?:19[5-9]\d|20[0-4]\d)$/.test(groups.num)) return false;
  if (/\b(?:in|since|during|until|till|spring|summer|autumn|winter|early|late|mid|class of)[\s-]+$/i.test(before))
    return true;
  return !/^\s+(?!and\b|to\b|in\b|at\b|with\b|for\b|by\b|as\b|until\b|through\b|present\b|on\b|while\b)\p{Ll}/u.test(
    after,
  );
}
