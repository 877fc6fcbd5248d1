import { openingOf, readVerb } from "~/tailor/grammar/verb-forms";
import type { Line } from "~/tailor/letter/lines/quotable-lines";
import { oncePer } from "~/tailor/once-per";

/** How the first word of a text may be read: "past", "base noun", "ed" of a word that no table has, "" of any other one. */
export function firstForm(text: string): string {
  const { word } = openingOf(text);
  const verb = readVerb(word);
  if (verb) return `${verb.form}${verb.nounToo ? " noun" : ""}`;
  return /(?:ed|ing|s)$/u.exec(word)?.[0] ?? "";
}

/** Kinds of lines by how their first words may be read. */
const kinds = {
  past: /^(?:past|ed)$/u,
  base: /^base$/u,
  noun: /noun|^$/u,
  gerund: /^(?:gerund|ing)/u,
  third: /^third/u,
};

/** What the first word of a text may be, a deed in whichever tense among it. */
function openingKinds(text: string): string[] {
  const form = firstForm(text);
  const verb = readVerb(openingOf(text).word);
  return [
    ...Object.entries(kinds).flatMap(([name, kind]) => (kind.test(form) ? [name] : [])),
    ...(verb && verb.form !== "gerund" ? ["deed", `deed ${verb.form}`] : []),
  ];
}

/** How the lines of a job open and how many open so, worked out once for all of them. */
const openingsOf = oncePer((texts: Line["job"]["texts"]) => {
  const byText = new Map(texts.map((whole) => [whole, openingKinds(whole.text)]));
  const counts = new Map<string, number>();
  for (const kind of [...byText.values()].flat()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return { byText, counts };
});

/** How many other lines a job has, and how many of them open in a way. */
export function othersOf({ job, whole }: Line): { total: number; count: (kind: string) => number } {
  const { byText, counts } = openingsOf(job.texts);
  const own = byText.get(whole);
  return {
    total: byText.size - (own ? 1 : 0),
    count: (kind) => (counts.get(kind) ?? 0) - (own?.includes(kind) ? 1 : 0),
  };
}

/** Of the other lines of a job, how many open in which way, in quarters. */
export function companyOf(line: Line): string[] {
  const { total, count } = othersOf(line);
  if (total === 0) return [];
  return Object.keys(kinds).map((name) => `others ${name} ${Math.round((4 * count(name)) / total)}`);
}
