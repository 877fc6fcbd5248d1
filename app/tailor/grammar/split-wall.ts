import { splitRun } from "./split-run";
import { sentencesOf } from "./split-sentences";
import type { Tag } from "./tagger";

/** A shorter sentence stays with the one before. */
const fewestWords = 4;
/** A sentence that points back at the one before. */
const leans =
  /^(?:this|these|that|those|it|he|she|they|also|then|there|and|but|so|which|however|thus|thereby|as a result|in addition|resulting|including|such as|as well as)\b/iu;
/** What came of the sentence before: "Was thanked by the mayor for it." */
const endsOnThat = /^(?!.*(?:,| and )).*\b(?:for|from|because of|after|with|about|of) (?:it|that|this)\.?$/iu;
/** "January 2005 to": the rest stands elsewhere. */
const breaksOff = /(?:\s(?:to|and|or|of|for|with|the|an?)|[–,-])$/iu;

/** Enough of an end to see how it ends. */
const endCharacters = 60;

/**
 * A text that runs lines together as the bullets it holds: at the ends of its sentences, at signs that stood before
 * bullets, and, with a tagger, where a line break was lost. What leans on the sentence before stays with it. Joined, they
 * are the text but for those signs.
 */
export function splitWall(text: string, tag?: Tag): string[] {
  const lines: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const [first = "", ...others] = tag ? splitRun(sentence, tag) : [sentence];
    const before = lines.at(-1);
    // A heading of what stood below ends without a sign.
    const isShort = first.split(/\s+/).length < fewestWords && /[.!?;"”)]$/u.test(first);
    const isPart = leans.test(first) || endsOnThat.test(first) || isShort;
    // An item of a list ends without a sign; nothing is joined to it.
    const joins = before !== undefined && /[.!?;"”)]$/u.test(before) && isPart;
    if (joins || breaksOff.test((before ?? "").slice(-endCharacters))) lines[lines.length - 1] = `${before} ${first}`;
    else lines.push(first);
    lines.push(...others);
  }
  return lines;
}
