import { findTermsIn, tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { seamsOf } from "~/tailor/parse/plain-list";
import { wordsOf } from "~/tailor/propose/mend-text";
import type { Resume } from "~/tailor/resume";

/** Makers that a tool is named with or without. */
const makers = ["microsoft", "ms", "adobe", "autodesk", "intuit"];
/** Its programs are named with or without it. */
const suite = "office";
/** It makes no other skill of one. */
const praise = new Set(["excellent", "strong", "good", "great", "superior", "exceptional", "outstanding", "effective"]);
/** What a sentence that was cut at its commas leaves: "including Word". */
const linked = /^(?:including|and|or|such as|as well as)\s+/i;
/** What parts the names of several things in one item. */
const listSign = /[,:/&()]|\b(?:and|or)\b/i;
/** A longer item is a sentence: it may name a skill in passing. */
const mostWordsOfName = 20;
const fewestOfRow = 6;
const fewestOfBroken = 4;
/** With one word; in more than these nobody looks. */
const mostNamesakes = 24;

interface Item {
  path: string;
  group: number;
  text: string;
  words: string[];
  isPraised: boolean;
  /** In words, with the maker. */
  length: number;
  /** The words without what stands between them: "Quick Books" is "QuickBooks". */
  key: string;
  /** Things that the lexicon knows, by their one name. */
  things: string[];
  isTool: boolean;
}

/** A term of years or an amount by itself. */
const figure = /^(?:\$\s?\d|(?:\d{1,2}\/)?(?:19|20)\d\d\s?[-–—])/u;

/** What stands beside dates or amounts is a record that ran into the skills: none of it is a skill, and each of its lines may stand twice on purpose. */
export function isRecord(keywords: readonly string[]): boolean {
  return keywords.some((text) => figure.test(text.trim()));
}

/** How another item says a skill: in the same words (or a tool in a line of another list), or a tool in a longer name of the same list. */
export type Said = "same" | "within";

/**
 * Paths of the skills that another one says: the same words but for capitals, blanks and a plural, a tool without its maker, or
 * a maker alone; a tool that stands in a longer item, be it of a list above under the same heading; and what is left of a torn line. A word of the trade stays beside longer
 * names that have it ("Lending", "Mortgage lending"): it is what a reader looks for.
 */
export function skillsListedAgain({
  skills,
  sections = [],
}: Pick<Resume, "skills"> & Partial<Pick<Resume, "sections">>): Map<string, Said> {
  // What stands under a name of its own ("Languages: Go") stays there.
  const items = [...skills.entries()]
    .toSorted(([, left], [, right]) => Number(left.name === undefined) - Number(right.name === undefined))
    .flatMap(([group, { keywords }]) =>
      (isRecord(keywords) ? [] : keywords).map((text, index) =>
        itemOf(text, group, `/skills/${group}/keywords/${index}`),
      ),
    );
  const first = new Map<string, number>();
  const byWord = new Map<string, number[]>();
  for (const [at, item] of items.entries()) {
    const { words, key, group } = item;
    const known = items[first.get(key) ?? -1];
    // Of two in one list the plain word stays, and the tool with its maker.
    const isBetter = known && known.isPraised === item.isPraised ? item.length > known.length : known?.isPraised;
    if (!known || (known.group === group && isBetter)) first.set(key, at);
    for (const word of new Set(words)) {
      const known = byWord.get(word) ?? [];
      if (known.length < mostNamesakes) byWord.set(word, [...known, at]);
    }
  }
  const rows = skills.map(({ keywords }) => ` ${keywords.map(wordsOf).join(" ")} `);
  // What signs part in an item that is a list by itself.
  const pieces = new Map<string, number[]>();
  for (const { text, group } of items)
    for (const piece of new Set(text.split(listSign).map(wordsOf)))
      pieces.set(piece, [...(pieces.get(piece) ?? []).slice(0, mostNamesakes), group]);
  const lines = new Set(
    items.flatMap(({ key, group, words }) => (words.length < fewestOfBroken ? [] : `${group} ${key}`)),
  );
  const beginnings = new Set(items.flatMap(({ words, group }) => beginningsOf(words).map((key) => `${group} ${key}`)));
  // An item that stands elsewhere in one line, in the two lines that it was torn into, or broken off.
  const isTornCopy = (item: Item, before?: Item, after?: Item) =>
    (before?.group === item.group && lines.has(`${item.group} ${before.key}${item.key}`)) ||
    (after?.group === item.group && lines.has(`${item.group} ${item.key}${after.key}`)) ||
    beginnings.has(`${item.group} ${item.key}`);
  const headings = sections.flatMap(({ key, index = 0, title = "" }) =>
    key === "skills" ? [{ index, title: wordsOf(title) }] : [],
  );
  const headingOf = (group: number) => headings.findLast(({ index }) => index <= group)?.title;
  const isNamed = (group: number) => skills[group]?.name !== undefined;
  const saidBy = (item: Item, at: number): Said | undefined => {
    const rest = item.text.replace(linked, "");
    if (rest !== item.text && first.has(keyOf(wordsIn(rest)))) return "same";
    if (item.key === "" || isDust(item.text)) return isDust(item.text) ? "same" : undefined;
    const known = items[first.get(item.key) ?? at];
    // "Access" in another list is no "Microsoft Access".
    if (known && known !== item && (known.group === item.group || known.length >= item.length)) return "same";
    // A list without its line breaks, as one item.
    const row = item.length >= fewestOfRow ? ` ${wordsOf(item.text)} ` : undefined;
    if (row && rows.some((other, group) => group !== item.group && other.includes(row))) return "same";
    if (isTornCopy(item, items[at - 1], items[at + 1])) return "same";
    const isMaker = makers.includes(item.text.trim().toLowerCase());
    if (isMaker && items.some(({ group, text }) => group === item.group && isOfMaker(text, item.text))) return "same";
    if (!item.isTool) return undefined;
    const holders = (byWord.get(item.words[0] ?? "") ?? [])
      .flatMap((place) => (place === at ? [] : (items[place] ?? [])))
      .filter((other) => holds(other, item));
    const isAbove = (group: number) =>
      group < item.group && !isNamed(item.group) && headingOf(group) === headingOf(item.group);
    if (holders.some(({ group }) => isAbove(group)) || pieces.get(wordsOf(item.text))?.some(isAbove)) return "same";
    return holders.some(({ group }) => group === item.group) ? "within" : undefined;
  };
  return new Map(
    items.flatMap((item, at): [string, Said][] => {
      const said = saidBy(item, at);
      return said ? [[item.path, said]] : [];
    }),
  );
}

/**
 * A longer item with all words of a tool. What another name makes of it is another tool: "SQL" is not in "SQL Developer". Names
 * that were run together hold nothing.
 */
function holds(other: Item, { words, things }: Item): boolean {
  if (other.words.length <= words.length || !things.every((thing) => other.things.includes(thing))) return false;
  if (seamsOf(other.text).length > 0) return false;
  const isListed = other.things.length > things.length && listSign.test(other.text);
  const names = isListed ? [] : (other.text.match(/\p{Lu}[\p{L}\p{N}+#]*/gu) ?? []).flatMap(wordsIn);
  const isOther = (name: string) => !words.includes(name) && !makers.includes(name) && name !== suite;
  return words.every((word) => other.words.includes(word)) && !names.some(isOther);
}

/** A phrase without its last words, where enough are left that no other phrase begins so by chance. */
function beginningsOf(words: readonly string[]): string[] {
  const most = Math.min(words.length - 1, mostWordsOfName);
  return Array.from({ length: Math.max(0, most - fewestOfBroken + 1) }, (_, at) =>
    keyOf(words.slice(0, fewestOfBroken + at)),
  );
}

/** "Microsoft Access" beside "Microsoft". */
function isOfMaker(text: string, maker: string): boolean {
  return text.trim().toLowerCase().startsWith(`${maker.trim().toLowerCase()} `);
}

function itemOf(text: string, group: number, path: string): Item {
  const words = wordsIn(text);
  const isPraised = words.length > 1 && words.some((word) => praise.has(word));
  const hits = words.length > mostWordsOfName ? [] : findTermsIn(text, tokenize(text), true);
  const things = [...new Set(hits.map(({ canonical }) => canonical))];
  const isTool = hits.some(({ kind }) => kind === "tool");
  return {
    path,
    group,
    text,
    words,
    isTool,
    length: wordsOf(text).split(" ").length,
    isPraised,
    key: keyOf(isPraised ? words.filter((word) => !praise.has(word)) : words),
    things,
  };
}

/** Words without their plural; a maker goes before the name of its tool. */
function wordsIn(text: string): string[] {
  const words = wordsOf(text)
    .split(" ")
    .map((word) => word.replace(/(?<=\p{L}{3})(?<!s)s$/u, ""))
    .filter(Boolean);
  return words.length > 1 && makers.includes(words[0] ?? "") ? words.slice(1) : words;
}

function keyOf(words: readonly string[]): string {
  return words.join("");
}

/** What is left of a torn line: a number, a function word (but "HIS" names a system), a letter that is no programming language. */
function isDust(text: string): boolean {
  const plain = text.trim().toLowerCase();
  return (
    /^(?:\d{1,4}|[abd-qs-z]|com|etc\.?|\P{L}*)$/u.test(plain) ||
    (functionWords.has(plain) && !/^\p{Lu}{3,}$/u.test(text.trim()))
  );
}
