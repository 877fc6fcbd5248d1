import { verbOf } from "~/tailor/grammar/read-deed";
import type { Tag, Word } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { withArticle } from "~/wording";
import lists from "./word-lists.json";

/** Nouns that need an article where they stand alone ("a spreadsheet"), and never name a stuff or a trade. */
const countableNouns = new Set(lists.countable);
const mostWords = 4;
const describes = /^(?:ADJ|NOUN|PROPN)$/;
const asRole = /^(?:act|serve|work|function|volunteer)(?:s|ed|d)?$/iu;

/** A told line with the articles that resumes leave out before a thing that is done something to: "kept weekly log" is "kept a weekly log". */
export function withArticles(told: string, tag: Tag): string {
  const lead = "I ";
  const words = tag(lead + told);
  const places = [...words.keys()].flatMap((at) => (isBareNoun(words, at) ? (phraseStart(words, at) ?? []) : []));
  return places
    .reverse()
    .reduce((text, at) => {
      const start = words[at]?.start ?? 0;
      return text.slice(0, start) + withArticle(text.slice(start));
    }, lead + told)
    .slice(lead.length);
}

function isBareNoun(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !/^\p{Ll}+$/u.test(word.text) || word.pos !== "NOUN" || /s$/u.test(word.text)) return false;
  // What follows may belong to it where it is neither a joint of the sentence nor its end: "system reboots", "system potential".
  return next === undefined || /^(?:ADP|SCONJ|PART|PRON|ADV)$/.test(next.pos) || next.text === ",";
}

/** Where the phrase begins that the noun ends, if nothing determines it and a verb governs it. */
function phraseStart(words: readonly Word[], noun: number): number | undefined {
  let at = noun;
  while (at > 0 && noun - at < mostWords && isPart(words[at - 1])) at -= 1;
  const [before, first] = [words[at - 1], words[at]];
  if (!before || !first) return undefined;
  const isRole = before.text === "as" && asRole.test(words[at - 2]?.text ?? "") && first.pos !== "PROPN";
  const isObject = before.pos === "VERB" && opensClause(words, at - 1);
  const isThing = countableNouns.has(words[noun]?.text ?? "");
  return isRole || (isThing && isObject && isVerbOfLine(words, before.text)) ? at : undefined;
}

/** In the form of the verb that opens the line, where both are known: "kept rotas and excel chart" has no second one. */
function isVerbOfLine(words: readonly Word[], text: string): boolean {
  const [first, own] = [readVerb(words[1]?.text ?? ""), readVerb(text)];
  return first === undefined || own === undefined || own.form === first.form || words[1]?.pos !== "VERB";
}

/** A verb behind "I", "and", "to" or a comma: "evidence based practice" has none. */
function opensClause(words: readonly Word[], at: number): boolean {
  const [before, first] = [words[at - 1], words[at - 2]];
  const isOpen = (word: Word | undefined) => /^(?:I|,|and|or|to|by|&)$/u.test(word?.text ?? "");
  return isOpen(before) || (before?.pos === "ADV" && isOpen(first));
}

function isPart(word: Word | undefined): boolean {
  return word !== undefined && describes.test(word.pos) && /^\p{L}[\p{L}-]*$/u.test(word.text);
}

/** No item of a list begins so: "sites, training staff", "twelve rooms, including two halls". */
const noItem =
  /^(?:\p{L}+ing|\p{L}+(?<!dai|week|month|quarter|year)ly|which|who|that|such|as|with|from|for|to|in|on|at|by|plus|where|while|when|both)\b/iu;
const hasJoint = /(?:^| )(?:and|or|&|but|nor) /u;
const fewestItems = 3;
const longestItem = 6;
const shortItem = 4;

/**
 * A told line whose list ends with a joint, as a sentence wants it: "sorted, packed and sent" or "keys, cards and badges" where
 * only commas part them; undefined where deeds and things stand in one such list, or it goes on.
 */
export function withLastJoint(told: string): string | undefined {
  const items = told.split(/, (?!\d)/u);
  if (items.length < fewestItems) return told;
  const form = formOf(told);
  const others = items.slice(1).map((item) => item.replace(/^(?:and|or) /iu, ""));
  const isDeed = (item: string) => formOf(item) !== undefined && formOf(item) === form;
  const deeds = others.filter(isDeed);
  if (deeds.length > 0 && others.some((item) => !isDeed(item) && !noItem.test(item))) return undefined;
  if (items.slice(-2).some((item) => hasJoint.test(item) || noItem.test(item))) return told;
  const last = (items.at(-1) ?? "").replace(/^And /u, "");
  if (deeds.length === 0 && last.split(" ").length > longestItem) return undefined;
  const isLong = deeds.length > 0 && items.some((item) => item.split(" ").length > shortItem);
  return `${items.slice(0, -1).join(", ")}${isLong ? ", and" : " and"} ${last}`;
}

function formOf(text: string): string | undefined {
  const verb = verbOf(/^(?:\p{L}+ly )?(\p{L}+)/u.exec(text)?.[1] ?? "");
  return verb && (verb.form === "past" || !verb.nounToo) ? verb.form : undefined;
}
