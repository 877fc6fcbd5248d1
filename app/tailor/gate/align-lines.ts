import { oncePer } from "~/tailor/once-per";
import { remembering } from "~/tailor/parse/words/remembering";
import type { Piece } from "./evidence";
import { initialsOf, keysBeside, wordKeys } from "./meanings";
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
const linksByKey = oncePer((pieces: readonly Piece[]) =>
  indexed(pieces, ({ tokens, sayings }, put) => {
    for (const [at, { before, behind }] of keysBeside(tokens, sayings, "source").entries()) {
      const token = tokens[at] as Token;
      // A word of grammar counts as part of a phrase alone ("part of", "in charge of").
      const keys = [...(before === undefined ? [] : [before]), ...wordKeys(token, "source"), ...behind];
      for (const key of isCompared(token) ? keys : keys.filter((one) => one.startsWith("same "))) put(key, at);
    }
  }),
);

/** The same by the initials of several words. They are many, and only a word in capitals asks for them. */
const linksByInitials = oncePer((pieces: readonly Piece[]) =>
  indexed(pieces, ({ tokens, text }, put) => {
    const seen = new Map<string, Set<number>>();
    for (const { initials, places } of initialsOf(tokens, text))
      for (const at of places)
        if (isCompared(tokens[at])) seen.set(initials, (seen.get(initials) ?? new Set()).add(at));
    for (const [initials, places] of seen)
      for (const at of [...places].sort((left, right) => left - right)) put(`long ${initials}`, at);
  }),
);

/** The words of all lines by the keys that `keysIn` puts them under. */
function indexed(
  pieces: readonly Piece[],
  keysIn: (sentence: Sentence, put: (key: string, at: number) => void) => void,
): Map<string, Link[]> {
  const byKey = new Map<string, Link[]>();
  for (const line of linesOf(pieces)) {
    const own = line.sentence.tokens.map((token): Link => ({ line, token }));
    keysIn(line.sentence, (key, at) => {
      const links = byKey.get(key);
      if (!links) byKey.set(key, [own[at] as Link]);
      else if (links.length < mostLinks) links.push(own[at] as Link);
    });
  }
  for (const [key, links] of byKey) if (links.length > 1) byKey.set(key, eachOnce(links));
  return byKey;
}

/** Lines with the same text share their words: each of these stands behind a new word once, for the last of its lines. */
function eachOnce(links: Link[]): Link[] {
  const found = new Map<Token, Link>();
  for (const link of links) found.set(link.token, link);
  return found.size === links.length ? links : [...found.values()];
}

/** What may stand behind a word by its own keys: worked out once for each word that several sentences have. */
const linksOfWord = oncePer((pieces: readonly Piece[]) => {
  const byKey = linksByKey(pieces);
  const linked = (isDeed: boolean) =>
    remembering((lower) => merged(wordKeys({ lower, isDeed }, "new").map((key) => linksFor(key, pieces, byKey))));
  const [things, deeds] = [linked(false), linked(true)];
  return ({ lower, isDeed }: Token) => (isDeed ? deeds : things)(lower);
});

const isInitials = /^long [^\p{Ll}]+$/u;

/** What stands under a key. */
function linksFor(key: string, pieces: readonly Piece[], byKey = linksByKey(pieces)): Link[] {
  return byKey.get(key) ?? (isInitials.test(key) ? linksByInitials(pieces).get(key) : undefined) ?? [];
}

function merged(lists: readonly Link[][]): Link[] {
  const full = lists.filter(({ length }) => length > 0);
  return full.length > 1 ? eachOnce(full.flat()) : (full[0] ?? []);
}

/** What may stand behind each word of a new sentence. */
function linksOf({ tokens, sayings, text }: Sentence, pieces: readonly Piece[]): Link[][] {
  const byInitials = tokens.map((): Link[][] => []);
  for (const { initials, places } of initialsOf(tokens, text)) {
    const links = linksFor(`short ${initials}`, pieces);
    if (links.length > 0) for (const at of places) byInitials[at]?.push(links);
  }
  return keysBeside(tokens, sayings, "new").map(({ before, behind }, at) =>
    merged([
      before === undefined ? [] : linksFor(before, pieces),
      linksOfWord(pieces)(tokens[at] as Token),
      ...behind.map((key) => linksFor(key, pieces)),
      ...(byInitials[at] ?? []),
    ]),
  );
}

/** Words that say something, and figures. */
const isCompared = (token: Token | undefined) => token !== undefined && (token.content || /^\p{N}/u.test(token.lower));

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
  const all = new Map<Token, Link[]>();
  const words = new Map<Line, Token[]>();
  for (const [at, found] of linksOf(sentence, pieces).entries()) {
    const token = sentence.tokens[at];
    if (!token || !isCompared(token)) continue;
    spend?.(found.length);
    if (found.length === 0) continue;
    all.set(token, found);
    for (const { line } of found) {
      const own = words.get(line);
      if (!own) words.set(line, [token]);
      else if (own.at(-1) !== token) own.push(token);
    }
  }
  const content = sentence.tokens.filter((token) => token.content).length;
  const isGone = (line: Line) => before?.(line.piece) === true && !still?.has(line.plain);
  const isReplaced = [...words].some(([line, own]) => own.length * leastShare >= content && isGone(line));
  const open = new Set(sentence.tokens);
  const lines: Line[] = [];
  const rank = (line: Line) => (isReplaced && isGone(line) ? 0.5 : 0);
  // No line adds more than it had at first: behind the best one so far, lines that had less are not looked at.
  const ranked = [...words]
    .map(([line, own], at) => ({ line, own, at, most: own.length + rank(line) }))
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
