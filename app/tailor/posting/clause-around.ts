import { canonicalOf } from "~/tailor/lexicon/lexicon";
import type { Span } from "~/tailor/resume";
import type { Asked } from "./segments/passage";
import { jointIn, waiting } from "./settle-term";
import { startsLine } from "./terms/is-whole";

/** Characters that a person reads at a glance. */
const longest = 150;
/** Of a longer clause, so many before the words that ask. */
const lead = 60;

/** Ends a clause wherever it stands: signs between items, a label's colon, the end of a sentence. */
const borders =
  /[;•*|·▪●◦\n\uFFFD]|\s[-–—]+(?=[\s\p{L}])|(?<=[\p{L}\d)])-\s|:|(?<!\b\p{L})[.!?](?:\s|\d|$)|(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll})/gu;
/** What stands before a clause or behind it, and is no part of it. */
const before = /^(?:[\s,.:;•*·–—-]|\d{1,2}[.)]\s)+/;
const behind = /[\s,:;•*·–—-]+$/;

/**
 * The clause of the post that asks for a term, as a person reads it: a longer one is cut short around the term, with
 * "…" where words are left out.
 */
export function clauseAround(text: string, one: Pick<Asked, "start" | "end" | "passage">): string {
  const whole = clauseOf(text, one);
  const { start, end } = trimmed(text, whole);
  if (end - start <= longest) return joined(text.slice(start, end));
  const from = one.end - start <= longest - 10 ? start : wordAt(text, one.start - lead, start);
  const to = Math.max(one.end, lastCut(text, from, Math.min(end, from + longest)));
  const shown = joined(text.slice(from, to)).replace(behind, "");
  return `${from > start ? "… " : ""}${shown}${to < end ? " …" : ""}`;
}

/** The stretch between the nearest borders on both sides; none cuts the term itself. */
function clauseOf(text: string, { start, end, passage }: Pick<Asked, "start" | "end" | "passage">): Span {
  let [from, to] = [passage.start, passage.end];
  const take = (at: number, behindIt: number) => {
    if (behindIt <= start) from = Math.max(from, behindIt);
    else if (at >= end) to = Math.min(to, at);
  };
  const line = text.slice(passage.start, passage.end);
  const asides = [...line.matchAll(/\([^()]*\)/g)];
  for (const match of line.matchAll(borders)) {
    if (asides.some(({ 0: aside, index }) => index < match.index && match.index < index + aside.length)) continue;
    const at = passage.start + match.index;
    take(at, at + match[0].length);
  }
  for (let at = passage.start; at < passage.end; ) {
    at += jointIn(text.slice(at, passage.end));
    take(at, at);
  }
  const sentence = { text, tokens: passage.tokens, isTerm: (at: number) => isTerm(text, passage.tokens[at]) };
  passage.tokens.forEach((token, at) => {
    if (at > 0 && startsLine(sentence, at)) take(token.start, token.start);
  });
  return { start: from, end: to };
}

function isTerm(text: string, token: Span | undefined): boolean {
  return token !== undefined && canonicalOf(text.slice(token.start, token.end)) !== undefined;
}

function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const from = before.exec(words)?.[0].length ?? 0;
  return { start: start + from, end: start + Math.max(from, words.replace(behind, "").replace(waiting, "").length) };
}

function joined(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The first word that begins at or behind a place. */
function wordAt(text: string, at: number, least: number): number {
  const blank = text.slice(Math.max(at, least)).search(/\s\S/);
  return Math.max(at, least) + Math.max(0, blank) + 1;
}

/** Where the words up to a place are best left: at a comma in their second half, else between two words. */
function lastCut(text: string, from: number, to: number): number {
  const words = text.slice(from, to);
  const comma = words.lastIndexOf(", ");
  return from + (comma > words.length / 2 ? comma : words.search(/\s+\S*$/));
}
