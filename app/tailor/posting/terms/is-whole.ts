import { readVerb } from "~/tailor/grammar/verb-forms";
import type { Token } from "~/tailor/lexicon/tokenize";
import { isCountedForm } from "~/tailor/lexicon/word-frequencies";
import type { Part } from "./parts-of-speech";

/** The words of a passage with their parts of speech. */
export interface Sentence {
  text: string;
  tokens: Token[];
  parts: readonly Part[];
  /** True for a word that only asks or praises: it may stand before or behind a whole term. */
  isIdle: (token: Token | undefined) => boolean;
  /** True for a word of a term of the lexicon. */
  isTerm: (at: number) => boolean;
}

const startsNone = new Set<Part>(["P", "I", "C", "T", "R", "A"]);
const endsOne = new Set<Part>(["N", "G", "M", "O"]);
/** What may stand inside a noun phrase, before its last noun. */
const modifies = new Set<Part>(["N", "J", "D"]);
/** Between two words of one phrase. */
const blank = /^[\s\u00A0]+$/;

/**
 * True where the words from `from` up to `to` are a phrase that can be said by itself: it begins and ends where a noun
 * phrase, or a verb with its object, begins and ends, and no list in it is cut off.
 */
export function isWhole(sentence: Sentence, from: number, to: number): boolean {
  return opens(sentence, from) && closes(sentence, from, to) && holdsTogether(sentence, from, to);
}

function opens({ text, tokens, parts, isIdle }: Sentence, from: number): boolean {
  const part = parts[from];
  // "Cost per | drop" is one figure.
  if (part === undefined || startsNone.has(part) || tokens[from - 1]?.norm === "per") return false;
  const gap = gapAt(text, tokens, from);
  if (from > 0 && gap === "") return false;
  if (gap === "-" || gap === "–" || gap === "’" || asides.has(tokens[from]?.norm ?? "")) return false;
  // "Day to | day", "face to | face" is one word.
  if (from > 1 && tokens[from - 2]?.norm === tokens[from]?.norm) return false;
  if (!blank.test(gap) || isIdle(tokens[from - 1])) return true;
  const before = parts[from - 1];
  return !(before && modifies.has(before) && (modifies.has(part) || part === "G"));
}

function closes(sentence: Sentence, from: number, to: number): boolean {
  const { text, tokens, parts, isIdle } = sentence;
  const part = parts[to - 1];
  if (part === undefined || !(endsOne.has(part) || (to - from === 1 && part === "J"))) return false;
  const gap = to < tokens.length ? gapAt(text, tokens, to) : "";
  if (gap === "-" || gap === "–" || gap === "’" || (to < tokens.length && gap === "")) return false;
  const after = parts[to];
  if (gap.trim() === "&" || (blank.test(gap) && (isCutOff(sentence, from, to) || goesOnAsClause(sentence, from, to))))
    return false;
  // "By sanding, | filling and varnishing": the list goes on.
  if (/^,\s*$/.test(gap) && part === "G" && after === "G" && parts[to - 2] === "P") return false;
  // "Mathematical | knowledge" is no adjective by itself.
  if (part === "J" && blank.test(gap) && after === "N") return false;
  if (!blank.test(gap) || isIdle(tokens[to])) return true;
  if (after === "N" || after === "G" || after === "M") return false;
  return !((after === "J" || after === "D") && parts[to + 1] === "N");
}

/**
 * True where the next word belongs to the last one: "in driving | the change", "various levels | of", "40 words | per",
 * "in accordance | with", "the ability | to".
 */
function isCutOff({ tokens, parts, isIdle }: Sentence, from: number, to: number): boolean {
  const [last, next, after] = [parts[to - 1], tokens[to]?.norm ?? "", parts[to]];
  if (next === "of" || next === "per") return true;
  if (last === "G" && (after === "A" || next === "it" || next === "them")) return true;
  if (to - 2 > from && parts[to - 2] === "P" && (next === "with" || next === "to")) return true;
  return (after === "I" || next === "to") && isIdle(tokens[to - 1]);
}

/** A deed has its verb: with a second one behind its object that object is another's, or not whole ("Place online job | posts"). */
function goesOnAsClause({ text, tokens, parts }: Sentence, from: number, to: number): boolean {
  const [verb, next] = [parts[from], tokens[to]];
  if ((verb !== "V" && verb !== "G") || !next) return false;
  return parts[to] === "A" || (parts[to] === "V" && readVerb(text.slice(next.start, next.end))?.form === "third");
}

/** They open a clause about the thing. */
const relatives = new Set(["that", "which", "who", "whose"]);
/** They open what is said beside the thing: when, how, or what belongs to it. */
const asides = new Set([
  "including",
  "incl",
  "involving",
  "while",
  "whether",
  "if",
  "when",
  "where",
  "because",
  "unless",
]);

/** They are one preposition with the next word ("according to", "in lieu of"), and neither open nor close what is said. */
const prepositional = new Set(
  "according accordance lieu due prior regardless instead depending pertaining regarding concerning".split(" "),
);

/** A sign or the end of a sentence with no blank behind it: two lines were joined ("Overtime Pay:Hourly"). */
const lostBreak = /\p{L}[:®]\p{L}|[\p{L}\d]\.\p{Lu}\p{Ll}{2}/u;

function holdsTogether(sentence: Sentence, from: number, to: number): boolean {
  const { text, tokens, parts } = sentence;
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last || prepositional.has(first.norm) || prepositional.has(last.norm)) return false;
  const words = text.slice(first.start, last.end);
  if (/[;:.!?](?:\s|$)|\s\.|[•|*=<>\uFFFD\n]|\s[-–—]\s/.test(words) || lostBreak.test(words)) return false;
  if (words.split("(").length !== words.split(")").length || /^[^(]*\)/.test(words)) return false;
  if (/\b(?:every|each|per) \p{L}+$/u.test(words)) return false;
  const comma = words.lastIndexOf(",");
  if (comma >= 0 && !/\b(?:and|or)\b|&/.test(words.slice(comma))) return false;
  // "Evaluate, | classify, and rate", "building and | grounds, and equipment": the list began before.
  if (comma >= 0 && parts[from - 1] === "C") return false;
  if (comma >= 0 && parts[from - 1] === parts[from] && /^,\s*$/.test(gapAt(text, tokens, from))) return false;
  for (let i = from + 1; i < to; i += 1) if (startsLine(sentence, i)) return false;
  const deed = parts[from] === "V" || parts[from] === "G";
  for (let i = from + 1; i < to; i += 1) {
    const word = tokens[i]?.norm ?? "";
    if (parts[i] === "A" || relatives.has(word) || asides.has(word) || (parts[i] === "I" && !deed)) return false;
  }
  return !endsIdly(sentence, from, to);
}

/** "High autonomy and the ability": what is joined last says nothing by itself. */
function endsIdly({ tokens, parts, isIdle }: Sentence, from: number, to: number): boolean {
  const joint = parts.lastIndexOf("C", to - 1);
  return joint > from && tokens.slice(joint + 1, to).every(isIdle);
}

/** A plain word with a capital after one in small letters: scraped posts lose the breaks between their lines. */
export function startsLine(
  { text, tokens, isTerm }: Pick<Sentence, "text" | "tokens" | "isTerm">,
  at: number,
): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !token || !/^\p{Ll}/u.test(text.slice(before.start, before.end))) return false;
  const word = text.slice(token.start, token.end);
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(word) || isTerm(at)) return false;
  if (!isCountedForm(word.toLowerCase()) && !readVerb(word)) return false;
  return next === undefined || !/^\p{Lu}/u.test(text.slice(next.start, next.end));
}

function gapAt(text: string, tokens: Token[], at: number): string {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return before && token ? text.slice(before.end, token.start) : "";
}

/** How far a phrase is moved at each end to become whole. */
const furthest = 3;
const moves = Array.from({ length: 2 * furthest + 1 }, (_, i) => i - furthest)
  .flatMap((left) => Array.from({ length: 2 * furthest + 1 }, (_, i) => ({ left, right: i - furthest })))
  .sort((a, b) => cost(a) - cost(b));

/** Words left out are worse than words that come along. */
function cost({ left, right }: { left: number; right: number }): number {
  return (left < 0 ? -left : 2 * left) + (right > 0 ? right : -2 * right);
}

/** The nearest stretch of words that is whole; undefined where none is near. */
export function nearestWhole(sentence: Sentence, from: number, to: number): [number, number] | undefined {
  for (const { left, right } of moves) {
    const [a, b] = [from + left, to + right];
    if (a >= 0 && b <= sentence.tokens.length && b > a && isWhole(sentence, a, b)) return [a, b];
  }
  return undefined;
}
