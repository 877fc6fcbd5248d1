import { splitRun } from "./split-run";
import type { Tag } from "./tagger";
import { readVerb } from "./verb-forms";

/** From so many words on a paragraph is a wall: nobody reads it. */
const wallWords = 35;
/** A shorter sentence stays with the one before. */
const fewestWords = 4;
/** A sentence that points back at the one before. */
const leans =
  /^(?:this|these|that|those|it|he|she|they|also|then|there|which|however|thus|as a result|in addition)\b/iu;
/** "January 2005 to": the rest stands elsewhere. */
const breaksOff = /(?:\s(?:to|and|or|of|for|with|the|an?)|[–,-])$/iu;
/** Words with a full stop that ends no sentence. */
const shortened =
  /(?:^|[\s(])(?:\p{L}|Inc|Co|Corp|Ltd|LLC|Dr|Mrs?|Ms|Sr|Jr|St|Mt|Ft|Ave|No|vs|dept|approx|govt|asst|mgr|etc|i\.e|e\.g|U\.S|Ph\.D)\.$/iu;
const end = /(?<=[\p{L}\d)%"”][.!?;:]?[.!?;:])\s+(?=[\p{L}\d(])|\s+[−•·▪*]\s+/gu;

/** Longer ones are no paragraph of a job. */
const longestWall = 6000;
/** Enough of an end to see how it ends. */
const endCharacters = 60;

/** Whether a paragraph is too long to be read as one. */
export function isWall(text: string): boolean {
  return text.length <= longestWall && text.split(/\s+/).length >= wallWords;
}

/**
 * A wall of text as the bullets it holds: at the ends of its sentences, at signs that stood before bullets, and, with a
 * tagger, where a verb opens the next deed. What leans on the sentence before stays with it. Joined, they are the text but
 * for those signs.
 */
export function splitWall(text: string, tag?: Tag): string[] {
  const lines: string[] = [];
  for (const piece of sentencesOf(text).flatMap((sentence) => (tag ? splitRun(sentence, tag) : [sentence]))) {
    const before = lines.at(-1);
    const isPart = leans.test(piece) || (piece.split(/\s+/).length < fewestWords && !piece.endsWith(":"));
    if (before !== undefined && (isPart || breaksOff.test(before.slice(-endCharacters))))
      lines[lines.length - 1] = `${before} ${piece}`;
    else lines.push(piece);
  }
  return lines;
}

/** The sentences of a text; one may open in small letters where it opens with a verb. */
function sentencesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: gap, index } of text.matchAll(end)) {
    const before = text.slice(Math.max(from, index - endCharacters), index);
    const after = text.slice(index + gap.length, index + gap.length + endCharacters);
    const isSign = gap.trim() !== "";
    const opens = /^[\p{Lu}\d(]/u.test(after) || readVerb(/^\p{L}+/u.exec(after)?.[0] ?? "") !== undefined;
    const isLabel = before.endsWith(":") && !/(?:^|[.!?]\s)\p{Lu}\p{L}+(?: \p{L}+){0,2}:$/u.test(before);
    const isList = before.endsWith(";") && readVerb(/^\p{L}+/u.exec(after)?.[0] ?? "") === undefined;
    if (!isSign && (!opens || shortened.test(before) || isLabel || isList)) continue;
    pieces.push(text.slice(from, index).trim());
    from = index + gap.length;
  }
  return [...pieces, text.slice(from).trim()].filter((piece) => piece !== "");
}
