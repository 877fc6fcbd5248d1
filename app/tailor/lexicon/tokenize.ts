import { stem } from "../gate/stem";
import type { Span } from "../resume";
import { isLetter, isWordCharacter } from "./characters";

/** A word with its comparable form: lower case, no possessive, singular, American spelling. */
export interface Token extends Span {
  norm: string;
  /** Family of the word ("managing" and "managed" share one). */
  stem: string;
}

const softHyphen = 0xad;
/** Where scraped text lost a space: "basisDuties", "accountingMS", "SKILLSAbility", "plusWe", "preferred2", "9001SKILLS". */
const gluePattern =
  /(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})|(?<=\p{Ll}{4})(?=\p{Lu}{2,}(?!\p{Ll})|(?:We|In|To|At|Be|As|If|On|By|An|Or|Is)(?!\p{L}))|(?<=\p{Lu}{3})(?=\p{Lu}\p{Ll}{3})|(?<=\p{Ll}{5})(?=\d)|(?<=\d)(?=\p{Lu}{4})/u;

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
    const spelling = text.slice(at, end);
    const { norm, stem, glued } = wordOf(spelling);
    if (glued && !isWord(norm)) pushGlued(tokens, spelling, at);
    else tokens.push({ norm, stem, start: at, end });
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

function signsAt(text: string, at: number): number {
  const isSign = (index: number): boolean => text[index] === "+" || text[index] === "#";
  if (!isSign(at)) return 0;
  const count = isSign(at + 1) && !isWordCharacter(text.charCodeAt(at + 2)) ? 2 : 1;
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

function pushGlued(tokens: Token[], word: string, offset: number): void {
  let start = offset;
  for (const part of word.split(gluePattern)) {
    const { norm, stem } = wordOf(part);
    tokens.push({ norm, stem, start, end: start + part.length });
    start += part.length;
  }
}

interface Word {
  norm: string;
  stem: string;
  glued: boolean;
}

/** Spellings seen, so that a word is normalized and stemmed once; emptied when full. */
const words = new Map<string, Word>();
const mostWords = 50_000;

function wordOf(spelling: string): Word {
  const known = words.get(spelling);
  if (known) return known;
  if (words.size >= mostWords) words.clear();
  const norm = normalizeWord(spelling);
  const word = { norm, stem: stem(norm), glued: gluePattern.test(spelling) };
  words.set(spelling, word);
  return word;
}

/** The comparable form of one word: "Nurses'" and "nurse", "organised" and "organized" come out equal. */
function normalizeWord(word: string): string {
  const lower = word
    .toLowerCase()
    .replace(/['’\u0092]s$/, "")
    .replace(/\u00AD/g, "");
  return american(singular(lower));
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is|\d)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function american(word: string): string {
  if (word.length < 6 || !/(?:is(?:e|ed|er|ing|ation)|our|oured|ouring|oural|ational|programme|centre)$/.test(word))
    return word;
  return word
    .replace(/is(e|ed|er|ing|ation|ational)$/, "iz$1")
    .replace(/our(|ed|ing|al)$/, "or$1")
    .replace(/programme$/, "program")
    .replace(/centre$/, "center");
}
