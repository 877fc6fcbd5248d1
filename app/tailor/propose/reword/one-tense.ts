import { turnPresent } from "~/tailor/grammar/deed-verbs";
import { isNounLine } from "~/tailor/grammar/noun-line";
import { capital, opensWithDuty } from "~/tailor/grammar/open-with-deed";
import { rareGerund } from "~/tailor/grammar/rare-verb";
import { inForm, readDeed } from "~/tailor/grammar/read-deed";
import { partsAtLabels } from "~/tailor/grammar/run-in-labels";
import { endsShortened } from "~/tailor/grammar/split-sentences";
import type { Tag } from "~/tailor/grammar/tagger";
import { openingOf, pastOf, readVerb } from "~/tailor/grammar/verb-forms";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { goesOn } from "~/tailor/propose/entry-voice";
import { tidy } from "~/tailor/propose/mend-text";

export type Tense = "past" | "base";

/** Where a further sentence, or a deed behind a semicolon, begins in a line. */
const gap = /(?<=[\p{L}\d)%"”][.!?])\s+(?=\p{Lu})|(?<=;)\s+(?=\p{L})/gu;
/** A sentence inside a line that opens in small letters: whether it is one nobody knows. */
const opensSmall = /\p{Ll}{4}\.\s+\p{Ll}{3}/u;
/** Gerunds that name a piece of work: "Scheduling of crews", "Purchasing, inventory and pricing". */
const namesWork = /^\p{L}+ing(?: of\b|,| and\b| &)/u;
const mayBeGerund = /^\p{L}{3,}ing$/u;
/** From this share of lines that open with a verb on, a word that may be a noun is one, too. */
const mostOpen = 0.6;
const fewestVerbs = 2;
/** In characters: so much around a word is looked at, however long its line is. */
const reach = 240;
/** A few words over what stands below: "Direct results:". */
const label = /^(?:\S+ ){0,4}\S+:$/u;

/**
 * Every line of a job in one tense, sentence by sentence; a line that is in it already comes back as it was. Undefined
 * where one of them cannot be put into it for sure: then none of them is touched.
 */
export function inOneTense(lines: readonly string[], tense: Tense, tag: Tag): string[] | undefined {
  const verbsFirst = openWithVerbs(lines);
  const openings = lines.flatMap((line) => readVerb(openingOf(line).word) ?? []).filter(({ nounToo }) => !nounToo);
  const isAmongPast = openings.length > 0 && openings.every(({ form }) => form === "past");
  const turned = lines.map((line) =>
    (isAmongPast && opensWithThing(line)) || listsThings(line) ? line : turnLine(line, tense, verbsFirst, tag),
  );
  if (turned.includes(undefined) || lines.some((line) => mayNameWork(line, tag))) return undefined;
  const isTurned = turned.some((line, at) => line !== lines[at]);
  const isHalf = tense === "past" && isTurned && turned.some((line) => isHalfTurned(line ?? "", tag));
  return isHalf ? undefined : (turned as string[]);
}

/** Whether most lines open with verbs, some in a present form, so that "Process payroll" is a deed among them as well. */
export function openWithVerbs(lines: readonly string[]): boolean {
  const told = lines.filter((line) => !opensWithDuty(line));
  const openings = told.flatMap((line) => {
    const { word } = openingOf(line.replace(/^\P{L}+/u, ""));
    const verb = readVerb(word);
    return (verb || mayBeGerund.test(word)) && !namesWork.test(line) ? [verb] : [];
  });
  const sure = openings.filter((verb) => !verb || (verb.form !== "past" && !verb.nounToo));
  return (
    sure.length >= fewestVerbs && sure.some((verb) => verb !== undefined) && openings.length >= mostOpen * told.length
  );
}

/** "Field meters for oxygen", "Process controls", "Orders taken": among lines in the past a noun with what it is of, where nothing tells a deed. */
function opensWithThing(line: string): boolean {
  const [, first = "", next = ""] = /^(\p{Lu}\p{L}+) (\p{Ll}{3,})/u.exec(line) ?? [];
  const verb = readVerb(first);
  return (verb?.form === "base" || verb?.form === "third") && verb.nounToo && !functionWords.has(next);
}

/** "Load securement and maintenance", "Stock rotation": the first word says what the work named behind it is done to, or is a deed; nothing tells. */
function mayNameWork(line: string, tag: Tag): boolean {
  const [, first = "", next = ""] =
    /^(\p{Lu}\p{L}+) (\p{Ll}{4,}(?:ment|tion|sion|ance|ence|ing))(?![\p{L}-])/u.exec(line) ?? [];
  if (readVerb(first)?.form !== "base" || next === "equipment") return false;
  return tag(`the ${first.toLowerCase()} of`)[1]?.pos === "NOUN";
}

/** "Register, stocking, closing", "Orders, returns": what stands beside names of work or things is one as well. */
function listsThings(line: string): boolean {
  const [, first = "", next = ""] = /^(\p{Lu}\p{L}+), (\p{Ll}{3,})/u.exec(line) ?? [];
  const [verb, beside] = [readVerb(first), readVerb(next)];
  return (verb?.form === "base" && beside?.form === "gerund") || (verb?.form === "third" && verb.nounToo && !beside);
}

/** Words with a capital that nothing parts from those before them: in a row of names that ran together nothing is a verb for sure. */
const runsOn = /\p{Ll} \p{Lu}\p{Ll}{3,}/gu;
const fewestRun = 2;

function isRunTogether(line: string): boolean {
  const joints = [...line.matchAll(runsOn)].filter(({ 0: joint }) => isCommonWord(joint.slice(2).toLowerCase()));
  return /^\p{L}+ing \p{Lu}/u.test(line) && joints.length >= fewestRun;
}

function turnLine(line: string, tense: Tense, verbsFirst: boolean, tag: Tag): string | undefined {
  if (opensWithDuty(line) || label.test(line)) return line;
  const parts = partsAtLabels(tidy(line));
  if (opensSmall.test(line) || isRunTogether(line)) return undefined;
  const text = parts.length === 1 ? (parts[0] ?? line) : tidy(line);
  const turned: string[] = [];
  let from = 0;
  let isAsItWas = true;
  for (const { 0: blank, index } of [...text.matchAll(gap), { 0: "", index: text.length }]) {
    if (endsShortened(text.slice(Math.max(from, index - reach), index)) && index < text.length) continue;
    const sentence = text.slice(from, index);
    // Behind a semicolon it goes on as it began: where no deed was turned before it, none is turned there.
    const goesOn: boolean = /^\p{Ll}/u.test(sentence) && from > 0 && isAsItWas;
    const next: string | undefined = goesOn ? sentence : turnSentence(sentence, tense, verbsFirst, tag);
    if (next === undefined) return undefined;
    if (next !== sentence) isAsItWas = false;
    turned.push(next, blank);
    from = index + blank.length;
  }
  const after = turned.join("");
  return after === text ? line : after;
}

function turnSentence(text: string, tense: Tense, verbsFirst: boolean, tag: Tag): string | undefined {
  if (opensWithDuty(text) || goesOn.test(text) || isNounLine(text, tag)) return text;
  const first = readVerb(openingOf(text).word);
  const isPresent = first?.form === "third" || (tense === "past" && (first?.form === "base" || !first));
  const told = isPresent ? turnPresent(text, tense, verbsFirst, tag) : undefined;
  if (told !== undefined || first?.form === "third" || (tense === "past" && first?.form === "base")) return told;
  if (tense === "past" && first?.form === "past") return allInPast(text, tag);
  const deed = readDeed(text, tag, verbsFirst);
  if (deed === undefined) return opensOtherwise(text, tense, verbsFirst, tag) ? undefined : text;
  // What was done once in a job that goes on stays in the past.
  if (tense === "base" && deed.form === "past") return text;
  return inForm(deed, tense);
}

/**
 * A sentence that opens in the past, with what it goes on to tell in the past as well: "Counted stock and report gaps". What
 * it would be if it opened in the present tells which of its words are verbs. Undefined where a noun may be one of them.
 */
function allInPast(text: string, tag: Tag): string | undefined {
  const deed = readDeed(text, tag, true);
  const third = deed?.strays.filter(({ start, end }) => readVerb(text.slice(start, end))?.form === "third") ?? [];
  const after = deed && third.length > 0 ? (inForm({ ...deed, strays: third }, "past") ?? text) : text;
  const { adverb, word } = openingOf(after);
  const base = readVerb(word)?.base ?? word;
  const opening = /^\p{Lu}/u.test(word) ? capital(base) : base;
  const told = turnPresent(`${adverb}${opening}${after.slice(adverb.length + word.length)}`, "past", true, tag);
  if (!told?.startsWith(`${adverb}${word}`) || told === after) return after;
  return isNounTurned(after, told, tag) ? undefined : told;
}

/** "Ran surveys and focus groups", "recovery and hire cars": a word that may be a noun, with nothing behind it that only a verb has. */
function isNounTurned(before: string, after: string, tag: Tag): boolean {
  const words = before.split(" ");
  return after.split(" ").some((word, at) => {
    const was = words[at] ?? "";
    const isNoun = (one: string, place: number) => tag(one)[place]?.pos === "NOUN";
    const isCompound = () => isNoun(`the ${was} of`, 1) && isNoun(words[at + 1] ?? "", 0);
    if (word === was || !(readVerb(was)?.nounToo === true || isCompound())) return false;
    // "Scanned and file reports": verbs side by side.
    const isBesideVerb = /^(?:and|or|&)$/u.test(words[at - 1] ?? "") && readVerb(words[at - 2] ?? "")?.form === "past";
    return !isBesideVerb && !takesObject.test(` ${words[at + 1] ?? ""}`);
  });
}

/** Behind a joint of a line in the past. */
const joined = /([,;]|\band\b|&) (?:\p{L}+ly )?(\p{Ll}{3,})(?= \p{Ll})/gu;
/** Behind a noun stands a joint, behind a verb what it is done to; behind a noun of a series no preposition either. */
const takesObject = /^ (?:the|an?|all|any|each|every|their)\b/u;
const goesOnInSeries = /^ (?:the|an?|all|any|each|every|their|for|to|with|at|up|out|off|on|in|into)\b/u;
/** What leads to a plain form. */
const leadsToPlain =
  /\b(?:to|not|can|could|will|would|must|may|might|should|did|help\p{L}*|let|ma[dk]e|ensur\p{L}*|who|that|which|if|when|while|as)\b/iu;

/** "Issued licences and secure payments, replaced tags": some word may still be a verb in the present. */
function isHalfTurned(line: string, tag: Tag): boolean {
  return line.split(/(?<=[.;])\s/u).some((text) =>
    [...text.matchAll(joined)].some(({ 0: found, 1: joint = "", 2: word = "", index }) => {
      const verb = readVerb(word);
      const rest = text.slice(index + found.length, index + found.length + reach);
      if (functionWords.has(word) || leadsToPlain.test(text.slice(Math.max(0, index - reach), index))) return false;
      if (verb?.form === "past" || verb?.form === "gerund" || (verb && pastOf(verb.base) === word)) return false;
      if (verb && !verb.nounToo) return true;
      if (/^[,;]$/u.test(joint) && goesOnInSeries.test(rest))
        return verb !== undefined || isTaggedVerb(word, rest, tag);
      return verb !== undefined && takesObject.test(rest);
    }),
  );
}

function isTaggedVerb(word: string, rest: string, tag: Tag): boolean {
  return !/(?:ed|ing|s)$/u.test(word) && tag(`I ${word}${rest}`)[1]?.pos === "VERB";
}

const beforeArticle = /^\p{L}+ (?:the|an?|all|any|each|every)\b/iu;

/** A sentence that opens with what may be a verb in another tense: it cannot be turned for sure. */
function opensOtherwise(text: string, tense: Tense, verbsFirst: boolean, tag: Tag): boolean {
  const first = openingOf(text.replace(/^\P{L}+/u, "")).word;
  const verb = readVerb(first);
  if (/^(?:is|are|am|has|do|does)$/i.test(first)) return tense === "past";
  const isRare = () => rareGerund(first, text.slice(text.indexOf(first) + first.length), tag) !== undefined;
  const isGerund = verb ? verb.form === "gerund" : mayBeGerund.test(first) && (verbsFirst || isRare());
  if (isGerund) return !verb?.nounToo && !namesWork.test(text);
  if (verb) return tense === "past" ? verb.form !== "past" : verb.form !== "past" && verb.form !== "base";
  if (tense !== "past" || /^\p{Lu}{2}/u.test(first) || /ed$/u.test(first)) return false;
  const small = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const isVerb = tag(`I ${small}`)[1]?.pos === "VERB";
  // "Grease the bearings": before an article even a word that the tagger takes for a noun acts.
  return isVerb && (tag(small)[0]?.pos === "VERB" || beforeArticle.test(text));
}
