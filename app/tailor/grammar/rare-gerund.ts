import type { Tag } from "./tagger";
import { readVerb, type VerbForm } from "./verb-forms";
import { opensObject } from "./word-places";

const fewestLetters = 3;

/**
 * The verb of a gerund that the table of verbs lacks ("stacking shelves"), for a line among others that open with deeds. Its
 * bare form is the one that the tagger knows as a verb; undefined where it knows none or several, and where no object follows:
 * "evening shifts" are no deed.
 */
export function rareGerund(word: string, rest: string, tag: Tag): VerbForm | undefined {
  const stem = /^(\p{L}+)ing$/u.exec(word.toLowerCase())?.[1] ?? "";
  if (stem.length < fewestLetters || !hasObject(rest, tag)) return undefined;
  const bases = [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, "$1")].filter(
    (base, at, all) => all.indexOf(base) === at && isVerb(base, tag),
  );
  const [base, ...others] = bases;
  return base !== undefined && others.length === 0 ? { base, form: "gerund", nounToo: false } : undefined;
}

function hasObject(rest: string, tag: Tag): boolean {
  const [, , , next, later] = tag(`I was doing${rest}`);
  if (next?.pos === "ADP") return next.text !== "of" && opensObject(later);
  return opensObject(next) || (next?.pos === "NOUN" && /[^s]s$/u.test(next.text));
}

function isVerb(base: string, tag: Tag): boolean {
  if (readVerb(base)?.form === "base") return true;
  const [, word] = tag(`to ${base} it`);
  return word?.pos === "VERB" && word.isKnown;
}
