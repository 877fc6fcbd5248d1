import { capital } from "~/tailor/grammar/open-with-deed";
import { findTerms } from "~/tailor/lexicon/lexicon";
import { isCommonWord, isCountedForm } from "~/tailor/lexicon/word-frequencies";

const shouted = /^\p{Lu}{6,}$/u;

/** A skill with a capital in front, and without the capitals of a phrase that was written in nothing else; a tool has its own spelling. */
export function inOneManner(text: string): string {
  const words = text.trim().split(/\s+/);
  // A letter by itself with a capital would be a language of programs.
  if (text.trim().length === 1) return text;
  const isPlain = words.every((word) => isCommonWord(word));
  const tool = isPlain ? undefined : findTerms(text).find(({ kind }) => kind === "tool");
  if (tool) return tool.canonical.toLowerCase() === text ? tool.canonical : text;
  // "OSHA CERTIFIED", "HIPAA COMPLIANCE": a short word, or one that nobody writes small, may be an abbreviation.
  const isShouted = words.length > 1 && words.every((word) => shouted.test(word) && isCountedForm(word.toLowerCase()));
  return capital(isShouted ? text.toLowerCase() : text);
}
