import { opensInPresent } from "~/tailor/grammar/deed-verbs";
import { sentencesOf } from "~/tailor/grammar/split-sentences";
import type { Tag, Word } from "~/tailor/grammar/tagger";
import { openingOf, readVerb } from "~/tailor/grammar/verb-forms";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { isCommonWord, resumeShare } from "~/tailor/lexicon/word-frequencies";
import { dot } from "~/tailor/lexicon/word-kinship";
import { middleOf } from "~/tailor/match/evidence/trace-words";
import { oncePer } from "~/tailor/once-per";
import type { Posting } from "~/tailor/posting";
import type { Answered } from "./answered";
import { likenessOfWords, wordsOf } from "./line-features";
import type { Line } from "./quotable-lines";

/** Words of the post that a line answers, as a letter can repeat them. */
export interface AskedWords {
  text: string;
  /** "greet visitors", behind "someone to"; "greets visitors", behind "someone who"; "a clean licence", behind "you ask for"; "greeting visitors", behind "your post speaks of"; or a sentence of the employer's own. */
  form: "deed" | "third" | "thing" | "work" | "speech";
  thing: Answered;
  /** How well they introduce the line; the larger the better. */
  worth: number;
}

/** In words. */
const length = { fewest: 3, most: 16, mostOfSpeech: 22 };
/**
 * How alike the words and the line are to be: by their stems alone, or, where the match found the thing in the line, by fewer stems and by
 * the company that their words keep; above `most` the line would only repeat them.
 */
const likeness = { least: 0.24, proven: 0.2, field: 0.5, most: 0.6, echo: 1.5 };
const mustWeight = 3;
/** What comes early in a post is wanted most. */
const worths = { likeness: 1.4, weight: 0.8, early: 0.7, deed: 0.3, speech: 0.3, long: -0.2, nice: -0.8 };

/** The words of the post that introduce the line best; undefined where none surely speak of what it tells. */
export function askedWordsOf(
  line: Line,
  things: readonly Answered[],
  posting: Posting,
  tag: Tag,
): AskedWords | undefined {
  const own = wordsOf(line.text);
  const field = middleOf(own.keys());
  const [best] = things
    .filter((thing) => thing.lines.has(line))
    .flatMap((thing) =>
      piecesOf(posting.source.slice(thing.place.start, thing.place.end), tag).flatMap((piece) => {
        const words = wordsOf(piece);
        const alike = likenessOfWords(own, words);
        const isNear =
          alike >= likeness.least ||
          (thing.isProven && alike >= likeness.proven && fieldOf(words, field) >= likeness.field);
        const said = isNear && isOfSameThing(piece, line, posting, tag) ? formOf(piece, tag) : undefined;
        if (!said) return [];
        const isLong = said.text.split(" ").length > length.most - 2;
        const worth =
          worths.likeness * Math.min(alike, likeness.most) -
          likeness.echo * Math.max(0, alike - likeness.most) +
          worths.weight * Math.min(1, thing.weight / mustWeight) +
          worths.early * (1 - thing.place.start / Math.max(1, posting.source.length)) +
          (thing.weight < 2 ? worths.nice : 0) +
          (said.form === "deed" || said.form === "third" ? worths.deed : said.form === "speech" ? worths.speech : 0) +
          (isLong ? worths.long : 0);
        return [{ ...said, thing, worth }];
      }),
    )
    .sort((one, other) => other.worth - one.worth);
  return best;
}

/** A noun in so many resumes, or so often in this post, tells nothing by itself. */
const generic = { resumes: 0.4, inPost: 4 };
/** Up to this share of resumes one noun alone tells what is meant. */
const rareShare = 0.12;

/**
 * Whether the line is about the very thing that the words of the post are about, and not only about its field: what they do, they
 * do to it (the first nouns), or two of their telling nouns stand in the line, or one that the post has nowhere else.
 */
function isOfSameThing(piece: string, line: Line, posting: Posting, tag: Tag): boolean {
  const own = new Set(tokenize(line.text).map(({ word }) => word.stem));
  const small = smallFirst(piece);
  const [asked, done] = [small, line.text].map((text) => readVerb(openingOf(text).word)?.base);
  const words = tag(small).slice(asked === undefined ? 0 : 1);
  const behind = asked === undefined ? -1 : words.findIndex(({ pos }, at) => pos === "ADP" && at > 0);
  const isNoun = ({ pos, text }: Word) => /^(?:NOUN|PROPN)$/u.test(pos) || readVerb(text)?.form === "gerund";
  const sharedOf = (some: readonly Word[]) => {
    const stems = some.filter(isNoun).flatMap(({ text }) => tokenize(text).map(({ word }) => word.stem));
    return [...new Set(stems)].filter((stem) => own.has(stem) && resumeShare(stem) <= generic.resumes);
  };
  const count = (stem: string) => countsIn(posting).get(stem) ?? 0;
  const shared = sharedOf(words);
  const telling = shared.filter((stem) => count(stem) <= generic.inPost);
  return (
    (asked !== undefined && asked === done && shared.length > 0) ||
    sharedOf(behind < 0 ? words : words.slice(0, behind)).some((stem) => telling.includes(stem)) ||
    telling.length > 1 ||
    telling.some((stem) => count(stem) === 1 && resumeShare(stem) <= rareShare)
  );
}

/** How often each stem stands in a post. */
const countsIn = oncePer(({ source }: Posting): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { word } of tokenize(source)) counts.set(word.stem, (counts.get(word.stem) ?? 0) + 1);
  return counts;
});

function fieldOf(words: ReadonlyMap<string, number>, other: Float32Array | undefined): number {
  const own = middleOf(words.keys());
  return own && other ? dot(own, other) : 0;
}

/** Where a sentence of a post may end sooner. */
const ends =
  /,|:|\s\(|\s[–—-]\s|\s(?:such as|including|in order to|so that|as well as|as needed|while|whether|(?:to|that) ensures?)\b/gu;
const endsOpen = /\b(?:and|or|of|the|an?|for|in|on|at|with|from|as|to|by|that|which|you|we|our|your|their|is|are)$/iu;

/** What is denied, limited or only welcome is not asked for. */
const denied =
  /\b(?:no|not|never|without|except|unless|only|little|avoid\p{L}*|optional|plus|cannot)\b|n['’]t\b|\bnice to have\b/iu;
/** In characters: so much of a sentence is looked at, and so much of it has to be enough for one. */
const mostOfSentence = 240;
const mostOfCut = 160;

/** The beginnings of the sentences of a part of a post that can stand alone, the sentences themselves among them. */
function piecesOf(text: string, tag: Tag): string[] {
  const sentences = sentencesOf(text.slice(0, mostOfPart).replace(/\s+/gu, " ")).flatMap((one) => one.split(/;\s/u));
  return sentences.flatMap((sentence) => {
    const whole = sentence.replace(/^[^\p{L}\d]+|[\s.,;:!?]+$/gu, "");
    if (whole.length > mostOfSentence || denied.test(whole)) return [];
    const cuts = [...whole.slice(0, mostOfCut).matchAll(ends)].map(({ index }) => whole.slice(0, index));
    return [...new Set([whole, ...cuts])].filter((piece) => {
      const words = piece.split(" ").length;
      return (
        words >= length.fewest &&
        words <= length.mostOfSpeech &&
        !/\b(?:years?|yrs|also|job description|(?:as|when) (?:assigned|requested|required|directed|necessary))\b|\p{Ll} Responsible\b|["“”()[\]|/•*]|\$|https?:|@/u.test(
          piece,
        ) &&
        !endsOpen.test(piece) &&
        /\p{Ll}/u.test(piece) &&
        !isTitled(piece) &&
        (piece === whole || !isCutList(piece, whole.slice(piece.length), tag)) &&
        !/^(?:that|this|these|those|it|they|and|but|so|then)\b/iu.test(piece)
      );
    });
  });
}

const mostOfPart = 2000;

/** "wash floors, dust shelves" of a longer list, or "count forks" of "count forks, knives and spoons", has lost its end. */
function isCutList(text: string, rest: string, tag: Tag): boolean {
  const isOpen = text.includes(",") && !/,? (?:and|or) [^,]+$/u.test(text);
  const [next] = rest.startsWith(",") ? tag(rest.replace(/^,\s*/u, "")) : [];
  return isOpen || (next !== undefined && /^(?:NOUN|PROPN|ADJ|NUM|CCONJ)$/u.test(next.pos));
}

/** "Handle Guest Complaints": written as a heading. */
function isTitled(text: string): boolean {
  const words = text.split(" ").filter((word) => /^\p{L}{4,}/u.test(word));
  return words.length > 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2;
}

const toDo =
  /^(?:(?:as an? [^,]{3,50}, )?(?:you|the (?:successful |ideal )?(?:candidate|person)|candidates?|applicants?|this (?:role|position|person)) )?(?:will|['’]ll|must|should|shall)(?: also)?(?: be able to)? (?=\p{Ll})/iu;
const able = /^(?:must |should )?(?:be )?able to |^(?:the |an? )?(?:proven |demonstrated |strong )?ability to /iu;
const owed = /^(?:responsible|accountable) for /iu;
const having = /^(?:(?:you )?(?:must|should|will) have|have) (?=[\p{Ll}\d])/iu;

function formOf(piece: string, tag: Tag): Pick<AskedWords, "text" | "form"> | undefined {
  const isShort = piece.split(" ").length <= length.most;
  const isSpoken = /\b(?:we|you|your|us)\b/iu.test(piece);
  const rest = piece.replace(having, "").replace(able, "").replace(toDo, "").replace(owed, "");
  const small = smallFirst(rest);
  const words = tag(small);
  if (!isSpoken && isShort) {
    const isDeed = able.test(piece) || opensWithBase(small, words, tag);
    const { form } = readVerb(words[0]?.text ?? "") ?? {};
    if (isDeed && form === "base" && isWhole(words)) return { text: lowerFirst(rest), form: "deed" };
    if (form === "third" && isWhole(words) && words[0]?.pos === "VERB")
      return { text: lowerFirst(rest), form: "third" };
    const isNamed = rest === piece || having.test(piece) || owed.test(piece);
    if (isNamed && isWhole(words)) {
      if (form === "gerund" && words[0]?.pos !== "NOUN") return { text: lowerFirst(rest), form: "work" };
      if (isThing(words)) return { text: small, form: owed.test(piece) ? "work" : "thing" };
    }
  }
  return /\b(?:we|you)\b/iu.test(piece) && /^\p{Lu}/u.test(piece) && isWhole(tag(piece)) && piece.split(" ").length > 4
    ? { text: piece, form: "speech" }
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
  // "Check delivery papers" may be a deed; "Confidence with dogs", "Work and care of dogs", "Experience walking dogs" are none.
  const [first, second, ...others] = words.filter(({ pos }) => pos !== "PUNCT");
  const mayAct = readVerb(first?.text ?? "")?.form === "base" && !/^experience$/iu.test(first?.text ?? "");
  if (mayAct && others.length > 0 && !/^(?:ADP|CCONJ)$/u.test(second?.pos ?? "")) return false;
  const isFree = words.every(
    ({ pos, text }) => pos !== "AUX" && pos !== "PRON" && (pos !== "VERB" || /(?:ing|ed)$/u.test(text)),
  );
  return isNamed && isFree && /^(?:NOUN|PROPN|ADJ|NUM|DET)$/u.test(words[0]?.pos ?? "");
}

/** Ends with what it is about: "keep clean" of "keep clean, safe rooms" does not. */
function isWhole(words: readonly Word[]): boolean {
  const last = words.findLast(({ pos }) => pos !== "PUNCT");
  return last !== undefined && /^(?:NOUN|PROPN|NUM|VERB|ADV|PRON)$/u.test(last.pos);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function smallFirst(text: string): string {
  const [first = ""] = /^[\p{L}'’-]+/u.exec(text) ?? [];
  return /^\p{Lu}\p{Ll}+$/u.test(first) && isCommonWord(first.toLowerCase())
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
