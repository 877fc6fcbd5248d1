import { deedLines } from "./deeds";
import { stem } from "./stem";
import { abbreviations, equivalents, widerWords } from "./tables";
import { stemsOf, type Word } from "./words";

/** A word or phrase of a class of equivalents, with its place among the words of a sentence. */
export interface Saying {
  /** Two sayings of one key may stand for one another. */
  key: string;
  /** Index of the first word, and of the one behind the last. */
  from: number;
  to: number;
}

interface Way {
  stems: string[];
  key: string;
}

/** The phrases, by the stem of their first word, and the classes of single words. */
const phrases = new Map<string, Way[]>();
const single = new Map<string, string[]>();
const add = (words: string, key: string) => {
  const stems = stemsOf(words);
  const [first] = stems;
  if (first === undefined) return;
  if (stems.length > 1) {
    const ways = phrases.get(first);
    if (ways) ways.push({ stems, key });
    else phrases.set(first, [{ stems, key }]);
    return;
  }
  const keys = single.get(first);
  if (!keys) single.set(first, [key]);
  else if (!keys.includes(key)) keys.push(key);
};
for (const [index, ways] of equivalents.entries()) for (const way of ways) add(way, `same ${index}`);
for (const { short, long } of abbreviations) {
  add(short, `short ${short} ${long}`);
  add(long, `short ${short} ${long}`);
}

/** The wider words of a narrower one, and the wider ones themselves, by their stems. */
const wider = new Map<string, string>();
const isWider = new Set<string>();
for (const [word = "", ...narrower] of widerWords) {
  isWider.add(stem(word));
  for (const one of narrower) wider.set(stem(one), stem(word));
}

/** Every phrase of the tables that stands in a sentence. */
export function findSayings(words: readonly Word[]): Saying[] {
  return words.flatMap((word, from) =>
    (phrases.get(word.stem) ?? []).flatMap(({ stems, key }) =>
      stems.every((part, offset) => words[from + offset]?.stem === part)
        ? [{ key, from, to: from + stems.length }]
        : [],
    ),
  );
}

const noAdverb = /^(?:app|supp|rep|mult|comp|fam|imp|assemb|ita|anoma|on|ear|ral|tal|bul|cavi)/;

/** Classes of a single word by its stem; "quickly" has those of "quick". */
export function keysOfStem(stemmed: string): readonly string[] {
  const own = single.get(stemmed);
  if (own) return own;
  if (!/[a-z]{3}li$/.test(stemmed) || noAdverb.test(stemmed)) return [];
  const base = stem(stemmed.slice(0, -2));
  return [`word ${base}`, ...(single.get(base) ?? [])];
}

/** A participle, a gerund or a noun made of a verb: it tells a deed wherever it stands. */
export const isDeedForm = (lower: string) =>
  /.{3}(?:ed|ing|tion|sion|ment|ance|sis)s?$|^(?:chosen|written|built|taught|sold|driven|grown|review|audit|repair|support|design)s?$/.test(
    lower,
  );

const longestInitials = 6;

/**
 * For each word of a sentence the keys by which a word of another sentence may stand for it: two words may where they
 * share one. A short form and what is written out have keys that only meet across the two sides.
 */
export function keysOf(
  words: readonly (Word & { isDeed: boolean })[],
  sayings: readonly Saying[],
  side: "source" | "new",
  text: string,
): Map<number, Set<string>> {
  const [short, long] = side === "source" ? ["short", "long"] : ["long", "short"];
  const keys = new Map<number, Set<string>>();
  const put = (at: number, key: string) => {
    const known = keys.get(at);
    if (known) known.add(key);
    else keys.set(at, new Set([key]));
  };
  words.forEach((word, at) => {
    put(at, `word ${word.stem}`);
    put(at, `form ${word.lower.replace(/'s$/, "")}`);
    put(at, `${short} ${word.lower.replace(/'?s$/, "")}`);
    for (const key of keysOfStem(word.stem)) put(at, key);
    const above = side === "source" ? wider.get(word.stem) : isWider.has(word.stem) ? word.stem : undefined;
    if (above !== undefined && !word.isDeed) put(at, `wider ${above}`);
    if (word.isDeed || isDeedForm(word.lower)) for (const line of deedLines(word.stem)) put(at, `deed ${line}`);
    const next = words[at + 1];
    if (next) for (const place of [at, at + 1]) put(place, `${long} ${word.lower}${next.lower.replace(/'?s$/, "")}`);
    if (/^\p{Lu}{3,6}s?$/u.test(word.text)) put(at, `${short} ${word.text.replace(/s$/, "")}`);
  });
  for (const { key, from, to } of sayings) for (let at = from; at < to; at++) put(at, key);
  const told = words.flatMap((word, at) => (word.content || /^\p{Lu}/u.test(word.text) ? [at] : []));
  told.forEach((_, index) => {
    const run = told.slice(index, index + longestInitials);
    let initials = "";
    run.forEach((at, length) => {
      // "Certified (Public) Accountants, ..." is two names, not one.
      if (/[.,;:()|/]/.test(text.slice(words[run[0] as number]?.start, words[at]?.start))) return;
      initials += (words[at]?.lower[0] ?? "").toUpperCase();
      if (length >= 2) for (const place of run.slice(0, length + 1)) put(place, `${long} ${initials}`);
    });
  });
  return keys;
}

/** True where two words (any form) may stand for one another by the tables alone. */
export function sayTheSame(left: string, right: string): boolean {
  const [mine, theirs] = [stem(left.toLowerCase()), stem(right.toLowerCase())];
  return mine === theirs || keysOfStem(mine).some((key) => keysOfStem(theirs).includes(key));
}
