import { keepsHyphen } from "~/tailor/extract/divided-words";
import { codeAt, isWordCharacter } from "~/tailor/lexicon/characters";
import type { Span } from "~/tailor/resume";
import type { Source, SourceLine } from "./source-line";

const noWords: ReadonlySet<string> = new Set();

/** White space other than single blanks. */
const unevenSpace = /[^\S ]| {2}/;
/** The blank of a form before its comma: "Leeds , UK". */
const blankBeforeComma = /(?<=[\p{L}\p{N})]) (?=,(?: |$))/gu;

/** The text of a span with its line breaks joined: hyphenation undone, runs of white space made one blank. */
export function textOf(source: Source, span: Span, text = source.text): string {
  const joined = joinedText(source, span, text);
  return joined.includes(" ,") ? joined.replace(blankBeforeComma, "") : joined;
}

function joinedText(source: Source, { start, end }: Span, text: string): string {
  let raw = text.slice(start, end);
  for (const aside of source.asides) {
    if (aside.start <= start || aside.end > end) continue;
    raw = raw.slice(0, aside.start - start) + " ".repeat(aside.end - aside.start) + raw.slice(aside.end - start);
  }
  if (!unevenSpace.test(raw)) return raw.trim();
  if (!raw.includes("\n")) return raw.replace(/\s+/gu, " ").trim();
  return joinLines(raw.split("\n").map((line) => line.trim()))
    .replace(/\s+/gu, " ")
    .trim();
}

/** As much of a text as tells which word was divided at its end. */
const longestWord = 40;

/** Lines with a blank between, or none where a word was divided. The text so far is not looked at as a whole for each line. */
function joinLines([first = "", ...others]: string[]): string {
  const parts = [first];
  let end = first.slice(-longestWord);
  for (const line of others) {
    if (!endsInHyphen(end) || !/^\p{Ll}/u.test(line)) {
      parts.push(` ${line}`);
      end = `${end} ${line}`.slice(-longestWord);
      continue;
    }
    const before = /\p{L}+(?=-$)/u.exec(end)?.[0].toLowerCase() ?? "";
    const after = /^\p{Ll}+/u.exec(line.slice(0, longestWord))?.[0] ?? "";
    const keeps = keepsHyphen(before, after, { words: noWords, isTypeset: true });
    if (!keeps) parts.push(parts.pop()?.slice(0, -1) ?? "");
    parts.push(line);
    end = `${keeps ? end : end.slice(0, -1)}${line}`.slice(-longestWord);
  }
  return parts.join("");
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

/** "Mombasa, Kenya." closes a sentence, not a name; a short last word may be cut short. */
export function withoutStop({ text }: Pick<Source, "text">, { start, end }: Span): Span {
  return { start, end: /\p{L}{4}\.$/u.test(text.slice(start, end)) ? end - 1 : end };
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

/** The line that begins last at or before a place; undefined before the first. */
export function lineAt({ lines }: Pick<Source, "lines">, place: number): SourceLine | undefined {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return lines[low];
}
