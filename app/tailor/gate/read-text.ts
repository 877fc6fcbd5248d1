import { readVerb } from "~/tailor/grammar/verb-forms";
import { findTerms } from "~/tailor/lexicon/lexicon";
import type { TermHit } from "~/tailor/lexicon/terms";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { levelOf } from "./deeds";
import { type DateHit, findDates } from "./figures/find-dates";
import { findNumbers } from "./figures/find-numbers";
import type { NumberHit } from "./figures/number-bounds";
import { findLimits, type Limit } from "./limits";
import { matchesIn } from "./matches-in";
import { findSayings, type Saying } from "./meanings";
import { readWords, type Word } from "./words";

/** A word of a sentence with the part that it plays there. */
export interface Token extends Word {
  /** Place among the words of its sentence. */
  at: number;
  /** It tells what somebody does or did: "managed", not "managed services". */
  isDeed: boolean;
}

/** One sentence with everything that is compared of it. Places are characters of the sentence. */
export interface Sentence {
  text: string;
  tokens: Token[];
  /** Those that are no part of a date. */
  numbers: NumberHit[];
  dates: DateHit[];
  terms: TermHit[];
  limits: Limit[];
  sayings: Saying[];
}

/** A sentence with its place in the text that it stands in. */
export interface Placed {
  sentence: Sentence;
  start: number;
  /** Too long to be read: a list of words, of which no deed can be told apart. */
  isCut: boolean;
}

/** The work on one sentence grows with the square of its words: this is a long paragraph of a real resume. */
const longestSentence = 1000;

const ends = /(?:[.!?]["”’)]?(?=\s+(?!(?:\p{Ll}|\d)))|[.!?](?=\s+\p{Ll}{4,})|;(?=\s)|\n|\s[•▪●◦]\s?)/gu;
const abbreviated =
  /(?:\b(?:St|Dr|Mr|Mrs|Ms|Prof|Mt|Ft|Inc|Ltd|Co|Corp|No|Nos|vs|etc|approx|e\.g|i\.e|incl|dept|est|Jr|Sr|\p{Lu})|\.\p{L})$/u;

/** A text in sentences, each read once. Lines end sentences. */
export function readText(text: string): Placed[] {
  const placed: Placed[] = [];
  const add = (from: number, to: number) => {
    const start = from + (/^[\s•▪●◦*–—-]*(?<!\s-)/.exec(text.slice(from, Math.min(to, from + 40)))?.[0].length ?? 0);
    for (let at = start; at < to; at += longestSentence) {
      const part = text.slice(at, Math.min(to, at + longestSentence)).trimEnd();
      if (part !== "") placed.push({ sentence: readSentence(part), start: at, isCut: to - start > longestSentence });
    }
  };
  let from = 0;
  for (const match of matchesIn(text, ends)) {
    if (match[0] === "." && abbreviated.test(text.slice(Math.max(0, match.index - 8), match.index))) continue;
    add(from, match.index + match[0].length);
    from = match.index + match[0].length;
  }
  add(from, text.length);
  return placed;
}

const kept = new Map<string, Sentence>();
/** Resumes repeat their lines, and each change asks for the lines of its entry again. */
const mostKept = 4000;

function readSentence(text: string): Sentence {
  const known = kept.get(text);
  if (known) return known;
  const words = readWords(text);
  const dates = findDates(text);
  const sentence: Sentence = {
    text,
    tokens: markDeeds(text, words),
    dates,
    numbers: findNumbers(text).filter((hit) => !dates.some((date) => hit.start < date.end && hit.end > date.start)),
    terms: findTerms(text),
    limits: findLimits(text),
    sayings: findSayings(words),
  };
  if (kept.size >= mostKept) kept.clear();
  kept.set(text, sentence);
  return sentence;
}

const helpers = /^(?:is|are|am|was|were|be|been|being|has|have|had|having|did|do|does|not|get|got)$/;
const modals = /^(?:to|i|we|he|she|they|who|which|that|can|could|would|will|should|must|may|also|then)$/;
const leads =
  /^(?:by|for|in|of|on|at|through|via|while|with|from|without|when|after|before|including|about|into|than|like|as|include[sd]?|involve[sd]?)$/;
/** Prepositions that a sentence opens with before its deed. */
const fronts =
  /^(?:in|on|at|for|with|under|during|as|from|over|across|within|throughout|through|by|after|before|between|alongside|using|without|together)$/;
/** Pasts that are never adjectives. */
const alwaysPast =
  /^(?:rose|fell|grew|went|wrote|taught|sold|ran|drove|oversaw|began|chose|sought|rebuilt|rewrote|brought|held|gave|took|met|won|became|stayed|remained|led|did|spoke|drew|saw)$/;
const states =
  /^(?:certified|licen[cs]ed|qualified|accredited|chartered|registered|experienced|skilled|detailed|advanced|required|needed|related|based|oriented|dedicated|motivated|bilingual|varied|organi[sz]ed|self|used|united|limited|estimated|fixed|aged)$/;
const determiners =
  /^(?:the|a|an|all|any|our|their|its|his|her|my|each|every|new|other|this|these|those|various|multiple|several|daily|weekly|monthly)$/;

function markDeeds(text: string, words: Word[]): Token[] {
  const tokens: Token[] = [];
  for (const [at, word] of words.entries()) tokens.push({ ...word, at, isDeed: isDeed(text, words, at, tokens) });
  return tokens;
}

function isDeed(text: string, words: Word[], at: number, before: readonly Token[]): boolean {
  const word = words[at] as Word;
  const form = formOf(word) ?? (isGerundOfPair(text, words, at) ? "gerund" : undefined);
  if (!form || states.test(word.lower)) return false;
  if (alwaysPast.test(word.lower)) return true;
  const previous = before.at(-1);
  const next = words[at + 1];
  const gap = text.slice(previous?.end ?? 0, word.start);
  const isHyphened =
    /^-\p{L}/u.test(text.slice(word.end)) || /\p{L}-$/u.test(gap.length > 0 ? text.slice(0, word.start) : "");
  if (isHyphened) return false;
  const opens = !previous || /[.:;(•|/–—]|\s-\s/.test(gap);
  const link = opens ? "" : (previous?.lower ?? "");
  const joins = !opens && (/[,&]\s*$/.test(gap) || /^(?:and|or|nor|but)$/.test(link));
  const isAdverb = /.{3}ly$/.test(link);
  const chain = before.findLast(({ isDeed: one }) => one);
  const takes = next !== undefined && /^[\s]+$/.test(text.slice(word.end, next.start));
  if (form === "past") {
    if (opens)
      return !(takes && next.content && !next.lower.endsWith("s") && /ed$/.test(word.lower) && isTitleNoun(next.lower));
    if (helpers.test(link) || /^(?:i|we|he|she|they|who|which|that|then|also)$/.test(link) || isAdverb) return true;
    // "At Acme managed a budget".
    if (/^\p{Lu}/u.test(previous?.text ?? "") && takes && determiners.test(next.lower)) return true;
    // "Under a foreman, laid": behind what stands in front.
    const isBehindFront = fronts.test(before[0]?.lower ?? "") && /,\s*$/.test(gap) && takes && !/ed$/.test(link);
    if (isBehindFront && chain === undefined) return true;
    return joins && (chain !== undefined || /,/.test(gap)) && !(before.at(joinsBack(before))?.content && !chain);
  }
  if (form === "gerund") {
    const isThing = readVerb(word.lower)?.nounToo ?? false;
    if (next?.lower === "of" && takes) return opens;
    if (isThing && !(takes && (determiners.test(next.lower) || /s$/.test(next.lower)))) return opens && takes;
    return (
      opens || helpers.test(link) || leads.test(link) || joins || isAdverb || (takes && determiners.test(next.lower))
    );
  }
  const known = readVerb(word.lower);
  const acts =
    takes &&
    (determiners.test(next.lower) || next.content || /^(?:and|or|with|to|in|on|for|as|up|out|\d)/.test(next.lower));
  // "Trims to size" is no deed, "to size the beams" is one.
  if (link === "to" && known?.nounToo && !acts && !/[^s]s$/.test(before.at(-2)?.lower ?? "")) return false;
  // "So that projects finish".
  if (link === "that" && form === "third" && known?.nounToo && next && readVerb(next.lower)?.form === "base")
    return false;
  if (modals.test(link)) return form === "base" || link !== "to";
  // "Returns - prepare, review and file".
  if (opens && known && !known.nounToo && /^\s*,/.test(text.slice(word.end))) return true;
  if (opensRow(words, at)) return true;
  if (opens)
    return (
      acts &&
      !((known?.nounToo || isTitleNoun(word.lower)) && /^(?:of|for|in|and|on|at|with|to)$/.test(next?.lower ?? "")) &&
      next?.lower !== "of"
    );
  if (isAdverb && chain) return acts;
  return (
    joins &&
    chain !== undefined &&
    (!known?.nounToo || (takes && (determiners.test(next.lower) || /^(?:and|or)$/.test(link))))
  );
}

/** "Reorganizing and reconciling accounts": a line that opens with two of them tells what was done. */
function isGerundOfPair(text: string, words: Word[], at: number): boolean {
  const [first, joint, second] = words.slice(at, at + 3);
  return (
    first !== undefined &&
    /^[\s•–—-]*$/.test(text.slice(0, first.start)) &&
    /.{3}ing$/.test(first.lower) &&
    joint?.lower === "and" &&
    /.{3}ing$/.test(second?.lower ?? "")
  );
}

/** "Draft and file court documents": a line that opens with two verbs of one form, and something that they act on. */
function opensRow(words: readonly Word[], at: number): boolean {
  const start = at === 2 ? 0 : at;
  const [first, joint, second, thing] = words.slice(start, start + 4);
  const [form, other] = [first && readVerb(first.lower), second && readVerb(second.lower)];
  return (
    start === 0 &&
    joint?.lower === "and" &&
    form !== undefined &&
    form.form === other?.form &&
    thing !== undefined &&
    (thing.content || determiners.test(thing.lower))
  );
}

/** The word before the joint of a list. */
const joinsBack = (before: readonly Token[]) => (/^(?:and|or|nor|but)$/.test(before.at(-1)?.lower ?? "") ? -2 : -1);

/** The form of a word that may be a verb; undefined for other words. */
function formOf(word: Word): "base" | "third" | "past" | "gerund" | undefined {
  const known = readVerb(word.lower);
  if (known) return known.form;
  if (/.{2}ed$/.test(word.lower)) return "past";
  if (levelOf(word.stem) === undefined) return undefined;
  if (/.{3}ing$/.test(word.lower)) return "gerund";
  if (/(?:ment|ion|ance|ence|sis|er|or|ly|ive|able|ity|ful|ness|al)s?$/.test(word.lower)) return undefined;
  return /[^s]s$/.test(word.lower) ? "third" : "base";
}
