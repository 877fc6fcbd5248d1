import { functionWords, linkVerbs, weakOpeners } from "../lexicon/stop-words";
import type { Token } from "../lexicon/tokenize";
import type { RequirementKind } from "../posting";
import type { Span } from "../resume";
import type { Asked } from "./find-terms-asked";

/** Words a name may gain on its left ("low-latency distributed systems"). */
const longestLead = 2;

/** Between two degrees that are named in one breath. */
const degreeJoint = /^(?:\s+|\s*[/,]\s*)(?:(?:and\/or|and|or)\s+)?(?:an?\s+)?$/;

/** Nouns that finish the name before them: "cloud platforms", "UNIX systems", "marketing technology". */
const closers = new Set(
  `api app application architecture certification class cluster concept database degree deployment design development
  diploma ecosystem engineering equipment framework industry infrastructure interface language law layout library machine
  machinery management market material method model network operation pattern pipeline platform principle procedure
  process protocol provider query regulation safety science sdk service solution space standard store strategy structure
  system technique technology test testing tool tooling`.split(/\s+/),
);
/** Those of them that also stand before another noun ("application security"). */
const leadingClosers = new Set("api application database infrastructure network service system".split(" "));
/** Adjectives that are part of a name although they say little by themselves ("modern C++", "low voltage systems"). */
const narrowing = new Set("modern global international high low best".split(" "));
/** Adjectives of praise, size and order narrow nothing ("useful tools"). */
const emptyLeads = new Set(
  `art useful whole standard subsequent separate correct future senior junior scalable revolutionary efficient local
  efficient world-class technical developer engineer manager analyst specialist consultant director head`.split(/\s+/),
);

/**
 * The words of the post around each term that belong to its name: from white space to white space ("Java/Kotlin"),
 * with the nouns that finish it and the words before it that narrow it. Spans in the order of `asked`; `tokens` are
 * those of the whole post.
 */
export function widenTerms(text: string, tokens: Token[], asked: Asked[]): Span[] {
  const starts = new Map(tokens.map((token, i) => [token.start, i]));
  const taken = new Set(asked.flatMap(({ start, end }) => indexesOf(tokens, starts, start, end)));
  return asked.map((one, at) => {
    if (one.kind === "degree") return degreesAround(text, asked, at);
    const inside = indexesOf(tokens, starts, one.start, one.end);
    let first = inside[0];
    let last = inside.at(-1);
    if (first === undefined || last === undefined) return one;
    while (isInside(one, tokens[last + 1]) && isGlued(text, tokens, last)) last += 1;
    while (isInside(one, tokens[first - 1]) && isGlued(text, tokens, first - 1)) first -= 1;
    while (isInside(one, tokens[last + 1]) && closes(text, tokens, last, taken)) last += 1;
    if (joinsAnother(text, tokens, last, taken) && isInside(one, tokens[last + 2])) last += 2;
    for (
      let i = 0;
      i < longestLead &&
      one.passage.section !== "field" &&
      isInside(one, tokens[first - 1]) &&
      leads(text, tokens, first - 1, taken, one.kind);
      i += 1
    )
      first -= 1;
    return { start: tokens[first]?.start ?? one.start, end: Math.max(one.end, tokens[last]?.end ?? one.end) };
  });
}

/** "Bachelor's or Master's degree" is one wording. */
function degreesAround(text: string, asked: Asked[], at: number): Span {
  const joined = (a: Asked | undefined, b: Asked | undefined): boolean =>
    a?.kind === "degree" && b?.kind === "degree" && degreeJoint.test(text.slice(a.end, b.start));
  let first = at;
  let last = at;
  while (joined(asked[first - 1], asked[first])) first -= 1;
  while (joined(asked[last], asked[last + 1])) last += 1;
  return { start: asked[first]?.start ?? 0, end: asked[last]?.end ?? 0 };
}

function indexesOf(tokens: Token[], starts: Map<number, number>, start: number, end: number): number[] {
  const indexes: number[] = [];
  for (let i = starts.get(start) ?? -1; i >= 0 && (tokens[i]?.end ?? Number.POSITIVE_INFINITY) <= end; i += 1)
    indexes.push(i);
  return indexes;
}

function isInside({ passage }: Asked, token: Token | undefined): boolean {
  return token !== undefined && token.start >= passage.start && token.end <= passage.end;
}

/** "Java/Kotlin", "OOP-based": signs between, but no space. */
function isGlued(text: string, tokens: Token[], at: number): boolean {
  const gap = text.slice(tokens[at]?.end, tokens[at + 1]?.start);
  return /^[/\-–&+.]{1,2}$/.test(gap);
}

function closes(text: string, tokens: Token[], last: number, taken: Set<number>): boolean {
  const next = tokens[last + 1];
  const gap = text.slice(tokens[last]?.end, next?.start);
  return next !== undefined && gap === " " && !taken.has(last + 1) && closers.has(next.norm);
}

/** "Tools and techniques": a second noun that finishes the same name. */
function joinsAnother(text: string, tokens: Token[], last: number, taken: Set<number>): boolean {
  const [noun, and, other] = tokens.slice(last, last + 3);
  if (!noun || !and || !other || !closers.has(noun.norm) || !closers.has(other.norm) || taken.has(last + 2))
    return false;
  return /^ (?:and|&) $/.test(text.slice(noun.end, other.start));
}

/** A noun or adjective before a name narrows it; a plural, a name of its own or a finished noun ends what came before. */
function leads(text: string, tokens: Token[], at: number, taken: Set<number>, kind: RequirementKind): boolean {
  const word = tokens[at];
  const next = tokens[at + 1];
  if (!word || !next || taken.has(at) || !/^[ -]$/.test(text.slice(word.end, next.start))) return false;
  if (narrowing.has(word.norm)) return true;
  if (kind !== "skill") return false;
  const written = text.slice(word.start, word.end);
  if (isLow(written) && !isLow(text.slice(next.start, next.end))) return false;
  if (written.toLowerCase().endsWith("s") && !word.norm.endsWith("s")) return false;
  if (closers.has(word.norm) && !leadingClosers.has(word.norm)) return false;
  return !endsPhrase(word.norm);
}

function isLow(word: string): boolean {
  return /^\p{Ll}/u.test(word);
}

function endsPhrase(norm: string): boolean {
  return (
    functionWords.has(norm) ||
    linkVerbs.has(norm) ||
    weakOpeners.has(norm) ||
    emptyLeads.has(norm) ||
    /^\d|^\p{L}$|ly$|ing$/u.test(norm)
  );
}
