import type { Tag } from "~/tailor/grammar/tagger";
import { isUsedAsVerb, readVerb } from "~/tailor/grammar/verb-forms";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import lists from "./word-lists.json";

/** Participles that praise or describe as often as they tell of a deed: "Coveted Heron Award". */
const qualityWords = new Set(lists.praising);

/** What was done to the person, written as if they had done it: "Promoted to shift lead", "Awarded the safety prize". */
export const received =
  /^(?:\p{L}+ly )?(?:involved (?:in|with)\b|(?:certified|licensed|honou?red|recogni[sz]ed|promoted|selected|nominated|appointed|elected|chosen|named|ranked|entrusted|commended|inducted|assigned|tasked|recruited|trained) (?:to|as|by|for|in|from|among|with|within|after)\b|awarded\b(?! contracts?\b))/iu;

/** Half a deed, a quality or a title that opens as a deed does. */
export function isNoDeed(text: string, tag: Tag): boolean {
  return isHalfDeed(text) || isQuality(text, tag) || isTitle(text) || describesThing(text, tag);
}

/** "Planned and reactive maintenance": a participle joined to an adjective describes the thing behind both. */
export function describesThing(text: string, tag: Tag): boolean {
  const [, first = "", next = ""] = /^(\p{L}+(?:ed|en)) (?:and|or|&) (\p{Ll}+) \p{L}/u.exec(text) ?? [];
  return next !== "" && readVerb(first)?.form !== "base" && readVerb(next) === undefined && tag(next)[0]?.pos === "ADJ";
}

/** By whom something was done to the writer, and no share by which something grew: "Employed by the county". */
const doneBy =
  /^\p{L}+ed by (?!\p{L}+ing\b|up to\b|over\b|more than\b|at least\b|about\b|an? (?:total|average)\b|[$€£]?\d)/iu;
/** Behind one of these a word of praise is a verb: "Balanced the books", "Increased sales". */
const thingOfDeed =
  /^\p{L}+ (?:(?:the|an?|all|our|its|their|each|every|on|to)\b|[$€£]?\d|(?:(?!(?:of|in|with|for|at|by|and|to|on|as|from)\b)\p{L}+ ){0,2}\p{L}+(?<!s)s\b)/iu;

/** An adjective or a participle before what it describes, or of the one to whom it was done: "Trusted adviser to three mills". */
function isQuality(text: string, tag: Tag): boolean {
  const [first = ""] = /^\p{L}+/u.exec(text.replace(/^\p{L}+ly /u, "")) ?? [];
  if (!/(?:ed|en)$/iu.test(first) || received.test(text)) return false;
  if (doneBy.test(text)) return true;
  const [, joined = ""] = /^\p{L}+(?:,| and|,.* and) (\p{L}+) /u.exec(text) ?? [];
  const isJoined = readVerb(joined)?.form === "past" && !qualityWords.has(joined.toLowerCase());
  if (qualityWords.has(first.toLowerCase()) && !isJoined && !thingOfDeed.test(text)) return true;
  const [, ...words] = tag(text);
  const end = words.findIndex(({ pos }) => !/^(?:ADJ|NOUN|PROPN|ADV|CCONJ)$/u.test(pos) || pos === "DET");
  const head = words.slice(0, end < 0 ? undefined : end).at(-1)?.text ?? "";
  return isOnePerson(head);
}

/** Where the thing that a line opens with ends. */
const endOfThing =
  /[,;:()]|\s(?:[-–—]|of|for|in|at|on|to|with|by|from|over|under|who|that|and|or|&|responsible|during)(?=\s)/iu;
/** Words for several people that take no article. */
const peopleAsOne = /^(?:staff|personnel|crew|management|faculty|leadership)$/iu;
const opensThing = /^(?:the|an?|all|any|each|every|our|its|their|one|another)$/iu;

/** "cook", but neither "cooks" nor "crew" */
export function isOnePerson(word: string): boolean {
  return isTitleNoun(word.toLowerCase()) && !/(?<!s)s$/iu.test(word) && !peopleAsOne.test(word);
}

/** "Lead Sous Chef for the evening team": one person without an article is no object of a deed, but a title. */
function isTitle(text: string): boolean {
  const [thing = ""] = text.split(endOfThing);
  const [, ...words] = thing.trim().split(/\s+/);
  return (
    isOnePerson(words.at(-1) ?? "") && !words.some((word) => opensThing.test(word)) && !/['’]s?$/u.test(words[0] ?? "")
  );
}

/** "Stock solution preparation and rotation" */
export const namesOnlyWork = /^\p{L}+ \p{Ll}+ \p{Ll}+(?:tion|ment|ance|ysis)(?: and|$)/u;

/** "Stock control and ordering", but "Stock the shelves", "Stock tins", "Record time and keep files": a word that may be a verb before one thing that is joined to no deed. */
export function namesThing(text: string): boolean {
  const [whole = "", first = "", next = ""] = /^(\p{L}+) (\p{L}+)/u.exec(text) ?? [];
  const verb = readVerb(first);
  if (verb?.form !== "base" || isUsedAsVerb(verb, text.slice(first.length))) return false;
  if (/ing$/u.test(next)) return true;
  if (namesOnlyWork.test(text)) return true;
  const isMany = /[^s]s$/iu.test(next) || /^(?:\p{Lu}|and$)/u.test(next);
  const joined = [...text.slice(whole.length).matchAll(/(?:,| and) (\p{Ll}+) (?=\p{L})/gu)];
  return !isMany && !joined.some(([, word = ""]) => readVerb(word)?.form === "base");
}

/** "Pruned and grafting of pear trees" */
function isHalfDeed(text: string): boolean {
  // "Printed and Copy Services"
  if (/^\p{L}+(?: and| &) \p{Lu}\p{Ll}+ \p{Lu}/u.test(text)) return true;
  const [, first = "", joined = ""] = /^(?:\p{L}+ly )?(\p{L}+)(?:,| and| &) (\p{L}+) of\b/u.exec(text) ?? [];
  return readVerb(first)?.form === "past" && readVerb(joined)?.form !== "past";
}
