import { findPeriods } from "../dates";
import { isCapitals, keyOf } from "../words/heading-key";
import type { HeadingKey } from "../words/heading-words";

/** A resume has lines: a text with more characters than these between two breaks has lost them. */
const charactersPerBreak = 300;
/** A shorter text without breaks may be a paragraph. */
const shortestResume = 300;
/** Sections that a resume without breaks is known by: two of them, each under its heading. */
const telling = new Set<HeadingKey>(["work", "education", "skills", "summary"]);
const longestHeading = 4;
/** So many of one sign before a capital are bullets. */
const fewestBullets = 3;

interface Word {
  text: string;
  start: number;
  end: number;
}

interface FoundHeading extends Word {
  key: HeadingKey;
}

/**
 * A resume that was pasted as one paragraph, with breaks where its headings, bullets and heads of jobs begin. Each
 * break takes the place of a blank, so that every other character keeps its place. Any other text is left as it is.
 */
export function withLostBreaks(text: string): string {
  const breaks = text.match(/\n/g)?.length ?? 0;
  if (text.length < shortestResume || text.length / (breaks + 1) < charactersPerBreak) return text;
  const words = wordsOf(text);
  const headings = findHeadings(words);
  if (new Set(headings.flatMap(({ key }) => (telling.has(key) ? key : []))).size < 2) return text;
  const cuts = new Set(headings.flatMap(({ start, end }) => [start, end]));
  const named = endOfName(words);
  if (named !== undefined) cuts.add(named);
  const periods = findPeriods(text);
  const starts = new Map(words.map(({ start }, at) => [start, at]));
  for (const { start } of findBullets(text, periods)) cuts.add(start);
  for (const { key, end } of headings) {
    if (key !== "work" && key !== "volunteer") continue;
    const until = headings.find(({ start }) => start >= end)?.start ?? text.length;
    for (const period of periods)
      if (period.start >= end && period.end <= until) cuts.add(startOfHead(words, starts.get(period.start) ?? 0, cuts));
  }
  return cutAt(text, cuts);
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}

/** The first heading of each section; where some are in capitals, the others are words of the text. */
function findHeadings(words: Word[]): FoundHeading[] {
  const all: FoundHeading[] = [];
  for (let at = 0; at < words.length; ) {
    const found = headingFrom(words, at);
    if (found) all.push(found.heading);
    at += found?.count ?? 1;
  }
  const capitals = all.filter(({ text }) => isCapitals(text));
  const meant = new Set(capitals.map(({ key }) => key)).size > 1 ? capitals : all;
  const first = new Map(meant.toReversed().map((heading) => [heading.key, heading]));
  return meant.filter((heading) => first.get(heading.key) === heading);
}

function headingFrom(words: Word[], at: number): { heading: FoundHeading; count: number } | undefined {
  const before = words[at - 1]?.text;
  // "Strong Communication Skills", "Tools and Skills": a heading begins after what is no part of its phrase.
  if (before !== undefined && /^(?:and|of|in|for|with|the|my|&)$|[,/&-]$/i.test(before)) return undefined;
  for (let count = Math.min(longestHeading, words.length - at); count > 0; count -= 1) {
    const run = words.slice(at, at + count);
    const text = run.map(({ text: word }) => word).join(" ");
    const next = words[at + count]?.text;
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || !/^\p{Lu}/u.test(first.text)) continue;
    // "Experience with ..." goes on as a sentence does, unless a figure or the end of one stands before it.
    if (next !== undefined && /^\p{Ll}/u.test(next) && !/[\d.:)]$/.test(before ?? "")) continue;
    const key = keyOf(text);
    const isOfPhrase =
      count === 1 && before !== undefined && isCapitalised(before) && !/[.:)]$|^\p{Lu}{2,}$/u.test(before);
    if (isOfPhrase && !isCapitals(text) && key !== "interests" && key !== "references") continue;
    if (key) return { heading: { text, start: first.start, end: last.end, key }, count };
  }
  return undefined;
}

/** Small words stand between capitals in titles and names. */
function isCapitalised(word: string): boolean {
  return /^[("'“]?\p{Lu}/u.test(word) || /^(?:and|of|&|the|[|–—-])$/.test(word);
}

/** Where the name ends that the text begins with: its words are those of the address of mail. */
function endOfName(words: Word[]): number | undefined {
  const mail = words.find(({ text }) => /^\S+@\S+\.\S+$/.test(text))?.text.toLowerCase();
  const box = mail?.split("@", 1)[0] ?? "";
  const isOfName = ({ text }: Word) =>
    /^\p{Lu}\p{L}+,?$/u.test(text) && box.includes(text.replace(",", "").toLowerCase());
  let count = words.findIndex((word) => !isOfName(word));
  if (count < 2) return undefined;
  // "Jane Okafor, RN"
  while (words[count - 1]?.text.endsWith(",") && /^\p{Lu}{2,5},?$/u.test(words[count]?.text ?? "")) count += 1;
  return words[count - 1]?.end;
}

/** Signs that stand before a capital again and again, but for those within dates. */
function findBullets(text: string, periods: { start: number; end: number }[]): { start: number }[] {
  const found: { sign: string; start: number }[] = [];
  const counts = new Map<string, number>();
  let period = 0;
  for (const { 0: sign, index: start } of text.matchAll(/(?<= )[•●▪◦·*–—-](?= \p{Lu})/gu)) {
    while ((periods[period]?.end ?? text.length) <= start) period += 1;
    if ((periods[period]?.start ?? text.length) < start) continue;
    found.push({ sign, start });
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return found.filter(({ sign }) => (counts.get(sign) ?? 0) >= fewestBullets);
}

/** Where the head of a job begins that ends in the date at `at`: behind the last word of a sentence, or a break. */
function startOfHead(words: Word[], at: number, cuts: ReadonlySet<number>): number {
  let first = at;
  while (first > 0) {
    const word = words[first];
    const before = words[first - 1];
    if (!word || !before || cuts.has(word.start) || /[.;!?]$/.test(before.text) || !isCapitalised(before.text)) break;
    first -= 1;
  }
  return words[first]?.start ?? 0;
}

function cutAt(text: string, cuts: ReadonlySet<number>): string {
  const characters = text.split("");
  for (const cut of cuts) {
    // A heading's end is cut at the blank behind it, every other place at the one before.
    if (characters[cut] === " ") characters[cut] = "\n";
    else if (characters[cut - 1] === " ") characters[cut - 1] = "\n";
  }
  return characters.join("");
}
