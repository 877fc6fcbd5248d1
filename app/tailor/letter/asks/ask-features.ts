import type { Tag } from "~/tailor/grammar/tagger";
import { openingOf, readVerb } from "~/tailor/grammar/verb-forms";
import { type LineFeatures, likenessOfWords, wordsOf } from "~/tailor/letter/lines/line-features";
import type { Line } from "~/tailor/letter/lines/quotable-lines";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { classKinOf } from "~/tailor/lexicon/word-classes";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import { companyOf, derivation, dot } from "~/tailor/lexicon/word-kinship";
import { isSilent, middleOf, rarityOf } from "~/tailor/match/evidence/trace-words";
import { oncePer } from "~/tailor/once-per";
import type { Posting } from "~/tailor/posting";
import { askForms, type QuotableWords } from "./quotable-words";

const usualWords = 16;
const mostRarity = 7;
const partsOfSpeech = ["NOUN", "PROPN", "VERB", "ADJ", "ADV", "ADP", "DET", "NUM"];

/** How words of a post read in quotation marks, by name: their form, their length, what they begin and end with, how telling they are. */
export function wordingFeatures(
  { text, form, place, weight, isTerm, ids, isWithinLonger }: QuotableWords,
  posting: Posting,
  tag: Tag,
): LineFeatures {
  const tagged = tag(text);
  const words = text.split(" ");
  const stems = contentStems(text).filter((one) => !isSilent(one));
  const rarities = stems.map((one) => Math.min(mostRarity, rarityOf(one)) / mostRarity);
  const title = new Set(contentStems(posting.title ?? ""));
  const behind = behindOf(text, posting, place);
  const one = (name: string, is: boolean) => [name, Number(is)] as const;
  const [first, second] = tagged;
  const last = tagged.at(-1);
  const before = tagged.at(-2);
  return Object.fromEntries([
    ...askForms.map((name) => one(`form ${name}`, form === name)),
    ...partsOfSpeech.flatMap((pos) => [
      one(`first ${pos}`, first?.pos === pos),
      one(`second ${pos}`, second?.pos === pos),
      one(`last ${pos}`, last?.pos === pos),
      one(`before last ${pos}`, before?.pos === pos),
    ]),
    ["words", Math.min(2, words.length / usualWords)],
    one("within longer", isWithinLonger === true),
    one("term within longer", isTerm && isWithinLonger === true),
    one("four words", words.length === 4),
    one("three words", words.length === 3),
    one("long", words.length > usualWords),
    one("term", isTerm),
    one("requirement", ids.length > 0),
    ["weight", Math.min(1, weight / 3)],
    ["place", place.start / Math.max(1, posting.source.length)],
    ["commas", Math.min(3, text.split(",").length - 1) / 3],
    one("and", / and | or /u.test(text)),
    one("comma without and", text.includes(",") && !/ (?:and|or) /u.test(text)),
    one("of you", /\b(?:you|we|your|us|our)\b/iu.test(text)),
    one("figure", /\d/u.test(text)),
    one("years", /\byears?\b/iu.test(text)),
    one("odd sign", /[^\p{L}\d\s,'’&.-]/u.test(text)),
    one("stroke", text.includes("/")),
    ["capitals", words.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length / words.length],
    one(
      "in capitals",
      words.some((word) => /^\p{Lu}{4,}/u.test(word)),
    ),
    one("cut before comma", behind.startsWith(",")),
    one("cut before and", /^,? (?:and|or)\b/u.test(behind)),
    one("cut before word", /^ \p{L}/u.test(behind) && !/^ (?:and|or)\b/u.test(behind)),
    one("ends sentence", /^\s*(?:[.;!?]|$)/u.test(behind)),
    ["rarity", rarities.reduce((sum, rank) => sum + rank, 0) / Math.max(1, rarities.length)],
    ["rarest", Math.max(0, ...rarities)],
    ["telling words", Math.min(8, stems.length) / 8],
    ["of title", stems.filter((stem) => title.has(stem)).length / Math.max(1, stems.length)],
    one(
      "unknown word",
      tagged.some((word) => /^\p{Ll}{3,}$/u.test(word.text) && !word.isKnown),
    ),
    one("known verb", readVerb(first?.text ?? "") !== undefined),
  ]);
}

/** What stands in the sentence right behind the words. */
function behindOf(text: string, { source }: Posting, { start, end }: QuotableWords["place"]): string {
  const sentence = source.slice(start, end).replace(/\s+/gu, " ");
  const at = sentence.toLowerCase().indexOf(text.toLowerCase());
  return at < 0 ? "" : sentence.slice(at + text.length, at + text.length + 20);
}

/** The features of each line as an answer to words of the post, each also beside the best of the lines and beside their middle. */
export function answersFeatures(
  asked: QuotableWords,
  lines: readonly Line[],
  shown: ReadonlySet<string>,
  posting: Posting,
): LineFeatures[] {
  const all = lines.map((line) => answerFeatures(asked, line, shown.has(line.path), posting));
  const best = (name: string) => Math.max(0, ...all.map((own) => own[name] ?? 0));
  const middle = (name: string) => all.reduce((sum, own) => sum + (own[name] ?? 0), 0) / Math.max(1, all.length);
  const tops = besideOthers.map((name) => ({ name, best: best(name), middle: middle(name) }));
  return all.map((own) => ({
    ...own,
    ...Object.fromEntries(
      tops.flatMap((top) => [
        [`${top.name} beside best`, (own[top.name] ?? 0) - top.best],
        [`${top.name} beside middle`, (own[top.name] ?? 0) - top.middle],
        [`${top.name} is best`, Number(top.best > 0 && own[top.name] === top.best)],
      ]),
    ),
  }));
}

const besideOthers = ["covered", "alike", "field"];

/** What a line says of the words that ask for it, by name: their telling words in it, or words that come close, the deed and its thing, the field. */
function answerFeatures(asked: QuotableWords, line: Line, isShown: boolean, posting: Posting): LineFeatures {
  const words = readAsked(asked.text);
  const own = readLine(line);
  const close = words.parts.map((part) => ({ ...part, closeness: own.closenessOf(part.stem) }));
  const sum = (weigh: (one: (typeof close)[number]) => number) =>
    close.reduce((total, one) => total + weigh(one) * one.weight, 0);
  const shared = close.filter(({ closeness }) => closeness === 1);
  const counts = countsIn(posting);
  const rareShared = shared.filter(({ stem }) => (counts.get(stem) ?? 0) <= 2);
  const covered = sum(({ closeness }) => closeness);
  const first = close[0]?.closeness ?? 0;
  const last = close.at(-1)?.closeness ?? 0;
  const alike = likenessOfWords(own.words, words.words);
  const field = words.vector && own.vector ? dot(words.vector, own.vector) : 0;
  const verb = words.verb === undefined ? 0 : own.verb === words.verb ? 1 : 0;
  return {
    covered,
    "covered in words": sum(({ closeness }) => Number(closeness === 1)),
    "covered squared": covered * covered,
    "all covered": Number(close.length > 0 && close.every(({ closeness }) => closeness >= 0.5)),
    "least covered": close.length === 0 ? 0 : Math.min(...close.map(({ closeness }) => closeness)),
    alike,
    field,
    "alike in field": alike * field,
    "covered in field": covered * field,
    shared: Math.min(4, shared.length) / 4,
    "none shared": Number(shared.length === 0),
    "rare shared": Math.min(2, rareShared.length) / 2,
    "rarest shared": Math.max(0, ...shared.map(({ stem }) => Math.min(mostRarity, rarityOf(stem)))) / mostRarity,
    "rarest missing":
      Math.max(
        0,
        ...close.flatMap(({ closeness, stem }) => (closeness < 0.5 ? [Math.min(mostRarity, rarityOf(stem))] : [])),
      ) / mostRarity,
    "first word": first,
    "last word": last,
    "same verb": verb,
    "verb and more": verb * Number(close.slice(1).some(({ closeness }) => closeness >= 0.75)),
    "verb is close": words.verb === undefined ? 0 : own.closenessOf(words.verb),
    "no verb": Number(words.verb === undefined),
    shown: Number(isShown),
    "shown and covered": Number(isShown) * covered,
    "asked words": Math.min(8, close.length) / 8,
    "one word": Number(close.length <= 1),
    "one word covered": Number(close.length <= 1) * covered,
    "line words": Math.min(2, own.words.size / 12),
    "common words": close.filter(({ stem }) => resumeShare(stem) > 0.35).length / Math.max(1, close.length),
  };
}

/** How often each stem stands in a post. */
const countsIn = oncePer(({ source }: Posting): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { word } of tokenize(source)) counts.set(word.stem, (counts.get(word.stem) ?? 0) + 1);
  return counts;
});

const readAskedOnce = new Map<string, ReturnType<typeof readWords>>();
const mostKept = 4000;

function readAsked(text: string) {
  const known = readAskedOnce.get(text) ?? readWords(text);
  if (readAskedOnce.size > mostKept) readAskedOnce.clear();
  readAskedOnce.set(text, known);
  return known;
}

function readWords(text: string) {
  const stems = [...new Set(contentStems(text))].filter((one) => !/^\d+$/u.test(one));
  const telling = stems.filter((one) => !isSilent(one));
  const kept = telling.length > 0 ? telling : stems;
  const total = kept.reduce((sum, one) => sum + rarityOf(one), 0) || 1;
  const words = wordsOf(text);
  return {
    parts: kept.map((stem) => ({ stem, weight: rarityOf(stem) / total })),
    words,
    vector: middleOf(words.keys()),
    verb: verbOf(text),
  };
}

/** The base of the verb that a text opens with, as a stem. */
function verbOf(text: string): string | undefined {
  const base = readVerb(openingOf(text).word.toLowerCase())?.base;
  return base === undefined ? undefined : contentStems(base)[0];
}

const readLine = oncePer(({ text }: Line) => {
  const stems = new Set(contentStems(text));
  const words = wordsOf(text);
  const known = new Map<string, number>();
  const closenessOf = (asked: string): number => {
    const before = known.get(asked);
    if (before !== undefined) return before;
    const kin = new Map([...companyOf(asked), ...classKinOf(asked)].map(({ stem, closeness }) => [stem, closeness]));
    const found = stems.has(asked)
      ? 1
      : Math.max(0, ...[...stems].map((own) => Math.max(kin.get(own) ?? 0, derivation(asked, own))));
    known.set(asked, found);
    return found;
  };
  return { words, vector: middleOf(words.keys()), verb: verbOf(text), closenessOf };
});
