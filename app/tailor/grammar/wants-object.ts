import type { Tag } from "./tagger";
import { openingOf, participleOf, readVerb } from "./verb-forms";
import companions from "./verb-prepositions.json" with { type: "json" };

/** The prepositions that prose has right behind a verb which somebody does. */
const prepositions = new Map(Object.entries(companions).map(([base, seen]) => [base, new Set(seen.split(" "))]));
/** Whether prose has this preposition right behind the verb; true of a verb that is too rare there to tell. */
export function goesWith(base: string, preposition: string): boolean {
  return prepositions.get(base)?.has(preposition.toLowerCase()) ?? true;
}

/** What says by whom, as what, where, where to, with or under what something was done. */
const ofPassive = /^(?:to|as|by|for|of|with|from|under|at|in|within|into)$/u;
/** "Paid by the hour": nearly always by whom or by what; "Started by sorting" tells how. */
const isAgent = (preposition: string, next: string | undefined) => preposition === "by" && !/ing$/u.test(next ?? "");

/**
 * "Deployed to the north", "Married to a driver": a participle in front of a preposition that hardly ever stands right behind
 * that verb in prose, or behind a verb that nobody knows. It tells what was done to somebody.
 */
export function wantsObject(text: string, tag: Tag): boolean {
  const { adverb, word } = openingOf(text);
  const verb = readVerb(word);
  const seen = verb?.form === "past" ? prepositions.get(verb.base) : undefined;
  if (verb ? verb.form !== "past" : !/ed$/u.test(word)) return false;
  // "Drove to the wholesaler": nobody was drove.
  if (verb && participleOf(verb.base) !== word.toLowerCase()) return false;
  const words = tag(`I ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  const at = words.findIndex(({ start }) => start > 2 + adverb.length + word.length);
  const { pos, text: preposition = "" } = words[at] ?? {};
  const next = words[at + 1]?.text;
  const isUnseen = (ofPassive.test(preposition) || (!seen && preposition === "on")) && !seen?.has(preposition);
  // "led after-school clubs"
  return pos === "ADP" && next !== "-" && (isUnseen || isAgent(preposition, next));
}
