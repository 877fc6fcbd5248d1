import { isCountedForm } from "~/tailor/lexicon/word-frequencies";
import type { Tag, Word } from "./tagger";
import { readVerb } from "./verb-forms";

/** A place in front of a singular noun and what belongs to it, where no article stands. */
export interface ArticleSlot {
  /** Where the article would begin. */
  start: number;
  /** What can be seen there, as names of features. */
  features: string[];
}

const longestGroup = 5;

/** Every such place of a text, in order. Linear in its words. */
export function articleSlots(text: string, tag: Tag): ArticleSlot[] {
  const words = tag(text);
  return words.flatMap((head, at) => {
    if (!isSingular(head) || goesOn(words, at + 1)) return [];
    let first = at;
    while (first > 0 && at - first < longestGroup && isModifier(words, first - 1)) first -= 1;
    const before = words[first - 1];
    const slot = words[first];
    if (!slot || (before && (isDetermined(before) || isQuality(words, first - 1)))) return [];
    return [{ start: slot.start, features: featuresOf(words, first, at) }];
  });
}

function isSingular({ pos, text }: Word): boolean {
  return pos === "NOUN" && /^\p{Ll}{2,}$/u.test(text) && !/[^su]s$/u.test(text);
}

/** "lab and shift operators", "grill, fry and broiler stations": a noun in a row may be a part of the next one. */
function goesOn(words: readonly Word[], at: number): boolean {
  const { pos = "", text = "" } = words[at] ?? {};
  if (pos === "CCONJ" || text === ",") {
    const next = words[at + 1];
    // "oven and counter staff": a noun that is read as a verb.
    const isDeed = next?.pos === "VERB" && readVerb(next.text)?.nounToo === false;
    return !isDeed && !/^(?:AUX|ADV|PRON|DET)$/u.test(next?.pos ?? "");
  }
  return /^(?:NOUN|PROPN)$/u.test(pos) || /^(?:['’]s?|[-/&])$/u.test(text);
}

/** "a clean, well maintained club", "a neat and clean club": the article stands before the first quality. */
function isQuality(words: readonly Word[], at: number): boolean {
  const { pos = "", text = "" } = words[at] ?? {};
  if (pos === "CCONJ") return words[at - 1]?.pos === "ADJ";
  return pos === "ADV" || text === "/" || (pos === "VERB" && /ed$/u.test(text) && words[at - 1]?.pos === "ADV");
}

function isModifier(words: readonly Word[], at: number): boolean {
  const { pos = "", text = "" } = words[at] ?? {};
  if (/^(?:NOUN|PROPN|ADJ)$/u.test(pos) || text === "-" || words[at - 1]?.text === "-") return true;
  // "in revised form": a participle behind a preposition belongs to the noun.
  return pos === "VERB" && /(?:ed|ing)$/u.test(text) && words[at - 1]?.pos === "ADP";
}

function isDetermined({ pos, text }: Word): boolean {
  return /^(?:DET|NUM|PART|X|SYM)$/u.test(pos) || (pos === "PRON" && !/^I$/u.test(text)) || /^['’]s?$/u.test(text);
}

function featuresOf(words: readonly Word[], first: number, head: number): string[] {
  const lower = (at: number) => words[at]?.text.toLowerCase() ?? "-";
  const noun = lower(head);
  const before = lower(first - 1);
  const behind = lower(head + 1);
  const beforePos = words[first - 1]?.pos ?? "-";
  const behindPos = words[head + 1]?.pos ?? "-";
  const size = Math.min(2, head - first);
  const isOf = behind === "of";
  const plural = noun.replace(/(?<=[^aeiou])y$/u, "ie");
  return [
    "any",
    `noun ${noun}`,
    `noun ${noun} ${size > 0}`,
    `noun ${noun} ${isOf ? "of" : behindPos}`,
    `ends ${noun.slice(-3)}`,
    `ends ${noun.slice(-4)} ${isOf}`,
    `plural ${isCountedForm(`${plural}s`) || isCountedForm(`${plural}es`)} ${isCountedForm(noun)}`,
    `before ${before}`,
    `before ${before} ${noun}`,
    `before ${beforePos} behind ${behindPos}`,
    `behind ${behindPos === "ADP" || behindPos === "SCONJ" || behindPos === "PRON" ? behind : behindPos}`,
    `of ${isOf} ${beforePos}`,
    `size ${size}`,
    ...(size > 0
      ? [
          `first ${lower(first)}`,
          `next ${lower(head - 1)} ${noun}`,
          `next ${lower(head - 1)}`,
          `kind ${words[first]?.pos} ${words[head - 1]?.pos}`,
        ]
      : []),
    ...(first === 0 ? ["opens"] : []),
  ];
}
