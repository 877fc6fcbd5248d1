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
export function settleCase(text: string, small: ReadonlySet<string>): string {
  const named = findTerms(text).filter(({ kind }) => names.has(kind));
  return text.replace(
    /(?<![\p{L}.'’-])\p{Lu}\p{Ll}+(?:[ /-]\p{Lu}\p{Ll}+)*(?![\p{L}'’]|-\p{L})/gu,
    (run, at: number) => {
      const isNamed = named.some(({ start, end }) => start < at + run.length && at < end);
      const words = run.split(/[ /-]/).map((word) => word.toLowerCase());
      const touchesName =
        /\p{Lu}[\p{L}\d.&]* $/u.test(text.slice(0, at)) || /^ (?:(?:and|&) )?\p{Lu}/u.test(text.slice(at + run.length));
      return !isNamed && !touchesName && words.every((word) => small.has(word)) ? run.toLowerCase() : run;
    },
  );
}
