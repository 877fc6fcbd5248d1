import { isWholeDegree } from "~/tailor/parse/words/degree-words";

/** A head as it is printed, and what its lines say besides. */
export interface Parted {
  head: string[];
  rest: string[];
}

interface Word {
  key: string;
  start: number;
  end: number;
}

/**
 * Forms print the subject twice: behind the degree, where nothing parts it from the school, and behind the school. "Diploma:
 * Fruit Growing Ash Valley College" with "Fruit Growing" behind the place says where the school begins, and so does one line
 * that ends with the subject it began with. The second one is left out; `tails` is what stands behind the place.
 */
export function partsBySubject(names: readonly string[], tails: readonly string[]): Parted {
  const tail = tails.join(" ");
  for (const [at, name] of names.entries()) {
    const parted = tail === "" ? partedAlone(name) : partedBy(name, tail);
    if (!parted) continue;
    const { subjectEnd, school, left } = parted;
    const head = [name.slice(0, subjectEnd), ...(school ? [school] : [])];
    return {
      head: [...names.slice(0, at), ...head, ...names.slice(at + 1)],
      rest: left ? [left] : [],
    };
  }
  return { head: [...names], rest: [...tails] };
}

interface Cut {
  subjectEnd: number;
  school: string;
  left: string;
}

/** By the longest run of words that follows the degree and opens the tail. */
function partedBy(name: string, tail: string): Cut | undefined {
  const words = subjectAndSchool(name);
  const again = wordsOf(tail);
  const length = sharedLength(words, again);
  const last = words[length - 1];
  if (!last || !isWholeAt(tail, again, length)) return undefined;
  return {
    subjectEnd: last.end,
    school: joined(name.slice(last.end)),
    left: joined(tail.slice(again[length - 1]?.end ?? 0)),
  };
}

/** By the longest run of words that follows the degree and comes again in the same line, with a school between. */
function partedAlone(name: string): Cut | undefined {
  const words = subjectAndSchool(name);
  let found: { at: number; length: number } | undefined;
  for (let at = 2; at < Math.min(words.length, mostWords); at += 1) {
    const again = words.slice(at);
    const length = Math.min(sharedLength(words, again), at - 1);
    const isTold = length >= fewestWords;
    if (isTold && length > (found?.length ?? 0)) found = { at, length };
  }
  if (!found) return undefined;
  const { at, length } = found;
  const [last, first, end] = [words[length - 1], words[at], words[at + length - 1]];
  return {
    subjectEnd: last?.end ?? 0,
    school: joined(name.slice(last?.end, first?.start)),
    left: joined(name.slice(end?.end)),
  };
}

const fewestWords = 2;
/** Longer lines tell of something. */
const mostWords = 60;

/** The words behind the degree: behind a colon, or the name of one. */
function subjectAndSchool(name: string): Word[] {
  const words = wordsOf(name);
  const colon = name.indexOf(": ");
  if (colon >= 0) return words.filter(({ start }) => start > colon);
  const at = words.findLastIndex(({ end }) => isWholeDegree(name.slice(0, end)));
  return at < 0 ? [] : words.slice(at + 1);
}

/** A phrase ends there: the text, or the line goes on in a capital or a figure. */
function isWholeAt(tail: string, words: Word[], length: number): boolean {
  const next = words[length];
  return !next || /^[\p{Lu}\p{N}]/u.test(tail.slice(next.start));
}

function sharedLength(one: Word[], other: Word[]): number {
  let length = 0;
  while (one[length] && one[length]?.key === other[length]?.key) length += 1;
  return length;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    key: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

function joined(text: string): string {
  return text.replace(/^[\s,;:|•·–—/-]+|[\s,;:|–—/-]+$/gu, "");
}
