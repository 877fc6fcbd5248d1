import { isNounLine } from "./noun-line";
import { rareBase, rareGerund, rarePast, rareVerb } from "./rare-verb";
import type { Tag, Word } from "./tagger";
import { gerundOf, isUsedAsVerb, openingOf, pastOf, readVerb, thirdOf, type VerbForm } from "./verb-forms";
import {
  chained,
  endsList,
  hasFormOf,
  isHyphened,
  isListedVerb,
  isNounList,
  isStray,
  mayActHere,
  opensCompound,
  opensObject,
  takesObject,
} from "./word-places";

type Form = VerbForm["form"];

/** A line that says what somebody did: "Hired and trained nine cooks". */
export interface Deed {
  text: string;
  form: Form;
  /** The verbs that share the line's subject, in order; places in `text`. */
  verbs: { start: number; end: number; base: string }[];
  /** Verbs of the same subject in a present form that is not the first one's ("Greeted and check in guests"). */
  strays: { start: number; end: number; base: string }[];
  /** The verbs are in more than one form. */
  mixed: boolean;
  /** One of them is in the past, and the first one is not. */
  hasPast: boolean;
  /** A word may belong to the verbs or not, or another sentence follows: the line cannot be put into another form. */
  unsure: boolean;
  /** The past of a verb that the table does not have; undefined where nobody knows how it bends. */
  rarePast: (base: string) => string | undefined;
}

const subjects: Record<Form, string> = { base: "I ", past: "I ", third: "She ", gerund: "I was " };
const newSubject = /^(?:I|we|he|she|they|it|who|which|that|where|when|while|whose|if|as)$/iu;
/** Words that introduce in the form of a gerund. */
const neverDeed = /^(?:including|following|regarding|concerning|excluding|pending|according)$/u;
/** "Troubleshooting and repair of", "Laying out of": the noun would be left hanging behind the verb. */
const nounFollows = /^\p{L}+ing(?:(?:,| and| &) (?:\p{L}+ )?\p{L}+| (?:up|out|off|down|in|over|back)) of\b/u;
/** "Meeting the guests was a part of it": the gerund is what the sentence speaks of. */
const isSubject =
  /^\p{L}+ing\s(?:(?!\b(?:who|which|that|where|what|when|while|if|how|as|because|ensur\p{L}+)\b)[^.;,:]){0,200}\s(?:was|were|is|are)\s/iu;
/** What somebody is or has, in the form of a deed: "Experienced in retail", "Certified Instructor". */
const quality =
  /^(?:experienced|skilled|versed|qualified|interested|dedicated|committed|motivated|combined|accustomed|certified|licensed|registered|accredited)(?! (?:the|an?|all|over|more|\d))/iu;

/**
 * Reads a line as one deed or several of one subject; undefined where its first word is not known to be a verb there.
 * `verbsFirst`: the lines around it open with verbs, so that "Process payroll" is one as well.
 */
export function readDeed(text: string, tag: Tag, verbsFirst = false): Deed | undefined {
  const { adverb, word } = openingOf(text);
  const whole = adverb + word;
  // In capitals throughout nobody knows its names.
  if (/^['’-]/u.test(text.slice(whole.length)) || !/\p{Ll}/u.test(text)) return undefined;
  const isNone =
    [quality, nounFollows, isSubject].some((pattern) => pattern.test(text)) ||
    neverDeed.test(word.toLowerCase()) ||
    isNounLine(text, tag);
  const verb = isNone
    ? undefined
    : (verbOf(word) ?? (verbsFirst ? rareVerb(word, text.slice(whole.length), tag) : undefined));
  if (!verb) return undefined;
  const frame = subjects[verb.form];
  const words = tag(`${frame}${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  const at = words.findIndex(({ start }) => start >= frame.length + adverb.length);
  const next = words[at + 1];
  if (!next || !isTaggedVerb(verb, words[at] as Word, next)) return undefined;
  // "Disciplined, energetic employee", "Scheduling, menu development": behind a comma another deed follows, or it was none.
  const isParticiple = verb.form === "past" || verb.form === "gerund";
  if (isParticiple && next.text === "," && verbOf(words[at + 2]?.text ?? "")?.form !== verb.form) return undefined;
  if (/^[:–—-]$/u.test(next.text) || (verb.form === "gerund" && /,\s(?:I|we)\s/u.test(text))) return undefined;
  if (!isVerbHere(verb, next, text.slice(whole.length), verbsFirst)) return undefined;
  const first = { start: adverb.length, end: whole.length, base: verb.base };
  const isRareToo = verbsFirst && verb.form === "gerund";
  const rare = ({ text: listed, end }: Word) => rareGerund(listed, text.slice(end - frame.length), tag);
  const read = (word: Word, isRow: boolean) =>
    readVerb(word.text) ??
    (isRareToo ? rare(word) : isRow && verb.form === "base" ? rareBase(word.text, tag) : undefined);
  const listed = others(words, at, verb.form, frame.length, first, read);
  return { text, form: verb.form, ...listed, rarePast: (base) => rarePast(base, tag) };
}

/** The line with all its verbs in one form; undefined where that is not sure. "be" and "have" are left alone. */
export function inForm(deed: Deed, form: Form): string | undefined {
  if (deed.form === form && !deed.mixed) return deed.text;
  if (deed.mixed && (deed.form === "gerund" || (deed.hasPast && form !== "past"))) return undefined;
  const verbs = [...(deed.form === form ? [] : deed.verbs), ...deed.strays].sort(
    (one, other) => one.start - other.start,
  );
  const past = (base: string) => (readVerb(base) ? pastOf(base) : deed.rarePast(base));
  const third = (base: string) => (readVerb(base) ? thirdOf(base) : undefined);
  const inflect = { past, third, base: (base: string) => base, gerund: gerundOf }[form];
  if (deed.unsure || verbs.some(({ base }) => /^(?:have|be)?$/u.test(base) || inflect(base) === undefined))
    return undefined;
  return verbs.reduceRight((text, { start, end, base }) => {
    const turned = inflect(base) ?? base;
    const cased = /^\p{Lu}/u.test(text.slice(start)) ? turned.charAt(0).toUpperCase() + turned.slice(1) : turned;
    return text.slice(0, start) + cased + text.slice(end);
  }, deed.text);
}

/** The verb of the table, or a past by its ending ("Spearheaded"); "set" and "cut" are read as the past. */
function verbOf(word: string): VerbForm | undefined {
  const verb = readVerb(word);
  if (verb?.form === "base" && pastOf(verb.base) === verb.base) return { ...verb, form: "past" };
  return verb ?? (/^\p{L}{2,}ed$/u.test(word) ? { base: "", form: "past", nounToo: false } : undefined);
}

/** The tagger takes some pasts for adjectives: "Configured routers" is a deed, "Licensed nurse" is none. */
function isTaggedVerb({ form, base }: VerbForm, word: Word, next: Word): boolean {
  if (word.pos === "VERB" || (word.pos === "AUX" && /^(?:have|do)$/u.test(base))) return true;
  return form === "past" && base !== "" && (/^(?:DET|CCONJ|NUM)$/.test(next.pos) || /\p{Ll}{2}s$/u.test(next.text));
}

function isVerbHere(verb: VerbForm, next: Word, rest: string, verbsFirst: boolean): boolean {
  if (next.text === "of" && verb.form === "gerund") return false;
  if (verb.form === "past") return next.pos !== "PUNCT" || next.text === ",";
  // "Managing analyst for", "Working chef", "Training materials": the word describes the noun behind it.
  if (verb.form === "gerund")
    return (
      (!verb.nounToo || actsOn(verb, rest)) &&
      (verbsFirst || next.pos !== "NOUN" || /s$|^(?:staff|data|inventory)$/u.test(next.text))
    );
  if (/^(?:of|is|was|were|are|for)$/u.test(next.text)) return false;
  return verb.nounToo ? isUsedAsVerb(verb, rest) || (verbsFirst && /^ \p{L}/u.test(rest)) : true;
}

/** "Training new staff", but not "Training in first aid". */
function actsOn(verb: VerbForm, rest: string): boolean {
  return isUsedAsVerb(verb, rest) && !/^ (?:with|in|on|to|as|about)\b/u.test(rest);
}

/** The verbs that the first one is listed with, up to where somebody or something else acts. */
function others(
  words: Word[],
  at: number,
  form: Form,
  shift: number,
  first: Deed["verbs"][number],
  read: (word: Word, isRow: boolean) => VerbForm | undefined,
): Pick<Deed, "verbs" | "strays" | "mixed" | "hasPast" | "unsure"> {
  const verbs = [first];
  const strays: Deed["strays"] = [];
  let mixed = false;
  let hasPast = false;
  let unsure = words.some(({ text }, index) => /^[.•;]$/u.test(text) && index < words.length - 1);
  let hasInfinitive = false;
  /** "to work and": where nothing hangs on it, it may be no verb, and what follows it no part of it. */
  let isLoose = false;
  const chain = chained(words, at);
  for (let index = at + 1; index < words.length; index += 1) {
    const word = words[index] as Word;
    if (newSubject.test(word.text) && word.text !== "as") {
      // "... ensure that it meets the code and perform repairs": whose deed the last one is only its writer knows.
      unsure ||= form !== "past" && words.some((_, later) => later > index && isListedVerb(words, later, form));
      break;
    }
    const before = words[index - 1] as Word;
    const joint = before.pos === "ADV" && before.text !== "new" ? (words[index - 2] as Word) : before;
    if (before.text === "to" || joint.text === "to") {
      const isInfinitive = readVerb(word.text)?.form === "base" || (word.pos === "VERB" && !/ing$/u.test(word.text));
      hasInfinitive ||= isInfinitive;
      isLoose ||= isInfinitive && endsList(words[index + 1]);
    }
    const isListed = joint.pos === "CCONJ" || /^[,;/&]$/.test(joint.text);
    const isRow = chain.has(index) || (index === at + 2 && joint === before && joint.pos === "CCONJ");
    const isWord =
      (isRow ? /^\p{Lu}?\p{Ll}/u : /^\p{Ll}/u).test(word.text) &&
      !neverDeed.test(word.text) &&
      !isHyphened(words, index);
    // "Services accounts, Prepares vouchers": two lines in one.
    const capital = isListed && !isWord && /^\p{Lu}\p{Ll}/u.test(word.text) ? readVerb(word.text) : undefined;
    if (capital && capital.form !== "past" && !capital.nounToo) unsure = true;
    const isActing = isRow && takesObject(words[index + 1]);
    // "in a calm and caring way": it describes, as the word beside it does.
    const isQuality = words[index - 2]?.pos === "ADJ" || /^an?$/u.test(words[index - 3]?.text ?? "");
    const describes = form === "gerund" && isQuality && words[index + 1]?.pos === "NOUN";
    const verb = (isListed || chain.has(index)) && isWord && !describes ? read(word, isActing) : undefined;
    // "Planning and introduction on": the noun would be left hanging.
    if (form === "gerund" && index === at + 2 && joint.pos === "CCONJ" && !verb) unsure = true;
    // "Receive, open, unpack and issue goods": one of the chain is not known.
    if (index === at + 2 && joint.text === "," && isWord && !verb) unsure = true;
    const place = { start: word.start - shift, end: word.end - shift, base: verb?.base ?? "" };
    // "Prepared, packaging and delivered": in a chain of verbs a word is one.
    if (verb && chain.has(index) && verb.form !== form) {
      mixed = true;
      if (verb.form === "past") hasPast = true;
      else if (verb.form === "gerund") unsure = true;
      else strays.push(place);
      continue;
    }
    // "Providing reports and reporting as needed": not in one row with the first, it may be a noun.
    if (
      form === "gerund" &&
      isListed &&
      isWord &&
      !(isRow && verb) &&
      /ing$/u.test(word.text) &&
      !takesObject(words[index + 1])
    )
      unsure = true;
    // "Rinsing and lorrying crates": a verb that nobody knows; "stiff or peeling paint" has none.
    const isOpen = form === "gerund" && joint.pos === "CCONJ" && words[index - 2]?.pos !== "ADJ";
    if (isOpen && !verb && !describes && /ing$/u.test(word.text) && !isHyphened(words, index)) unsure = true;
    // "Find the faults and demist the panes": a verb that the table does not have cannot be turned with the first.
    if (!verb && form !== "past" && joint.pos === "CCONJ" && word.pos === "VERB" && hasFormOf(word.text, form))
      unsure = true;
    // "Baking bread, check of orders and sales": things are listed, of which the first one alone is done.
    if (form === "gerund" && verb?.form === "base" && isListed) unsure = true;
    // "Wash and lorry crates": whether the second word is done to them as well nobody knows.
    if (!verb && form === "base" && isActing && isWord && word.pos !== "ADJ") unsure = true;
    if (!verb || (verb.form === "gerund") !== (form === "gerund")) continue;
    // "Greets and signs in guests": a small word may stand before the object.
    const behind = words[index + 1]?.pos === "ADP" ? words[index + 2] : undefined;
    const isSecond =
      isRow && !chain.has(index) && (!verb.nounToo || takesObject(words[index + 1]) || opensObject(behind));
    const isVerb =
      word.pos === "VERB" ||
      (joint.pos === "CCONJ" && /ly$/u.test(words[index + 1]?.text ?? "")) ||
      isSecond ||
      (!verb.nounToo && word.pos !== "ADJ");
    const isClose = joint.pos === "CCONJ" && index - at <= 3;
    if (verb.form === form) {
      // "Work with cooks to plan menus and order goods": behind an infinitive a plain form may be another one.
      if (hasInfinitive && form === "base") unsure ||= isLoose;
      else if (form === "base" && verb.nounToo && !isClose && !chain.has(index) && opensCompound(words, index))
        unsure = true;
      // "Defines scope, plans and deliverables": the third person of a verb is the plural of its noun.
      else if (form === "third" && !chain.has(index) && endsList(words[index + 1])) unsure ||= word.pos === "VERB";
      else if (
        isVerb ||
        chain.has(index) ||
        (form !== "past" && opensObject(words[index + 1]) && !isNounList(words, index))
      )
        verbs.push(place);
      else if (
        (isClose && verb.nounToo && (isRow || word.pos !== "NOUN")) ||
        joint.text === ";" ||
        words[index - 2]?.text === ";" ||
        (form !== "past" && mayActHere(words, index))
      )
        unsure = true;
      continue;
    }
    if (form === "gerund" || (hasInfinitive && verb.form === "base")) continue;
    if (verb.form === "past") {
      hasPast ||= form !== "past" && word.pos === "VERB" && joint.pos === "CCONJ";
      continue;
    }
    if (isRow && takesObject(words[index + 1])) strays.push(place);
    else if (isStray(words, index, verb)) strays.push(place);
    else if (verb.nounToo && joint.pos === "CCONJ" && word.pos === "VERB" && words[index + 1]?.pos === "NOUN")
      unsure = true;
  }
  return { verbs, strays, mixed: mixed || hasPast || strays.length > 0, hasPast, unsure };
}
