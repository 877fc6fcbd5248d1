import type { Word } from "./tagger";
import { readVerb, type VerbForm } from "./verb-forms";

/** "Reports on adherence and contact center incentives": before two nouns a word may be the first of three. */
export function opensCompound(words: Word[], index: number): boolean {
  const [next, last] = [words[index + 1], words[index + 2]];
  return next?.pos === "NOUN" && last?.pos === "NOUN" && !/s$/u.test(next.text);
}

/** Places of the verbs in a chain that the first one opens, with nothing but commas and "and" between: "Receive, sort and place mail". */
export function chained(words: Word[], at: number): Set<number> {
  const isJoint = (word: Word | undefined) => word?.pos === "CCONJ" || /^[,/&]$/.test(word?.text ?? "");
  const places: number[] = [];
  let index = at + 1;
  while (isJoint(words[index])) {
    while (isJoint(words[index])) index += 1;
    const word = words[index];
    if (!word || !/^\p{Lu}?\p{Ll}/u.test(word.text) || readVerb(word.text) === undefined) break;
    places.push(index);
    index += 1;
  }
  // One word behind the first may as well be its object: "Train, staff schedules".
  const isClosed = words.slice(at, places.at(-1)).some(({ pos, text }) => pos === "CCONJ" || text === "&");
  // "Supervises, staffs, trains, prepares": nouns are not listed so.
  const isThird = places.every((place) => readVerb(words[place]?.text ?? "")?.form === "third");
  return new Set((isClosed || isThird) && places.length > 1 ? places : []);
}

/** "follow-up": half a word. */
export function isHyphened(words: Word[], index: number): boolean {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]];
  const isJoined = (left: Word | undefined, right: Word | undefined) => left && right && left.end === right.start;
  return (
    (after?.text.startsWith("-") && isJoined(word, after)) ||
    (before?.text.endsWith("-") && isJoined(before, word)) ||
    false
  );
}

/** Whether a word ends an item of a list: nothing, a sign or "and" follows. */
export function endsList(word: Word | undefined): boolean {
  return word === undefined || /^(?:CCONJ|PUNCT)$/.test(word.pos);
}

/** Whether a word opens what a verb acts on. */
export function opensObject(word: Word | undefined): boolean {
  return /^(?:DET|NUM|PRON|ADJ|PROPN)$/.test(word?.pos ?? "");
}

/** Whether what follows a verb may be its object, or say how it was done. */
export function takesObject(word: Word | undefined): boolean {
  return opensObject(word) || (/^(?:NOUN|ADV)$/.test(word?.pos ?? "") && word?.text !== "as");
}

/** "Issue receipts, refunds, or change due": a noun among nouns. */
export function isNounList(words: Word[], index: number): boolean {
  return words[index]?.pos === "NOUN" && words[index - 1]?.pos !== "CCONJ";
}

/** "..., estimate material costs", "..., purchase and maintain stock": a word that may be a noun, where a verb may stand. */
export function mayActHere(words: Word[], index: number): boolean {
  const [next, later] = [words[index + 1], words[index + 2]];
  if (next?.pos === "CCONJ") return readVerb(later?.text ?? "")?.nounToo === false;
  return takesObject(next);
}

/** "..., reviews the file", "... and counts daily takings", but not "accurate and complete reports" or "the barn hand and lead groom". */
export function isStray(words: Word[], index: number, { form, nounToo }: VerbForm): boolean {
  const [beside, word, next] = [words[index - 2], words[index], words[index + 1]];
  if (word?.pos !== "VERB" || beside?.pos === "ADJ" || next === undefined) return false;
  if (/^(?:DET|NUM|PRON)$/.test(next.pos) || /ly$/u.test(next.text)) return true;
  if (nounToo) return form === "base" && next.pos === "ADJ";
  const isListed = words[index - 1]?.text === ",";
  if (next.pos === "NOUN") return form === "third" || isListed || /[^s]s$/u.test(next.text);
  return /^(?:ADJ|PROPN)$/.test(next.pos);
}

/** A verb behind "and" in the form of the first one. */
export function isListedVerb(words: Word[], index: number, form: VerbForm["form"]): boolean {
  const [before, word] = [words[index - 1], words[index]];
  if (!word || before?.pos !== "CCONJ" || word.pos !== "VERB") return false;
  return (readVerb(word.text)?.form ?? (hasFormOf(word.text, form) ? form : undefined)) === form;
}

/** Whether a verb that the table does not have may be in this form, by its ending. */
export function hasFormOf(word: string, form: VerbForm["form"]): boolean {
  if (/(?:ed|ing)$/u.test(word)) return form === (word.endsWith("ed") ? "past" : "gerund");
  return form === (/[^s]s$/u.test(word) ? "third" : "base");
}
