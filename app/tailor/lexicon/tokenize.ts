import type { Span } from "~/tailor/resume";
import { codeAt, isLetter, isWordCharacter } from "./characters";
import { gluePattern, type Word, wordAt } from "./word-table";

/** A word with its comparable form: lower case, no possessive, singular, American spelling. */
export interface Token extends Span {
  norm: string;
  /** What is known of its spelling. */
  word: Word;
}

const softHyphen = 0xad;
const dot = ".".charCodeAt(0);
const plus = "+".charCodeAt(0);
const hash = "#".charCodeAt(0);
const smallS = "s".charCodeAt(0);
const capitalS = "S".charCodeAt(0);

/**
 * Splits a text into words with their places, in one pass over its characters. ".NET", "C++" and "C#" are words of
 * their own; a possessive belongs to its word. `isWord` keeps camel case names whole ("JavaScript"); any other
 * such joint is taken for two words that lost their space ("basisDuties").
 */
export function splitWords(text: string, isWord: (norm: string) => boolean): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const end = endOfWord(text, at);
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

/** End of the word that begins at `start`; `start` itself where none does. */
function endOfWord(text: string, start: number): number {
  let end = start;
  while (end < text.length && isWordCode(text.charCodeAt(end))) end += 1;
  const next = codeAt(text, end);
  if (end === start) return next === dot ? dotNetEnd(text, start) : start;
  if (isSign(next)) return isLetter(text.charCodeAt(end - 1)) ? end + signsAt(text, end) : end;
  return isApostrophe(next) && isPossessive(text, end) ? end + 2 : end;
}

function isWordCode(code: number): boolean {
  return isWordCharacter(code) || code === softHyphen;
}

function isSign(code: number): boolean {
  return code === plus || code === hash;
}

/** Signs of "C++" and "C#" at a place. */
function signsAt(text: string, at: number): number {
  const count = isSign(codeAt(text, at + 1)) && !isWordCharacter(codeAt(text, at + 2)) ? 2 : 1;
  return isWordCharacter(codeAt(text, at + count)) ? 0 : count;
}

function isApostrophe(code: number): boolean {
  return code === 0x27 || code === 0x2019 || code === 0x92;
}

function isPossessive(text: string, at: number): boolean {
  const letter = codeAt(text, at + 1);
  return (letter === smallS || letter === capitalS) && !isWordCharacter(codeAt(text, at + 2));
}

function dotNetEnd(text: string, at: number): number {
  if (text.slice(at + 1, at + 4).toLowerCase() !== "net") return at;
  const inWord = isWordCharacter(codeAt(text, at - 1)) || isWordCharacter(codeAt(text, at + 4));
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
