import { findTermsIn, tokenize } from "~/tailor/lexicon/lexicon";
import { wordsOf } from "~/tailor/propose/mend-text";
import type { Resume } from "~/tailor/resume";

/** It makes no other skill of one. */
const praise = new Set(["excellent", "strong", "good", "great", "superior", "exceptional", "outstanding", "effective"]);
/** A longer item is a sentence. */
const mostWordsOfName = 20;
/** A term of years or an amount by itself. */
const figure = /^(?:\$\s?\d|(?:\d{1,2}\/)?(?:19|20)\d\d\s?[-–—])/u;

/** What stands beside dates or amounts is a record that ran into the skills: none of it is a skill, and each of its lines may stand twice on purpose. */
export function isRecord(keywords: readonly string[]): boolean {
  return keywords.some((text) => figure.test(text.trim()));
}

interface Item {
  text: string;
  /** The words without praise, plurals and what stands between them: "Web sites" is "website". Empty where there are no words. */
  key: string;
  /** The one name that the lexicon has for the whole item. */
  name: string | undefined;
  isTool: boolean;
  isPraised: boolean;
}

/**
 * Places of the items that another one of the same list says: in the same words but for praise, capitals, signs and a plural, or as
 * the same tool without its maker ("Excel" beside "Microsoft Excel"). Of the two stays the one that is spelled as the lexicon has
 * it, else the first; one without praise goes before one with it, and a tool with its maker before one without.
 */
export function repeatedIn(keywords: readonly string[]): Set<number> {
  const repeated = new Set<number>();
  if (isRecord(keywords)) return repeated;
  const stays = new Map<string, [at: number, item: Item]>();
  for (const [at, text] of keywords.entries()) {
    const item = itemOf(text);
    const key = sameKey(item);
    const [other, known] = stays.get(key) ?? [];
    const isBest = known === undefined || worthOf(item) > worthOf(known);
    if (key !== "" && known !== undefined) repeated.add(isBest ? (other as number) : at);
    if (isBest) stays.set(key, [at, item]);
  }
  return repeated;
}

/** Whether each item of a list stands in one above it; a list with a name of its own, in one of that name. */
export function isSaidAbove({ skills }: Pick<Resume, "skills">, group: number): boolean {
  const { name, keywords } = skills[group] ?? { keywords: [] };
  const keys = keywords.map((text) => itemOf(text).key);
  if (keys.length === 0 || keys.includes("")) return false;
  return skills.slice(0, group).some((other) => {
    if (other.keywords.length < keys.length || (name !== undefined && other.name !== name)) return false;
    const said = new Set(other.keywords.map((text) => itemOf(text).key));
    return keys.every((key) => said.has(key));
  });
}

function itemOf(text: string): Item {
  const all = wordsOf(text).split(" ").filter(Boolean);
  const plain = all.length > 1 ? all.filter((word) => !praise.has(word)) : all;
  const hits = all.length > mostWordsOfName ? [] : findTermsIn(text, tokenize(text), true);
  const whole = hits.find((hit) => wordsOf(hit.text) === all.join(" "));
  const key = plain.map((word) => word.replace(/(?<=\p{L}{3})(?<!s)s$/u, "")).join("");
  return {
    text,
    key: /\p{L}/u.test(key) ? key : "",
    name: whole?.canonical,
    isTool: whole?.kind === "tool",
    isPraised: plain.length < all.length,
  };
}

/** A tool and a word that is no tool are two things ("Windows", "window"); with and without its maker it is one. */
function sameKey({ key, name, isTool }: Item): string {
  if (!isTool || name === undefined || key === "") return key;
  const full = wordsOf(name).replaceAll(" ", "");
  return `tool ${full.endsWith(key.replace(/^ms/u, "microsoft")) ? full : key}`;
}

/** Of two that say one thing the plain one is better, then the one that is spelled as the lexicon has it, then a tool with its maker. */
function worthOf({ text, name, isPraised, isTool }: Item): number {
  const isSpelled = name !== undefined && wordsOf(name) === wordsOf(text);
  return (isPraised ? 0 : 4) + (isSpelled ? 2 : 0) + Number(isTool && / /.test(text.trim()));
}
