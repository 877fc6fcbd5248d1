import type { Tag } from "./tagger";
import { isUsedAsVerb, pastOf, readVerb, type VerbForm } from "./verb-forms";
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

/**
 * The past of a verb that the table lacks: the one regular form that the tagger knows as a verb. "spread" has no "spreaded", and
 * a verb of which several forms are known, or none, has none here.
 */
export function rarePast(base: string, tag: Tag): string | undefined {
  const forms = base.endsWith("e") ? [`${base}d`] : [`${base}ed`, `${base}${base.at(-1)}ed`, pastOf(base)];
  const known = [...new Set(forms)].filter((form) => {
    const [, word] = tag(`I ${form} it`);
    return word?.pos === "VERB" && word.isKnown;
  });
  return known.length === 1 ? known[0] : undefined;
}

/** A verb in its plain form that the table lacks, by what the tagger knows of it: "fire" of "Hire and fire". */
export function rareBase(word: string, tag: Tag): VerbForm | undefined {
  const base = word.toLowerCase();
  const isOne = base.length >= fewestLetters && isVerb(base, tag) && rarePast(base, tag) !== undefined;
  return isOne ? { base, form: "base", nounToo: true } : undefined;
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

/** "Digging a trench", "Open the gates": in the plain form only where the words behind it show that it acts. */
export function rareVerb(word: string, rest: string, tag: Tag): VerbForm | undefined {
  const gerund = rareGerund(word, rest, tag);
  const base = gerund || /ing$/u.test(word) ? undefined : rareBase(word, tag);
  return gerund ?? (base && isUsedAsVerb(base, rest) ? base : undefined);
}
