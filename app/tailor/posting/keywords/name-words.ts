import { functionWords, linkVerbs, weakOpeners } from "~/tailor/lexicon/stop-words";

const words = (list: string): Set<string> => new Set(list.split(/\s+/));

/** Nouns that finish the name before them: "cloud platforms", "UNIX systems", "marketing technology". */
const closers =
  words(`api app application architecture certification class cluster concept database degree deployment design development
  diploma ecosystem engineering equipment framework industry infrastructure interface language law layout library machine
  machinery management market material method model network operation pattern pipeline platform principle procedure
  process protocol provider query regulation safety science sdk service solution space standard store strategy structure
  system technique technology test testing tool tooling`);
/** Those of them that also stand before another noun ("application security"). */
const leadingClosers = words("api application database infrastructure network service system");
/** Adjectives that are part of a name although they say little by themselves ("modern C++", "low voltage systems"). */
const narrowing = words("modern global international high low best");
/** Praise, size, order and people narrow nothing ("useful tools"). */
const emptyLeads =
  words(`art useful whole standard subsequent separate correct future senior junior scalable revolutionary efficient
  local world-class technical developer engineer manager analyst specialist consultant director head`);

/** True for a noun that finishes a name. */
export function closesName(norm: string): boolean {
  return closers.has(norm);
}

/** True for an adjective that belongs to any name behind it, a tool's as well. */
export function narrowsName(norm: string): boolean {
  return narrowing.has(norm);
}

/** True for a word that may narrow the skill behind it: no verb, number, praise, or noun that ends another name. */
export function leadsName(norm: string): boolean {
  if (closers.has(norm) && !leadingClosers.has(norm)) return false;
  if (functionWords.has(norm) || linkVerbs.has(norm) || weakOpeners.has(norm) || emptyLeads.has(norm)) return false;
  return !/^\d|^\p{L}$|ly$|ing$/u.test(norm);
}
