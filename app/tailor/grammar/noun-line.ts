import { findTerms } from "~/tailor/lexicon/lexicon";
import type { Tag } from "./tagger";
import { readVerb } from "./verb-forms";

/** In characters; no name of work is longer. */
const longest = 60;
const twoWords = /^(\p{Lu}?\p{Ll}+) (\p{Ll}+)$/u;

/**
 * A whole line that is a bare name of work: one word ("Scheduling."), or a noun before the name of a deed or a term of two words ("Stock
 * control", "Order entry"). A verb that may be a noun says nothing of an object there, and such a line has no tense.
 */
export function isNounLine(text: string, tag: Tag): boolean {
  if (text.length > longest) return false;
  const plain = text.replace(/[\s.;,]+$/u, "");
  if (!/\s/u.test(plain)) return true;
  const [, first = "", second = ""] = twoWords.exec(plain) ?? [];
  const opening = readVerb(first);
  if (opening?.form !== "base" || !opening.nounToo) return false;
  const parts = tag(plain.toLowerCase());
  if (parts[0]?.pos !== "NOUN") return false;
  const deed = readVerb(second);
  if ((deed?.form === "base" && deed.nounToo) || /ing$/u.test(second)) return true;
  // "Process payroll" is a way to say payroll, "Order entry" a thing of two words.
  const isWhole = ({ text: term, canonical }: { text: string; canonical: string }) =>
    term.length === plain.length && canonical.includes(" ");
  return !second.endsWith("s") && findTerms(plain).some(isWhole);
}
