import { verbOf } from "~/tailor/grammar/read-deed";
import type { Tag, Word } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { withArticle } from "~/wording";
import lists from "./word-lists.json";

/** Nouns that need an article where they stand alone ("a spreadsheet"), and never name a stuff or a trade. */
export const countableNouns = new Set(lists.countable);
/** Verbs of what was there before: "ran the warehouse", but "built a warehouse". */
const keepingVerbs = new Set(lists.keeping);
/** Prepositions before one thing; "on site", "by phone" and "of" have many without an article. */
const governing = new Set(lists.governing);
/** "the entire floor", "the local office": there is but one. */
const onlyOne = new Set(lists.onlyOne);
/** They stand without an article in set phrases ("in case", "at school"). */
const unruled = new Set(lists.unruled);
/** "led team of nine" */
const ofSeveral = new RegExp(`^(?:\\p{L}+ ){0,2}(?:${lists.several.join("|")}) of `, "u");
/** Things, then how they changed or what they stand at. */
const ownSubject = new RegExp(
  `^(?!and |or |including |with )(?:[\\p{L}-]+ ){1,5}(?:(?!up to)(?:${lists.changing.join("|")})(?: (?:from|by|to|at|up|down))*|at|from) (?:\\p{L}+ to \\p{L}+|\\D?\\d)`,
  "u",
);
const mostWords = 4;
const describes = /^(?:ADJ|NOUN|PROPN)$/;
const asRole = /^(?:act|serve|work|function|volunteer)(?:s|ed|d)?$/iu;

/** A told line with the articles that resumes leave out before a thing that is done something to: "kept weekly log" is "kept a weekly log". */
export function withArticles(source: string, tag: Tag): string {
  const lead = "I ";
  const told = beforeAmounts(source, tag);
  const words = tag(lead + told);
  const places = [...words.keys()].flatMap((at) => (isBareNoun(words, at) ? (phraseStart(words, at) ?? []) : []));
  return places
    .reverse()
    .reduce((text, at) => {
      const start = words[at]?.start ?? 0;
      const rest = text.slice(start);
      const isOne = isOfOne(words, at) && !ofSeveral.test(rest);
      return text.slice(0, start) + (isOne ? `the ${rest}` : withArticle(rest));
    }, lead + told)
    .slice(lead.length);
}

const amount = /(?<=(\p{L}+) )(?:[$€£]\d[\d.,]*(?:[kKmM]|bn)?|\d+-\p{Ll}+) (?=\p{Ll})/gu;

/** "built $9M bridge", "within £500 budget", "kept 3-storey building": one thing of a size has its article. */
function beforeAmounts(told: string, tag: Tag): string {
  const places = [...told.matchAll(amount)].flatMap(({ 0: size, 1: before = "", index }) => {
    const rest = told.slice(index + size.length);
    const words = tag(rest);
    const after = words.findIndex((word) => !isPart(word));
    const last = words[(after < 0 ? words.length : after) - 1];
    const isOne = last !== undefined && countableNouns.has(last.text);
    const isGoverned = /^(?:VERB|ADP)$/.test(tag(`I ${told.slice(0, index)}`).at(-1)?.pos ?? "");
    return isOne && isGoverned && !/^(?:an?|the)$/u.test(before) ? [index] : [];
  });
  return places.reverse().reduce((text, at) => {
    const size = text.slice(at).replace(/^[$€£]/u, "");
    return `${text.slice(0, at)}${/^(?:8|11|18)(?!\d{1,2}(?!\d))/u.test(size) ? "an" : "a"} ${text.slice(at)}`;
  }, told);
}

/** How many things a told line still has without the article that they want. */
export function bareThings(told: string, tag: Tag): number {
  const words = tag(`I ${told}`);
  const isBare = (at: number) => countableNouns.has(words[at]?.text ?? "") && isBareNoun(words, at);
  const before = (at: number) => words[partStart(words, at) - 1]?.pos ?? "";
  return [...words.keys()].filter((at) => isBare(at) && /^(?:VERB|ADP|CCONJ)$/.test(before(at))).length;
}

/** Behind a preposition, or a verb of what was there before, it is the one that everybody knows, unless it is described. */
function isOfOne(words: readonly Word[], at: number): boolean {
  const [before, first] = [words[at - 1], words[at]];
  if (first?.pos === "ADJ") return onlyOne.has(first.text);
  return before?.pos === "ADP" ? before.text !== "as" : keepingVerbs.has(readVerb(before?.text ?? "")?.base ?? "");
}

function isBareNoun(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !/^\p{Ll}+$/u.test(word.text) || word.pos !== "NOUN" || /s$/u.test(word.text))
    return isNamedThing(words, at);
  // What follows may belong to it where it is neither a joint of the sentence nor its end: "system reboots", "system potential".
  // "analyze budget to actual variances": behind "to" it may be half of a name.
  const isJoint = next !== undefined && /^(?:ADP|SCONJ|PART|PRON|ADV)$/.test(next.pos) && next.text !== "to";
  return next === undefined || isJoint || next.text === ",";
}

/** "installed new Heron Filing System": a thing by its name behind a word that describes it. */
function isNamedThing(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  const isEnd = next === undefined || /^(?:ADP|SCONJ|PART)$/.test(next.pos);
  const first = words[partStart(words, at)];
  return word?.pos === "PROPN" && isEnd && first?.pos === "ADJ" && /^\p{Ll}/u.test(first.text);
}

/** Where the phrase begins that the noun ends, if nothing determines it and a verb governs it. */
function phraseStart(words: readonly Word[], noun: number): number | undefined {
  const at = partStart(words, noun);
  const [before, first] = [words[at - 1], words[at]];
  if (!before || !first) return undefined;
  const isRole = before.text === "as" && asRole.test(words[at - 2]?.text ?? "") && first.pos !== "PROPN";
  const isObject = before.pos === "VERB" && opensClause(words, at - 1);
  const isThing = countableNouns.has(words[noun]?.text.toLowerCase() ?? "");
  if (isThing && governing.has(before.text) && !isOneOfMany(words, noun)) return at;
  return isRole || (isThing && isObject && isVerbOfLine(words, before.text)) ? at : undefined;
}

function partStart(words: readonly Word[], noun: number): number {
  let at = noun;
  while (at > 0 && noun - at < mostWords && isPart(words[at - 1])) at -= 1;
  // "in safe, clean kitchen"
  const isJoined = words[at - 1]?.text === "," && words[at - 2]?.pos === "ADJ" && words[at]?.pos === "ADJ";
  return isJoined ? at - 2 : at;
}

/** "for restaurant and bar": what is joined shares its article, or has none. */
function isOneOfMany(words: readonly Word[], noun: number): boolean {
  const [before, next] = [words[noun - 1]?.text ?? "", words[noun + 1]?.text ?? ""];
  return /^(?:,|and|or|&)$/u.test(next) || unruled.has(words[noun]?.text ?? "") || before === "-";
}

/** In the form of the verb that opens the line, where both are known: "kept rotas and excel chart" has no second one. */
function isVerbOfLine(words: readonly Word[], text: string): boolean {
  const [first, own] = [readVerb(words[1]?.text ?? ""), readVerb(text)];
  return first === undefined || own === undefined || own.form === first.form || words[1]?.pos !== "VERB";
}

/** A verb behind "I", "and", "to" or a comma: "evidence based practice" has none. */
function opensClause(words: readonly Word[], at: number): boolean {
  const [before, first] = [words[at - 1], words[at - 2]];
  // "moved to designated unit"
  if (first?.text === "to" && readVerb(before?.text ?? "")?.form === "past") return false;
  // "measured by stopped flow": a past behind "by" describes.
  if (before?.text === "by" && readVerb(words[at]?.text ?? "")?.form === "past") return false;
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
 * A told line and the clause of another subject that a comma alone joins to it, as it can follow it: "answered calls, waiting
 * times went from 9 to 4 minutes" with "and", one without a verb ("errors down by 8%") with "with"; what is neither, or has no
 * figure, is left out.
 */
export function withOwnSubject(told: string): { told: string; result: string } {
  const items = told.split(/, (?!\d)/u);
  const at = items.findIndex((item, place) => place > 0 && isOther(item));
  if (at < 0) return { told, result: "" };
  const [head, clause] = [items.slice(0, at).join(", "), items.slice(at).join(", ")];
  const isSure = at === items.length - 1 && figure.test(clause);
  if (/^so /u.test(clause)) return { told: head, result: isSure ? `, ${clause}` : "" };
  const own = oneThing.test(clause) ? `the ${clause}` : clause;
  const joint = finite.test(clause) ? "and" : changed.test(clause) ? "with" : undefined;
  return { told: head, result: isSure && joint !== undefined ? `, ${joint} ${own}` : "" };
}

/** "Waiting times went from 9 to 4" is of the waiting times; "reducing waste from 9% to 4%" and "which cut the waste" are of the one who tells it. */
function isOther(item: string): boolean {
  if (!ownSubject.test(item) || /^(?:which|that|who)\b/u.test(item)) return false;
  return finite.test(item) || changed.test(item) || (formOf(item) === undefined && !/^\p{L}+ing /u.test(item));
}

const figure = /\d|\b(?:half|third|weekly|daily|none|zero)\b/u;
const finite = /^(?:[\p{L}-]+ ){1,6}(?:went|rose|fell|grew|dropped|came|climbed|doubled|improved|increased|declined) /u;
const changed = /^(?:[\p{L}-]+ ){1,5}(?:up|down|reduced|cut) (?!to )(?:by |from )?\D?\d/u;
/** It wants an article: "average time", "satisfaction score". */
const oneThing = /^(?:average|overall|total)\b|^(?:[\p{L}-]+ ){0,3}(?:score|rate|time|ratio|level) /u;

/**
 * A told line whose list ends with a joint, as a sentence wants it: "sorted, packed and sent" or "keys, cards and badges" where
 * only commas part them; undefined where deeds and things stand in one such list, or it goes on.
 */
export function withLastJoint(told: string): string | undefined {
  const items = told.split(/, (?!\d)/u);
  if (items.length === 2) {
    // "moved the files, cut the search time": two deeds want their joint.
    const [one, two = ""] = [formOf(told), items[1]];
    const isDeed = one !== undefined && one === formOf(two) && !/^\p{L}+ (?:with|by|from|in|at|for)\b/u.test(two);
    const isOrder = [told, two].every((item) => readVerb(/^\p{L}+/u.exec(item)?.[0] ?? "")?.form === "base");
    const isChain = (items[0] ?? "").split(" ").length < fewestItems;
    const isPair = isDeed || (isOrder && !isChain && !/^\p{L}+ and /u.test(two));
    // "planned birthdays, staff events": two things of which there are several want it as well.
    const isPlural = items.every((item) => /\p{Ll}{2}[^s\W]s$/u.test(item) && !hasJoint.test(item));
    const areThings = isPlural && !isOrder && two.split(" ").length < fewestItems && !noItem.test(two);
    if (!isPair || isChain) return (isDeed && !/ and /u.test(two)) || areThings ? items.join(" and ") : told;
    // "opened and closed the stall, and counted the till"
    const isLong = hasJoint.test(items[0] ?? "") || / and \p{L}+(?:ed|ing)\b|^\p{L}+ and /u.test(two);
    return items.join(isLong ? ", and " : " and ");
  }
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

const longestTold = 24;
const leastOfTold = 6;
/** Where the tail of a long line begins, without which it is whole. Nothing that bounds what was done ("under", "with help of") is one. */
const tails =
  /,? (?:including|in (?:accordance|conjunction|compliance|adherence) with|as (?:required|needed|necessary|directed|assigned|requested)|as well as|such as|while|thereby|in order to|to ensure|in an effort to|resulting in|which|to determine if)\b|, \p{Ll}+ing (?=(?:the|an?|all|our|its|their|\p{Ll}+) \p{L})(?!and\b|or\b)/gu;

/** A long told line up to a clause that it stands without; the line itself where it is short or has none. */
export function withoutTail(told: string, longest = longestTold): string {
  const count = (text: string) => text.split(" ").length;
  if (count(told) <= longest) return told;
  const heads = [...told.matchAll(tails)].map(({ index }) => told.slice(0, index));
  const isWhole = (head: string) =>
    count(head) >= leastOfTold &&
    !figure.test(told.slice(head.length)) &&
    head.split("(").length === head.split(")").length &&
    !/\b(?:both|either)\b/u.test(head);
  const whole = heads.filter(isWhole);
  return whole.findLast((head) => count(head) <= longest) ?? whole[0] ?? told;
}
