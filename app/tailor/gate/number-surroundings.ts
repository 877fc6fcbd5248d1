import { abbreviations } from "./abbreviations";
import type { Analysis, ReadWord } from "./analyse";
import type { NumberHit } from "./number-hit";

/** Start and end of the sentence around a place. */
export function sentenceAround(text: string, at: number): [number, number] {
  const breaks = [...text.slice(0, at).matchAll(/[.;!?](?=\s)|\n/g)];
  const after = text.slice(at).search(/[.;!?](?=\s|$)|\n/);
  return [(breaks.at(-1)?.index ?? -1) + 1, after < 0 ? text.length : at + after];
}

/** "11 out of 14", "from 2% to 1%": both tell of the same things. */
export function isPair(text: string, left: NumberHit, right: NumberHit): boolean {
  const [first, second] = left.start < right.start ? [left, right] : [right, left];
  const between = text.slice(first.unitEnd, second.start);
  return (
    between.length < 30 &&
    (/^\s+(?:out )?of\s+(?:(?:the|its|our|their|\p{L}+['’]s?)\s+){0,3}$|^\/$/u.test(between) ||
      (first.role === "from" && /^\s+(?:down |up )?to\s+$/.test(between)))
  );
}

/** Stems of the long form of an abbreviation ("VPs"). */
export function spelledOut(stemmed: string): string[] {
  return abbreviations.find(({ short }) => short === stemmed)?.long ?? [];
}

/** Weight of each word by its distance from the number, among the figures of the same unit. */
export function nearOf({ text, words }: Analysis, hit: NumberHit, all: NumberHit[]): Map<string, number> {
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

/** Content words but verbs of the number's own part of the sentence: its clause, back to the last sign. */
export function zoneOf({ text, words, clauses }: Analysis, hit: NumberHit, all: NumberHit[]): Set<string> {
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
