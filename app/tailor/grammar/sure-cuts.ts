import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Tag } from "./tagger";
import { openingOf, readVerb } from "./verb-forms";

/** In words. A longer text without a verb is no label. */
const longestLabel = 8;
/** "Inventory manager : kept the stock": what it names holds for all that follows. */
const opensWithLabel = /^\p{Lu}[^.:;]{1,40}\s?:\s/u;
/** Words with capitals at the end, and the small one before them: "... two floors Stock and Orders". */
const namesAtEnd = /(?<before>\p{Ll}+)\s+\p{Lu}[\p{L}-]*(?:\s+(?:and|of|&|\p{Lu}[\p{L}-]*))*\s+\p{Lu}[\p{L}-]*[.:]?$/u;

/**
 * Whether lines that were cut out of one text each say something by themselves: no label stands over several of them, is cut off from
 * what it names, or hangs on the end of the line before.
 */
export function areSureCuts(pieces: readonly string[], tag: Tag): boolean {
  const [first = "", second = ""] = pieces;
  if (opensWithLabel.test(first)) return false;
  const isLabelAlone = pieces.length === 2 && isLabel(first, tag) && opensWithVerb(second);
  return !isLabelAlone && !pieces.slice(0, -1).some((piece) => endsWithLabel(piece, tag));
}

function opensWithVerb(text: string): boolean {
  return readVerb(openingOf(text).word) !== undefined;
}

/** A few words without a verb that nobody ended: "Stock room (two floors)". */
function isLabel(text: string, tag: Tag): boolean {
  if (/[.!?;]$/u.test(text.trim()) || text.split(/\s+/).length > longestLabel) return false;
  return !/^responsible\b/iu.test(text) && !opensWithVerb(text) && !tag(text).some(({ pos }) => isOfDeed(pos));
}

function isOfDeed(pos: string): boolean {
  return pos === "VERB" || pos === "AUX";
}

/** Behind a noun in small letters a row of capitals opens something new; behind a verb or "in" it is a name. */
function endsWithLabel(text: string, tag: Tag): boolean {
  const found = namesAtEnd.exec(text);
  const before = found?.groups?.before ?? "";
  if (!found || functionWords.has(before)) return false;
  return tag(text).find(({ start }) => start === found.index)?.pos === "NOUN";
}
