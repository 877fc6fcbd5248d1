import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { findTerms } from "~/tailor/lexicon/lexicon";

const names = new Set(["tool", "credential", "language", "degree"]);

/** Every word that a text has in small letters, as a test of whether a capital is only for show. */
export function smallWords(...texts: string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/(?<!\p{L})\p{Ll}[\p{Ll}'’]+(?!\p{L})/gu) ?? []));
}

/**
 * Text without the capitals that resumes set for show ("Processed Accounts Payable"): words in a run of capitals become
 * small where each of them stands in small letters elsewhere, and none belongs to a name.
 */
export function settleCase(source: string, small: ReadonlySet<string>, tag: Tag): string {
  const text = source
    .replace(/(?<=\bto )\p{Lu}\p{Ll}+(?= \p{Ll})/gu, (word) =>
      readVerb(word)?.form === "base" ? word.toLowerCase() : word,
    )
    .replace(mixedList, (list) => settleList(list, tag));
  const named = findTerms(text).filter(({ kind }) => names.has(kind));
  return text.replace(
    /(?<![\p{L}.'’-])\p{Lu}\p{Ll}+(?:[ /-]\p{Lu}\p{Ll}+)*(?![\p{L}'’]|-\p{L})/gu,
    (run, at: number) => {
      const isNamed = named.some(({ start, end }) => start < at + run.length && at < end);
      const words = run.split(/[ /-]/).map((word) => word.toLowerCase());
      // "Bills of Material", "Grants and Contracts": a word before that stands nowhere in small letters makes a name.
      const [, before] = /(\p{Lu}[\p{L}\d.&]*) (?:(?:and|&|of) )$/u.exec(text.slice(0, at)) ?? [];
      const touchesName =
        /\p{Lu}[\p{L}\d.&]* $/u.test(text.slice(0, at)) ||
        (before !== undefined && !small.has(before.toLowerCase())) ||
        /^ (?:(?:and|&) )?\p{Lu}/u.test(text.slice(at + run.length));
      return !isNamed && !touchesName && words.every((word) => small.has(word)) ? run.toLowerCase() : run;
    },
  );
}

/** "tires, Wheels and Lugs": single words, the first of them in small letters. */
const mixedList =
  /(?<!\p{Lu}\p{L}* )\p{Ll}{3,}, (?:\p{Lu}\p{Ll}+, )*\p{Lu}\p{Ll}+,? (?:and|or|&) \p{Lu}?\p{Ll}+(?! \p{Lu})/gu;

function settleList(list: string, tag: Tag): string {
  const isNoun = (word: string) =>
    !findTerms(word).some(({ kind }) => names.has(kind)) &&
    tag(word.toLowerCase()).every(({ pos, isKnown }) => isKnown && pos === "NOUN");
  return list.replace(/\p{Lu}\p{Ll}+/gu, (word) => (isNoun(word) ? word.toLowerCase() : word));
}
