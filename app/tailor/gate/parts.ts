import type { Analysis, ReadWord } from "./analyse";
import type { Place } from "./misread";
import { stem } from "./stem";

const part =
  /^\s*(?:[\p{L}\p{N}'’-]+\s+){0,4}?(sections?|parts?|chapters?|portions?|half|halves|shares?|pieces?|bits?|pages?|paragraphs?|segments?|appendix|appendices|introduction|abstract|summary|outline|draft|subset|sample|some|most|many|several|one|two|three|four|five|\d+) of (?!which|whom|them|these|those)/iu;

/** "A third of the suite": of some definite whole. */
const share =
  /^\s*(?:[\p{L}\p{N}'’-]+\s+){0,3}?(half|thirds?|quarters?|fifths?|\d[\d.]* ?%|\d[\d.]* ?per ?cent)(?: of)? (?=(?:the|its|our|their|all)\b)/iu;

/** "Wrote a grant application" for "wrote the statistics section of a grant application": the deed reached a part only. */
export function leavesOutPart({ text }: Analysis, objects: ReadWord[], { piece, clause }: Place): boolean {
  const told = piece.text.slice(clause.verbEnd ?? clause.start, clause.end);
  const match = part.exec(told) ?? share.exec(told);
  const noun = match?.[1]?.toLowerCase();
  if (!match || !noun || clause.verbEnd === undefined) return false;
  const whole = clause.verbEnd + match[0].length;
  const words = piece.words.filter((word) => word.start >= whole && word.end <= clause.end && word.content);
  const ofWhole = objects.some((object) => words.slice(0, 3).some((word) => word.stem === object.stem));
  return ofWhole && !sentenceHas(text, objects[0]?.start ?? 0, noun);
}

/** The part itself, any other word for a part, or a number stands in the same sentence. */
function sentenceHas(text: string, at: number, noun: string): boolean {
  const start = text.slice(0, at).search(/[^.;!?\n]*$/);
  const sentence = /^[^.;!?\n]*/.exec(text.slice(start))?.[0] ?? "";
  const key = stem(noun);
  if (share.test(` ${noun} the`))
    return /%|per ?cent|\b(?:half|\p{L}+ (?:thirds?|quarters?|fifths?)|part(?:ly)?)\b/iu.test(sentence);
  const counted = /^(?:\d+|one|two|three|four|five)$/.test(noun);
  return (
    /\b(?:part|partly|portion|of the|contribut\w*|help\w*|some|one of)\b/iu.test(sentence) ||
    (counted && /\p{N}|\b(?:one|two|three|four|five)\b/u.test(sentence)) ||
    sentence.split(/[^\p{L}]+/u).some((word) => stem(word) === key)
  );
}
