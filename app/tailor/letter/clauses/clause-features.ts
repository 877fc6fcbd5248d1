import { articleSlots } from "~/tailor/grammar/article-slots";
import { openingChance, opensInPresent } from "~/tailor/grammar/deed-verbs";
import { articleChances } from "~/tailor/grammar/missing-articles";
import { readDeed } from "~/tailor/grammar/read-deed";
import type { Tag, Word } from "~/tailor/grammar/tagger";
import { openingOf, readVerb } from "~/tailor/grammar/verb-forms";
import { wantsObject } from "~/tailor/grammar/wants-object";
import type { LineFeatures } from "~/tailor/letter/lines/line-features";
import type { Line } from "~/tailor/letter/lines/quotable-lines";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { isCountedForm } from "~/tailor/lexicon/word-frequencies";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { hasOddNumber, mayBeDoneByOthers, meetsBarePerson } from "./clause-checks";
import { type Clause, labelOf, plainText } from "./clause-forms";
import { companyOf, firstForm, othersOf } from "./openings";
import { isSpelled } from "./spelling";

/** So many words at the beginning of a line say how it can be told. */
const opening = 4;

function inSmall(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function bucket(count: number, most: number): string {
  return `${Math.min(count, most)}`;
}

/** What can be seen of a line that says in which way it can be told: its first words, what acts in it, its neighbours. */
export function openingFeatures(written: Line, tag: Tag): string[] {
  const plain = plainText(written, tag);
  const line = { ...written, text: labelOf(plain) ?? plain };
  const { text, job } = line;
  const small = inSmall(text);
  const words = tag(small);
  const behindI = tag(`I ${small}`).slice(1);
  const { adverb, word } = openingOf(text);
  const form = firstForm(text);
  const company = companyOf(line);
  const parts = (list: readonly Word[], count: number) =>
    Array.from({ length: count }, (_, at) => list[at]?.pos ?? "end").join(" ");
  const lower = word.toLowerCase();
  const next = words.find(({ start }) => start >= adverb.length + word.length);
  const nextSaid = next && functionWords.has(next.text.toLowerCase()) ? next.text.toLowerCase() : (next?.pos ?? "end");
  const verbs = words.map(({ pos }) => /^(?:VERB|AUX)$/u.test(pos));
  const end = words.findIndex(({ pos }) => /^(?:ADP|PUNCT|CCONJ)$/u.test(pos));
  const head = words[(end < 0 ? words.length : end) - 1];
  const deed = readDeed(text, tag, true);
  const tense = job.isCurrent ? "now" : "past";
  return [
    "any",
    `form ${form}`,
    `${tense} form ${form}`,
    `word ${lower}`,
    `ending ${lower.slice(-3)}`,
    `next ${nextSaid}`,
    ...(readVerb(word)?.form === "base" && readVerb(word)?.nounToo ? nounOrVerb(line, next?.pos ?? "end", tag) : []),
    `form next ${form} ${nextSaid}`,
    ...(adverb ? ["adverb"] : []),
    ...[1, 2, 3, opening].flatMap((count) => [`parts ${parts(words, count)}`, `behind I ${parts(behindI, count)}`]),
    ...company,
    ...company.map((other) => `${form} beside ${other}`),
    `head ${head?.pos ?? ""} ${head?.text.toLowerCase().slice(-3) ?? ""}`,
    `first verb ${bucket(verbs.indexOf(true), 5)}`,
    `verbs ${bucket(verbs.filter(Boolean).length, 4)}`,
    ...(head && isTitleNoun(head.text.toLowerCase()) ? ["person"] : []),
    ...(head && /[^s]s$/u.test(head.text) ? ["plural"] : []),
    ...(deed ? [`deed ${deed.form}${deed.mixed ? " mixed" : ""}${deed.unsure ? " unsure" : ""}`] : ["no deed"]),
    ...(opensInPresent(text, tag) ? ["surely present"] : []),
    ...(wantsObject(text, tag) ? ["wants object"] : []),
    ...(mayBeDoneByOthers(text, tag) ? ["done by others"] : []),
    ...(meetsBarePerson(text, tag) ? ["bare person"] : []),
    ...(/\bI\b/u.test(text) ? ["I"] : []),
    ...shapeOf(text),
  ];
}

/** "Order the flour", "Order entry": what tells a deed from a thing where the first word names both. */
function nounOrVerb(line: Line, next: string, tag: Tag): string[] {
  const { text, job } = line;
  const { total, count } = othersOf(line);
  const deeds = count("deed");
  const among = total === 0 ? "alone" : deeds * 2 >= total ? "among deeds" : deeds === 0 ? "among things" : "mixed";
  const inPast = count("deed past") * 2 > deeds ? "past" : "present";
  const tense = job.isCurrent ? "now" : "ended";
  const chance = openingChance(text, tag);
  const likely = chance < 0.7 ? "hardly" : chance < 0.9 ? "maybe" : chance < 0.97 ? "likely" : "surely";
  return [
    `noun or verb ${among}`,
    `noun or verb ${tense} beside ${inPast} ${among}`,
    `noun or verb ${next}`,
    `noun or verb ${next} ${among}`,
    `noun or verb ${likely}`,
    `noun or verb ${likely} ${next}`,
    `noun or verb ${likely} ${among} ${tense}`,
  ];
}

/** Signs and figures of a text, and how long it is. */
function shapeOf(text: string): string[] {
  const signs: [string, RegExp][] = [
    ["colon", /:/u],
    ["early colon", /^.{2,30}:/u],
    ["bracket", /[()]/u],
    ["stroke", /\//u],
    ["dash", /\s[-–—]\s/u],
    ["ampersand", /&/u],
    ["semicolon", /;/u],
    ["quotes", /["“”]/u],
    ["stop", /\p{L}{2}[.!?]\s/u],
    ["figure", /\d/u],
    ["year", /\b(?:19|20)\d\d\b/u],
    ["opens with figure", /^\d/u],
    ["capitals", /\b\p{Lu}{2,}/u],
    ["all capitals", /^[^\p{Ll}]*$/u],
    ["shorthand", /\b(?:w|hrs?|yrs?|wks?|approx|dept|incl|etc|max|min|misc|qty|temps?)\b\.?/iu],
    ["star", /[*•~_=|]/u],
  ];
  return [
    ...signs.filter(([, sign]) => sign.test(text)).map(([name]) => `has ${name}`),
    `commas ${bucket(text.split(",").length - 1, 4)}`,
    `length ${bucket(Math.round(text.split(" ").length / 4), 9)}`,
  ];
}

/** What can be seen of a line as it is told, by name: what a careful reader of the sentence may stumble over. */
export function sentenceFeatures({ text: sentence, way, wording }: Clause, line: Line, tag: Tag): LineFeatures {
  const { text, job } = line;
  // The kinds of a labelled line stand in a bracket at its end, where they disturb nobody.
  const told = labelOf(plainText(line, tag)) === wording ? sentence.replace(/ \([^()]*\)$/u, "") : sentence;
  const words = tag(told);
  const slots = articleSlots(told, tag).map(({ features }) => articleChances(features)[0] ?? 1);
  const deed = readDeed(wording, tag, true);
  const commas = words.flatMap(({ text: sign }, at) => (sign === "," ? [at] : []));
  const last = commas.at(-1);
  const behindLast = last === undefined ? [] : words.slice(last + 1);
  const isEnded = behindLast.some(({ text: word }) => joins.test(word)) || behindLast[0]?.pos === "VERB";
  const inLetters = words.filter(({ text: word }) => /^\p{L}{3,}$/u.test(word));
  const small = inLetters.filter(({ text: word }) => /^\p{Ll}/u.test(word));
  const share = (kind: (word: Word) => boolean) => words.filter(kind).length / words.length;
  const is = (pattern: RegExp) => Number(pattern.test(told));
  const isNoun = (word: Word | undefined) => /^(?:NOUN|PROPN)$/u.test(word?.pos ?? "");
  return {
    slots: slots.length,
    "articles missing": slots.filter((none) => none < 0.5).length,
    "articles surely missing": slots.filter((none) => none < 0.25).length,
    "least article": Math.min(1, ...slots),
    articles: slots.reduce((sum, none) => sum + Math.log(none + 0.02), 0),
    splices: commas.filter((at) => isSplice(words, at)).length,
    "list without end": Number(last !== undefined && !isEnded),
    commas: Math.min(5, commas.length),
    colon: is(/:/u),
    bracket: is(/[()]/u),
    semicolon: is(/;/u),
    stroke: is(/\p{L}\/\p{L}/u),
    dash: is(/\s[-–—]\s/u),
    ampersand: is(/&/u),
    quotes: is(/["“]/u),
    shorthand: is(/\b(?:w|hrs?|yrs?|wks?|approx|dept|incl|etc|max|min|misc|qty|temps?)\b\.?/iu),
    star: is(/[*•~_=|]/u),
    stop: is(/\p{L}{2}[.!?]\s/u),
    unknown: small.filter(({ isKnown, text: word }) => !isKnown && !isCountedForm(word)).length,
    misspelled: small.filter(({ text: word }) => !isSpelled(word, tag)).length,
    "capitals for show": [...told.matchAll(/(?<=[\p{L},] )\p{Lu}\p{Ll}{3,}/gu)].filter(([word]) =>
      isCountedForm(word.toLowerCase()),
    ).length,
    capitals: [...told.matchAll(/\b\p{Lu}{2,}\b/gu)].length,
    mixed: Number(deed?.mixed ?? false),
    unsure: Number(deed?.unsure ?? false),
    "no deed": Number(way === "deed" && !deed),
    strays: deed?.strays.length ?? 0,
    "odd number": Number(hasOddNumber(told, tag)),
    length: words.length / 20,
    long: Number(words.length > 24),
    short: Number(words.length < 8),
    verbs: Math.min(4, words.filter(({ pos }) => pos === "VERB").length),
    figure: is(/\d/u),
    money: is(/[$%£€]/u),
    year: is(/\b(?:19|20)\d\d\b/u),
    "says I": is(/ I /u),
    my: is(/\b(?:my|our|we|me)\b/u),
    ands: words.filter(({ text: word }) => word === "and").length,
    adjectives: share(({ pos }) => pos === "ADJ"),
    "small words": share(({ text: word }) => functionWords.has(word.toLowerCase())),
    determiners: share(({ pos }) => pos === "DET"),
    nouns: share(isNoun),
    "nouns in a row": words.filter((word, at) => isNoun(word) && isNoun(words[at + 1]) && isNoun(words[at + 2])).length,
    "bare nouns": words.filter(
      ({ pos, text: word }, at) =>
        pos === "NOUN" && /^\p{Ll}+[^s]$/u.test(word) && /^(?:VERB|ADP|CCONJ)$/u.test(words[at - 1]?.pos ?? ""),
    ).length,
    named: Number(way === "named"),
    was: Number(way === "was"),
    had: Number(way === "had"),
    own: Number(way === "own"),
    cut: Number(!text.endsWith(wording.slice(-12))),
    changed: Number(!told.includes(wording.slice(6))),
    current: Number(job.isCurrent),
    "past in present": Number(job.isCurrent && deed?.form === "past"),
    "open end": Number(/^(?:ADP|DET|CCONJ|AUX)$/u.test(words.at(-1)?.pos ?? "")),
  };
}

const joins = /^(?:and|or|including|which|who|with|for|from|by|to|as|while|so|mostly|mainly)$/u;

/** "..., calls went down": behind a comma another subject acts. */
function isSplice(words: readonly Word[], comma: number): boolean {
  const behind = words.slice(comma + 1, comma + 6);
  const verb = behind.findIndex(({ pos }) => /^(?:VERB|AUX)$/u.test(pos));
  const [first] = behind;
  return (
    verb > 0 &&
    /^(?:PRON|NOUN|DET|PROPN)$/u.test(first?.pos ?? "") &&
    !behind.slice(0, verb).some(({ text }) => /^(?:and|or|to|who|which|that|as|all|including)$/iu.test(text))
  );
}
