import { opensInPresent } from "~/tailor/grammar/deed-verbs";
import { sentencesOf } from "~/tailor/grammar/split-sentences";
import type { Tag, Word } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import type { Posting, Requirement } from "~/tailor/posting";
import { weightOf } from "~/tailor/propose/relevance";
import type { Span } from "~/tailor/resume";

/** How words of a post go on behind the words that introduce them. */
export const askForms = ["deed", "third", "work", "thing", "speech"] as const;

/** Words of the post as a letter can quote them. */
export interface QuotableWords {
  text: string;
  /** "greet visitors", behind "someone to"; "greets visitors", behind "someone who"; "greeting visitors", behind "the work includes"; "a clean licence", behind "you ask for"; or a sentence of the employer's own. */
  form: (typeof askForms)[number];
  /** The sentence or bullet that they stand in. */
  place: Span;
  /** 3 for a must, 0 for what is no requirement but a duty. */
  weight: number;
  /** Where they come from: a part of a sentence, or what the post's reader cut out of it as asked for. */
  isTerm: boolean;
  /** Ids of the requirements that they speak of. */
  ids: string[];
  /** Other words of the same sentence say all of it and more. */
  isWithinLonger?: boolean;
}

/** In words. */
const length = { fewest: 3, most: 18, mostOfSpeech: 22 };
/** In characters: so much of a sentence or of a part of a post is looked at. */
const mostOfSentence = 320;
const mostOfPart = 2000;
const mostPieces = 80;

/** All words of a post that a letter could quote, each once, in the post's order. */
export function quotableWords({ requirements, duties, source }: Posting, tag: Tag): QuotableWords[] {
  const asked = requirements.filter(({ kind }) => kind === "skill" || kind === "tool" || kind === "experience");
  const spans = [...asked.map(({ sentence }) => sentence), ...duties].filter(
    (span, at, all) => all.findIndex(({ start, end }) => start === span.start && end === span.end) === at,
  );
  const found = spans
    .sort((one, other) => one.start - other.start)
    .flatMap((place): QuotableWords[] => {
      const text = source.slice(place.start, Math.min(place.end, place.start + mostOfPart)).replace(/\s+/gu, " ");
      const sentences = sentencesOf(text);
      const own = asked
        .filter(({ sentence }) => sentence.start === place.start && sentence.end === place.end)
        .filter(({ term }) => !sentences.some((one) => one.includes(term) && denied.test(one)));
      const parts = sentences.flatMap((sentence) =>
        partsOf(sentence).flatMap((part) => {
          const formed = formOf(part, tag);
          const ids = own.filter((one) => part.includes(one.term));
          return formed ? [{ ...formed, place, isTerm: false, ...ofRequirements(ids) }] : [];
        }),
      );
      const terms = own.flatMap((one) =>
        [one.term, one.wording ?? ""].filter(isSound).flatMap((part) => {
          const formed = formOf(part, tag);
          return formed ? [{ ...formed, place, isTerm: true, ...ofRequirements([one]) }] : [];
        }),
      );
      return [...parts, ...terms];
    });
  const seen = new Set<string>();
  return found
    .filter(({ text }) => {
      const isNew = !seen.has(text.toLowerCase());
      seen.add(text.toLowerCase());
      return isNew;
    })
    .slice(0, mostPieces)
    .map((one, _, all) => ({ ...one, isWithinLonger: all.some((other) => isWithin(one, other)) }));
}

/** Whether the other words say all of these and more. */
export function isWithin(one: QuotableWords, other: QuotableWords): boolean {
  return (
    one.place === other.place &&
    other.text.length > one.text.length &&
    other.text.toLowerCase().includes(one.text.toLowerCase())
  );
}

function ofRequirements(own: readonly Requirement[]): { weight: number; ids: string[] } {
  return { weight: Math.max(0, ...own.map(weightOf)), ids: own.map(({ id }) => id) };
}

/** Where a sentence of a post may end sooner, and where what it asks for may begin. */
const ends =
  /,|:|\s\(|\s[–—-]\s|\s(?:such as|including|in order to|so that|as well as|as needed|while|whether|(?:to|that) ensures?|and)\b/gu;
const begins =
  /\b(?:you|candidates?|applicants?|person|individual|role|position|representatives?|incumbent) (?:will|['’]ll|must|should|shall)(?: also| be able to| have)? |\byou['’]ll |\b(?:ability|able|need|needed|expected|required|responsib\p{L}+|duties|someone|willing|hired|looking) (?:to|for|who|include|includes|including) |\b(?:experience|skills?|background|knowledge|expertise) (?:in|with|of) |^[\p{L} /&]{3,40}:[\s-]*|^(?:and|also|will|must|then) /giu;

/** What is denied, limited or only welcome is not asked for. */
const denied =
  /\b(?:no|not|never|rarely|without|except|unless|nor|hardly|nobody|instead|in lieu|rather than|outside|only|little|avoid\p{L}*|refrain\p{L}*|optional|plus|cannot)\b|n['’]t\b|\bnice to have\b/iu;

/** The parts of a sentence that can stand alone: the whole, what it ends with sooner, and what begins behind "you will". */
function partsOf(sentence: string): string[] {
  if (denied.test(sentence)) return [];
  const whole = sentence.slice(0, mostOfSentence).replace(/^[^\p{L}\d]+|[\s.,;:!?]+$/gu, "");
  const from = [0, ...[...whole.matchAll(begins)].map(({ index, 0: lead }) => index + lead.length)];
  return [...new Set(from)].flatMap((start) => {
    const rest = whole.slice(start);
    const cuts = [...rest.matchAll(ends)].map(({ index }) => rest.slice(0, index));
    return [...new Set([rest, ...cuts].map((part) => part.replace(/[\s,;:–—-]+$/u, "")))].filter(isSound);
  });
}

const unquotable =
  /\b(?:years?|yrs|also|job description|(?:as|when) (?:assigned|requested|required|directed|necessary))\b|\p{Ll} Responsible\b|["“”()[\]|•*?!]|\$|https?:|@|\.\s/u;
const endsOpen = /\b(?:and|or|of|the|an?|for|in|on|at|with|from|as|to|by|that|which|you|we|our|your|their|is|are)$/iu;

function isSound(part: string): boolean {
  const words = part.split(" ").length;
  return (
    words >= length.fewest &&
    words <= length.mostOfSpeech &&
    !unquotable.test(part) &&
    !endsOpen.test(part) &&
    /\p{Ll}/u.test(part) &&
    !isTitled(part) &&
    !isOpenList(part)
  );
}

/** "wash floors, dust shelves" of a longer list has lost its end. */
function isOpenList(text: string): boolean {
  return text.includes(",") && !/,? (?:and|or) [^,]+$/u.test(text);
}

/** "Handle Guest Complaints": written as a heading. */
function isTitled(text: string): boolean {
  const words = text.split(" ").filter((word) => /^\p{L}{4,}/u.test(word));
  return words.length > 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2;
}

const wantedBehind =
  / (?:is|are) (?:strictly |highly )?(?:required|preferred|essential|desired|desirable|needed|necessary|mandatory)$/iu;
const toDo =
  /^(?:(?:as an? [^,]{3,50}, )?(?:you|the (?:successful |ideal )?(?:candidate|person)|candidates?|applicants?|this (?:role|position|person)) )?(?:will|['’]ll|must|should|shall)(?: also)?(?: be able to)? (?=\p{Ll})/iu;
const able = /^(?:must |should )?(?:be )?able to |^(?:the |an? )?(?:proven |demonstrated |strong )?ability to /iu;
const owed = /^(?:responsible|accountable) for /iu;
const having = /^(?:(?:you )?(?:must|should|will) have|have) (?=[\p{Ll}\d])/iu;

function formOf(part: string, tag: Tag): Pick<QuotableWords, "text" | "form"> | undefined {
  const size = part.split(" ").length;
  const rest = part.replace(wantedBehind, "").replace(having, "").replace(able, "").replace(toDo, "").replace(owed, "");
  const small = smallFirst(rest);
  const words = tag(small);
  const ends = isWhole(words);
  const isFitting = size <= length.most && rest.split(" ").length >= length.fewest;
  if (!/\b(?:we|you|your|us|I|me|my|he|she|his|her)\b/iu.test(rest) && isFitting && ends) {
    const { form } = readVerb(words[0]?.text ?? "") ?? {};
    if (form === "base" && (able.test(part) || toDo.test(part) || opensWithBase(small, words, tag)))
      return { text: lowerFirst(rest), form: "deed" };
    if (form === "third" && words[0]?.pos === "VERB") return { text: lowerFirst(rest), form: "third" };
    // "Handling complaints is part of it" goes on with a verb of its own.
    const isSentence = words.some(({ pos }) => pos === "AUX");
    if (form === "gerund" && words[0]?.pos !== "NOUN" && !isSentence) return { text: lowerFirst(rest), form: "work" };
    if (isThing(words)) return { text: small, form: owed.test(part) ? "work" : "thing" };
  }
  return /\b(?:we|you)\b/iu.test(part) && /^\p{Lu}/u.test(part) && isWhole(tag(part)) && size > 4
    ? { text: part, form: "speech" }
    : undefined;
}

function opensWithBase(text: string, words: readonly Word[], tag: Tag): boolean {
  const verb = readVerb(words[0]?.text ?? "");
  // "make-ready of rooms" is a thing.
  if (words[1]?.text === "-") return false;
  return verb?.form === "base" && (!verb.nounToo || words[0]?.pos === "VERB" || opensInPresent(text, tag));
}

/** A noun with what belongs to it, and no deed of anybody. */
function isThing(words: readonly Word[]): boolean {
  const isNamed = words.some(({ pos }) => /^(?:NOUN|PROPN)$/u.test(pos));
  // "Check delivery papers" may be a deed.
  const [first, second, ...others] = words.filter(({ pos }) => pos !== "PUNCT");
  const mayAct = readVerb(first?.text ?? "")?.form === "base" && !/^experience$/iu.test(first?.text ?? "");
  if (mayAct && others.length > 0 && !/^(?:ADP|CCONJ)$/u.test(second?.pos ?? "")) return false;
  const isFree = words.every(
    ({ pos, text }) => pos !== "AUX" && pos !== "PRON" && (pos !== "VERB" || /(?:ing|ed)$/u.test(text)),
  );
  return isNamed && isFree && /^(?:NOUN|PROPN|ADJ|NUM|DET|VERB)$/u.test(words[0]?.pos ?? "");
}

/** Ends with what it is about: "keep clean" of "keep clean, safe rooms" does not. */
function isWhole(words: readonly Word[]): boolean {
  const last = words.findLast(({ pos }) => pos !== "PUNCT");
  return last !== undefined && /^(?:NOUN|PROPN|NUM|VERB|ADV|PRON)$/u.test(last.pos);
}

function lowerFirst(text: string): string {
  return /^(?:\p{Lu}{2}|\S+ \p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function smallFirst(text: string): string {
  const [first = ""] = /^[\p{L}'’-]+/u.exec(text) ?? [];
  // "Real Estate": a name of two words.
  const isName = /^\S+ \p{Lu}/u.test(text);
  return /^\p{Lu}\p{Ll}+$/u.test(first) && !isName && isCommonWord(first.toLowerCase())
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
