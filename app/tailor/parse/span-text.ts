import { keepsHyphen } from "../extract/divided-words";
import { codeAt, isWordCharacter } from "../lexicon/characters";
import type { Span } from "../resume";
import type { Source } from "./source-line";

const noWords: ReadonlySet<string> = new Set();

/** White space other than single blanks. */
const unevenSpace = /[^\S ]| {2}/;

/** The text of a span with its line breaks joined: hyphenation undone, runs of white space made one blank. */
export function textOf(source: Source, { start, end }: Span, text = source.text): string {
  let raw = text.slice(start, end);
  for (const aside of source.asides) {
    if (aside.start <= start || aside.end > end) continue;
    raw = raw.slice(0, aside.start - start) + " ".repeat(aside.end - aside.start) + raw.slice(aside.end - start);
  }
  if (!unevenSpace.test(raw)) return raw.trim();
  if (!raw.includes("\n")) return raw.replace(/\s+/gu, " ").trim();
  return raw
    .split("\n")
    .map((line) => line.trim())
    .reduce((joined, line) => {
      if (!endsInHyphen(joined) || !/^\p{Ll}/u.test(line)) return `${joined} ${line}`;
      const first = /\p{L}+(?=-$)/u.exec(joined.slice(-40))?.[0].toLowerCase() ?? "";
      const second = /^\p{Ll}+/u.exec(line.slice(0, 40))?.[0] ?? "";
      const keeps = keepsHyphen(first, second, { words: noWords, isTypeset: true });
      return keeps ? joined + line : joined.slice(0, -1) + line;
    })
    .replace(/\s+/gu, " ")
    .trim();
}

/** A letter and a hyphen at the end; a pattern that looks for an end tries every place before it. */
export function endsInHyphen(text: string): boolean {
  return text.endsWith("-") && /\p{L}-$/u.test(text.slice(-3));
}

/**
 * The span without white space and the given extra characters at its ends, which are never letters or numbers;
 * undefined where nothing is left.
 */
export function trimmed(source: Source, span: Span, extra = /[\s|,;•·–—:-]/u): Span | undefined {
  let { start, end } = span;
  while (start < end && isAt(source.text, start, extra)) start++;
  while (end > start && isAt(source.text, end - 1, extra)) end--;
  return start < end ? { start, end } : undefined;
}

function isAt(text: string, at: number, signs: RegExp): boolean {
  return !isWordCharacter(codeAt(text, at)) && signs.test(text.charAt(at));
}

/** The pieces of a span between matches of a global pattern, trimmed, without empty ones. */
export function split(source: Source, span: Span, separator: RegExp): Span[] {
  const text = source.text.slice(span.start, span.end);
  const pieces: Span[] = [];
  if (text.search(separator) < 0) {
    const whole = trimmed(source, span);
    return whole ? [whole] : pieces;
  }
  let from = 0;
  for (const match of [...text.matchAll(separator), undefined]) {
    const end = match ? match.index : text.length;
    const piece = trimmed(source, { start: span.start + from, end: span.start + end });
    if (piece) pieces.push(piece);
    from = match ? match.index + match[0].length : text.length;
  }
  return pieces;
}
