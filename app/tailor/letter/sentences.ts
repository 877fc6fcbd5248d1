import { readVerb } from "~/tailor/propose/verb-forms";

/** A capital in the middle, where two lines of the source ran into one: "... by hand Managed all stock". */
const capital = /(?<=[\p{L})\d%]) (?=(?:\p{Lu}\p{Ll}+ly )?(\p{L}\p{Ll}+)(,| \p{Ll}| [\p{Lu}\d]))(?=\p{Lu})/gu;
/** Pasts that open titles and names. */
const titled =
  /^(?:registered|certified|licensed|chartered|applied|managed|integrated|distributed|updated|required|used|set|lead|found|read|cut|put)$/i;
/** Fewer make no line of their own. */
const fewestWords = 4;
const open = /\b(?:and|or|of|the|a|an|for|to|with|by|in|on|at|as|from|our|their|via|using|called|named)$/i;

/** Sentences of a bullet or summary, one by one, without their stops. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/Â(?=\s|$)/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .split(/(?<=[\p{Ll})\d%]|\b\p{Lu}{2,5})[.;!](?=\s+\p{Lu}|\s*$)|;\s|\s[•·▪*]\s/u)
    .flatMap(splitRunOn)
    .map((sentence) => sentence.trim().replace(/^[-–•·*]\s*/, ""))
    .filter(Boolean);
}

function splitRunOn(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const at of startsIn(text)) {
    const before = text.slice(from, at);
    if (open.test(before) || before.split(" ").length < fewestWords) continue;
    parts.push(before);
    from = at;
  }
  return [...parts, text.slice(from)];
}

/** Places where a verb that can be nothing else opens with a capital. */
function startsIn(text: string): number[] {
  return [...text.matchAll(capital)].flatMap((match) => {
    const verb = readVerb(match[1] ?? "");
    const opens = verb && !verb.nounToo && verb.form !== "gerund" && (isSmall(text, match) || isPast(match));
    return opens ? [match.index] : [];
  });
}

function isPast([, word = ""]: RegExpMatchArray): boolean {
  return readVerb(word)?.form === "past" && !titled.test(word);
}

/** A small word stands before it, and no further capital behind it: otherwise it belongs to a name. */
function isSmall(text: string, match: RegExpMatchArray): boolean {
  const before = text.slice(0, match.index);
  return !/\p{Lu}|\d/u.test(match[2] ?? "") && /(?:^|[ (/-])(?:\p{Ll}[\p{L}'’]*|\d+%?)\)?$/u.test(before);
}

/** True where a capital in the middle still opens what may be a line of its own. */
export function runsOn(sentence: string): boolean {
  return [...sentence.matchAll(capital)].some(
    (match) => readVerb(match[1] ?? "") !== undefined && (isSmall(sentence, match) || isPast(match)),
  );
}
