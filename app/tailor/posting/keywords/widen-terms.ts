import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Token } from "~/tailor/lexicon/tokenize";
import type { Span } from "~/tailor/resume";
import type { Asked } from "./asked";
import { closesName, leadsName, narrowsName } from "./name-words";

/** Words a name may gain on its left ("low latency trading platforms"). */
const longestLead = 2;
/** Between two degrees that are named in one breath. */
const degreeJoint = /^(?:\s+|\s*[/,]\s*)(?:(?:and\/or|and|or)\s+)?(?:an?\s+)?$/;

/**
 * The words of the post around each term that belong to its name: from white space to white space ("Java/Kotlin"),
 * with the nouns that finish it and the words before it that narrow it. Spans in the order of `asked`; `tokens` are
 * those of the whole post.
 */
export function widenTerms(text: string, tokens: Token[], asked: Asked[]): Span[] {
  const starts = new Map(tokens.map((token, i) => [token.start, i]));
  const indexes = asked.map((one) => indexesOf(tokens, starts.get(one.start), one.end));
  const taken = new Set(indexes.flat());
  return spansOf(text, asked).map((span, i) => {
    const [one, first, last] = [asked[i], indexes[i]?.[0], indexes[i]?.at(-1)];
    if (!one || one.kind === "degree" || first === undefined || last === undefined) return span;
    return nameAround(text, tokens, one, { first, last, taken });
  });
}

function indexesOf(tokens: Token[], first: number | undefined, end: number): number[] {
  const indexes: number[] = [];
  for (let i = first ?? tokens.length; i < tokens.length && (tokens[i]?.end ?? 0) <= end; i += 1) indexes.push(i);
  return indexes;
}

/** Each term's span, degrees that are joined as one: "Bachelor's or Master's degree" is one wording. */
function spansOf(text: string, asked: Asked[]): Span[] {
  const spans: Span[] = [];
  asked.forEach(({ kind, start, end }, i) => {
    const before = asked[i - 1];
    const run = spans[i - 1];
    const joined = kind === "degree" && before?.kind === "degree" && degreeJoint.test(text.slice(before.end, start));
    if (joined && run) run.end = end;
    spans.push(joined && run ? run : { start, end });
  });
  return spans;
}

function nameAround(
  text: string,
  tokens: Token[],
  one: Asked,
  { taken, ...term }: { first: number; last: number; taken: Set<number> },
): Span {
  let { first, last } = term;
  while (isGlued(text, wordAt(last), wordAt(last + 1))) last += 1;
  while (isGlued(text, wordAt(first - 1), wordAt(first))) first -= 1;
  while (isSpaced(text, wordAt(last), freeAt(last + 1)) && closesAt(last + 1)) last += 1;
  if (closesAt(last) && closesAt(last + 2) && isJoined(text, wordAt(last), freeAt(last + 2))) last += 2;
  const leads = one.passage.section === "field" ? 0 : longestLead;
  for (let i = 0; i < leads && isLead(text, one, freeAt(first - 1), wordAt(first)); i += 1) first -= 1;
  if (last > first && closesAt(last) && isFirstOfTwo(first - 2)) first -= 2;
  return { start: wordAt(first)?.start ?? one.start, end: Math.max(one.end, wordAt(last)?.end ?? one.end) };

  /** A word of the same passage. */
  function wordAt(index: number): Token | undefined {
    const token = tokens[index];
    return token && token.start >= one.passage.start && token.end <= one.passage.end ? token : undefined;
  }

  /** A word that no other term has. */
  function freeAt(index: number): Token | undefined {
    return taken.has(index) ? undefined : wordAt(index);
  }

  function closesAt(index: number): boolean {
    return closesName(wordAt(index)?.norm ?? "");
  }

  /** "Automation and orchestration principles": a first modifier of the same noun. */
  function isFirstOfTwo(index: number): boolean {
    const word = freeAt(index);
    if (!word || closesName(word.norm) || !leadsName(word.norm) || !isJoined(text, word, wordAt(first))) return false;
    const before = tokens[index - 1];
    return before === undefined || functionWords.has(before.norm);
  }
}

/** "Java/Kotlin", "OOP-based": signs between, but no space. */
function isGlued(text: string, a: Token | undefined, b: Token | undefined): boolean {
  return a !== undefined && b !== undefined && /^[/\-–&+.]{1,2}$/.test(text.slice(a.end, b.start));
}

function isSpaced(text: string, a: Token | undefined, b: Token | undefined): boolean {
  return a !== undefined && b !== undefined && text.slice(a.end, b.start) === " ";
}

/** "Tools and techniques". */
function isJoined(text: string, a: Token | undefined, b: Token | undefined): boolean {
  return a !== undefined && b !== undefined && /^ (?:and|or) $/.test(text.slice(a.end, b.start));
}

/** A noun or adjective narrows the name behind it; a plural, or small letters before a capital, end something else. */
function isLead(text: string, { kind }: Asked, word: Token | undefined, next: Token | undefined): boolean {
  if (!word || !next || !/^[ -]$/.test(text.slice(word.end, next.start))) return false;
  if (narrowsName(word.norm)) return true;
  const written = text.slice(word.start, word.end);
  if (kind !== "skill" || (/^\p{Ll}/u.test(written) && /^\p{Lu}/u.test(text.slice(next.start, next.end)))) return false;
  const plural = /s$/i.test(written) && !word.norm.endsWith("s");
  return !plural && leadsName(word.norm);
}
