import { functionWords, linkVerbs, weakClosers, weakOpeners } from "~/tailor/lexicon/stop-words";
import type { TermHit } from "~/tailor/lexicon/terms";
import type { Token } from "~/tailor/lexicon/tokenize";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import type { Span } from "~/tailor/resume";

/** Between members of one list of names: "Docker, Podman", "Redis/Memcached", "Istio (Envoy)", also bare spaces. */
const listJoint = /^[\s,/|&()+]{1,4}(?:(?:and|or)\s)?$/;
/** Share of the words of a line that are known terms, from which the line is a list of tags. */
const tagShare = 0.5;

/**
 * Names that no dictionary has, told by their company: a rare word with a capital beside a known tool, and
 * any rare word of a line of tags where `lists` says that the text is a list. `hits` are the known terms among
 * `tokens`, in order.
 */
export function findNames(text: string, tokens: Token[], hits: TermHit[], lists: boolean): Span[] {
  const known = ownersOf(tokens, hits);
  const tags = lists && isTagLine(text, tokens, known);
  const items = lists ? bareItems(text, tokens, known) : [];
  return [...items, ...listedNames(text, tokens, hits, known, tags)].filter(
    (one, at, all) => all.findIndex(({ start }) => start === one.start) === at,
  );
}

/** What parts the items of a list. */
const itemJoint = /[,;:/()•|]|\s[-–—]|[-–—]\s|^$/;

/** A rare word with a capital that is an item of a list by itself, in a line of requirements: "Makaton or PECS". */
function bareItems(text: string, tokens: Token[], known: (TermHit | undefined)[]): Span[] {
  const parts = (left: number): boolean => {
    const [one, next] = [tokens[left], tokens[left + 1]];
    if (!one || !next) return true;
    const gap = text.slice(one.end, next.start);
    return (gap !== "" && itemJoint.test(gap)) || [one, next].some(({ norm }) => norm === "and" || norm === "or");
  };
  const items: Span[] = [];
  for (const [at, token] of tokens.entries()) {
    let end = at;
    while (tokens[end + 1]?.start === tokens[end]?.end) end += 1;
    const isItem = tokens[at - 1]?.end !== token.start && parts(at - 1) && parts(end);
    const own = tokens.slice(at, end + 1);
    const span = { start: token.start, end: tokens[end]?.end ?? token.end };
    if (!isItem || own.every((_, i) => known[at + i]) || !own.some(isRare)) continue;
    if (/^\p{Lu}\p{L}+$/u.test(text.slice(span.start, span.end))) items.push(span);
  }
  return items;
}

function listedNames(
  text: string,
  tokens: Token[],
  hits: TermHit[],
  known: (TermHit | undefined)[],
  tags: boolean,
): Span[] {
  if (!tags && !hits.some(({ kind }) => kind === "tool")) return [];
  const named = known.map((hit) => hit !== undefined && (tags || hit.kind === "tool"));
  const found: number[] = [];
  const visit = (i: number, neighbour: number): void => {
    const token = tokens[i];
    if (!token || known[i] || named[i] || !named[neighbour] || !isRare(token)) return;
    if (!tags && (i === 0 || !isNameLike(text, token))) return;
    if (!areListed(text, tokens[Math.min(i, neighbour)], tokens[Math.max(i, neighbour)])) return;
    named[i] = true;
    found.push(i);
  };
  for (let i = 1; i < tokens.length; i += 1) visit(i, i - 1);
  for (let i = tokens.length - 2; i >= 0; i -= 1) visit(i, i + 1);
  return found
    .sort((a, b) => a - b)
    .flatMap((i) => tokens[i] ?? [])
    .map(({ start, end }) => ({ start, end }));
}

const paper =
  /^(?:regist(?:ration|ered)|licen[cs]e|certificate|certification|accreditation|endorsement|permit|ticket|card|membership|award)$/;
/** A paper that is told by who gives it: "registered with the XYZ". */
const givenBy = /^(?:registration|registered|register|membership|accreditation|accredited)$/;
/** A name that is written short: "GPhC", "RCVS". */
const isShort = (word: string): boolean => /^(?=(?:.*\p{Lu}){2})\p{L}{2,7}$/u.test(word);

/**
 * Papers that go by a name of their own, told by what they are: the words with capitals before "registration",
 * "licence", "certificate" and their like. One such word must be an abbreviation; the first word of a line has its
 * capital for nothing. A register is also named behind it ("registered with the RCVS"). Papers that the lexicon knows stay
 * its own.
 */
export function findPapers(text: string, tokens: Token[], hits: TermHit[], isIdle: (token: Token) => boolean): Span[] {
  const known = ownersOf(tokens, hits);
  const papers: Span[] = [];
  for (const [at, token] of tokens.entries()) {
    const giver = givenBy.test(token.norm) ? giverBehind(at) : -1;
    if (giver > 0) papers.push({ start: token.start, end: tokens[giver]?.end ?? token.end });
    if (giver > 0 || !paper.test(token.norm)) continue;
    let from = at;
    while (from > 0 && isNamePart(from - 1)) from -= 1;
    while (from < at && isIdle(tokens[from] ?? token)) from += 1;
    const name = tokens.slice(from, at).map(({ start, end }) => text.slice(start, end));
    const isNamed = name.length > 1 || isShort(name[0] ?? "");
    const isKnown = known.slice(from, at + 1).some((hit) => hit && hit.kind !== "skill" && hit.kind !== "soft");
    if (isNamed && !isKnown) papers.push({ start: tokens[from]?.start ?? token.start, end: token.end });
  }
  return papers;

  /** The last word of the name behind "registered with the"; -1 for none. */
  function giverBehind(at: number): number {
    if (!/^(?:with|of|by)$/.test(tokens[at + 1]?.norm ?? "")) return -1;
    const first = tokens[at + 2]?.norm === "the" ? at + 3 : at + 2;
    const word = tokens[first];
    if (!word || !isShort(text.slice(word.start, word.end))) return -1;
    return first;
  }

  function isNamePart(i: number): boolean {
    const [one, next] = [tokens[i], tokens[i + 1]];
    return (
      one !== undefined &&
      next !== undefined &&
      /^\p{Lu}/u.test(text.slice(one.start, one.end)) &&
      /^[ \u00A0]$/.test(text.slice(one.end, next.start))
    );
  }
}

/** Words before which "degree" is a paper: "degree in", "degree or equivalent", "degree level". */
const behindDegree = /^(?:in|or|level|equivalent|required|preferred|desirable|essential|qualified|educated|and|from)$/;

/** A degree of no named level: "a degree in a numerate subject", "degree or equivalent". Not "a high degree of care". */
export function findDegrees(text: string, tokens: Token[], hits: TermHit[]): Span[] {
  const known = ownersOf(tokens, hits);
  return tokens.flatMap(({ norm, start, end }, at) => {
    const next = tokens[at + 1];
    const isPaper = !next || behindDegree.test(next.norm) || /[,;(/]/.test(text.slice(end, next.start));
    const before = tokens[at - 1]?.norm ?? "";
    return norm === "degree" && !known[at] && isPaper && !/^(?:\d+|high|some|to)$/.test(before) ? [{ start, end }] : [];
  });
}

/** The span that each token belongs to; both come in order. */
export function ownersOf<T extends Span>(tokens: Token[], spans: T[]): (T | undefined)[] {
  let next = 0;
  return tokens.map((token) => {
    while (next < spans.length && (spans[next]?.end ?? 0) <= token.start) next += 1;
    const span = spans[next];
    return span && span.start < token.end ? span : undefined;
  });
}

function isTagLine(text: string, tokens: Token[], known: (TermHit | undefined)[]): boolean {
  const first = tokens[0];
  const last = tokens.at(-1);
  if (!first || !last || known.filter(Boolean).length < tagShare * tokens.length) return false;
  if (tokens.some(({ norm }) => functionWords.has(norm) || linkVerbs.has(norm))) return false;
  return !/[.;:!?]\s/.test(text.slice(first.start, last.end));
}

function isRare({ norm }: Token): boolean {
  if (norm.length < 2 || /^\d+$/.test(norm) || isCommonWord(norm)) return false;
  return ![functionWords, linkVerbs, weakOpeners, weakClosers].some((words) => words.has(norm));
}

function isNameLike(text: string, { start, end }: Token): boolean {
  return /\p{Lu}/u.test(text.slice(start, end));
}

function areListed(text: string, left: Token | undefined, right: Token | undefined): boolean {
  return left !== undefined && right !== undefined && listJoint.test(text.slice(left.end, right.start));
}
