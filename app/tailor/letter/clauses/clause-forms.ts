import { turnPresent } from "~/tailor/grammar/deed-verbs";
import { capital, openWithDeed, openWithVerb } from "~/tailor/grammar/open-with-deed";
import { rarePast } from "~/tailor/grammar/rare-verb";
import { type Deed, inForm, readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { openingOf, participleOf, pastOf, readVerb } from "~/tailor/grammar/verb-forms";
import type { Line } from "~/tailor/letter/lines/quotable-lines";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { tidy } from "~/tailor/propose/mend-text";
import { withArticle } from "~/wording";
import { withAnd, withNote, withoutLabel, wordingsOf } from "./clause-wordings";
import { isSpelled } from "./spelling";

/** The ways in which a line of a resume can be told in the first person with no more than its opening changed. */
export const ways = ["deed", "named", "was", "had", "own"] as const;
export type Way = (typeof ways)[number];

export interface Clause {
  way: Way;
  /** A sentence without its capital and its full stop. */
  text: string;
  /** What of the line it tells, as it stands there. */
  wording: string;
  /** A shorter wording of the line, or a longer one than suits it, is told only where it reads much better. */
  isSecond: boolean;
}

type Tense = "base" | "past";

/**
 * A line in each of the ways, whether it suits the line or not: "I ordered flour" of "Order flour", "my work included order
 * entry", "I was responsible for the till", "I had sole charge of the books", and what is a sentence already as it stands.
 */
export function clausesOf(line: Line, tag: Tag): Clause[] {
  const { job } = line;
  const text = plainText(line, tag);
  const tense = job.isCurrent || lasting.test(text) ? "base" : "past";
  const label = labelOf(text);
  // "my work includes pump repair (Flygt, Grundfos)"
  if (label !== undefined) {
    const list = text.slice(label.length + 1).trim();
    const includes = tense === "base" ? "includes" : "included";
    return [{ way: "named", text: `my work ${includes} ${lowered(label)} (${list})`, wording: label, isSecond: false }];
  }
  return wordingsOf(text).flatMap((wording, at) => {
    const small = lowered(wording);
    const deed = deedOf(wording, tense, tag);
    const told: [Way, string | undefined][] = [
      ["deed", deed && `I ${withStop(withNote(withAnd(lowered(deed), tag)), tag)}`],
      ["named", `my work ${tense === "base" ? "includes" : "included"} ${small}`],
      ["was", stateOf(small, tense)],
      ["had", `I ${tense === "base" ? "have" : "had"} ${small}`],
      [
        "own",
        /^I also /u.test(wording) ? wording.replace(/^I also /u, "I ") : wording.startsWith("I ") ? wording : small,
      ],
    ];
    return told.flatMap(([way, sentence]) =>
      sentence === undefined ? [] : [{ way, text: sentence, wording, isSecond: at > 0 }],
    );
  });
}

/** In characters: so long are the two halves of "Pump repair: Flygt, Grundfos" at most. */
const labelled = /^(\p{L}[^:;.()\d]{6,48}): ?((?:[^:;.()]|\.(?=\d)){4,90})$/u;

/** "Pump repair" of "Pump repair: Flygt, Grundfos": what names the work of a line with its kinds. */
export function labelOf(text: string): string | undefined {
  const [, label, list = ""] = labelled.exec(text) ?? [];
  return label && list !== "" && !/\b(?:I|we|is|are|was|were)\b/u.test(list) ? label : undefined;
}

/** A line in small letters, without its label and with its signs and short forms in words. */
export function plainText({ text }: Line, tag: Tag): string {
  // "Fern & Fable" is a name, "tax & payroll" none.
  const full = inSmallLetters(text, tag)
    .replace(/,? & (?=\p{Ll})|(?<=\p{Ll}),? & (?=\d)/gu, " and ")
    .replace(/\bincl\. (?=\p{L})/u, "including ");
  return withoutLabel(tidy(full));
}

/** What somebody says they know today outlasts the job that they learned it in. */
const lasting = /^I know\b/u;

function lowered(text: string): string {
  return /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** "Re-bid" and "Re-designed" are read as "bid" and "designed", and written as they were. */
const parted = /^(\p{L}+ly )?[Rr]e-(?=\p{Ll})/u;

/** The line as what its writer did or does, in the tense of its job; undefined where it opens with no word that may be a verb. */
function deedOf(wording: string, tense: Tense, tag: Tag): string | undefined {
  const text = capital(wording.replace(/^I (?=\p{Ll})/u, "").replace(/^(?:(?:also|then|additionally),? )+/iu, ""));
  const told = inTense(text, tense, tag);
  return told && sinceThen(told, tense, tag);
}

function inTense(text: string, tense: Tense, tag: Tag): string | undefined {
  const whole = text.replace(parted, "$1");
  if (whole !== text)
    return turned(capital(whole), "past", tag)?.toLowerCase() === whole.toLowerCase() ? text : undefined;
  return turned(text, tense, tag);
}

function turned(text: string, tense: Tense, tag: Tag): string | undefined {
  const duty = openWithDeed(text, tense, tag);
  if (duty !== undefined) return duty;
  const deed = readDeed(text, tag, true);
  const { adverb, word } = openingOf(text);
  const verb = readVerb(word);
  // What is its own past ("put", "read") stands in the present where the job goes on.
  const isPast = verb ? verb.form === "past" : /ed$/u.test(word);
  if (deed?.form === "past" && isPast) return (hasNamedStray(deed) ? undefined : inForm(deed, "past")) ?? text;
  if (isPast) return text;
  if (verb === undefined) return openWithVerb(text, tense) ?? unknownDeed(text, word, tense, tag);
  if (verb.form === "gerund") return (deed && inForm(deed, tense)) ?? openWithVerb(text, tense);
  const present = turnPresent(text, tense, true, tag);
  if (present !== undefined && (present !== text || (tense === "base" && verb.form === "base"))) return present;
  const row = deed && inForm(deed, tense);
  if (row !== undefined) return row;
  const first = tense === "past" ? pastOf(verb.base) : verb.base;
  return /^(?:be|have)$/u.test(verb.base)
    ? undefined
    : `${adverb}${adverb ? first : capital(first)}${text.slice(adverb.length + word.length)}`;
}

/** "Washed bowls and leads a day": behind things, and with nothing that it acts on, a word names one more. */
function hasNamedStray({ text, strays }: Deed): boolean {
  return strays.some(
    ({ start, end }) =>
      /\p{L}s,?(?: and)? $/u.test(text.slice(0, start)) &&
      /^(?:$|,| (?:an?|each|every|per) (?:hour|shift|day|night|week|month|season|year)\b)/u.test(text.slice(end)),
  );
}

/** "Unclog drains": a word that no table has may be a verb. */
function unknownDeed(text: string, word: string, tense: Tense, tag: Tag): string | undefined {
  if (/(?:s|ing|ly)$/u.test(word) || !/^\p{L}\p{Ll}+$/u.test(word)) return undefined;
  const past = tense === "past" ? rarePast(word.toLowerCase(), tag) : word;
  return past && `${capital(past)}${text.slice(word.length)}`;
}

/** "Had two apprentices since 2022", in a job that goes on, as "have had two apprentices since 2022". */
function sinceThen(text: string, tense: Tense, tag: Tag): string {
  if ((readDeed(text, tag, true)?.verbs.length ?? 1) > 1) return text;
  const [, adverb = "", word = "", rest = ""] = /^(\p{L}+ly )?(\p{L}+)(.*\bsince (?:19|20)\d\d)$/u.exec(text) ?? [];
  const verb = tense === "base" ? readVerb(word) : undefined;
  return verb && !(verb.base === "have" && verb.form === "base")
    ? `have ${adverb}${participleOf(verb.base)}${rest}`
    : text;
}

/** "Promoted to customers the new program": with a thing that it was done to, the writer did it. */
const actsOn =
  /^\p{L}+ (?:to|by|for|in|at|on|from|with|as|among|within) (?:\p{Ll}+ ){1,3}(?:the|an?|my|our|all) |^\p{L}+ (?:the|an?|my|our|all|new|best) /iu;

const opensRank = /^(?:sole|only|main|primary|first|last)$/u;

/** "I was responsible for the till", "I was a crew leader of four", "I have been the lead since 2019" */
function stateOf(small: string, tense: Tense): string | undefined {
  const [first = "", second = ""] = small.split(" ");
  const year = /\b(since )?(?:19|20)\d\d\b/u.exec(small);
  const be = year?.[1] ? "have been" : tense === "base" && !year ? "am" : "was";
  // "Trained by", "promoted to"; "trained new clerks" acts on somebody.
  const isParticiple = /(?:ed|en)$/u.test(first) || readVerb(first)?.form === "past";
  if (isParticiple && actsOn.test(small)) return undefined;
  if (readVerb(first)?.form === "gerund") return undefined;
  const isAgent = / by (?:the|an?|my|our|all|management|peers|colleagues|guests|customers|students)\b/u.test(small);
  if (isParticiple && !isAgent && !/^(?:of|for|to|by|as|in|on|with|at|among|under|from|among|\p{L}+ly)$/u.test(second))
    return undefined;
  const isState =
    isParticiple || /(?:ible|able)$/u.test(first) || /^(?:in|on|among|part|second|third|known)$/u.test(first);
  // "First off goes to the gauge room": nobody is that.
  if (opensRank.test(first) && functionWords.has(second)) return undefined;
  if (isState || functionWords.has(first)) return `I ${be} ${small}`;
  return `I ${be} ${opensRank.test(first) ? `the ${small}` : withArticle(small)}`;
}

/** "I hired two consultants, both were promoted": a comma between two sentences is none. */
function withStop(told: string, tag: Tag): string {
  const [, before = "", subject = "", rest = ""] =
    /^([^;:()]{12,}), ((?:I|we|they|he|she|it|both|all|each|nobody|none|everyone|everybody) )(\p{L}.*)$/u.exec(told) ??
    [];
  const verb = rest === "" ? undefined : tag(`${subject}${rest}`).slice(1, 3);
  const acts = verb?.some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos)) === true && !/^\p{L}+ing\b/u.test(rest);
  return acts ? `${before}; ${subject}${rest}` : told;
}

/** "TRAINED AIDES ON THE FLOOR" in small letters; what no dictionary has stays, as letters of a name do. */
function inSmallLetters(text: string, tag: Tag): string {
  if (/\p{Ll}/u.test(text) || !/\p{L}{3}/u.test(text)) return text;
  const small = text.replace(/\p{Lu}[\p{Lu}'’-]+|(?<=\s)A(?=\s)/gu, (word) => {
    const lower = word.toLowerCase();
    const isShort = word.length < shortestWord && !functionWords.has(lower);
    if (isShort || /^(?:it|us)$/u.test(lower)) return word;
    if (isSpelled(lower, tag)) return lower;
    return word.length < shortestName ? word : capital(lower);
  });
  return capital(small);
}

/** Shorter ones may be letters of a name. */
const shortestWord = 3;
/** Shorter ones that no dictionary has may be letters of a name: "SAP", "INCO". */
const shortestName = 5;
