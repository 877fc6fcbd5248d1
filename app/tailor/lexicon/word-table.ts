import { stem } from "~/tailor/gate/stem";
import { isLetter, isUpper } from "./characters";
import { normalizeWord } from "./normalize-word";
import type { TermNode } from "./terms";

/** Where scraped text lost a space: "basisDuties", "accountingMS", "SKILLSAbility", "plusWe", "preferred2", "9001SKILLS". */
export const gluePattern =
  /(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})|(?<=\p{Ll}{4})(?=\p{Lu}{2,}(?!\p{Ll})|(?:We|In|To|At|Be|As|If|On|By|An|Or|Is)(?!\p{L}))|(?<=\p{Lu}{3})(?=\p{Lu}\p{Ll}{3})|(?<=\p{Ll}{5})(?=\d)|(?<=\d)(?=\p{Lu}{4})/u;

/** One spelling of a word, read once. */
export class Word {
  /** It may be two words that lost the space between them. */
  readonly glued: boolean;
  /** Has a letter in it. */
  readonly lettered: boolean;
  /** The terms of the lexicon that begin with it, null where none does; the lexicon fills it in on first sight. */
  terms: TermNode | null | undefined;
  private family: string | undefined;

  constructor(
    readonly spelling: string,
    /** Comparable form: lower case, no possessive, singular, American spelling. */
    readonly norm: string,
  ) {
    this.glued = hasJoint(spelling) && gluePattern.test(spelling);
    this.lettered = hasLetter(norm);
    this.terms = undefined;
    this.family = undefined;
  }

  /** Family of the word ("managing" and "managed" share one), found out when it is first asked for. */
  get stem(): string {
    this.family ??= stem(this.norm);
    return this.family;
  }
}

/** A capital or a digit inside: without one no two words are glued, and most words have none. */
function hasJoint(spelling: string): boolean {
  for (let at = 1; at < spelling.length; at += 1) {
    const code = spelling.charCodeAt(at);
    if (isUpper(code) || isDigit(code)) return true;
  }
  return false;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function hasLetter(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (isLetter(text.charCodeAt(at))) return true;
  return false;
}

const slots = 1 << 17;
/** The table is emptied before it gets so full that searching it takes long. */
const mostWords = slots / 2;
let table: (Word | undefined)[] = new Array(slots);
let size = 0;

/** The word that stands at `start`..`end` of a text, looked up without cutting it out. */
export function wordAt(text: string, start: number, end: number): Word {
  let slot = hashOf(text, start, end) & (slots - 1);
  for (let word = table[slot]; word; word = table[slot]) {
    if (isAt(word.spelling, text, start, end)) return word;
    slot = (slot + 1) & (slots - 1);
  }
  if (size >= mostWords) {
    table = new Array(slots);
    size = 0;
  }
  const spelling = text.slice(start, end);
  const word = new Word(spelling, normalizeWord(spelling));
  table[slot] = word;
  size += 1;
  return word;
}

/** FNV-1a over UTF-16 code units. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}

function isAt(spelling: string, text: string, start: number, end: number): boolean {
  if (spelling.length !== end - start) return false;
  for (let at = 0; at < spelling.length; at += 1) {
    if (spelling.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  }
  return true;
}
