import { articleSlots } from "~/tailor/grammar/article-slots";
import { articleChances } from "~/tailor/grammar/missing-articles";
import type { Tag, Word } from "~/tailor/grammar/tagger";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { withArticle } from "~/wording";
import { lower, opensClause, type Slip } from "./slip";

/** What one person of a place is without an article. */
const ofOne =
  /^(?:head|chair|chairman|chairperson|captain|president|secretary|treasurer|director|deputy|vice|champion|leader|lead|second|part|staff|support|manager|principal)$/u;
const mostBefore = 6;

/** "I am cook", "I worked as nurse": somebody is a person of a kind, with no article before it. */
export function bareRoles(words: readonly Word[]): Slip[] {
  return words.flatMap((_, at): Slip[] => {
    if (!leadsToRole(words, at)) return [];
    const first = words[at];
    const size = sizeOfRole(words.slice(at, at + mostBefore + 1));
    return first && size > 0 ? [{ start: first.start, end: first.end, meant: withArticle(first.text) }] : [];
  });
}

/** "I am ...", "I worked as ..." */
function leadsToRole(words: readonly Word[], at: number): boolean {
  const [subject, verb] = [words[at - 2], words[at - 1]];
  const isBeing = /^(?:i|he|she)$/u.test(lower(subject)) && /^(?:am|is|'m|’m)$/u.test(lower(verb));
  if (isBeing) return opensClause(words, at - 2);
  const isWork =
    lower(verb) === "as" &&
    /^(?:work(?:s|ed|ing)?|start(?:ed)?|began|came|join(?:ed)?|serve[ds]?|hired|employed)$/u.test(lower(subject));
  return isWork && words.slice(Math.max(0, at - mostBefore - 2), at - 2).some(({ text }) => text === "I");
}

/** How many words name a person in the singular at the start of these; 0 where they name none. */
function sizeOfRole(words: readonly Word[]): number {
  for (const [at, { text, pos }] of words.entries()) {
    if (!/^[\p{Ll}-]+$/u.test(text) || ofOne.test(text)) return 0;
    const next = words[at + 1];
    const isEnd =
      next === undefined ||
      (/^(?:PUNCT|ADP|CCONJ|SCONJ|PRON)$/u.test(next.pos) && next.text !== "-") ||
      next.text === "as";
    const isPerson = isTitleNoun(text) || /^(?:person|man|woman)$/u.test(text);
    if (isPerson && isEnd && pos !== "ADP") return at + 1;
    const describes = /^(?:ADJ|NOUN|ADV|CCONJ)$/u.test(pos) || (pos === "VERB" && /ing$/u.test(text));
    if (!describes) return 0;
  }
  return 0;
}

/** So surely an article is missing, and so surely it is this one. */
const sure = { none: 0.03, which: 0.9 };

/** "write tickets up same day": what learnt chances are sure of, in a text that speaks in sentences. */
export function bareThings(text: string, tag: Tag): Slip[] {
  if (!/\b(?:I|[Ww]e|[Ii]t)\b/u.test(text)) return [];
  return articleSlots(text, tag).flatMap(({ start, features }): Slip[] => {
    const { 0: none = 1, 1: a = 0, 2: the = 0 } = articleChances(features);
    const word = /^\p{Ll}+(?= \p{Ll})/u.exec(text.slice(start))?.[0];
    if (!word || none > sure.none || Math.max(a, the) < sure.which) return [];
    return [{ start, end: start + word.length, meant: a > the ? withArticle(word) : `the ${word}` }];
  });
}
