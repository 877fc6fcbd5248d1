import { functionWords } from "~/tailor/lexicon/stop-words";
import type { TermHit } from "~/tailor/lexicon/term-hit";
import type { Token } from "~/tailor/lexicon/tokenize";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import type { Span } from "~/tailor/resume";

/** A phrase that names one thing, with the lexicon's term where it is just that. */
export interface Phrase extends Span {
  hit?: TermHit;
}

const words = (list: string): Set<string> => new Set(list.split(/\s+/));
/** Words that ask or praise and are no part of the thing asked for. */
const openers = words(`ability able strong excellent good great solid proven demonstrated previous prior minimum least
  must have has be experience experienced knowledge understanding working familiarity familiar proficient proficiency
  background basic advanced deep extensive relevant related valid current year yr required require requires preferred
  desire desired plus hands skill skilled superior exceptional outstanding effective thorough general expertise fluent
  fluency competent competency capable minimal some full new various all any other similar such like including include
  perform provide ensure assist maintain responsible prepare develop manage work support create complete participate
  possess need use utilize using demonstrate conduct track record successful`);
const closers =
  words(`experience skill skills ability abilities knowledge required require requires preferred desired plus
  needed necessary essential mandatory must year yr background helpful desirable advantageous advantage beneficial bonus asset etc`);

/** What follows these words tells how or why, and no longer what. */
const asides = words(`by while that which who whom where when if as according accordance per through so because within
  upon before after unless whether than under via during throughout assigned`);
/** Words of the longest term: a whole sentence names nothing. */
const mostWords = 7;

/**
 * The things that a stretch of a requirement names: licences, degrees, tools and languages of the lexicon each by
 * itself; otherwise the parts of a list, without the words that ask or praise.
 */
export function phrasesIn(text: string, tokens: Token[], hits: TermHit[]): Phrase[] {
  const [from, to] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const inside = hits.filter(({ start, end }) => start < to && end > from);
  const named = inside.filter(({ kind }) => kind !== "skill" && kind !== "soft");
  if (named.length > 0) return named.map((hit) => ({ start: hit.start, end: hit.end, hit }));
  return partsOf(text, tokens, inside).flatMap((part) => phraseOf(text, part, inside));
}

/** Parts between commas and "and" where each part names something by itself. */
function partsOf(text: string, tokens: Token[], hits: TermHit[]): Token[][] {
  const parts: Token[][] = [[]];
  tokens.forEach((token, i) => {
    const before = tokens[i - 1];
    const gap = before ? text.slice(before.end, token.start) : "";
    const joint = (token.norm === "and" || token.norm === "or") && !isInHit(token, hits);
    if (/[,;/:()]/.test(gap) || joint) parts.push([]);
    if (!joint) parts.at(-1)?.push(token);
  });
  const filled = parts.filter((part) => contentOf(part).length > 0);
  const listed = filled.length > 1 && filled.every((part) => part.some((token) => isInHit(token, hits)));
  return listed ? filled : [tokens];
}

function isInHit({ start, end }: Span, hits: TermHit[]): boolean {
  return hits.some((hit) => hit.start <= start && end <= hit.end);
}

function contentOf(tokens: Token[]): Token[] {
  return tokens.filter(({ norm }) => !functionWords.has(norm) && !openers.has(norm) && !closers.has(norm));
}

function phraseOf(text: string, tokens: Token[], hits: TermHit[]): Phrase[] {
  const inHit = (token: Token | undefined): boolean => token !== undefined && isInHit(token, hits);
  let from = 0;
  while (from < tokens.length && isEmpty(tokens[from], openers) && !inHit(tokens[from])) from += 1;
  const aside = tokens.findIndex((token, i) => i > from && asides.has(token.norm) && !inHit(token));
  let to = Math.min(aside < 0 ? tokens.length : aside, from + mostWords);
  while (to > from && isEmpty(tokens[to - 1], closers) && !inHit(tokens[to - 1])) to -= 1;
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last || to <= from) return [];
  const span = { start: first.start, end: last.end };
  const whole = hits.find((hit) => hit.start <= span.start && span.end <= hit.end);
  if (whole) return [{ start: whole.start, end: whole.end, hit: whole }];
  const content = contentOf(tokens.slice(from, to)).filter(({ word }) => word.lettered);
  const known = content.filter((token) => isInHit(token, hits));
  if (known.length > 0 && !isNarrower(content, known)) {
    const named = hits.filter(({ start, end }) => start < span.end && end > span.start);
    return named.map((hit) => ({ start: hit.start, end: hit.end, hit }));
  }
  if (content.length === 0 || (content.length === 1 && isPlain(text, content[0]))) return [];
  return [span];
}

function isEmpty(token: Token | undefined, weak: Set<string>): boolean {
  return token !== undefined && (weak.has(token.norm) || functionWords.has(token.norm) || /^\d+\+?$/.test(token.norm));
}

/** A single word that any post may hold names nothing, unless it is written like a name. */
function isPlain(text: string, word: Token | undefined): boolean {
  if (!word) return true;
  const written = text.slice(word.start, word.end);
  return isCommonWord(word.norm)
    ? !/\p{L}\p{Lu}.*\p{Ll}|\d/u.test(written)
    : /^\p{Ll}+$/u.test(written) && written.length < 4;
}

/** "Thurible plating" asks for something else than "plating": a rare word beside it makes a term of its own. */
function isNarrower(content: Token[], known: Token[]): boolean {
  return content.length === 2 && known.length === 1 && known[0] === content[1] && !isCommonWord(content[0]?.norm ?? "");
}
