import { capital } from "~/tailor/grammar/open-with-deed";
import { sentencesOf } from "~/tailor/grammar/split-sentences";
import type { Tag, Word } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { isPersonName } from "~/tailor/parse/words/person-name";
import { sentence } from "~/wording";
import { inFirstPerson } from "./clauses/first-person";
import type { Line } from "./lines/quotable-lines";

/** A story as a letter has it. */
export interface Told {
  line: Line;
  /** Sentences; of what is none, the words as they stand in the resume. */
  text: string;
  isSentence: boolean;
}

/** In words: so far into a sentence somebody speaks of themselves, and so far a subject goes. */
const farthest = { self: 9, subject: 8 };

/**
 * A story in the first person, sentence by sentence: "I ran Route 14 eight years." of "Ran Route 14 eight years", and what is
 * a sentence already as it stands. Nothing of it is left out; a story of which less than half are sentences stays as it is written.
 */
export function tellStory(line: Line, tag: Tag, isSayable: (text: string) => boolean): Told {
  const parts = sentencesOf(line.text).map((part) => part.replace(/[\s.;]+$/u, ""));
  const told = parts.map((part) => asSentence(part, line, tag, isSayable));
  const isMostlyTold = told.filter((text) => text !== undefined).length * 2 >= parts.length;
  if (!isMostlyTold) return { line, text: line.text, isSentence: false };
  return { line, text: told.map((text, at) => closed(text ?? parts[at] ?? "")).join(" "), isSentence: true };
}

/** With a capital at its beginning and in "I", and a full stop at its end. */
export function closed(text: string): string {
  return sentence(capital(text).replace(/(?<= )i(?=(?:['’]\p{L}+)? \p{Ll}{2})/gu, "I"));
}

function asSentence(text: string, line: Line, tag: Tag, isSayable: (text: string) => boolean): string | undefined {
  if (speaks(text) || hasSubject(text, tag)) return text;
  return inFirstPerson({ ...line, text }, tag, isSayable);
}

/** "I ...", "When the pump fails I ...", "We ..." */
function speaks(text: string): boolean {
  const words = text.split(/\s+/u).slice(0, farthest.self);
  return /^My /u.test(text) || words.some((word) => /^I(?:['’]\p{L}+)?$/iu.test(word)) || ofAllOfUs.test(text);
}

/** "We moved the stock in a weekend"; what we do is what an employer says of itself. */
const ofAllOfUs =
  /^(?:We|Our \p{L}+(?: \p{L}+)?) (?:\p{Ll}+ed|were|was|went|got|had|came|took|made|built|won|grew|cut|rose|fell)\b|\bwe (?:\p{Ll}+ed|were|had|got|went|changed)\b/u;

/** "Forecast error went from 20% to 9%": somebody or something, and what it did. */
function hasSubject(text: string, tag: Tag): boolean {
  const words = tag(text);
  const at = words.slice(0, farthest.subject).findIndex(isFiniteVerb);
  const before = words.slice(0, Math.max(0, at));
  const first = readVerb(words[0]?.text ?? "");
  // "John kept the records": what somebody else did.
  const name = words[0]?.pos === "PROPN" ? words[0].text : "";
  if (name !== "" && !isCommonWord(name.toLowerCase()) && isPersonName(`${name} Hale`)) return false;
  return (
    before.some(({ pos }) => /^(?:NOUN|PROPN|PRON|NUM)$/u.test(pos)) &&
    !before.some(
      ({ text: word }) => /^[,;:(–—-]$/u.test(word) || /^(?:who|which|that|where|when|to|and|after)$/iu.test(word),
    ) &&
    !/^\p{L}{2,}ed$/u.test(words[0]?.text ?? "") &&
    (first === undefined || (first.nounToo && first.form !== "past"))
  );
}

/** A verb in the past or the present that somebody is the subject of. */
function isFiniteVerb({ text, pos }: Word): boolean {
  if (/^(?:is|are|was|were|has|have|had|does|do|did|can|went|rose|fell|came|got|gave|took)$/iu.test(text)) return true;
  return pos === "VERB" && readVerb(text)?.form === "past";
}
