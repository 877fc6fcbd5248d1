import { canonicalOf } from "~/tailor/lexicon/lexicon";
import type { Token } from "~/tailor/lexicon/tokenize";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import type { Span } from "~/tailor/resume";

/** A sentence, bullet or heading of a posting, trimmed. */
export interface Segment extends Span {
  /** A new line or a bullet sign stands before it. */
  fresh: boolean;
}

// Bullet signs anywhere; dashes and stars only at the start of a line or with space around.
const bulletSigns =
  /â€¢|[•·▪●◦‣○■□➢►✓✔❖\uF0A7\uF0B7\uF0D8\u0095]|(?<=^|\n)[^\S\n]{0,20}[*\-–—o](?=\s)|(?<=[\s\p{Ll}\d).])[*](?=\s)|\?\s(?=\p{Lu})(?<=\s\?\s)/gu;
const sentenceEnds =
  /[.!?](?=\s+["'“(]?[\p{Lu}\d•])|\s\.(?=\s)|(?<=\p{Ll}{4})\.(?=\d{2,}\s\p{L})|(?<=[\p{Ll}\d)%!?"”])[.!?]["”]?(?=\p{Lu}\p{L})|;(?=\s|\p{Lu})|(?<=[\p{Ll}:)]):?(?=\s{0,4}\u00A0{2})/gu;
// "Key Words:" or "Responsibilities of the Role:": the run of capitalised words before a colon starts a line.
const headingColon =
  /(?<=[\p{Ll}\d).!?][^\S\n]{0,4})(?:\p{Lu}[\p{L}/&-]{0,30}[^\S\n]{1,3}(?:(?:and|of|the|or|for|&)[^\S\n]{1,3}){0,2}){0,5}\p{Lu}[\p{L}/&-]{0,30}:/gu;
/** A line this long in characters has probably lost its breaks. */
const longLine = 160;
// Words that open a requirement, a duty or a section when they stand capitalised in running text.
const lostBreak =
  /(?<=[\p{Ll}\d)+#.]\s)(?=(?:Experienced?|Knowledge|Ability|Able|Strong|Excellent|Proficien\p{L}+|Good|Solid|Understanding|Familiar\p{L}*|Fluent|Fluency|Bachelor|Master|Minimum|At least|Must|Proven|Demonstrated|Hands-on|Previous|Prior|Working knowledge|Deep|Basic|Advanced|Written|Degree|You (?:have|are|will|can|should)|We (?:are|offer|have|provide)|Our|Responsible|Responsibilities|Requirements|Qualifications|Job [Dd]escription|Technologies|Benefits|Industry|Role|Company (?:size|type)|Bonus|Nice to have|Preferred|Required|Skills|Physical (?:[Rr]equirements|[Dd]emands)|Work(?:ing)? (?:[Ee]nvironment|[Cc]onditions)|What (?:you|we|You|We)|About (?:us|you|the)|Who (?:you|we)|Your)(?![\p{L}-]))/gu;
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|incl|approx|vs|sr|jr|dr|mr|mrs|ms|st|no|inc|co|corp|ltd|dept|u\.s|b\.s|b\.a|m\.s|m\.a|ph\.d|[a-z])$/i;

/** Splits a posting at line breaks, bullets, sentence ends, and where scraped sentences lost their space. */
export function splitSegments(text: string, tokens: Token[]): Segment[] {
  const cuts = new Map<number, boolean>([
    [0, true],
    [text.length, true],
  ]);
  const cut = (at: number, fresh: boolean): void => {
    cuts.set(at, fresh || cuts.get(at) === true);
  };
  for (const match of text.matchAll(/[\r\n]+|\u00A0{3,}| {4,}|\t+/g)) cut(match.index + match[0].length, true);
  for (const match of text.matchAll(bulletSigns)) cut(match.index + match[0].length, true);
  for (const match of text.matchAll(sentenceEnds)) {
    const end = match.index + match[0].length;
    if (match[0] !== "." || !abbreviation.test(text.slice(Math.max(0, match.index - 8), match.index))) cut(end, false);
  }
  for (const match of text.matchAll(headingColon)) cut(match.index, false);
  for (const at of gluedJoints(text, tokens)) cut(at, true);
  return between(text, cuts).flatMap((segment) => splitLongLine(text, segment));
}

const space = [..." \t\n\r\f\v\u00A0\u2002\u2003\u2009\u200A\u202F\u3000\uFEFF"];
const signs = [..."•·▪●◦‣○■□➢►✓✔❖\uF0A7\uF0B7\uF0D8\u0095"];
const closing = new Set([...space, ...signs]);
const opening = new Set([...closing, ..."*-–—"]);

function splitLongLine(text: string, segment: Segment): Segment[] {
  if (segment.end - segment.start <= longLine) return [segment];
  const line = text.slice(segment.start, segment.end);
  const inner = [...line.matchAll(lostBreak)].map(({ index }) => [segment.start + index, true] as const);
  return inner.length === 0
    ? [segment]
    : between(text, new Map([[segment.start, segment.fresh], ...inner, [segment.end, true]]));
}

const counter = /^\d+(?:[.)%]|\+?\s*(?:-\s*\d+\s*)?(?:years|yrs))/i;

/** Characters of a line up to which a text still has its breaks. */
const usualLine = 200;

/**
 * Words that lost their space start a line; a number does so where it counts points or years ("preferred2+ years").
 * Half of a name is neither a word nor a term ("VicRoads"), and ends no line; where a text has its breaks, any two
 * words with capitals are one name ("InfoWorks").
 */
function gluedJoints(text: string, tokens: Token[]): number[] {
  const hasBreaks = text.split("\n").length * usualLine > text.length;
  return tokens
    .filter((token, i) => {
      const half = tokens[i - 1];
      if (half?.end !== token.start) return false;
      return !(hasBreaks && isName(text, half, token)) && !isHalfName(text, half, token);
    })
    .map((token) => token.start)
    .filter((at) => !/^\d/.test(text.slice(at, at + 1)) || counter.test(text.slice(at, at + 16)));
}

function isHalfName(text: string, half: Token, token: Token): boolean {
  if (isCommonWord(half.norm) || canonicalOf(text.slice(half.start, half.end))) return false;
  return isName(text, half, token);
}

function isName(text: string, half: Token, { start, end }: Token): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(text.slice(half.start, half.end)) && /^\p{Lu}/u.test(text.slice(start, end));
}

function between(text: string, cuts: Map<number, boolean>): Segment[] {
  const places = [...cuts.keys()].sort((a, b) => a - b);
  const segments: Segment[] = [];
  for (let i = 0; i + 1 < places.length; i += 1) {
    const from = places[i] ?? 0;
    const span = trim(text, from, places[i + 1] ?? from);
    if (span) segments.push({ ...span, fresh: cuts.get(from) === true });
  }
  return segments;
}

function trim(text: string, from: number, to: number): Span | undefined {
  let start = from;
  let end = to;
  while (start < end && opening.has(text[start] ?? "")) start += 1;
  while (end > start && closing.has(text[end - 1] ?? "")) end -= 1;
  return end > start && /[\p{L}\p{N}]/u.test(text.slice(start, end)) ? { start, end } : undefined;
}
