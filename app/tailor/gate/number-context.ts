import type { Analysis, ReadWord } from "./analyse";
import type { NumberHit } from "./find-numbers";
import { meansAny } from "./meanings";
import { stem } from "./stem";
import { unitOf } from "./units";

export const up = new Set(
  "increase grow raise boost rise up higher more gain expand double triple improve exceed climb uplift additional extra extend lengthen prolong"
    .split(" ")
    .map(stem),
);
export const down = new Set(
  "reduce cut lower decrease drop decline down less fewer save shrink fall shorten halve trim slash minimize shrinkage"
    .split(" ")
    .map(stem),
);
const light = new Set("of in on for by".split(" "));

/** What a number counts: the words it belongs to, and whether it tells of more or of less. */
export interface Context {
  nouns: string[];
  /** The very thing that is counted, last of its noun phrase ("clients" of "30 retail clients"). */
  head?: string;
  direction?: "up" | "down";
  /** Capitalised words of its clause: whose figure it is. */
  names: Set<string>;
}

function sentenceAround(text: string, at: number): [number, number] {
  const breaks = [...text.slice(0, at).matchAll(/[.;!?](?=\s)|\n/g)];
  const after = text.slice(at).search(/[.;!?](?=\s|$)|\n/);
  return [(breaks.at(-1)?.index ?? -1) + 1, after < 0 ? text.length : at + after];
}

/** Context of one number among `all` numbers of its text. */
export function contextOf(analysis: Analysis, hit: NumberHit, all: NumberHit[]): Context {
  const { text, words } = analysis;
  const rivals = ["minute", "day", "month"].includes(hit.unit) ? all.filter((other) => other.unit === hit.unit) : all;
  const [from, to] = sentenceAround(text, hit.start);
  const limitBefore = Math.max(from, ...rivals.filter((other) => other.end <= hit.start).map((other) => other.end));
  const limitAfter = Math.min(to, ...rivals.filter((other) => other.start >= hit.end).map((other) => other.start));
  const before = words.filter((word) => word.start >= limitBefore && word.end <= hit.start);
  const after = words.filter((word) => word.start >= hit.end && word.end <= limitAfter);
  const following = nounsAfter(text, hit, after);
  const owner = ownerOf(text.slice(Math.max(from, hit.start - 40), hit.start));
  const direction = directionOf([...before].reverse(), after.slice(0, 3));
  const names = namesOf(analysis, hit, from, limitBefore);
  if (following.length > 0) {
    const head = hit.unit === "count" ? following.at(-1) : undefined;
    return { nouns: [...following, ...(owner ? [owner] : [])], head: owner ? undefined : head, direction, names };
  }
  if (owner) return { nouns: [owner], head: hit.unit === "count" ? owner : undefined, direction, names };
  const preceding = nounsOf(sinceComma(text, before, hit.start));
  return { nouns: preceding.length > 0 ? preceding : nounsOf(after), direction, names };
}

/** "team" of "a team of about 12". */
function ownerOf(before: string): string | undefined {
  const hedge =
    "(?:about|around|over|nearly|almost|up to|at least|approximately|roughly|more than|less than|some|an? average of|just)";
  const word = new RegExp(`(\\p{L}+)\\s+of\\s+(?:${hedge}\\s+)?$`, "u").exec(before)?.[1];
  return word && !/^(?:average|total|minimum|maximum)$/.test(word) ? stem(word) : undefined;
}

function namesOf(analysis: Analysis, hit: NumberHit, from: number, limitBefore: number): Set<string> {
  const clause = analysis.clauses.findLast((item) => item.start <= hit.start);
  const isName = (word: ReadWord) => word.content && /^\p{Lu}/u.test(word.text) && word.start > from + 1;
  const own = analysis.words.filter(
    (word) => isName(word) && clause !== undefined && word.start >= clause.start && word.end <= clause.end,
  );
  const found =
    own.length > 0
      ? own
      : analysis.words.filter((word) => isName(word) && word.start >= limitBefore && word.end <= hit.start);
  return new Set(found.map((word) => word.stem));
}

/** The words nearest to the number, back to the last comma where there are any. */
function sinceComma(text: string, before: ReadWord[], at: number): ReadWord[] {
  const comma = text.lastIndexOf(",", at);
  const near = before.filter((word) => word.start > comma);
  return nounsOf(near).length > 0 ? near : before;
}

/** Nouns right behind the number, as far as its phrase goes ("30 retail clients", "12% growth in sales"). */
function nounsAfter(text: string, hit: NumberHit, after: ReadWord[]): string[] {
  const nouns: ReadWord[] = [];
  let end = hit.end;
  for (const word of after) {
    if (/[.,;:()!?\n–—]/.test(text.slice(end, word.start)) || nouns.length > 5) break;
    end = word.end;
    if (
      /^(?:every|each|daily|weekly|monthly|quarterly|yearly|annually|annual|hourly|nightly)$/.test(word.lower) &&
      nouns.length > 0
    )
      break;
    if (unitOf(word.lower)) {
      if (hit.unit !== "count" && word.start - hit.end < 12) continue;
      break;
    }
    const last = nouns.at(-1);
    if (last && /\p{L}{2}(?:ed|ing)$/u.test(word.lower)) break;
    if (word.lower === "of" || (light.has(word.lower) && last && (isChange(last) || /ion|ment/.test(last.lower))))
      continue;
    if (word.isVerb && (last || /(?:ed|ing)$/.test(word.lower))) break;
    if (word.content) nouns.push(word);
    else if (
      !/^(?:experience|more|total)$/.test(word.lower) &&
      (last || !/^(?:a|an|the|their|its|our)$/.test(word.lower))
    )
      break;
  }
  return nounsOf(nouns);
}

function isChange(word: ReadWord): boolean {
  return up.has(word.stem) || down.has(word.stem);
}

function nounsOf(words: ReadWord[]): string[] {
  return words
    .filter((word) => word.content && !word.isVerb && !up.has(word.stem) && !down.has(word.stem))
    .map((word) => word.stem);
}

function directionOf(before: ReadWord[], after: ReadWord[]): Context["direction"] {
  for (const word of [...after.filter((item) => !item.isVerb), ...before]) {
    if (up.has(word.stem)) return "up";
    if (down.has(word.stem)) return "down";
  }
  return undefined;
}

/** True where both numbers measure the same thing, for the same party, in the same direction. */
export function sameContext(mine: Context, other: Context): boolean {
  if (mine.direction && other.direction && mine.direction !== other.direction) return false;
  if (mine.names.size > 0 && other.names.size > 0 && ![...mine.names].some((name) => other.names.has(name)))
    return false;
  if (mine.nouns.length === 0 || other.nouns.length === 0) return true;
  if (mine.head && other.head) return meansAny(mine.head, other.nouns) && meansAny(other.head, mine.nouns);
  return mine.nouns.some((noun) => meansAny(noun, other.nouns));
}
