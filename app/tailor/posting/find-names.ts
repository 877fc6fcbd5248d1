import { functionWords, linkVerbs, weakClosers, weakOpeners } from "../lexicon/stop-words";
import type { TermHit } from "../lexicon/term-hit";
import type { Token } from "../lexicon/tokenize";
import { isCommonWord } from "../lexicon/word-frequencies";
import type { Span } from "../resume";

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
  const tags = lists && isTagLine(text, tokens, hits);
  if (!tags && !hits.some(({ kind }) => kind === "tool")) return [];
  const named = tokens.map((token) =>
    hits.some((hit) => (tags || hit.kind === "tool") && hit.start <= token.start && token.end <= hit.end),
  );
  const known = tokens.map((token) => hits.some((hit) => hit.start < token.end && token.start < hit.end));
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

function isTagLine(text: string, tokens: Token[], hits: TermHit[]): boolean {
  const first = tokens[0];
  const last = tokens.at(-1);
  if (!first || !last || /[.;:!?]\s/.test(text.slice(first.start, last.end))) return false;
  const known = tokens.filter((token) => hits.some((hit) => hit.start <= token.start && token.end <= hit.end)).length;
  return (
    known / tokens.length >= tagShare &&
    !tokens.some((token) => functionWords.has(token.norm) || linkVerbs.has(token.norm))
  );
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
