import { readVerb } from "../propose/verb-forms";

/** A capital that opens a new line of the source where two ran into one: "... by hand Managed all stock". */
const runOn = /(?<=[\p{Ll})\d]) (?=(?:\p{Lu}\p{Ll}+ly )?(\p{L}\p{Ll}+)(?:,| \p{Ll}))(?=\p{Lu})/gu;
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

/** True where a capital in the middle still opens what may be a line of its own. */
export function runsOn(sentence: string): boolean {
  return [...sentence.matchAll(runOn)].some(
    (match) => readVerb(match[1] ?? "") !== undefined && isSmall(sentence.slice(0, match.index)),
  );
}

/** A capital behind another one belongs to a name. */
function isSmall(before: string): boolean {
  return /(?:^|[ (/-])(?:\p{Ll}[\p{L}'’]*|\d+)\)?$/u.test(before);
}

function splitRunOn(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(runOn)) {
    const verb = readVerb(match[1] ?? "");
    const before = text.slice(from, match.index);
    if (
      !isSmall(before) ||
      !verb ||
      verb.form === "gerund" ||
      verb.nounToo ||
      open.test(before) ||
      before.split(" ").length < 4
    )
      continue;
    parts.push(before);
    from = match.index;
  }
  return [...parts, text.slice(from)];
}
