import type { TermHit } from "~/tailor/lexicon/terms";
import type { Token } from "~/tailor/lexicon/tokenize";
import type { Span } from "~/tailor/resume";
import { findDegrees, findNames, findPapers } from "./find-names";
import { findPhrases } from "./find-phrases";
import { isWhole, nearestWhole } from "./is-whole";
import type { Part } from "./parts-of-speech";
import { asides, clauseOpeners, closers, doers, isEmpty, openers, saysWhat } from "./weak-words";

/** Words of a passage that may name one thing asked for. */
export interface Candidate extends Span {
  /** Its tokens in the passage: the first, and the one behind the last. */
  from: number;
  to: number;
  /** The lexicon's term, where the words are just that. */
  hit?: TermHit;
  /** What proposed it: "hit", "name", "paper", "degree", "phrase", "read" (by the term tagger), "part" (of a sentence), "noun" phrase, "deed" (verb and object). */
  sources: Set<string>;
}

/** How likely each word of a passage belongs to a requirement, and opens one. */
export interface WordChances {
  inside: number[];
  opens: number[];
}

/** Words of the longest candidate: a whole sentence names nothing. */
const mostWords = 8;
/** Chances from which the words of the term tagger are one stretch. */
const stretchCuts = [0.25, 0.5];
/** Kinds that stand for themselves: no wider phrase takes their place. */
const named = new Set(["tool", "credential", "degree", "language"]);

/** Every stretch of words that may be asked for, in order of appearance. `hits` are the lexicon's terms in `tokens`. */
export function candidatesIn(
  text: string,
  tokens: Token[],
  hits: TermHit[],
  chances: WordChances,
  parts: readonly Part[],
  lists: boolean,
): Candidate[] {
  const hitAt = hitsByToken(tokens, hits);
  const isIdle = (token: Token | undefined): boolean => !saysWhat(token);
  const sentence = { text, tokens, parts, isIdle, isTerm: (at: number) => hitAt[at] !== undefined };
  const found = new Map<string, Candidate>();
  const add = (from: number, to: number, source: string): void => {
    const cut = toCandidate(tokens, hitAt, from, to);
    const whole = cut?.hit ? undefined : cut && nearestWhole(sentence, cut.from, cut.to);
    const candidate = whole ? toCandidate(tokens, hitAt, ...whole) : cut;
    if (!candidate || !(candidate.hit || isWhole(sentence, candidate.from, candidate.to))) return;
    const key = `${candidate.from} ${candidate.to}`;
    const known = found.get(key) ?? candidate;
    known.sources.add(source);
    found.set(key, known);
  };
  for (const hit of hits) add(...indexesOf(tokens, hit), "hit");
  for (const name of findNames(text, tokens, hits, lists)) add(...indexesOf(tokens, name), "name");
  for (const paper of findPapers(text, tokens, hits, isIdle)) add(...indexesOf(tokens, paper), "paper");
  for (const degree of lists ? findDegrees(text, tokens, hits) : []) add(...indexesOf(tokens, degree), "degree");
  for (const phrase of findPhrases(text, tokens, lists)) add(...indexesOf(tokens, phrase), "phrase");
  for (const cut of stretchCuts) {
    for (const [from, to] of stretchesOf(chances, cut)) {
      for (const [a, b] of trims(tokens, hitAt, from, to)) add(a, b, "read");
    }
  }
  for (const [from, to] of partsOf(text, tokens, hitAt)) {
    for (const [a, b] of endings(tokens, hitAt, from, to)) {
      for (const [c, d] of trims(tokens, hitAt, a, b)) add(c, d, "part");
    }
  }
  for (const [from, to] of nounPhrases(text, tokens, parts)) {
    for (const [a, b] of trims(tokens, hitAt, from, to)) add(a, b, "noun");
    const verb = parts[from - 1] === "T" ? from - 2 : from - 1;
    if (parts[verb] === "V" || parts[verb] === "G") add(verb, to, "deed");
  }
  const joins = tokens.map((token, i) => isJoint(token) && !hitAt[i]);
  const fixed = [...found.values()].filter(({ hit }) => hit && named.has(hit.kind));
  const papers = [...found.values()].filter(({ sources }) => sources.has("paper") || sources.has("degree"));
  return [...found.values()]
    .filter((one) => papers.every((paper) => paper === one || paper.to <= one.from || one.to <= paper.from))
    .filter(
      (one) =>
        one.hit || !(fixed.some(({ from, to }) => one.from < to && from < one.to) || joinsTerms(one, found, joins)),
    )
    .sort((a, b) => a.from - b.from || a.to - b.to);
}

/** "Phonics and classroom management" is two things where either is known by itself, or told by its position. */
function joinsTerms({ from, to }: Candidate, found: Map<string, Candidate>, joins: boolean[]): boolean {
  return joins.slice(from + 1, to - 1).some((joint, index) => {
    if (!joint) return false;
    const at = from + 1 + index;
    const sides = [found.get(`${from} ${at}`), found.get(`${at + 1} ${to}`)];
    return (
      sides.some((side) => side && (side.hit || side.sources.has("name"))) ||
      sides.every((side) => side?.sources.has("phrase"))
    );
  });
}

type Hits = (TermHit | undefined)[];

/** The term that each token belongs to; both come in order. */
function hitsByToken(tokens: Token[], hits: TermHit[]): Hits {
  let next = 0;
  return tokens.map((token) => {
    while (next < hits.length && (hits[next]?.end ?? 0) <= token.start) next += 1;
    const hit = hits[next];
    return hit && hit.start < token.end ? hit : undefined;
  });
}

function indexesOf(tokens: Token[], { start, end }: Span): [number, number] {
  const from = tokens.findIndex((token) => token.end > start);
  let to = from;
  while (to >= 0 && to < tokens.length && (tokens[to]?.start ?? end) < end) to += 1;
  return [from, to];
}

/** The words as a candidate; where all that they say is one term of the lexicon, that term. */
function toCandidate(tokens: Token[], hitAt: Hits, from: number, to: number): Candidate | undefined {
  if (from < 0 || to <= from || to - from > mostWords + 2) return undefined;
  const content: number[] = [];
  for (let i = from; i < to; i += 1) if (hitAt[i] || saysWhat(tokens[i])) content.push(i);
  const hit = hitAt[content[0] ?? -1];
  if (hit && content.every((i) => hitAt[i] === hit)) {
    const [first, last] = indexesOf(tokens, hit);
    return { start: hit.start, end: hit.end, from: first, to: last, hit, sources: new Set() };
  }
  if (to - from > mostWords || !content.some((i) => tokens[i]?.word.lettered)) return undefined;
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first && last && { start: first.start, end: last.end, from, to, sources: new Set() };
}

function stretchesOf({ inside, opens }: WordChances, cut: number): [number, number][] {
  const stretches: [number, number][] = [];
  for (let i = 0; i < inside.length; i += 1) {
    if ((inside[i] ?? 0) < cut) continue;
    const last = stretches.at(-1);
    if (last && last[1] === i && (opens[i] ?? 0) <= (inside[i] ?? 0) / 2) last[1] = i + 1;
    else stretches.push([i, i + 1]);
  }
  return stretches;
}

/** Without the words that ask or praise; and a second time without the verb that only says that it is done. */
function trims(tokens: Token[], hitAt: Hits, from: number, to: number): [number, number][] {
  const opened = skip(openers, from);
  let end = to;
  while (end > opened && !hitAt[end - 1] && isEmpty(tokens[end - 1], closers)) end -= 1;
  const bare = skip(openers, skip(doers, opened));
  return bare > opened && bare < end
    ? [
        [opened, end],
        [bare, end],
      ]
    : [[opened, end]];

  function skip(weak: Set<string>, at: number): number {
    let i = at;
    while (i < to && !hitAt[i] && isEmpty(tokens[i], weak)) i += 1;
    return i;
  }
}

/** Each run of nouns with the adjectives before them. */
function nounPhrases(text: string, tokens: Token[], parts: readonly Part[]): [number, number][] {
  const phrases: [number, number][] = [];
  let from = -1;
  for (let i = 0; i <= tokens.length; i += 1) {
    const [before, token] = [tokens[i - 1], tokens[i]];
    const goesOn = before !== undefined && token !== undefined && /^[\s-]$/.test(text.slice(before.end, token.start));
    if (from >= 0 && !(goesOn && inNounPhrase.has(parts[i] ?? "O"))) {
      if (parts[i - 1] === "N" || parts[i - 1] === "G") phrases.push([from, i]);
      from = -1;
    }
    if (from < 0 && token && inNounPhrase.has(parts[i] ?? "O")) from = i;
  }
  return phrases;
}

const inNounPhrase = new Set<Part>(["N", "J", "D", "G", "M"]);

/** Parts between commas and brackets, and each side of an "and" or "or" in them. */
function partsOf(text: string, tokens: Token[], hitAt: Hits): [number, number][] {
  const parts: [number, number][] = [];
  let part = 0;
  let side = 0;
  for (let i = 0; i <= tokens.length; i += 1) {
    const token = tokens[i];
    const before = tokens[i - 1];
    const breaks = !token || (before !== undefined && /[,;/:()–—•|]|\s-|-\s/.test(text.slice(before.end, token.start)));
    const joint = token !== undefined && (token.norm === "and" || token.norm === "or") && !hitAt[i];
    if (!breaks && !joint) continue;
    if (i > side) parts.push([side, i]);
    if (breaks) {
      if (side > part && i > part) parts.push([part, i]);
      part = i;
    }
    side = joint ? i + 1 : i;
    if (breaks && joint) part = i + 1;
  }
  return parts;
}

/** The part whole, up to each word that opens an aside, and from behind the first of them. */
function endings(tokens: Token[], hitAt: Hits, from: number, to: number): [number, number][] {
  const ends: [number, number][] = [[from, to]];
  let behind = -1;
  for (let i = from + 1; i < to; i += 1) {
    if (hitAt[i] || !asides.has(tokens[i]?.norm ?? "")) continue;
    ends.push([from, i]);
    if (behind < 0) behind = i + 1;
  }
  if (behind > 0 && behind < to) ends.push([behind, to]);
  return ends;
}

/** Words on each side that a quote takes along. */
const quoteReach = 4;
/** The words of the post that ask for a candidate: with what is said of it, inside the same part of the sentence. */
export function quoteAround(text: string, tokens: Token[], { from, to }: Pick<Candidate, "from" | "to">): Span {
  let [first, last] = [from, to - 1];
  while (from - first < quoteReach && goesOn(first - 1, first) && !isJoint(tokens[first - 1])) first -= 1;
  while (last - to + 1 < quoteReach && goesOn(last, last + 1) && !clauseOpeners.has(tokens[last + 1]?.norm ?? "")) {
    last += 1;
  }
  return { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };

  function goesOn(a: number, b: number): boolean {
    const [one, next] = [tokens[a], tokens[b]];
    return one !== undefined && next !== undefined && !/[,;:()•|]|\s[-–—]\s/.test(text.slice(one.end, next.start));
  }
}

function isJoint(token: Token | undefined): boolean {
  return token?.norm === "and" || token?.norm === "or";
}
