import { rephraseLine } from "../propose/rephrase-line";
import { baseOfGerund, baseOfPresent, pastOf, readBareVerb, takesObject } from "../propose/verb-forms";

const pastOpening =
  /^(?:\p{L}+ly )?(?:\p{L}{2,}ed|led|built|wrote|taught|sold|ran|grew|made|kept|held|brought|bought|drove|oversaw|undertook|spoke|met|set|won|gave|took|began|found|cut|sent|dealt|rebuilt)\b/iu;
const notVerbs =
  /^(?:detailed|advanced|experienced|skilled|licensed|certified|dedicated|motivated|organized|related|limited|accomplished|proven|bed|need|based|varied|rated|assisted living|unlimited|red|medical)\b/i;

/** Sentences of a bullet or summary, one by one. */
export function sentencesOf(text: string): string[] {
  const plain = text
    .replace(/Â(?=\s|$)/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain
    .split(/(?<=[\p{Ll})\d])[.;](?=\s+\p{Lu}|\s*$)/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/**
 * A sentence of a resume as one of a letter ("I reconciled ..."), without the full stop; undefined where it has no verb to
 * open with, or is too short, too long or too broken to stand alone. `past` is true for a job that has ended.
 */
export function firstPerson(sentence: string, options: { past: boolean }): string | undefined {
  const words = sentence.split(" ").length;
  if (
    words < 5 ||
    words > 38 ||
    /[:•|“”"]|\p{Ll}\.\p{Lu}|\bCity\b|\.\.\.|\(\s|\bi\.e\b/u.test(sentence) ||
    (sentence.match(/\(/g) ?? []).length !== (sentence.match(/\)/g) ?? []).length
  )
    return undefined;
  const plain = rephraseLine(sentence, options)?.text ?? sentence;
  const [first = ""] = plain.split(/\s/);
  if (/^(?:As|By|While|When|In|At|During)\b[^.]*, I \p{Ll}/u.test(plain)) return plain.replace(/[.;,]$/, "");
  if (/^I\s/.test(plain)) return plain.replace(/[.;,]$/, "");
  if (notVerbs.test(plain)) return undefined;
  if (options.past && mixesTenses(plain)) return undefined;
  if (pastOpening.test(plain)) return `I ${lower(plain)}`;
  const base = baseOfPresent(first);
  if (base && !options.past && !/(?:,|\band) \p{L}+(?:s|ing) \p{Ll}/u.test(plain))
    return `I ${base}${plain.slice(first.length)}`.replace(/[.;,]$/, "");
  if (base && options.past && takesObject(base, plain.slice(first.length)) && !hasSecondVerb(plain.slice(first.length)))
    return `I ${pastOf(base)}${plain.slice(first.length)}`.replace(/[.;,]$/, "");
  const gerund = baseOfGerund(first);
  const next = plain.split(/\s/)[1] ?? "";
  if (gerund && !/(?:,|\band|\bor|&) \p{L}+ing\b/iu.test(plain) && !/^(?:of|and|for|in|or|skills?)$/.test(next))
    return `I ${options.past ? pastOf(gerund) : gerund}${plain.slice(first.length)}`.replace(/[.;,]$/, "");
  return undefined;
}

/** "Prepared statements and post entries": a line of the source that would read as a slip. */
function mixesTenses(text: string): boolean {
  return [...text.matchAll(/(?:\band|,|\bor) (\p{L}+) (?=\p{L})/gu)].some(
    (match) => readBareVerb(match[1] ?? "") === "verb" || match[1] === "post",
  );
}

/** What may hold another verb, known or not, that would stay in the present: "and enforce rules", "Directly work". */
const mayGoOn =
  /^ ?(?:and|or|&|,)|(?:\band|\bor|&|\bas well as) \p{L}+(?!\p{L}|,|$| (?:of|for|to|in|on|at|from|by)\b)|\b(?:and|or|&)$| \p{Lu}\p{Ll}+ly /u;

/** Another verb in the present would stay behind: in a list ("and train"), or where two lines ran into one. */
function hasSecondVerb(rest: string): boolean {
  if (mayGoOn.test(rest)) return true;
  const words = [...rest.matchAll(/(?:,|\band|\bor|&|\bthat|\bwhich) (\p{L}+)| (\p{Lu}\p{Ll}+)/gu)];
  return words.some(([, listed, capital]) => {
    const word = listed ?? capital ?? "";
    return (
      readBareVerb(word) !== undefined ||
      baseOfPresent(word) !== undefined ||
      (listed !== undefined && /ing$/.test(word))
    );
  });
}

function lower(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()).replace(/[.;,]$/, "");
}
