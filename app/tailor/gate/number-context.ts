import { abbreviations } from "./abbreviations";
import type { Analysis, ReadWord } from "./analyse";
import { plainCapitals } from "./common-words";
import { down, up } from "./directions";
import type { NumberHit } from "./number-hit";
import { stem } from "./stem";
import { unitOf } from "./units";

const light = new Set("of in on for by".split(" "));

/** What a number counts: the words it belongs to, and whether it tells of more or of less. */
export interface Context {
  nouns: string[];
  /** The very things that are counted: the last noun of each part of the phrase ("clients" of "30 retail clients"). */
  heads: string[];
  /** For a number that stands alone ("two went to print", "2 of which"): what is said of it. */
  said?: string[];
  /** The verb right before it: "interviewed 30 residents" tells of 30 resident interviews. */
  deed?: string;
  /** For a length of time: everything that its part of the sentence says, verbs as well. */
  lasted?: string[];
  direction?: "up" | "down";
  /** Capitalised words of its clause: whose figure it is. */
  names: Set<string>;
  /** Content words of its sentence up to the next figures of its unit, the nearest first on either side, with 1 / distance. */
  near: Map<string, number>;
  /** Content words but verbs of its own part of the sentence: its clause, back to the last sign. */
  zone: Set<string>;
  /** Every word of its sentence. */
  sentence: Set<string>;
  /** "94% of tickets": a part of the noun that follows, and of nothing else. */
  isShare: boolean;
}

function sentenceAround(text: string, at: number): [number, number] {
  const breaks = [...text.slice(0, at).matchAll(/[.;!?](?=\s)|\n/g)];
  const after = text.slice(at).search(/[.;!?](?=\s|$)|\n/);
  return [(breaks.at(-1)?.index ?? -1) + 1, after < 0 ? text.length : at + after];
}

/** Pasts that are verbs wherever they stand. */
const tellsPast =
  /^(?:went|came|became|got|rose|fell|were|was|are|had|have|did|reached|led|made|took|left|passed|failed|remained|stayed)$/;
const durations = ["minute", "day", "month"];

const cache = new WeakMap<NumberHit, Context>();

/** Context of one number among `all` numbers of its text, worked out once. */
export function contextOf(analysis: Analysis, hit: NumberHit, all: NumberHit[]): Context {
  const known = cache.get(hit);
  if (known) return known;
  const [from, to] = sentenceAround(analysis.text, hit.start);
  const context = {
    ...findContext(analysis, hit, all),
    near: nearOf(analysis, hit, all),
    zone: zoneOf(analysis, hit, all),
    sentence: new Set(analysis.words.filter((word) => word.start >= from && word.end <= to).map((word) => word.stem)),
    isShare: hit.unit === "%" && /^\s+of\b/.test(analysis.text.slice(hit.end)),
  };
  cache.set(hit, context);
  return context;
}

/** Weight of each word by its distance from the number, among the figures of the same unit. */
function nearOf({ text, words }: Analysis, hit: NumberHit, all: NumberHit[]): Map<string, number> {
  const [from, to] = sentenceAround(text, hit.start);
  const rivals = all.filter(
    (other) => other !== hit && other.unit === hit.unit && !other.plain && !isPair(text, other, hit),
  );
  const start = Math.max(from, ...rivals.filter((other) => other.end <= hit.start).map((other) => other.unitEnd));
  const end = Math.min(to, ...rivals.filter((other) => other.start >= hit.end).map((other) => other.start));
  const content = words.filter((word) => isTelling(word, all) || /^(?:under|over|below|above)$/.test(word.lower));
  const near = new Map<string, number>();
  const weigh = (word: ReadWord, index: number) => {
    for (const key of [word.stem, ...spelledOut(word.stem)])
      near.set(key, Math.max(near.get(key) ?? 0, 1 / (index + 1)));
  };
  content
    .filter((word) => word.start >= start && word.end <= hit.start)
    .reverse()
    .forEach(weigh);
  content.filter((word) => word.start >= hit.end && word.end <= end).forEach(weigh);
  return near;
}

/** Content that is no figure itself, nor its unit. */
const isTelling = (word: ReadWord, all: NumberHit[]) =>
  word.content && !all.some((other) => word.start >= other.start && word.end <= other.unitEnd);

function zoneOf({ text, words, clauses }: Analysis, hit: NumberHit, all: NumberHit[]): Set<string> {
  const [from, to] = sentenceAround(text, hit.start);
  const clause = clauses.findLast((item) => item.start <= hit.start);
  const sign = from + (/^.*(?:[;:(]|,(?!\d))/s.exec(text.slice(from, hit.start))?.[0].length ?? 0);
  const start = Math.max(from, Math.min(clause?.start ?? from, sign));
  const stop = text.slice(hit.end).search(/;/);
  // A figure before the first verb of its part belongs to what that verb tells.
  const told = clause && clause.start < sign ? clauses[clauses.indexOf(clause) + 1] : clause;
  const end = Math.min(to, told?.end ?? to, stop < 0 ? to : hit.end + stop);
  const own = words.filter((word) => isTelling(word, all) && !word.isVerb && word.start >= start && word.end <= end);
  return new Set(own.flatMap((word) => [word.stem, ...spelledOut(word.stem)]));
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
  const owner = ownerOf(text.slice(Math.max(from, hit.start - 40), hit.start));
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
  const [from] = sentenceAround(analysis.text, hit.start);
  const last = all.findLast((other) => other.end <= hit.start && other.start >= from && other.unit === "count");
  return last ? contextOf(analysis, last, all).heads : [];
}

/** "11 out of 14", "from 2% to 1%": both tell of the same things. */
function isPair(text: string, left: NumberHit, right: NumberHit): boolean {
  const [first, second] = left.start < right.start ? [left, right] : [right, left];
  const between = text.slice(first.unitEnd, second.start);
  return (
    between.length < 12 &&
    (/^\s+(?:out )?of\s+$|^\/$/.test(between) || (first.role === "from" && /^\s+(?:down |up )?to\s+$/.test(between)))
  );
}

/** Stems of the long form of an abbreviation ("VPs"). */
function spelledOut(stemmed: string): string[] {
  return abbreviations.find(({ short }) => short === stemmed)?.long ?? [];
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

const perPeriod = /^(?:every|each|daily|weekly|monthly|quarterly|yearly|annually|annual|hourly|nightly)$/;

/**
 * The noun phrase right behind a number, as far as it goes: "30 retail clients", "12% growth in sales", "15 grievance and
 * absence cases". A hyphen ("four-partner practice") or an owner ("two directors' travel") ends it at its own noun.
 */
function phraseAfter(
  text: string,
  hit: NumberHit,
  after: ReadWord[],
  all: NumberHit[],
): Pick<Context, "nouns" | "heads" | "said"> {
  const said = hit.unit === "count" ? saidAlone(text, hit, after) : undefined;
  if (said) return { nouns: [], heads: [], said };
  const parts: ReadWord[][] = [[]];
  const nouns = () => parts.flat();
  let crowd = false;
  let end = hit.unitEnd;
  for (const [index, word] of after.entries()) {
    const between = text.slice(end, word.start);
    const last = nouns().at(-1);
    if (all.some((other) => other !== hit && word.start >= other.start && word.end <= other.end)) {
      end = word.end;
      continue;
    }
    if (/[.;:()!?\n–—]/.test(between) || nouns().length > 5) break;
    if (/,/.test(between) && !(last && isListed(text, after.slice(index)))) break;
    if (/^(?:strong|person|people|member|man|woman|odd)$/.test(word.lower) && /^-/.test(between)) {
      end = word.end;
      crowd ||= word.lower !== "odd";
      continue;
    }
    if (word.lower === "co" || (!last && /\p{L}ed$/u.test(word.lower) && isNounNext(text, word, after[index + 1]))) {
      end = word.end;
      continue;
    }
    const hyphenated = index === 0 && /^-/.test(between) && hit.unitEnd === hit.end;
    end = word.end;
    if (perPeriod.test(word.lower)) {
      if (last) break;
      continue;
    }
    if (unitOf(word.text)) break;
    if (last && /\p{L}{2}(?:ed|ing)$/u.test(word.lower)) break;
    if (
      word.lower === "of" ||
      (!last && hit.unit !== "count" && /^(?:in|worth)$/.test(word.lower)) ||
      (light.has(word.lower) && last && (isChange(last) || /ion|ment/.test(last.lower)))
    )
      continue;
    if (/^(?:and|or)$/.test(word.lower) && last && index > 0) {
      parts.push([]);
      continue;
    }
    if (word.isVerb && (last || /(?:ed|ing)$/.test(word.lower))) break;
    if (word.content) parts.at(-1)?.push(word);
    else if (
      !/^(?:experience|more|total|different|separate)$/.test(word.lower) &&
      (last || !/^(?:a|an|the|their|its|our)$/.test(word.lower))
    )
      break;
    if (hyphenated || /['’]$|['’]s$/.test(word.text) || /^['’]/.test(text.slice(word.end))) break;
  }
  const own = parts.map((part) => nounsOf(part.filter((word) => !/^(?:out|up|off|in|on|down)$/.test(word.lower))));
  return crowd
    ? { nouns: ["person", ...own.flat()], heads: ["person"] }
    : { nouns: own.flat(), heads: own.flatMap((part) => part.slice(-1)) };
}

const isNounNext = (text: string, word: ReadWord, next: ReadWord | undefined) =>
  next?.content === true && !next.isVerb && /^[\s-]+$/.test(text.slice(word.end, next.start));

/** What follows a number that no noun follows, up to the next sign; undefined where it counts a noun. */
function saidAlone(text: string, hit: NumberHit, after: ReadWord[]): string[] | undefined {
  const lead = /^\s+of (?:which|whom|them|these|those)\b/i.exec(text.slice(hit.end));
  const [first, second] = after;
  if (!first || !/^\s+$/.test(text.slice(hit.end, first.start))) return undefined;
  const goesOn = second?.content && /^\s+$/.test(text.slice(first.end, second.start));
  const told = tellsPast.test(first.lower) || (!goesOn && /\p{L}{2}(?:ed|ing)$/u.test(first.lower));
  if (!lead && !told) return undefined;
  const stop = text.slice(hit.end).search(/[,;.()!?\n]/);
  const end = stop < 0 ? text.length : hit.end + stop;
  return after.filter((word) => word.content && word.end <= end).map((word) => word.stem);
}

/** A comma within a list of the counted things ("4 shops, bars and cafes"), not the end of the phrase. */
function isListed(text: string, rest: ReadWord[]): boolean {
  const [first, second] = rest;
  if (!first?.content || first.isVerb || !second) return false;
  return /^(?:and|or)$/.test(second.lower) && /^\s+$/.test(text.slice(first.end, second.start));
}

function isChange(word: ReadWord): boolean {
  return up.has(word.stem) || down.has(word.stem);
}

function nounsOf(words: ReadWord[]): string[] {
  return words
    .filter((word) => word.content && !word.isVerb && !up.has(word.stem) && !down.has(word.stem))
    .map((word) => word.stem);
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
