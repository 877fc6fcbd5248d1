import { oncePer } from "~/tailor/once-per";
import type { Piece } from "./evidence";
import { keysOf } from "./meanings";
import { readText, type Sentence, type Token } from "./read-text";

/** One sentence of the evidence. */
export interface Line {
  piece: Piece;
  sentence: Sentence;
  /** Place of the sentence in the text of its piece. */
  start: number;
  /** Its words, small letters, with one blank between. */
  plain: string;
}

/** A word of the evidence that may stand behind a word of the new text. */
export interface Link {
  line: Line;
  token: Token;
}

/** The lines that a new sentence retells, and what stands there behind each of its words. */
export interface Alignment {
  /** The line with most of its words first. */
  lines: Line[];
  links: Map<Token, Link[]>;
  /** What stands behind each of its words in any line. */
  everywhere: Map<Token, Link[]>;
}

/** Of one key; what says a word more often is told apart by its other words. It bounds the work on one word. */
const mostLinks = 60;
/** Words that a further line must add before the new text is read as told from it, too. */
const leastAdded = 2;
const mostLines = 6;
/** A line that is gone is read as the source of a new one that has this part of its words from it: one in four. */
const leastShare = 4;

const linesOfPiece = oncePer((piece: Piece) =>
  readText(piece.text).map(({ sentence, start }): Line => ({ piece, sentence, start, plain: plainOf(sentence) })),
);

/** The lines of a list of pieces, made once; the list must not change afterwards. */
export const linesOf = oncePer((pieces: readonly Piece[]) => pieces.flatMap(linesOfPiece));

/** The same by their plain words. */
export const linesByPlain = oncePer((pieces: readonly Piece[]) => {
  const byPlain = new Map<string, Line>();
  for (const line of linesOf(pieces)) if (!byPlain.has(line.plain)) byPlain.set(line.plain, line);
  return byPlain;
});

/** The same by the keys of their words. */
const linksByKey = oncePer((pieces: readonly Piece[]) => {
  const byKey = new Map<string, Link[]>();
  for (const line of linesOf(pieces))
    for (const [at, keys] of sourceKeys(line.sentence)) {
      const token = line.sentence.tokens[at] as Token;
      // A word of grammar counts as part of a phrase alone ("part of", "in charge of").
      const counts = isCompared(token);
      const link = { line, token };
      for (const key of keys) {
        if (!counts && !key.startsWith("same ")) continue;
        const links = byKey.get(key);
        if (!links) byKey.set(key, [link]);
        else if (links.length < mostLinks) links.push(link);
      }
    }
  return byKey;
});

/** Words that say something, and figures. */
const isCompared = (token: Token | undefined) => token !== undefined && (token.content || /^\p{N}/u.test(token.lower));

const sourceKeys = oncePer(({ text, tokens, sayings }: Sentence) => keysOf(tokens, sayings, "source", text));
const newKeys = oncePer(({ text, tokens, sayings }: Sentence) => keysOf(tokens, sayings, "new", text));

/** Words and figures alone, so that signs and blanks part no lines that say the same. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$€£+]+/gu, " ")
    .trim();
}

/** The same of a sentence, made once. */
export const plainOf = oncePer(({ text }: Sentence) => plainText(text));

export interface AlignOptions {
  /** True for a line that the new text replaces. */
  before?: (piece: Piece) => boolean;
  /** The sentences of the new text, as plain words: a line that it still has is no source of another one's deeds. */
  still?: ReadonlySet<string>;
  /** Counts how many words of the evidence were looked at. */
  spend?: (count: number) => void;
}

/** What a new sentence was made of: the lines that it replaces where these have its words, else those that have most of them. */
export function alignLines(
  sentence: Sentence,
  pieces: readonly Piece[],
  { before, still, spend }: AlignOptions,
): Alignment {
  const byKey = linksByKey(pieces);
  const all = new Map<Token, Link[]>();
  const words = new Map<Line, Set<Token>>();
  for (const [at, keys] of newKeys(sentence)) {
    const token = sentence.tokens[at] as Token;
    if (!isCompared(token)) continue;
    const found = new Map<Token, Link>();
    for (const key of keys) for (const link of byKey.get(key) ?? []) found.set(link.token, link);
    spend?.(found.size);
    if (found.size === 0) continue;
    all.set(token, [...found.values()]);
    for (const { line } of found.values()) {
      const own = words.get(line);
      if (own) own.add(token);
      else words.set(line, new Set([token]));
    }
  }
  const content = sentence.tokens.filter((token) => token.content).length;
  const isGone = (line: Line) => before?.(line.piece) === true && !still?.has(line.plain);
  const isReplaced = [...words].some(([line, own]) => isGone(line) && own.size * leastShare >= content);
  const open = new Set(sentence.tokens);
  const lines: Line[] = [];
  const rank = (line: Line) => (isReplaced && isGone(line) ? 0.5 : 0);
  // No line adds more than it had at first: behind the best one so far, lines that had less are not looked at.
  const ranked = [...words]
    .map(([line, own], at) => ({ line, own, at, most: own.size + rank(line) }))
    .sort((left, right) => right.most - left.most);
  while (lines.length < mostLines) {
    let best: (typeof ranked)[number] | undefined;
    let most = 0;
    for (const one of ranked) {
      if (one.most < most) break;
      if (lines.includes(one.line) || (isReplaced && lines.length === 0 && !isGone(one.line))) continue;
      let added = rank(one.line);
      for (const token of one.own) if (open.has(token)) added += 1;
      if (added > most || (best && added === most && one.at < best.at)) [best, most] = [one, added];
    }
    const isBeside = best !== undefined && lines.some(({ piece }) => piece === best?.line.piece);
    if (!best || most < (lines.length === 0 || isBeside ? 1 : leastAdded)) break;
    lines.push(best.line);
    for (const token of best.own) open.delete(token);
  }
  const chosen = new Set(lines);
  const links = new Map<Token, Link[]>();
  for (const [token, found] of all) {
    const isFact = ({ piece }: Line) => piece.entry === "fact";
    const isTold = (line: Line) => !isReplaced || !token.isDeed || isGone(line);
    const own = found.filter(({ line }) => isFact(line) || (chosen.has(line) && isTold(line)));
    // "Moved the shift" of who recommended moving it: a word that the line has itself is told from no other word there.
    const itself = new Set(own.flatMap(({ line, token: source }) => (source.stem === token.stem ? [line] : [])));
    const nearest = own.filter(({ line, token: source }) => !itself.has(line) || source.stem === token.stem);
    if (nearest.length > 0) links.set(token, nearest);
  }
  keepClaimed(links);
  return { lines, links, everywhere: all };
}

/** "Prepared the documentation" of who maintained it: a word that stands in the new text itself is told as no other deed. */
function keepClaimed(links: Map<Token, Link[]>): void {
  const claims = new Set<Token>();
  for (const [token, found] of links)
    for (const { token: source } of found)
      if (source.isDeed ? token.isDeed && source.stem === token.stem : source.lower === token.lower) claims.add(source);
  for (const [token, found] of links) {
    if (!token.isDeed) continue;
    const free = found.filter(({ token: source }) => source.stem === token.stem || !claims.has(source));
    if (free.length > 0) links.set(token, free);
    else links.delete(token);
  }
}
