import { keyOf } from "~/tailor/parse/words/heading-key";
import { sentence } from "~/wording";

const longestHeading = 4;
const fewestSaid = 8;
const fewestListed = 4;
/** So many words of a list have a capital: a sentence behind such a heading has fewer. */
const capitals = 0.6;

/**
 * A summary without the list of skills that its layout ran into it with its heading ("... in two kitchens. Core Skills Menu Planning
 * Pastry"), and that list as a paragraph of its own; "" where there is none.
 */
export function partListing(summary: string): { said: string; listed: string } {
  const words = summary.split(/\s+/);
  for (let at = fewestSaid; at < words.length - fewestListed; at += 1) {
    const length = headingLength(words, at);
    const items = words.slice(at + length);
    if (length === 0 || !isList(items)) continue;
    const listed = `${words
      .slice(at, at + length)
      .join(" ")
      .replace(/:$/, "")}: ${items.join(" ")}`;
    return { said: sentence(words.slice(0, at).join(" ")), listed };
  }
  return { said: summary, listed: "" };
}

function headingLength(words: readonly string[], at: number): number {
  for (let length = 2; length <= longestHeading; length += 1) {
    const heading = words.slice(at, at + length);
    if (heading.every((word) => /^\p{Lu}|^(?:of|and|&)$/u.test(word)) && keyOf(heading.join(" ")) === "skills")
      return length;
  }
  return 0;
}

function isList(items: readonly string[]): boolean {
  const told = items.filter((word) => /^\p{Lu}/u.test(word)).length;
  return items.length >= fewestListed && told >= capitals * items.length && !/[.!?] /.test(items.join(" "));
}
