import type { Analysis, ReadWord } from "./analyse";
import { plainCapitals } from "./common-words";
import { down, up } from "./directions";
import type { Context, NumberHit } from "./number-hit";
import { nounsOf, phraseAfter } from "./number-phrase";
import { isPair, nearOf, sentenceAround, zoneOf } from "./number-surroundings";
import { stem } from "./stem";

const durations = ["minute", "day", "month"];

const cache = new WeakMap<NumberHit, Context>();

/** Context of one number among `all` numbers of its text, worked out once. */
export function contextOf(analysis: Analysis, hit: NumberHit, all: NumberHit[]): Context {
  const known = cache.get(hit);
  if (known) return known;
  const [from, to] = sentenceAround(analysis.text, hit.start);
  const found = findContext(analysis, hit, all);
  const context = {
    ...found,
    near: new Map([
      ...nearOf(analysis, hit, all),
      ...(found.said ? elided(analysis, hit, all) : []).map((noun) => [noun, 1] as const),
    ]),
    zone: zoneOf(analysis, hit, all),
    sentence: new Set(analysis.words.filter((word) => word.start >= from && word.end <= to).map((word) => word.stem)),
    isShare: hit.unit === "%" && /^\s+of\b/.test(analysis.text.slice(hit.end)),
  };
  cache.set(hit, context);
  return context;
}

function findContext(
  analysis: Analysis,
  hit: NumberHit,
  all: NumberHit[],
): Omit<Context, "near" | "zone" | "sentence" | "isShare"> {
  const { text, words } = analysis;
  const rivals = all.filter(
    (other) =>
      !other.plain &&
      !isPair(text, other, hit) &&
      (durations.includes(hit.unit) ? other.unit === hit.unit : !isOne(other)),
  );
  const [from, to] = sentenceAround(text, hit.start);
  const limitBefore = Math.max(from, ...rivals.filter((other) => other.end <= hit.start).map((other) => other.unitEnd));
  const limitAfter = Math.min(to, ...rivals.filter((other) => other.start >= hit.end).map((other) => other.start));
  const before = words.filter((word) => word.start >= limitBefore && word.end <= hit.start);
  const after = words.filter((word) => word.start >= hit.unitEnd && word.end <= limitAfter);
  const counts = hit.unit === "count";
  const phrase = phraseAfter(text, hit, after, all);
  const owner = hit.role === "whole" ? undefined : ownerOf(text.slice(Math.max(from, hit.start - 40), hit.start));
  const direction = directionOf(text, [...before].reverse(), after.slice(0, 3)) ?? sharedDirection(analysis, hit, all);
  const names = namesOf(analysis, hit, from, limitBefore);
  const doer = before.at(-1);
  const deed = doer?.isVerb && /^\s+$/.test(text.slice(doer.end, hit.start)) ? doer.stem : undefined;
  if (durations.includes(hit.unit))
    return { nouns: [], heads: [], lasted: lastedOf(text, before, after, hit, rivals), direction, names };
  if (phrase.said && !owner) {
    const nouns = [...nounsOf(before), ...phrase.said, ...elided(analysis, hit, all)];
    return { nouns, heads: [], said: phrase.said, direction, names };
  }
  if (phrase.nouns.length > 0)
    return owner
      ? { nouns: [...phrase.nouns, owner], heads: [], direction, names }
      : { ...phrase, heads: counts ? phrase.heads : [], deed, direction, names };
  if (owner) return { nouns: [owner], heads: counts ? [owner] : [], direction, names };
  const preceding = nounsOf(sinceComma(text, before, hit.start));
  return { nouns: preceding.length > 0 ? preceding : nounsOf(after), heads: [], direction, names };
}

/** What stands behind a length of time, and before it where that belongs to no other length ("9 years in retail and 3 in banking"). */
function lastedOf(text: string, before: ReadWord[], after: ReadWord[], hit: NumberHit, rivals: NumberHit[]): string[] {
  const stop = /[;()]|,(?!\d)/.exec(text.slice(hit.unitEnd));
  const end = stop ? hit.unitEnd + stop.index : text.length;
  const stems = (words: ReadWord[]) => words.filter((word) => word.content).map((word) => word.stem);
  const behind = stems(after.filter((word) => word.start < end));
  const follows = rivals.some(
    (other) => other.end <= hit.start && /^[^,;.\n]*$/.test(text.slice(other.end, hit.start)),
  );
  return follows && behind.length > 0 ? behind : [...behind, ...stems(before)];
}

/** The thing that the figure before counts: "six stories; 2 were picked up" are two stories. */
function elided(analysis: Analysis, hit: NumberHit, all: NumberHit[]): string[] {
  const last = all.findLast((other) => other.end <= hit.start && other.unit === "count");
  return last ? contextOf(analysis, last, all).heads : [];
}

/** "One" is little more than an article: it parts no words from a figure. */
const isOne = (hit: NumberHit) => hit.value === 1 && hit.unit === "count";

/** "team" of "a team of about 12". */
function ownerOf(before: string): string | undefined {
  const hedge =
    "(?:about|around|over|nearly|almost|up to|at least|approximately|roughly|more than|less than|some|an? average of|just)";
  const word = new RegExp(`(\\p{L}+)\\s+of\\s+(?:${hedge}\\s+)?$`, "u").exec(before)?.[1];
  return word && !/^(?:average|total|minimum|maximum|out)$/.test(word) ? stem(word) : undefined;
}

const nameCache = new WeakMap<Analysis, ReadWord[]>();

function capitalised(analysis: Analysis): ReadWord[] {
  const known = nameCache.get(analysis);
  if (known) return known;
  const found = analysis.words.filter(
    (word) => word.content && !plainCapitals.has(word.lower) && /^\p{Lu}(?!\p{Lu}{1,4}s?$)/u.test(word.text),
  );
  nameCache.set(analysis, found);
  return found;
}

function namesOf(analysis: Analysis, hit: NumberHit, from: number, limitBefore: number): Set<string> {
  const clause = analysis.clauses.findLast((item) => item.start <= hit.start);
  const names = capitalised(analysis).filter((word) => word.start > from + 1);
  const own = names.filter((word) => clause !== undefined && word.start >= clause.start && word.end <= clause.end);
  const found = own.length > 0 ? own : names.filter((word) => word.start >= limitBefore && word.end <= hit.start);
  return new Set(found.map((word) => word.stem));
}

/** The words nearest to the number, back to the last comma where there are any. */
function sinceComma(text: string, before: ReadWord[], at: number): ReadWord[] {
  const comma = text.lastIndexOf(",", at);
  const near = before.filter((word) => word.start > comma);
  return nounsOf(near).length > 0 ? near : before;
}

/** "Up 4% in 2018 and 1% in 2019": the second figure goes where the first one went. */
function sharedDirection(analysis: Analysis, hit: NumberHit, all: NumberHit[]): Context["direction"] {
  const last = all.findLast((other) => other.end <= hit.start && other.unit === hit.unit);
  if (!last || !/^[^.;:\n]*\band\s+$/.test(analysis.text.slice(last.end, hit.start))) return undefined;
  const between = analysis.words.filter((word) => word.start >= last.end && word.end <= hit.start);
  return between.some((word) => word.content) ? undefined : contextOf(analysis, last, all).direction;
}

/** "Up to 50" and "fewer than 3" bound a figure, they tell of no change. */
const bounds = (text: string, word: ReadWord) => /^ (?:than|to [\d$€£])/.test(text.slice(word.end));

function directionOf(text: string, before: ReadWord[], after: ReadWord[]): Context["direction"] {
  for (const word of [...after.filter((item) => !item.isVerb), ...before]) {
    if (bounds(text, word)) continue;
    if (up.has(word.stem)) return "up";
    if (down.has(word.stem)) return "down";
  }
  return undefined;
}
