import { functionWords } from "~/tailor/lexicon/stop-words";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { readTagger, type Tagger, tagSequence } from "~/tailor/posting/terms/tagger";
import weights from "./deed-verbs.json";
import { isNounLine } from "./noun-line";
import { rarePast } from "./rare-verb";
import type { Tag, Word } from "./tagger";
import { openingOf, pastOf, readVerb } from "./verb-forms";
import { goesWith } from "./wants-object";

/** A word that may be a verb of a line's own subject, in a present form. */
export interface VerbPlace {
  start: number;
  end: number;
  base: string;
  /** It stands behind a comma or "and". */
  isListed: boolean;
  /** Behind "to" and a verb it may go on with that one: left as it is it reads well. */
  mayStay: boolean;
  /** It is one: a verb by the table alone, in the other present form, listed behind the first ("Sort mail and delivers it"). */
  isSure: boolean;
  /** What can be seen there, as names of features. */
  features: string[];
}

type Form = "base" | "third";

/** The chance from which on a word is such a verb, and that up to which it is none; among lines that open with verbs less is enough to open with. */
const sure = { verb: 0.8, other: 0.2, listed: 0.07, first: 0.45, noFirst: 0.08, plural: 0.95 };
/** A word in fewer resumes is weighed by its kind alone. */
const leastShare = 0.08;

/** In characters: nobody writes a longer sentence, and each of its words is weighed by all those before it. */
const longestSentence = 1000;

/** "Have knowledge of", "Is responsible for": states, not deeds. */
const neverTurned = /^(?:have|be|possess)?$/u;

/** "Use of Excel", "Design and testing of pumps", "Check in of members" */
const nounFirst =
  /^\p{L}+(?:[ -](?:in|out|up|off|over|down))?(?:(?:,| and|, and| &) \p{L}+(?:ing|[ts]ion|ment|[ae]nce))* of\b/iu;

let shipped: Tagger | undefined;

/** A line that opens with no deed: a thing, a title, or words all in capitals, of which nobody knows the names. */
function opensWithNone(text: string, tag: Tag): boolean {
  return (
    nounFirst.test(text) ||
    opensWithTitle(text) ||
    opensWithThing(text, tag) ||
    isNounLine(text, tag) ||
    !/\p{Ll}/u.test(text)
  );
}

const ofThings = /^(?:of|on|in|for|with|at|thru)$/iu;

/** "Inventory on cards": a noun as well, right before a preposition that the verb hardly has behind it. */
function opensWithThing(text: string, tag: Tag): boolean {
  const { adverb, word } = openingOf(text);
  const verb = readVerb(word);
  if (adverb !== "" || verb?.form !== "base" || !verb.nounToo) return false;
  const [next] = tag(text.slice(word.length).trim());
  return ofThings.test(next?.text ?? "") && !goesWith(verb.base, next?.text ?? "");
}

/** "Lead cook on the north site", "Back up lamp keeper": one person with no article before them is no object but a title. */
function opensWithTitle(text: string): boolean {
  const [, first = "", second = ""] = /^(?:lead|head|back[ -]?up|relief) (\p{L}+)(?: (\p{L}+))?/iu.exec(text) ?? [];
  const isOne = (word: string) => !word.endsWith("s") && isTitleNoun(word.toLowerCase());
  return isOne(first) || (!functionWords.has(first.toLowerCase()) && isOne(second));
}

/**
 * A sentence that opens in the present, in another tense: "Audit the till and report gaps" as "Audited the till and reported
 * gaps", "Audits the till" as "Audit the till". Which words are its verbs is learnt from lines in the past, where their
 * endings tell (`npm run train:deeds`). Comes back as it was where it opens with no verb; undefined where a word is in doubt.
 */
export function turnPresent(text: string, tense: "past" | "base", verbsFirst: boolean, tag: Tag): string | undefined {
  if (opensWithNone(text, tag)) return text;
  const places = verbPlaces(text, tag);
  if (places.length === 0) return undefined;
  shipped ??= readTagger(weights);
  const chances = verbChances(places, shipped);
  const [first] = places;
  const isPlural = first !== undefined && readVerb(text.slice(first.start, first.end))?.form === "third";
  const leastAt = (at: number) => (at > 0 ? sure.verb : isPlural ? sure.plural : verbsFirst ? sure.first : sure.verb);
  const isOpen = (chance: number, at: number) =>
    chance > (at === 0 ? sure.noFirst : places[at]?.isListed ? sure.listed : sure.other) &&
    chance < leastAt(at) &&
    !places[at]?.mayStay;
  if (chances.some(isOpen)) return undefined;
  if (first?.base === "have") return text;
  const verbs = places.filter((_, at) => (chances[at] ?? 0) >= leastAt(at));
  if (verbs.length === 0) return text;
  const past = (base: string) => (readVerb(base) ? pastOf(base) : rarePast(base, tag));
  const turned = verbs.map(({ base }) => (tense === "past" ? past(base) : base));
  if (verbs[0] !== first || turned.includes(undefined) || verbs.some(({ base }) => neverTurned.test(base)))
    return undefined;
  if (places.some((place) => isBetween(place, verbs, text))) return undefined;
  return verbs.reduceRight((told, { start, end }, at) => {
    const word = turned[at] ?? "";
    const cased = /^\p{Lu}/u.test(told.slice(start)) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    return told.slice(0, start) + cased + told.slice(end);
  }, text);
}

/** Behind a noun of a list stands a comma or "and", behind a verb what it is done to. */
const goesOn = /^ (?:the|an?|all|any|each|every|for|to|with|at|up|out|off|on|into)\b/u;

/** "Greet guests, account for keys, sweep floors": between verbs that are turned one that was held for none. */
function isBetween(place: VerbPlace, verbs: readonly VerbPlace[], text: string): boolean {
  const isSeries = /, (?:\p{L}+ly )?$/u.test(text.slice(0, place.start)) && goesOn.test(text.slice(place.end));
  return isSeries && !place.mayStay && !verbs.includes(place) && verbs.some(({ start }) => start > place.start);
}

/**
 * Whether a sentence in the present surely opens with a deed, as far as what was learnt can tell; among lines that open with verbs
 * less is enough. What stands behind the first word is not asked.
 */
export function opensInPresent(text: string, tag: Tag, verbsFirst = false): boolean {
  if (opensWithNone(text, tag)) return false;
  const places = verbPlaces(text, tag);
  shipped ??= readTagger(weights);
  return places.length > 0 && (verbChances(places, shipped)[0] ?? 0) >= (verbsFirst ? sure.first : sure.verb);
}

/** How likely the first word of a sentence in the present is its verb, 0 to 1. */
export function openingChance(text: string, tag: Tag): number {
  const places = verbPlaces(text, tag);
  shipped ??= readTagger(weights);
  return places.length === 0 ? 0 : (verbChances(places, shipped)[0] ?? 0);
}

/** How likely each of the words is a verb of the subject, from 0 to 1. */
export function verbChances(places: readonly VerbPlace[], tagger: Tagger): number[] {
  const { labels } = tagger;
  const chances = tagSequence(
    tagger,
    places.map(({ features }) => features),
  );
  return places.map(({ isSure }, at) => (isSure ? 1 : (chances[at * labels.length + labels.indexOf("verb")] ?? 0)));
}

/** The words of a sentence that may be verbs of its subject, the first one among them; none where that cannot be one, or it is too long. */
export function verbPlaces(text: string, tag: Tag): VerbPlace[] {
  if (text.length > longestSentence) return [];
  const { adverb, word } = openingOf(text);
  const first = readVerb(word);
  const form = first?.form === "third" ? "third" : "base";
  const isWhole = /^(?:['’]|\s*[–—:-]\s|$)/u.test(text.slice(adverb.length + word.length));
  if (isWhole || first?.form !== form) return [];
  const frame = form === "base" ? "I " : "She ";
  const words = tag(`${frame}${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  const at = words.findIndex(({ start }) => start >= frame.length + adverb.length);
  const places: VerbPlace[] = [];
  // "Wash or lorry crates": whether the second word is done as well nobody knows.
  if (words[at + 1]?.pos === "CCONJ" && baseAt(words, at + 2, form, tag) === undefined) return [];
  for (let index = at; index >= 0 && index < words.length; index += 1) {
    if (opensNextLine(words, at, index, form)) return [];
    const other = otherForm(words, at, index, form);
    const base = other ?? baseAt(words, index, form, tag);
    if (base === undefined) {
      if (index === at) return [];
      continue;
    }
    const { start, end } = words[index] as Word;
    places.push({
      start: start - frame.length,
      end: end - frame.length,
      base,
      isListed: !/^(?:no|to)$/u.test(jointBefore(words, index)[0]),
      isSure: other !== undefined,
      mayStay: form === "base" && hasInfinitive(words.slice(at + 1, index)),
      features: featuresAt(words, index, { at, form, base }),
    });
  }
  return places;
}

/** The bare form of a word that may be a verb in this form: by the table, or for the tagger. */
function baseAt(words: Word[], index: number, form: Form, tag: Tag): string | undefined {
  const { text, pos, isKnown } = words[index] ?? { text: "", pos: "", isKnown: false };
  if (!/^\p{L}\p{Ll}+$/u.test(text)) return undefined;
  const verb = readVerb(text);
  if (verb) return verb.form === form ? verb.base : undefined;
  const isRare = form === "base" && pos === "VERB" && isKnown && !/(?:ing|ed)$/u.test(text);
  return isRare && rarePast(text.toLowerCase(), tag) !== undefined ? text.toLowerCase() : undefined;
}

/** "... three depots Audit the till": the next line has run into this one. */
function opensNextLine(words: Word[], at: number, index: number, form: Form): boolean {
  const { text } = words[index] as Word;
  const verb = readVerb(text);
  const isCapital = index > at && /^\p{Lu}\p{Ll}/u.test(text);
  return isCapital && verb?.form === form && !verb.nounToo && jointBefore(words, index)[0] === "no";
}

/** The bare form of a verb that is listed with the first one and stands in the other present form. */
function otherForm(words: Word[], at: number, index: number, form: Form): string | undefined {
  const { text, pos } = words[index] as Word;
  const verb = pos === "VERB" ? readVerb(text) : undefined;
  if (index === at || !verb || verb.nounToo || verb.form !== (form === "base" ? "third" : "base")) return undefined;
  const [joint] = jointBefore(words, index);
  const between = words.slice(at + 1, index);
  // "Helps guests plan and book tours"
  const isHelped = words.slice(at, index).some(({ text: word }) => /^(?:help|assist|let|make|ensur)/iu.test(word));
  if (joint === "no" || joint === "to" || isHelped || hasInfinitive(between)) return undefined;
  return between.some(({ text: word }) => newSubject.test(word)) ? undefined : verb.base;
}

function hasInfinitive(words: Word[]): boolean {
  return words.some(({ text }, at) => {
    const next = words[at + 1];
    return text === "to" && (next?.pos === "VERB" || readVerb(next?.text ?? "")?.form === "base");
  });
}

const newSubject = /^(?:I|we|he|she|they|it|who|which|that|where|when|while|whose|if|as)$/iu;
/** Distances from the last sign of a kind that are told apart. */
const farWords = 6;

function featuresAt(
  words: Word[],
  index: number,
  { at, form, base }: { at: number; form: Form; base: string },
): string[] {
  const look = (place: number) => lookOf(words[place]);
  const word = words[index] as Word;
  const verb = readVerb(word.text);
  const kind = verb === undefined ? "rare" : verb.nounToo ? "noun-too" : "plain";
  const isFirst = index === at;
  const [joint, before] = jointBefore(words, index);
  const behind = words.slice(at + 1, index);
  const has = (is: (one: Word) => boolean) => behind.some(is);
  const sinceTo = behind.length - 1 - behind.findLastIndex(({ text }) => text === "to");
  const isTo = has(({ text }) => text === "to");
  const next = look(index + 1);
  const features = [
    "all",
    form,
    kind,
    `pos ${word.pos}`,
    `joint ${joint}`,
    `joint ${joint} ${kind}`,
    `joint ${joint} pos ${word.pos}`,
    `joint ${joint} next ${next}`,
    `joint ${joint} next ${next} ${kind}`,
    `before ${look(before)}`,
    `joint ${joint} before ${posAt(words, before)} pos ${word.pos}`,
    `joint ${joint} pos ${word.pos} next ${posAt(words, index + 1)} ${kind} ${form}`,
    `next ${next}`,
    `next ${next} ${posAt(words, index + 2)}`,
    `pos ${word.pos} next ${next}`,
    `beside ${look(index - 1)}`,
    `beside ${look(index - 1)} pos ${word.pos}`,
    ...(isTo ? [`to ${Math.min(farWords, sinceTo)}`, `to joint ${joint} ${kind}`] : ["no to"]),
    ...(has(({ text }) => newSubject.test(text)) ? ["subject", `subject joint ${joint}`] : []),
    ...(has(({ text }) => /^[(]$/u.test(text)) && !has(({ text }) => text === ")") ? ["bracket"] : []),
    ...(has(({ pos }) => pos === "ADP") ? [`behind ADP joint ${joint}`] : [`no ADP joint ${joint}`]),
    ...(has(({ text }) => /ing$/u.test(text)) ? [`gerund joint ${joint}`] : []),
    ...(/^\p{Lu}/u.test(word.text) ? [`capital joint ${joint}`] : []),
    `far ${Math.min(farWords, index - at)} joint ${joint}`,
    ...(resumeShare(base) >= leastShare ? [`base ${base}`, `base ${base} pos ${word.pos}`] : []),
  ];
  const opening = ["all", form, kind, `pos ${word.pos}`, `${kind} pos ${word.pos} next ${next}`, `next ${next}`];
  return isFirst
    ? [
        ...opening,
        `${kind} next ${posAt(words, index + 1)} ${posAt(words, index + 2)}`,
        `next ${posAt(words, index + 1)} ${posAt(words, index + 2)} pos ${word.pos}`,
        `${form} ${kind}`,
        ...(resumeShare(base) >= leastShare ? [`base ${base}`, `base ${base} next ${posAt(words, index + 1)}`] : []),
      ].map((name) => `first ${name}`)
    : features;
}

/** The comma or "and" that a word is listed behind, past its adverb, and the place before it; "no" where there is none. */
function jointBefore(words: Word[], index: number): [joint: string, before: number] {
  const isJoint = (place: number) => words[place]?.pos === "CCONJ" || /^[,;/&.:]$/u.test(words[place]?.text ?? "");
  const beside = words[index - 1];
  const place =
    (beside?.pos === "ADV" || /ly$/u.test(beside?.text ?? "")) && isJoint(index - 2) ? index - 2 : index - 1;
  if (!isJoint(place)) return [words[index - 1]?.text === "to" ? "to" : "no", index - 1];
  const isDouble = words[place]?.pos === "CCONJ" && words[place - 1]?.text === ",";
  const name = isDouble ? ", and" : (words[place]?.text.toLowerCase() ?? "");
  return [place < index - 1 ? `${name} ly` : name, isDouble ? place - 2 : place - 1];
}

function posAt(words: Word[], place: number): string {
  return words[place]?.pos ?? "end";
}

/** A small word by itself, any other one by its part of speech and its end. */
function lookOf(word: Word | undefined): string {
  if (!word) return "end";
  const small = word.text.toLowerCase();
  if (functionWords.has(small) || !/\p{L}/u.test(small)) return small;
  const end = /(?:ing|ed|ly|ment|[ts]ion|[ae]nce|[eo]r|ity|al|ss|s)$/u.exec(small)?.[0] ?? "";
  const form = readVerb(small)?.form;
  return `${word.pos}${end && `-${end}`}${form === "base" || form === "third" ? `=${form}` : ""}`;
}
