import type { Tag } from "~/tailor/grammar/tagger";
import { openingOf, readVerb } from "~/tailor/grammar/verb-forms";
import { figureWorth } from "~/tailor/letter/proofs";

const longestTold = 22;
/** A figure is worth some more words. */
const longestCounted = 36;
const fewestWords = 7;
/** From here on a line goes on with what it may be told without. */
const goesOn = /(?:;|:(?= )|,? (?:including|as well as|resulting in|while|which)\b)/giu;

/** A line as it stands, and by its leading clause; of a long one that clause first, and of one that goes on with a gerund. */
export function wordingsOf(text: string): string[] {
  const words = (part: string) => part.split(" ").length;
  const ends = [...text.matchAll(goesOn)]
    .map(({ index }) => text.slice(0, index))
    .filter((part) => !/\b(?:and|or|of|for|in|on|at|with|to|by)$/u.test(part));
  const [clause] = ends.filter((part) => words(part) >= fewestWords);
  if (clause === undefined) return [text];
  const [, behind = ""] = /^; ?(\p{L}+)/u.exec(text.slice(clause.length)) ?? [];
  const isLoose = behind !== "" && readVerb(behind) !== undefined;
  const isCounted = figureWorth(text.slice(clause.length)) > 1 && words(text) <= longestCounted;
  return (words(text) > longestTold && !isCounted) || isLoose ? [clause, text] : [text, clause];
}

/** "Shift leader : Supervised nine" by what stands behind the label, where that is a deed in the past. */
export function withoutLabel(text: string): string {
  const [, , rest = ""] = /^([^.:;]{3,60}?)\s?:\s*(\p{Lu}.*)$/u.exec(text) ?? [];
  const { word } = openingOf(rest);
  return readVerb(word)?.form === "past" || /^\p{L}{3,}ed$/u.test(word) ? rest : text;
}

/** "Washed, dried, folded the linen" with the "and" that the last of its verbs wants. */
export function withAnd(told: string, tag: Tag): string {
  const parts = told.split(", ");
  const last = parts.at(-1) ?? "";
  if (parts.length < 2 || /[:;()]/u.test(told)) return told;
  const words = tag(`I ${told}`);
  const isVerbAt = (at: number) => {
    const start = 2 + parts.slice(0, at).reduce((sum, part) => sum + part.length + 2, 0);
    return words.find((word) => word.start === start)?.pos === "VERB";
  };
  const [form, other] = [parts[0] ?? "", last].map((part) => verbOf(openingOf(part).word));
  const isRow =
    parts.length > 2 &&
    parts.every((part, at) => isVerbAt(at) || (form && verbOf(openingOf(part).word)?.form === form.form));
  const hasObject = /^\p{L}+ (?:up |out |off |in )?(?!(?:to|for|by|from|with|at|on|in|of|as|per|into)\b)\P{P}/u.test(
    last,
  );
  const isSame =
    isRow || (form !== undefined && other?.form === form.form && !(other.form === "base" && other.nounToo));
  const isEnded = readVerb(/ and (\p{L}+)/u.exec(last)?.[1] ?? "") !== undefined;
  return isSame && !isEnded && hasObject && !last.startsWith("and ")
    ? `${parts.slice(0, -1).join(", ")}${parts.length > 2 ? "," : ""} and ${last}`
    : told;
}

export function verbOf(word: string): { form: string; nounToo: boolean } | undefined {
  return readVerb(word) ?? (/^\p{L}{2,}ed$/u.test(word) ? { form: "past", nounToo: false } : undefined);
}

/** "Drives a van every day, no accidents": what was not there, or how little of it, hangs on by "with". */
export function withNote(told: string): string {
  return told
    .replace(/[,;] (?=(?:no|zero|only (?:one|two|three|\d+)) [^,;:]{3,60}$)/u, ", with ")
    .replace(
      / \((?:(no|zero|only|one|two|three|\d+) ((?!of\b|[^()]*\b(?:years?|months?|weeks?|days?|nights?|hours?|times?|shifts?|per)\b)[^(),;:]{3,40})|[^()]{20,})\)$/u,
      (_, count, what) => (count === undefined ? "" : `, with ${count} ${what}`),
    );
}
