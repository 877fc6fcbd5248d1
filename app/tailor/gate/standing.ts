import { isIntent, isPlainDeed, isWeightless, levelOf } from "./deeds";
import { isDeedForm } from "./meanings";
import type { Sentence, Token } from "./read-text";
import { isTopic } from "./topics";

/**
 * What keeps a word for a deed from being a deed of its writer: it was meant to be done, others did it, it was done to the
 * writer, it tells what a thing is like, it hangs on another deed ("recommended moving") or on what another deed acts on
 * ("gave input on the redesign").
 */
export type Weakness = "aim" | "others" | "undergone" | "attribute" | "governed" | "hung" | "topic";

type Reading = Pick<Sentence, "text" | "tokens">;

const readings: Record<Weakness, (token: Token, sentence: Sentence) => boolean> = {
  aim: isAim,
  others: isByOthers,
  undergone: isUndergone,
  attribute: isAttribute,
  governed: isGoverned,
  hung: isHung,
  topic: isTopic,
};

/** Everything that weakens a deed in its sentence; empty where its writer did it. */
export const weaknessesOf = (token: Token, sentence: Sentence): Weakness[] =>
  (Object.keys(readings) as Weakness[]).filter((weakness) => readings[weakness](token, sentence));

/**
 * What weakens a word of the source and does not weaken the deed that is told of it, whose own weaknesses are `mine`. A
 * noun in its own form is no deed yet; a topic stays one however else the new text tells that it was not done.
 */
export function lostWeaknesses(source: Token, sentence: Sentence, deed: Token, mine: readonly Weakness[]): Weakness[] {
  const isSameForm = source.lower.replace(/s$/, "") === deed.lower.replace(/s$/, "");
  return weaknessesOf(source, sentence).filter(
    (weakness) =>
      !mine.includes(weakness) && !(weakness === "topic" && (mine.length > 0 || (isSameForm && !source.isDeed))),
  );
}

/** It was done to the writer: "was mentored by", "received training from". */
function isUndergone(token: Token, { text, tokens }: Reading): boolean {
  const before = tokens.slice(Math.max(0, token.at - 3), token.at);
  const helper = before.find(({ lower }) => /^(?:was|were|been|being|got|am|be)$/.test(lower));
  if (helper && /(?:ed|en|wn|t|d)$/.test(token.lower)) {
    const clause = /[^.;:(]*$/.exec(text.slice(0, helper.start))?.[0] ?? "";
    return !/\p{L}{3,}/u.test(clause.replace(/\b(?:and|then|also|have|has|had|who|i)\b/gi, ""));
  }
  if (/ed$/.test(token.lower) && /^\s+to\s/.test(text.slice(token.end))) return true;
  if (token.isDeed || /\b(?:took|take|taking|takes) part\b/i.test(text)) return false;
  const governor = governorOf(token, tokens);
  return (
    governor !== undefined &&
    token.at - governor.at <= 4 &&
    /^(?:receiv|complet|attend|underwent|undergo|took|taken|given|undert)/.test(governor.lower)
  );
}

const governorOf = ({ at }: Token, tokens: readonly Token[]) => tokens.slice(0, at).findLast(({ isDeed }) => isDeed);

const duty =
  /\b(?:able|required|needed|asked|trusted|selected|chosen|continued?|continuing|help\w*|assist\w*|managed|got|duties (?:were|include[ds]?|are)|responsib\w+|role (?:was|is)|job (?:was|is)|as well as|began|started|learn(?:ed|t)?|proceeded|(?:work|collaborat|partner|liais|team|coordinat)\w*(?: \p{L}+ly)? (?:with|alongside) [^.;]{2,60})\s+$|(?:^|\bI )used\s+$/iu;
const aimed =
  /\b(?:strateg\w+|plans?|training|trained|focus\w*|emphasis|aim\w*|goals?|objectives?|purpose|intent\w*|hopes?|view|efforts?|advice|advised|towards?|geared|designed|directed|target\w*|ideas|ways|recommendations?|suggestions?|initiatives?|how|methods?|invited?|encouraged?|asked|allow\w*|enabl\w*)\s+(?:on|of|at|for|in|to|towards?|with|how to)?\s*$/i;
const answerable =
  /\b(?:responsib\w+|accountable|duties|tasked|charged|in charge|experience|skilled|proficient|reputation|recogni[sz]ed|known|thanked|praised|award\w*|bonus)\b[^.;]{0,80}$/i;

/** What a deed was meant for: "to increase sales", "training on cutting costs", "equipment for testing", "so that it ends". */
function isAim(token: Token, { text, tokens }: Reading): boolean {
  const before = text.slice(0, token.start);
  const governor = tokens[token.at - 1];
  if (governor?.isDeed && isIntent(governor.stem) && !isIntent(token.stem)) return true;
  if (/\b(?:so|such|in order) that [^.;:]{0,80}$/i.test(before)) return true;
  if (
    !token.isDeed &&
    /\b(?:before|until|prior to|pending|towards?|ahead of|without|pre)[\s-](?:the |a |its |my )?(?:\p{L}+ )?$/iu.test(
      before,
    )
  )
    return true;
  if (
    isDeedForm(token.lower) &&
    (!token.isDeed || /ing$/.test(token.lower)) &&
    /\p{L}\s(?:for|towards?)\s+(?:[\p{L}-]+\s+){0,2}$/iu.test(before) &&
    !answerable.test(before)
  )
    return true;
  const isBase = !/(?:ed|ing)$/.test(token.lower);
  for (let at = token.at; at > 0 && at > token.at - 14; at--) {
    const here = tokens[at] as Token;
    const previous = tokens[at - 1] as Token;
    if (/[.;:!?\n•]/.test(text.slice(previous.end, here.start))) return false;
    if (previous.lower === "to" && isBase && (here === token ? token.isDeed : here.isDeed))
      return !duty.test(text.slice(0, previous.start));
    if (
      /ing$/.test(token.lower) &&
      /ing$/.test(here.lower) &&
      here.isDeed &&
      (aimed.test(text.slice(0, here.start)) || /^(?:on|about|towards?)$/.test(previous.lower)) &&
      !answerable.test(text.slice(0, here.start))
    )
      return true;
    if (here !== token && here.isDeed && (/ed$/.test(here.lower) || (!isBase && !/ing$/.test(here.lower))))
      return false;
  }
  return false;
}

const ofOthers =
  /\b(?:that|which|whom|where|when|while|because|until|who)\s+(?:the|an?|our|their|its|he|she|they|\p{Lu}\p{L}+)\b[^,.;:()\n]{1,60}$/u;
const relative = /^(?:that|which|who)$/;

/** Somebody else is named as the doer: "filed by the payroll service", "that the editor approved", "under the direction of". */
export function isByOthers(token: Token, { text, tokens }: Reading): boolean {
  const { start, end, lower } = token;
  if (
    /(?:ed|en|wn|t|d)$/.test(lower) &&
    /^(?:\s*(?:,|and|or|&|\/)\s*\p{L}+){0,2}\s+by\s+(?!\p{L}+ing\b|hand\b|phone\b|email\b|the (?:end|deadline)|\d)/iu.test(
      text.slice(end),
    )
  )
    return true;
  if (
    /^(?:supervision|direction|guidance|leadership|management|oversight|instruction)$/.test(lower) &&
    /\b(?:under|with|by|from|following) (?:[\p{L}'’]+ ){0,3}$/iu.test(text.slice(0, start))
  )
    return true;
  return isOfRelative(token, tokens) || (/(?:ed|en|wn|[^s]s)$/.test(lower) && ofOthers.test(text.slice(0, start)));
}

/** Words between "who" or "that" and its deed: "that the site supervisors later entered". */
const longestRelative = 5;
/** Whoever a line opens with is its writer: "Nurse who cared for", "One of four assistants who coded". */
const lastOpening = 6;

/** A deed of whom or what the sentence tells of before: "the force that selected", "sheets that supervisors entered". */
function isOfRelative(token: Token, tokens: readonly Token[]): boolean {
  if (!token.isDeed) return false;
  for (let at = token.at - 1; at > 0 && at >= token.at - longestRelative; at--) {
    const here = tokens[at] as Token;
    if (here.isDeed && !relative.test(tokens[at - 1]?.lower ?? "")) return false;
    if (!relative.test(here.lower)) continue;
    if (/^(?:so|such|order)$/.test(tokens[at - 1]?.lower ?? "")) return false;
    const between = tokens.slice(at + 1, token.at);
    if (between.some(({ lower }) => /^(?:i|we)$/.test(lower))) return false;
    const isWriter =
      at <= lastOpening &&
      isRole.test(tokens[at - 1]?.lower ?? "") &&
      !tokens.slice(0, at).some(({ isDeed }) => isDeed);
    return !isWriter;
  }
  return false;
}
const isRole = /(?:er|or|ist|ant|ian|nurse|chef|cook|lead|head|clerk|aide)s?$/;

/** "Following written procedures": somebody wrote them. */
function isAttribute({ isDeed, lower, start, end }: Token, { text }: Reading): boolean {
  return (
    !isDeed &&
    /(?:ed|en|wn)$/.test(lower) &&
    /^\s+(?:or |and )?\p{Ll}+/u.test(text.slice(end)) &&
    /\p{L}[\s/]+$/u.test(text.slice(0, start)) &&
    !/^\s+(?:by|for|in|on|to|with|at|from|as|an?|the|its|our|their|my|all|each|\d)\b/.test(text.slice(end))
  );
}

/** Verbs that only say that the next deed goes on. */
const goesOn = /^(?:continu|keep|kept|includ|involv|enjoy|finish|spent|spend|coordinat|us(?:ed|ing)|began|begin|start)/;

/** The deed right before leaves open whether it was done: "recommended moving", "avoided overpaying". */
function isGoverned(token: Token, { text, tokens }: Reading): boolean {
  const before = tokens[token.at - 1];
  return (
    before?.isDeed === true &&
    token.isDeed &&
    /ing$/.test(token.lower) &&
    /^\s+$/.test(text.slice(before.end, token.start)) &&
    !goesOn.test(before.lower) &&
    !isWeightless(before) &&
    !isPlainDeed(before.stem)
  );
}

const hangers = /^(?:in|on|with|about|into|regarding|concerning|towards?)$/;
const carriers = /^(?:responsib|charge|experience|role|dut|service|assist|support|help|part|proce|work|tim|day|hour)/;

/** It stands behind what another deed acts on: "gave input on the redesign", "lent a hand with the planning". */
function isHung(token: Token, { text, tokens }: Reading): boolean {
  if (token.isDeed && !/ing$/.test(token.lower)) return false;
  let at = token.at - 1;
  while (at > 0 && !hangers.test(tokens[at]?.lower ?? "") && token.at - at <= 4) at--;
  const lead = tokens[at];
  const head = tokens[at - 1];
  if (!lead || !head?.content || !hangers.test(lead.lower) || head.isDeed || carriers.test(head.lower)) return false;
  if (tokens.slice(at + 1, token.at).some(({ isDeed }) => isDeed)) return false;
  const governor = governorOf(head, tokens);
  if (!governor || isWeightless(governor) || (levelOf(governor.stem) ?? 3) < 3) return false;
  return (
    !isAim(token, { text, tokens }) &&
    /^[\s\p{L}'’-]*$/u.test(text.slice(governor.end, token.start)) &&
    head.at - governor.at <= 3
  );
}
