import type { Tag } from "./tagger";
import { openingOf, readVerb } from "./verb-forms";
import companions from "./verb-prepositions.json" with { type: "json" };

/** The prepositions that prose has right behind a verb which somebody does. */
const prepositions = new Map(Object.entries(companions).map(([base, seen]) => [base, new Set(seen.split(" "))]));
/** What says by whom, as what, where to, with or under what something was done. */
const ofPassive = /^(?:to|as|by|for|of|with|from|under|at|within|after|into)$/u;

/**
 * "Deployed to the north", "Married to a driver": a participle in front of a preposition that hardly ever stands right behind
 * that verb in prose, or behind a verb that nobody knows. It tells what was done to somebody.
 */
export function wantsObject(text: string, tag: Tag): boolean {
  const { adverb, word } = openingOf(text);
  const verb = readVerb(word);
  const seen = verb?.form === "past" ? prepositions.get(verb.base) : undefined;
  if (verb ? verb.form !== "past" : !/ed$/u.test(word)) return false;
  const words = tag(`I ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  const at = words.findIndex(({ start }) => start > 2 + adverb.length + word.length);
  const { pos, text: preposition = "" } = words[at] ?? {};
  // "led after-school clubs"
  const isOfPassive = ofPassive.test(preposition) || (!seen && preposition === "in");
  return pos === "ADP" && isOfPassive && !seen?.has(preposition) && words[at + 1]?.text !== "-";
}
