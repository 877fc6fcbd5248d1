import { isActing, isPlainDeed, isWeightless } from "~/tailor/gate/deeds";
import { findDegrees } from "~/tailor/gate/find-degrees";
import { isDeedForm } from "~/tailor/gate/meanings";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import { isTopic } from "~/tailor/gate/topics";
import { holdsOf } from "~/tailor/gate/weigh/read-heads";
import { beginsPhrase } from "~/tailor/gate/weigh/units";
import type { Comparison } from "./comparison";

/** "Did audits", and no "had audited": it is no word of grammar there. */
export const isMainVerb = (token: Token, { tokens }: Sentence): boolean => {
  const next = tokens[token.at + 1];
  return (
    /^(?:did|had|have|has)$/.test(token.lower) &&
    next !== undefined &&
    !next.isDeed &&
    !/^(?:not|been|to)$/.test(next.lower) &&
    !/ed$/.test(next.lower)
  );
};

/** Nouns that stand for whatever hangs on them. */
export const generic =
  /^(?:services?|activit|process|dut(?:y|ies)|areas?|needs?|issues?|tasks?|work|operations?|matters?|items?|materials?|basis|types?|range|variety|number|support|assistance|responsib|aspects?|training|help)/;

/** True for a sentence that names a degree or a licence, which are judged for themselves. */
export const namesCredential = ({ text, terms }: Sentence) =>
  findDegrees(text).length > 0 || terms.some(({ kind }) => kind === "credential" || kind === "degree");

/**
 * "Made budgets" of whoever recommended them: the source's own deed on it is gone. "Held the lab" of whoever had its keys:
 * what it hung on is gone.
 */
export function isActedOn(
  deed: Token,
  objects: readonly Token[],
  { sentence: own, alignment: { links } }: Comparison,
): boolean {
  if (!isActing(deed) || namesCredential(own)) return false;
  const told = new Set([...links.values()].flat().map(({ token }) => token));
  const [object] = objects.filter((one) => links.has(one));
  return (links.get(object as Token) ?? []).some(({ token, line }) => {
    const { sentence } = line;
    const head = headOf(token, sentence);
    const [hold] = (holdsOf(sentence)[head.at] ?? []).filter(({ by }) => by !== "part" && by !== "count");
    const held = hold && (sentence.tokens[hold.head] as Token);
    const isOwn = isDeedForm(head.lower) && !isTopic(head, sentence);
    const isAround = held && (held.isDeed ? circumstance.test(hold.by) : !told.has(held) && !generic.test(held.lower));
    if (isAround && !isOwn) return true;
    if (isDeedForm(head.lower)) return false;
    const governor = sentence.tokens.slice(0, token.at).findLast(({ isDeed }) => isDeed);
    return governor !== undefined && !told.has(governor) && !isWeightless(governor) && !isPlainDeed(governor.stem);
  });
}

/** What leads to where, when or for what something was done. */
const circumstance = /^(?:at|in|during|for|from|under|near)$/;

/** The last word of the run of nouns that a word stands in: "tests" of "regression tests". */
export function headOf(token: Token, { tokens, text }: Sentence): Token {
  let head = token;
  for (;;) {
    const next = tokens[head.at + 1];
    if (!next?.content || next.isDeed || beginsPhrase(next.lower) || !/^[ -]$/.test(text.slice(head.end, next.start)))
      return head;
    head = next;
  }
}
