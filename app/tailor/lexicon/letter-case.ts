import { isLower, isUpper } from "./characters";
import { functionWords } from "./stop-words";

/** A text of fewer letters may well have no capital. */
const fewestLetters = 60;
/** Shares of the letters below which a text has lost its capitals, or its small letters. */
const leastCapitals = 0.006;
const leastSmall = 0.05;

/** Where so many letters in a row tell them apart, the rest of the text does too. */
const tellingLetters = 1000;

function isMixed(upper: number, lower: number): boolean {
  const letters = upper + lower;
  return upper >= leastCapitals * letters && lower >= leastSmall * letters;
}

/** True where capitals and small letters are told apart: not in a text typed in capitals, or without any. */
export function hasCase(text: string): boolean {
  let upper = 0;
  let lower = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isUpper(code)) upper += 1;
    else if (isLower(code)) lower += 1;
    if (upper + lower === tellingLetters && isMixed(upper, lower)) return true;
  }
  return upper + lower < fewestLetters || isMixed(upper, lower);
}

/** The text in small letters at the same offsets: a letter whose small form has another length stays. */
export function inSmallLetters(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from({ length: text.length }, (_, at) => {
    const small = text.charAt(at).toLowerCase();
    return small.length === 1 ? small : text.charAt(at);
  }).join("");
}

/** A capital for the first letter of a line and of each sentence in it; signs before the letter stay. */
export function withSentenceCase(line: string): string {
  return line.replace(/(?:^[^\p{L}\p{N}]*|[\p{L}\d)%][.!?]["”)]?\s+)\p{Ll}/gu, capitalOfLast);
}

/** A capital for every word, but for small ones inside ("Head of Sales"). */
export function withTitleCase(line: string): string {
  const first = line.search(/\p{L}/u);
  return line.replace(/(?<![\p{L}\p{N}'’])\p{Ll}[\p{L}'’]*/gu, (word, at: number) =>
    at > first && functionWords.has(word) ? word : capitalOfLast(word.slice(0, 1)) + word.slice(1),
  );
}

function capitalOfLast(match: string): string {
  const capital = match.slice(-1).toUpperCase();
  return capital.length === 1 ? match.slice(0, -1) + capital : match;
}
