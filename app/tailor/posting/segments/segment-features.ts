import { isTermWord } from "~/tailor/lexicon/lexicon";
import type { Token } from "~/tailor/lexicon/tokenize";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { vectorOf, vectorSize } from "~/tailor/lexicon/word-kinship";
import { isLabelled, openingHeading, type Section, sectionOfHeading } from "./headings";
import { signsOf } from "./sentence-signs";
import type { Segment } from "./split-segments";

/** A heading says what stands below it for this many segments; then its word fades. */
const headingReach = 12;
/** Words up to which a line without a sign at its end may be a heading. */
const headingWords = 6;

/** The stem of a word that many documents hold or that the lexicon knows; undefined for all others. */
export function knownStem({ norm, word }: Token): string | undefined {
  return isCommonWord(norm) || isTermWord(norm) ? word.stem : undefined;
}

/** What the section tagger sees of each segment: its words, its looks, its place, and the heading above. */
export function segmentFeatures(text: string, segments: Segment[], tokens: Token[][]) {
  let section: Section | "none" = "none";
  let above: string[] = [];
  let since = 0;
  /** What ran before a label ("Pay: …"), to go on below its line. */
  let before: { section: Section | "none"; since: number } | undefined;
  const sections: string[] = [];
  const bullets = segments.map(({ start }) => bulletBefore.test(text.slice(Math.max(0, start - 4), start)));
  const features = segments.map((segment, i) => {
    const line = text.slice(segment.start, segment.end);
    const words = (tokens[i] ?? []).flatMap((token) => knownStem(token) ?? []);
    const heading = sectionOfHeading(line);
    const opening = heading ? undefined : openingHeading(line.replace(/[’\u0092]/g, "'"));
    if (before && segment.fresh) {
      ({ section, since } = before);
      before = undefined;
    }
    since += 1;
    if (isLabelled(line)) before ??= { section, since };
    if (heading ?? opening) {
      section = heading ?? opening?.section ?? "none";
      since = 0;
    }
    const place = Math.min(9, Math.floor((10 * i) / segments.length));
    sections.push(section);
    const features = [
      "any",
      `above ${section}`,
      `since ${Math.min(headingReach, since)}`,
      `above ${section} ${since > headingReach ? "far" : "near"}`,
      `place ${place}`,
      heading ? `heading ${heading}` : opening ? `opens ${opening.section}` : "plain",
      ...looksOf(line, tokens[i]?.length ?? 0, segment.fresh),
      `bullet ${bullets[i]}`,
      `bullets ${bullets[i - 1] ?? "none"} ${bullets[i]} ${bullets[i + 1] ?? "none"}`,
      `bullets ${bullets[i - 1] ?? "none"} ${bullets[i]} ${section}`,
      ...new Set(words.map((word) => `has ${word}`)),
      ...words.slice(0, 1).map((word) => `first ${word}`),
      ...words.slice(0, 2).map((word) => `early ${word}`),
      ...(since <= headingReach ? above.map((word) => `below ${word}`) : []),
      ...[...earlyWords(tokens[i - 1])].map((word) => `previous ${word}`),
      ...[...earlyWords(tokens[i + 1])].map((word) => `next ${word}`),
      ...directionsOf(tokens[i] ?? []),
      ...signsOf(line).map((sign) => `speaks of ${sign}`),
    ];
    if (looksLikeHeading(line, tokens[i]?.length ?? 0)) above = words;
    return features;
  });
  return { features, above: sections };
}

/** Words of a neighbouring segment that are looked at. */
const neighbourWords = 12;

function earlyWords(tokens: Token[] | undefined): Set<string> {
  return new Set((tokens ?? []).slice(0, neighbourWords).flatMap((token) => knownStem(token) ?? []));
}

const directions = Array.from({ length: vectorSize }, (_, at) => ({
  up: `points ${at} up`,
  down: `points ${at} down`,
}));
/** A mean of vectors points in a dimension from this value on. */
const leastDirection = 0.12;

/** Where the words stand among those that they occur with: the dimensions that their mean vector points in. */
export function directionsOf(tokens: Token[]): string[] {
  const { sum, words } = addVectors(tokens);
  const found: string[] = [];
  for (const [at, { up, down }] of directions.entries()) {
    const value = sum[at] ?? 0;
    if (Math.abs(value) > leastDirection * words) found.push(value > 0 ? up : down);
  }
  return found;
}

function addVectors(tokens: Token[]): { sum: Float32Array; words: number } {
  const sum = new Float32Array(vectorSize);
  let words = 0;
  for (const { word } of tokens) {
    const vector = vectorOf(word.stem);
    if (!vector) continue;
    words += 1;
    for (let at = 0; at < vectorSize; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  }
  return { sum, words };
}

/** The sign of an item of a list. */
const bulletBefore = /(?:[•·▪●◦‣○■□➢►✓✔❖\uF0A7\uF0B7\uF0D8\u0095]|(?:^|[\n\r])[^\S\n]*[*\-–—o])[\s\u00A0]*$/u;

function looksLikeHeading(line: string, words: number): boolean {
  return words <= headingWords && (/[:?]$/.test(line) || /^[^\p{Ll}]*\p{Lu}/u.test(line)) && !/[.;,]$/.test(line);
}

function looksOf(line: string, words: number, fresh: boolean): string[] {
  const looks = [`words ${words < 4 ? words : words < 8 ? "4" : words < 16 ? "8" : words < 30 ? "16" : "30"}`];
  if (fresh) looks.push("fresh");
  if (/:$/.test(line)) looks.push("ends colon");
  if (/\?$/.test(line)) looks.push("ends question");
  if (/!$/.test(line)) looks.push("ends exclamation");
  if (/[.;]$/.test(line)) looks.push("ends stop");
  if (/\$\s?\d/.test(line)) looks.push("money");
  if (/\d\s*\+?\s*(?:years?|yrs?)\b/i.test(line)) looks.push("years");
  if (/\d/.test(line)) looks.push("digit");
  if (/@|www\.|https?:|\.com\b/i.test(line)) looks.push("address");
  if (/[{}=|_<>]/.test(line)) looks.push("code");
  if (/^\p{Lu}\p{L}+(?:s|es)\s+\p{Ll}/u.test(line)) looks.push("opens with s");
  if (/^\p{Lu}\p{L}+ing\b/u.test(line)) looks.push("opens with ing");
  if (/^[^\p{Ll}]+$/u.test(line)) looks.push("capitals");
  const capitals = line.match(/(?<=\s)\p{Lu}\p{Ll}/gu)?.length ?? 0;
  looks.push(`capitals ${Math.min(4, Math.ceil((8 * capitals) / Math.max(1, words)))}`);
  return looks;
}
