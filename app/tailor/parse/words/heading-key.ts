import { type HeadingKey, headingPhrases, headNouns, modifiers } from "./heading-words";

const letterSpaced = /^(?:\p{L} ){2,}\p{L}(?: {2,}(?:[\p{L}&] )*[\p{L}&])*\s*:?$/u;

/** "E X P E R I E N C E" is read as one word; a closing colon is no part of the title. */
export function titleOf(text: string): string {
  const plain =
    text[1] === " " && letterSpaced.test(text)
      ? text
          .split(/ {2,}/)
          .map((word) => word.replaceAll(" ", ""))
          .join(" ")
      : text;
  return plain.replace(/\s*[:：.]$/u, "").trim();
}

/** The section that a wording names, if it is one. */
export function keyOf(text: string): HeadingKey | undefined {
  const opening = plainOpening.exec(text)?.[0];
  if (opening !== undefined && !openingWords.has(opening.toLowerCase())) return undefined;
  const wording = folded(text);
  const known = headingPhrases.get(wording);
  if (known) return known;
  const words = wording.split(" ");
  if (words.length > 6 || words.length < 2) return undefined;
  if (!words.every(isHeadingWord)) return undefined;
  return headNouns.find(([, nouns]) => words.some((word) => nouns.has(word)))?.[0];
}

/** Words of which headings are made. */
export const headingWords = new Set([...modifiers, ...headNouns.flatMap(([, nouns]) => [...nouns])]);

/** A first word that folding would leave as it is; most lines are no heading by it alone. */
const plainOpening = /^[A-Za-z]{2,}(?![\p{L}\p{N}'])/u;
const openingWords = new Set([...headingWords, ...[...headingPhrases.keys()].map((phrase) => phrase.split(" ", 1)[0])]);

function isHeadingWord(word: string): boolean {
  return headingWords.has(word);
}

/** In lower case and single blanks, without signs. */
export function folded(text: string): string {
  if (/^[A-Za-z]+(?: [A-Za-z]{2,})*$/.test(text)) return text.toLowerCase();
  return titleOf(text)
    .toLowerCase()
    .replace(/[&+/]/g, " and ")
    .replace(/[^\p{L}\p{N}' ]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Without a small letter, and more than an initial. */
export function isCapitals(text: string): boolean {
  return !/\p{Ll}/u.test(text) && /\p{Lu}{2}/u.test(text);
}
