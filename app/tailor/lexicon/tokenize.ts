import type { Span } from "../resume";

/** A word with its comparable form: lower case, no possessive, singular, American spelling. */
export interface Token extends Span {
  norm: string;
}

// ".NET", "C++" and "C#" are words of their own; a possessive belongs to its word.
const wordPattern =
  /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]*\p{L}[+#]{1,2}(?![\p{L}\p{N}])|[\p{L}\p{N}\u00AD]+(?:['’\u0092]s(?![\p{L}\p{N}]))?/giu;

const gluePattern = /(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})/u;

/**
 * Splits a text into words with their places. `isWord` keeps camel case names whole ("JavaScript");
 * any other lower-to-upper joint is taken for two words that lost their space ("basisDuties").
 */
export function splitWords(text: string, isWord: (norm: string) => boolean): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const word = match[0];
    const norm = normalizeWord(word);
    if (/\p{Ll}\p{Lu}/u.test(word) && !isWord(norm)) pushGlued(tokens, word, match.index);
    else tokens.push({ norm, start: match.index, end: match.index + word.length });
  }
  return tokens;
}

function pushGlued(tokens: Token[], word: string, offset: number): void {
  let start = offset;
  for (const part of word.split(gluePattern)) {
    tokens.push({ norm: normalizeWord(part), start, end: start + part.length });
    start += part.length;
  }
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
