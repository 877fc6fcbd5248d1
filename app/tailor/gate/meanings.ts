import { remembering } from "~/tailor/parse/words/remembering";
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
  const found: Saying[] = [];
  for (const [from, word] of words.entries())
    for (const { stems, key } of phrases.get(word.stem) ?? [])
      if (stems.every((part, offset) => words[from + offset]?.stem === part))
        found.push({ key, from, to: from + stems.length });
  return found;
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

type Side = "source" | "new";
type Told = Word & { isDeed: boolean };
/** What a short form, and what is written out, is called on each side: the two only meet across them. */
const names = { source: ["short", "long"], new: ["long", "short"] } as const;

/** The keys of a word by itself, by which a word of another sentence may stand for it: two words may where they share one. */
export function wordKeys({ lower, isDeed }: Pick<Told, "lower" | "isDeed">, side: Side): readonly string[] {
  return remembered[side][isDeed ? 1 : 0](lower);
}

const remembered = {
  source: [
    remembering((lower) => readKeys(lower, false, "source")),
    remembering((lower) => readKeys(lower, true, "source")),
  ],
  new: [remembering((lower) => readKeys(lower, false, "new")), remembering((lower) => readKeys(lower, true, "new"))],
} as const;

function readKeys(lower: string, isDeed: boolean, side: Side): readonly string[] {
  const stemmed = stem(lower);
  const [short] = names[side];
  const keys = new Set([
    `word ${stemmed}`,
    `form ${lower.replace(/'s$/, "")}`,
    `${short} ${lower.replace(/'?s$/, "")}`,
  ]);
  for (const key of keysOfStem(stemmed)) keys.add(key);
  const above = side === "source" ? wider.get(stemmed) : isWider.has(stemmed) ? stemmed : undefined;
  if (above !== undefined && !isDeed) keys.add(`wider ${above}`);
  if (isDeed || isDeedForm(lower)) for (const line of deedLines(stemmed)) keys.add(`deed ${line}`);
  return [...keys];
}

/**
 * The keys of each word by where it stands: what it makes with the word before it, and with the word behind it, in
 * capitals or in a phrase. Initials are left to `initialsOf`.
 */
export function keysBeside(
  words: readonly Told[],
  sayings: readonly Saying[],
  side: Side,
): { before: string | undefined; behind: string[] }[] {
  const [short, long] = names[side];
  const pairs = words.map((word, at) => {
    const next = words[at + 1];
    return next && `${long} ${word.lower}${next.lower.replace(/'?s$/, "")}`;
  });
  const keys = words.map(({ text }, at) => {
    const [before, pair] = [pairs[at - 1], pairs[at]];
    const behind = pair === undefined || pair === before ? [] : [pair];
    if (/^\p{Lu}{3,6}s?$/u.test(text)) behind.push(`${short} ${text.replace(/s$/, "")}`);
    return { before, behind };
  });
  for (const { key, from, to } of sayings)
    for (const [index, { behind }] of keys.slice(from, to).entries())
      if (!behind.includes(key) && !wordKeys(words[from + index] as Told, side).includes(key)) behind.push(key);
  return keys;
}

const shortestInitials = 3;
const longestInitials = 6;

/** The initials of every run of words that may be written by them, with the places of the words. */
export function initialsOf(words: readonly Word[], text: string): { initials: string; places: number[] }[] {
  const told = words.flatMap((word, at) => (word.content || /^\p{Lu}/u.test(word.text) ? [at] : []));
  const letters = told.map((place) => (words[place]?.lower[0] ?? "").toUpperCase());
  // "Certified (Public) Accountants, ..." is two names, not one.
  const isParted = told.map(
    (place, index) =>
      index > 0 && /[.,;:()|/]/.test(text.slice(words[told[index - 1] ?? 0]?.start, words[place]?.start)),
  );
  const found: { initials: string; places: number[] }[] = [];
  for (let first = 0; first + shortestInitials <= told.length; first++)
    for (let end = first + 1; end < told.length && end < first + longestInitials && !isParted[end]; end++)
      if (end + 1 - first >= shortestInitials)
        found.push({ initials: letters.slice(first, end + 1).join(""), places: told.slice(first, end + 1) });
  return found;
}

/** True where two words (any form) may stand for one another by the tables alone. */
export function sayTheSame(left: string, right: string): boolean {
  const [mine, theirs] = [stem(left.toLowerCase()), stem(right.toLowerCase())];
  return mine === theirs || keysOfStem(mine).some((key) => keysOfStem(theirs).includes(key));
}
