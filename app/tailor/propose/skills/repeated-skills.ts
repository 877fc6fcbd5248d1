import { findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { askedWords } from "~/tailor/match/trace-words";
import { wordsOf } from "~/tailor/propose/mend-text";
import type { Resume } from "~/tailor/resume";

/** Makers that a tool is named with or without. */
const makers = ["microsoft", "ms", "adobe", "autodesk", "intuit"];
/** What a sentence that was cut at its commas leaves: "including Word". */
const linked = /^(?:including|and|or|such as|as well as)\s+/i;
/** A longer item is a sentence: it may name a skill in passing. */
const mostWordsOfName = 6;
/** Of one thing; in more than these nobody looks. */
const mostNamesakes = 8;

interface Item {
  path: string;
  text: string;
  words: string[];
  /** Things that the lexicon knows, by their one name. */
  things: string[];
  /** It says nothing beside these things: "MS Office proficiency". */
  isWhole: boolean;
}

/**
 * Paths of the skills that another one says: the same words but for capitals and a plural, a tool without its maker, the same
 * thing by another name, a name that stands in a longer one; and what is left of a torn line. Where `isExact`,
 * a longer name says only the things that it lists ("Word/Excel/Outlook"), and a sentence none.
 */
export function skillsListedAgain({ skills }: Pick<Resume, "skills">, isExact = false): Set<string> {
  const items = skills.flatMap(({ keywords }, group) =>
    keywords.map((text, index) => itemOf(text, `/skills/${group}/keywords/${index}`)),
  );
  const first = new Map<string, number>();
  const longer = new Set<string>();
  const named = new Map<string, number[]>();
  for (const [at, { words, things }] of items.entries()) {
    const key = words.join(" ");
    if (!first.has(key)) first.set(key, at);
    for (const run of words.length <= mostWordsOfName ? runsOf(words) : []) longer.add(run);
    for (const thing of things) {
      const known = named.get(thing) ?? [];
      if (known.length < mostNamesakes) named.set(thing, [...known, at]);
    }
  }
  const isSaid = (item: Item, at: number): boolean => {
    const key = item.words.join(" ");
    const rest = item.text.replace(linked, "");
    if (rest !== item.text) return first.has(itemOf(rest, item.path).words.join(" "));
    if (key === "") return isDust(item.text);
    if (first.get(key) !== at || makers.some((maker) => first.has(`${maker} ${key}`)) || isDust(item.text)) return true;
    if (item.things.length === 0) return !isExact && longer.has(key);
    return item.isWhole && namesake(item, at, items, named, isExact);
  };
  return new Set(items.flatMap((item, at) => (isSaid(item, at) ? [item.path] : [])));
}

/** Another item names all of its things: one that says more, or one above that says as much. */
function namesake(
  item: Item,
  at: number,
  items: readonly Item[],
  named: ReadonlyMap<string, number[]>,
  isExact: boolean,
): boolean {
  return (named.get(item.things[0] ?? "") ?? []).some((place) => {
    const other = items[place];
    if (!other || place === at || !item.things.every((thing) => other.things.includes(thing))) return false;
    const isMore = other.things.length > item.things.length || !other.isWhole;
    if (isExact && !listsIt(other, item)) return false;
    return isMore ? other.words.length > item.words.length : place < at && other.isWhole;
  });
}

/** It is as short, it lists several things, or says in brackets what the same name stands for. */
function listsIt(other: Item, item: Item): boolean {
  if (other.words.length > mostWordsOfName) return false;
  const isAsShort = other.isWhole && other.words.length <= item.words.length + 1;
  return isAsShort || other.things.length > item.things.length || other.text.startsWith(`${item.text} (`);
}

function itemOf(text: string, path: string): Item {
  const words = wordsOf(text)
    .split(" ")
    .map((word) => word.replace(/(?<=\p{L}{3})(?<!s)s$/u, ""))
    .filter(Boolean);
  const hits = words.length > mostWordsOfName * 2 ? [] : findTerms(text);
  const rest = tokenize(text).filter(({ start }) => !hits.some((hit) => start >= hit.start && start < hit.end));
  const isWhole = rest.every(({ norm }) => functionWords.has(norm) || !askedWords(norm).some((word) => word.isTelling));
  return { path, text, words, things: [...new Set(hits.map(({ canonical }) => canonical))], isWhole };
}

/** Shorter runs of words of a name: "accounts payable" has "accounts" and "payable". */
function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from).flatMap((_word, more) => {
      const run = words.slice(from, from + more + 1);
      return run.length < words.length ? [run.join(" ")] : [];
    }),
  );
}

/** What is left of a torn line: a number, a function word, a letter that is no programming language. */
function isDust(text: string): boolean {
  const plain = text.trim().toLowerCase();
  return /^(?:\d{1,4}|[abd-qs-z]|com|etc\.?|\P{L}*)$/u.test(plain) || functionWords.has(plain);
}
