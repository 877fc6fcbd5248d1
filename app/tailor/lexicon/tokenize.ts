import type { Span } from "../resume";
import { isLetter, isWordCharacter } from "./characters";
import { gluePattern, type Word, wordAt } from "./word-table";

/** A word with its comparable form: lower case, no possessive, singular, American spelling. */
export interface Token extends Span {
  norm: string;
  /** What is known of its spelling. */
  word: Word;
}

const softHyphen = 0xad;
/**
 * Splits a text into words with their places, in one pass over its characters. ".NET", "C++" and "C#" are words of
 * their own; a possessive belongs to its word. `isWord` keeps camel case names whole ("JavaScript"); any other
 * such joint is taken for two words that lost their space ("basisDuties").
 */
export function splitWords(text: string, isWord: (norm: string) => boolean): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const end = isWordAt(text, at) ? wordEnd(text, at) : dotNetEnd(text, at);
    if (end === at) {
      at += 1;
      continue;
    }
    const word = wordAt(text, at, end);
    if (word.glued && !isWord(word.norm)) pushGlued(tokens, text, at, end);
    else tokens.push({ norm: word.norm, word, start: at, end });
    at = end;
  }
  return tokens;
}

function isWordAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isWordCharacter(code) || code === softHyphen;
}

/** End of the word that begins here, with the signs of "C++" and "C#" and a possessive. */
function wordEnd(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && isWordAt(text, end)) end += 1;
  const signs = isLetter(text.charCodeAt(end - 1)) ? signsAt(text, end) : 0;
  if (signs > 0) return end + signs;
  return isPossessive(text, end) ? end + 2 : end;
}

function isSign(sign: string | undefined): boolean {
  return sign === "+" || sign === "#";
}

function signsAt(text: string, at: number): number {
  if (!isSign(text[at])) return 0;
  const count = isSign(text[at + 1]) && !isWordCharacter(text.charCodeAt(at + 2)) ? 2 : 1;
  return isWordCharacter(text.charCodeAt(at + count)) ? 0 : count;
}

function isPossessive(text: string, at: number): boolean {
  const mark = text[at];
  if (mark !== "'" && mark !== "’" && mark !== "\u0092") return false;
  const letter = text[at + 1];
  return (letter === "s" || letter === "S") && !isWordCharacter(text.charCodeAt(at + 2));
}

function dotNetEnd(text: string, at: number): number {
  if (text[at] !== "." || text.slice(at + 1, at + 4).toLowerCase() !== "net") return at;
  const inWord = isWordCharacter(text.charCodeAt(at - 1)) || isWordCharacter(text.charCodeAt(at + 4));
  return inWord ? at : at + 4;
}

function pushGlued(tokens: Token[], text: string, from: number, to: number): void {
  let start = from;
  for (const part of text.slice(from, to).split(gluePattern)) {
    const end = start + part.length;
    const word = wordAt(text, start, end);
    tokens.push({ norm: word.norm, word, start, end });
    start = end;
  }
}
