import type { Span } from "~/tailor/resume";
import type { Builder } from "./resume-builder";

/** A value of a study, by the name of its field. */
export interface Said {
  field: string;
  span: Span;
}

export interface Left {
  /** What says something of its own. */
  left: Span[];
  /** What says a value once more, word for word. */
  again: Said[];
}

interface Word extends Span {
  text: string;
}

interface Value {
  field: string;
  words: string[];
}

/**
 * The lines below a study without what some builders print a second time: its subject behind the school, its mark behind
 * the subject. Only whole values go, word for word, and only where nothing makes them part of a longer phrase. `runsOn`
 * tells where a line stands right behind a place or a date, with no sign between.
 */
export function withoutSaidAgain(builder: Builder, lines: Span[], said: Said[], runsOn: (line: Span) => boolean): Left {
  const values = said
    .map(({ field, span }) => ({ field, words: textsOf(ownWords(wordsOf(builder, span))) }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length);
  const found: Left = { left: [], again: [] };
  for (const line of lines) {
    const words = wordsOf(builder, line);
    const isRunOn = runsOn(line);
    let left = words;
    for (;;) {
      const cut =
        valueAtStart(builder, left, values, { end: line.end, isRunOn }) ??
        valueAtEnd(builder, left, values, isRunOn) ??
        markSaidTwice(left, values);
      const [first, last] = [cut?.words[0], cut?.words.at(-1)];
      if (!cut || !first || !last) break;
      found.again.push({ field: cut.field, span: { start: first.start, end: last.end } });
      left = left.filter((word) => !cut.words.includes(word));
    }
    if (words.length > 0 && left.length === 0) continue;
    found.left.push(left.length === words.length ? line : withSigns(builder, line, left));
    if (captions.has(left[0]?.text ?? "")) values.push({ field: "mark", words: textsOf(ownWords(left)) });
  }
  return found;
}

/** From the first to the last of the words that are left, with the signs that close the line. */
function withSigns({ source }: Builder, line: Span, words: Word[]): Span {
  const [start, last] = [words[0]?.start ?? line.start, words.at(-1)?.end ?? line.end];
  const behind = source.text.slice(last, line.end);
  return { start, end: /[\p{L}\p{N}]/u.test(behind) ? last : last + (/^[.)!?%+]*/u.exec(behind)?.[0].length ?? 0) };
}

const captions = new Set(["gpa", "cgpa"]);
const smallWords = /^(?:of|in|and|or|for|with|at|to|the|from|by|a|an)$/u;

function wordsOf({ source }: Builder, { start, end }: Span): Word[] {
  return [...source.text.slice(start, end).matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: text, index }) => ({
    text: text.toLowerCase(),
    start: start + index,
    end: start + index + text.length,
  }));
}

function textsOf(words: Word[]): string[] {
  return words.map(({ text }) => text);
}

/** Behind the captions of a mark. */
function ownWords(words: Word[]): Word[] {
  const first = words.findIndex(({ text }) => !captions.has(text));
  return first < 0 ? [] : words.slice(first);
}

interface Cut {
  field: string;
  words: Word[];
}

/** A value that opens the words, where they end with it or go on with something else. */
function valueAtStart(
  builder: Builder,
  words: Word[],
  values: Value[],
  { end, isRunOn }: { end: number; isRunOn: boolean },
): Cut | undefined {
  const own = ownWords(words);
  const captionWords = words.length - own.length;
  if (own.length === 0) return words.length > 0 ? { field: "score", words } : undefined;
  for (const { field, words: value } of values) {
    if (captionWords > 0 && field !== "score" && field !== "mark") continue;
    if (!startsWith(own, value)) continue;
    const taken = words.slice(0, captionWords + value.length);
    const next = words[taken.length];
    const between = builder.source.text.slice(taken.at(-1)?.end, next?.start ?? end);
    const isApart = !next || /[\n,;.|•*(]/u.test(between) || /^\p{N}/u.test(next.text) || captions.has(next.text);
    const isOther = values.some((other) => startsWith(words.slice(taken.length), other.words));
    const isPhrase = words.length > taken.length + 1;
    const isNew =
      isRunOn && isPhrase && next !== undefined && /^\p{Lu}/u.test(builder.source.text.slice(next.start, next.end));
    if (isApart || isOther || isNew) return { field, words: taken };
  }
  return undefined;
}

/** A value that closes the words: what stands before it is whole without it. */
function valueAtEnd(builder: Builder, words: Word[], values: Value[], isRunOn: boolean): Cut | undefined {
  for (const { field, words: value } of values) {
    const at = words.length - value.length;
    if (at <= 0 || !startsWith(words.slice(at), value)) continue;
    let first = at;
    while (first > 0 && captions.has(words[first - 1]?.text ?? "")) first--;
    const before = words[first - 1];
    if (!before) continue;
    const between = builder.source.text.slice(before.end, words[first]?.start);
    const isApart = between.includes("\n") || first < at;
    const isWhole = isRunOn && value.length > 1 && !smallWords.test(before.text);
    if (isApart || isWhole) return { field, words: words.slice(first) };
  }
  return undefined;
}

/** "GPA: With honours Nursing GPA: 3.1 With honours": a mark, what the entry says besides, and the mark once more. */
function markSaidTwice(words: Word[], values: Value[]): Cut | undefined {
  const own = words.filter(({ text }) => !captions.has(text));
  for (let at = 1; at <= own.length / 2; at++) {
    const mark = textsOf(own.slice(0, at));
    let again = own.slice(at);
    for (;;) {
      const value = values.find((one) => startsWith(again, one.words));
      if (!value || again.length <= at) break;
      again = again.slice(value.words.length);
    }
    const isBehind = again.length < own.length - at || own.length < words.length;
    if (!isBehind || again.length !== at || !startsWith(again, mark)) continue;
    let first = words.indexOf(own[at] as Word);
    // The caption goes with its mark.
    while (first > 0 && captions.has(words[first - 1]?.text ?? "")) first--;
    return { field: "mark", words: words.slice(first) };
  }
  return undefined;
}

function startsWith(words: Word[], value: string[]): boolean {
  return value.every((text, index) => words[index]?.text === text);
}
