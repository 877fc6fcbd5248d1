import type { Line, Link } from "./align-lines";
import { claimsMore, isIntent, isPlainDeed, isTaker, levelOf } from "./deeds";
import { findDegrees } from "./find-degrees";
import type { Comparison } from "./judge-figures";
import { keepsLimit } from "./limits";
import { isDeedForm } from "./meanings";
import type { Sentence, Token } from "./read-text";

/**
 * What is wrong with a deed of a new sentence, in a plain sentence; undefined where the source tells the same deed, or a
 * larger one, as done by its writer to the same thing.
 */
export function judgeDeed(deed: Token, check: Comparison): string | undefined {
  const { sentence, alignment } = check;
  const links = alignment.links.get(deed) ?? [];
  const objects = objectsOf(deed, sentence);
  const isPhrase = sentence.sayings.some(({ from, to }) => from <= deed.at && deed.at < to);
  // "Business and mixed accounts": between the same words it is the same part of speech, however it was read.
  if (links.some(({ token, line }) => !token.isDeed && isBetweenSame(deed, sentence, token, line.sentence)))
    return undefined;
  // "Receipts and spending" of receipts and expenditures: a thing, though it ends like a deed.
  if (
    /ing$/.test(deed.lower) &&
    links.length > 0 &&
    links.every(({ token }) => isThing(token) && !isSameWord(deed, token))
  )
    return undefined;
  const same = links.filter(
    ({ token }) =>
      isPhrase ||
      isSameWord(deed, token) ||
      token.isDeed ||
      isDeedForm(token.lower) ||
      levelOf(token.stem) !== undefined,
  );
  const noMore = same.filter(({ token, line }) => isNoMore(deed, token, line, check));
  const done = noMore.filter((link) => isDone(deed, link, sentence));
  if (done.some((link) => isOfSame(deed, link, objects, check))) return undefined;
  if (isWeightless(deed) && (objects.length === 0 || objects.some((one) => alignment.links.has(one)))) return undefined;
  if (isPlainly(deed, objects, check) || (isEarning.test(deed.lower) && namesCredential(sentence))) return undefined;
  if (done.length > 0) return `Your resume says “${done[0]?.token.text}” of something else.`;
  if (noMore.length > 0) return `Your resume does not say that you did this: “${deed.text}”.`;
  return same.length > 0
    ? `Your resume says “${same[0]?.token.text}”, not “${deed.text}”.`
    : `This part of your resume does not say “${deed.text}”.`;
}

const isThing = ({ isDeed, lower, stem }: Token) => !isDeed && !isDeedForm(lower) && levelOf(stem) === undefined;

function isBetweenSame(word: Token, { tokens }: Sentence, source: Token, { tokens: theirs }: Sentence): boolean {
  const around = (all: readonly Token[], { at }: Token) => [all[at - 1], all[at], all[at + 1]].map((one) => one?.lower);
  const mine = around(tokens, word);
  return !mine.includes(undefined) && mine.join(" ") === around(theirs, source).join(" ");
}

const isSameWord = (left: Token, right: Token) => left.stem === right.stem;

/** Verbs that say no more than that their object is there. */
const weightless =
  /^(?:us(?:e|ed|es|ing)|utili[sz]\w+|employ(?:s|ed|ing)?|hav(?:e|ing)|has|had|includ\w+|work(?:s|ed|ing)?|follow(?:s|ed|ing)?|involv\w+|cover(?:s|ed|ing)?|span\w*|consist\w*|compris\w+|concern\w*|belong\w*|continu\w+|featur\w+|remain\w*|total\w*|averag\w+|rang\w+|number\w*|bas\w+|relat\w+|help(?:s|ed|ing)?|hold(?:s|ing)?|held|bring(?:s|ing)?|brought|put(?:s|ting)?|got|get|getting|serv(?:e|es|ed|ing)|sen[dt]|sends|sending|issu(?:e|es|ed|ing)|is|are|was|were|be|been|being|did|do|does|doing|according|regarding|go|went|going|come|coming|made|making|make)$/;

/** True for a verb that says no more than that its object is there. */
export const isWeightless = ({ lower }: Token) => weightless.test(lower);

/** Over a degree or a licence, which is judged for itself. */
const isEarning = /^(?:graduat|earn|obtain|receiv|complet|attain|study|studied)/;
const namesCredential = ({ text, terms }: Sentence) =>
  findDegrees(text).length > 0 || terms.some(({ kind }) => kind === "credential" || kind === "degree");

/** Not above the source's deed on the levels, and no outcome where the source has an attempt. */
function isNoMore(deed: Token, source: Token, { sentence }: Line, check: Comparison): boolean {
  if (isSameWord(deed, source) || (isTaker(deed.stem) && isTaker(source.stem))) return true;
  if (claimsMore(deed.stem, source.stem)) return false;
  const mine = levelOf(deed.stem) ?? 3;
  const theirs = /\b(?:responsib\w+|in charge|accountable)\b/i.test(sentence.text) ? 4 : (levelOf(source.stem) ?? 3);
  if (mine <= Math.max(theirs, 3)) return mine < 3 || theirs >= 3 || mine <= theirs;
  const objects = objectsOf(deed, check.sentence);
  return theirs >= 3 && mine === 4 && managed.test(source.lower) && !objects.some(({ lower }) => people.test(lower));
}

/** Deeds on things that resumes call managing as well ("handled complaints"). */
const managed =
  /^(?:handl|administ|coordinat|run|ran|operat|organi[sz]|maintain|process|control|schedul|facilitat|monitor|keep|kept|carr|rout|refer|guid|forward|transfer)/;
const people =
  /^(?:team|staff|employee|people|person|crew|worker|nurse|engineer|developer|assistant|associate|volunteer|member|intern|technician|department|project|program|budget|division|company|group)/;

/** What the deed acts on: the words behind it up to a preposition, else those behind that; verbs in a row share theirs. */
function objectsOf(deed: Token, { text, tokens }: Pick<Sentence, "text" | "tokens">): Token[] {
  const direct: Token[] = [];
  const behind: Token[] = [];
  let isBehind = false;
  let last = deed.end;
  for (const token of tokens.slice(deed.at + 1)) {
    const gap = text.slice(last, token.start);
    if (/[;:()]|\s[-–—]\s/.test(gap) || (/,/.test(gap) && direct.length + behind.length > 0)) break;
    last = token.end;
    if (token.isDeed) {
      // "Fell to 26% and Finance ran a review": what stands before the next deed is who did that.
      const joint = tokens.slice(deed.at + 1, token.at).findLast(({ lower }) => /^(?:and|while|but)$/.test(lower));
      if (joint && token.at - joint.at > 1) return [...direct, ...behind].filter(({ at }) => at < joint.at);
      if (direct.length + behind.length > 0) break;
      if (/,|\b(?:and|or)\b|&|\//.test(text.slice(deed.end, token.start))) return objectsOf(token, { text, tokens });
      return [token];
    }
    if (prepositions.test(token.lower) && token.lower !== "of") {
      if (direct.length > 0) break;
      isBehind = true;
    }
    if (/^(?:and|or)$/.test(token.lower) && direct.length > 0 && direct.length < 2) continue;
    if (token.content) (isBehind ? behind : direct).push(token);
    if (direct.length + behind.length >= 6) break;
  }
  return direct.length > 0 ? direct : behind;
}

const prepositions =
  /^(?:in|on|at|by|for|with|from|to|into|onto|across|through|within|during|under|over|via|using|per|as|between|among|after|before|against|towards?|without|alongside|about|regarding|while|when|that|which|who)$/;

/** The source tells it as done by its writer, or the new text as little as the source: an aim, somebody else's deed. */
function isDone(deed: Token, { token: source, line: { sentence } }: Link, { text, tokens }: Sentence): boolean {
  if (isAim(source, sentence) && !isAim(deed, { text, tokens })) return false;
  if (isByOthers(source, sentence.text) && !isByOthers(deed, text) && !/\bby\b/.test(text.slice(deed.end)))
    return false;
  if (isUndergone(source, sentence) && !isUndergone(deed, { text, tokens })) return false;
  return !(isAttribute(source, sentence) && !isAttribute(deed, { text }));
}

/** It was done to the writer: "was mentored by", "received training from". */
function isUndergone(token: Token, { text, tokens }: Pick<Sentence, "text" | "tokens">): boolean {
  const before = tokens.slice(Math.max(0, token.at - 3), token.at);
  const helper = before.find(({ lower }) => /^(?:was|were|been|being|got|am|be)$/.test(lower));
  if (helper && /(?:ed|en|wn|t|d)$/.test(token.lower)) {
    const clause = /[^.;:(]*$/.exec(text.slice(0, helper.start))?.[0] ?? "";
    return !/\p{L}{3,}/u.test(clause.replace(/\b(?:and|then|also|have|has|had|who|i)\b/gi, ""));
  }
  if (/ed$/.test(token.lower) && /^\s+to\s/.test(text.slice(token.end))) return true;
  if (token.isDeed || /\b(?:took|take|taking|takes) part\b/i.test(text)) return false;
  const governor = tokens.slice(0, token.at).findLast(({ isDeed }) => isDeed);
  return (
    governor !== undefined &&
    token.at - governor.at <= 4 &&
    /^(?:receiv|complet|attend|underwent|undergo|took|taken|given|undert)/.test(governor.lower)
  );
}

const duty =
  /\b(?:able|used|required|needed|asked|trusted|selected|chosen|continued?|continuing|help\w*|assist\w*|managed|got|duties (?:were|include[ds]?|are)|responsib\w+|role (?:was|is)|job (?:was|is)|as well as|began|started|learn(?:ed|t)?|proceeded|(?:work|collaborat|partner|liais|team|coordinat)\w*(?: \p{L}+ly)? (?:with|alongside) [^.;]{2,60})\s+$/iu;
const aimed =
  /\b(?:strateg\w+|plans?|training|trained|focus\w*|emphasis|aim\w*|goals?|objectives?|purpose|intent\w*|hopes?|view|efforts?|advice|advised|towards?|geared|designed|directed|target\w*|ideas|ways|recommendations?|suggestions?|initiatives?|how|methods?|invited?|encouraged?|asked|allow\w*|enabl\w*)\s+(?:on|of|at|for|in|to|towards?|with|how to)?\s*$/i;
const answerable =
  /\b(?:responsib\w+|accountable|duties|tasked|charged|in charge|experience|skilled|proficient)\b[^.;]{0,30}$/i;

/** What a deed was meant for: "to increase sales", "training on cutting costs", "strategies for growth". */
function isAim(token: Token, { text, tokens }: Pick<Sentence, "text" | "tokens">): boolean {
  const before = text.slice(0, token.start);
  const governor = tokens[token.at - 1];
  if (governor?.isDeed && isIntent(governor.stem) && !isIntent(token.stem)) return true;
  if (
    !token.isDeed &&
    /\b(?:before|until|prior to|pending|towards?|ahead of|without|pre)[\s-](?:the |a |its |my )?(?:\p{L}+ )?$/iu.test(
      before,
    )
  )
    return true;
  if (
    !token.isDeed &&
    isDeedForm(token.lower) &&
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
  /\b(?:that|which|whom|where|when|while|because|until|who)\s+(?:the|an?|our|their|its|he|she|they|\p{Lu}\p{L}+)\b[^,.;:()\n]{1,60}$|\b(?:\p{L}+(?:ers|ors|ists|ants|ians|ees)|team|group|company|staff|people|department|agency|firm|crew|partner|clients?|students?|nurses?)(?: (?:that|which)|,? who)\s+(?:\p{L}+ly )?$/u;

/** Somebody else is named as the doer: "filed by the payroll service", "that the editor approved", "under the direction of". */
function isByOthers({ start, end, lower }: Token, text: string): boolean {
  if (
    /(?:ed|en|wn|t|d)$/.test(lower) &&
    /^(?:\s*(?:,|and|or|&|\/)\s*\p{L}+){0,2}\s+by\s+(?!\p{L}+ing\b|hand\b|phone\b|email\b|the (?:end|deadline)|\d)/iu.test(
      text.slice(end),
    )
  )
    return true;
  if (
    /^(?:supervision|direction|guidance|leadership|management|oversight|instruction)$/.test(lower) &&
    /\b(?:under|with|by|from|following) (?:\p{L}+ ){0,3}$/iu.test(text.slice(0, start))
  )
    return true;
  return /(?:ed|en|wn|[^s]s)$/.test(lower) && ofOthers.test(text.slice(0, start));
}

/** "Following written procedures": somebody wrote them. */
function isAttribute({ isDeed, lower, start, end }: Token, { text }: { text: string }): boolean {
  return (
    !isDeed &&
    /(?:ed|en|wn)$/.test(lower) &&
    /^\s+(?:or |and )?\p{Ll}+/u.test(text.slice(end)) &&
    /\p{L}[\s/]+$/u.test(text.slice(0, start)) &&
    !/^\s+(?:by|for|in|on|to|with|at|from|as|an?|the|its|our|their|my|all|each|\d)\b/.test(text.slice(end))
  );
}

/** Furthest that a noun stands from the noun of its deed ("processing of the monthly payroll"), in words. */
const nearby = 8;

/** The source's deed acts on what the new deed acts on, in the same sentence. */
function isOfSame(deed: Token, link: Link, objects: readonly Token[], check: Comparison): boolean {
  if (objects.length === 0) return true;
  const { links } = check.alignment;
  const told = objects.filter((one) => links.has(one));
  if (told.length === 0) return true;
  return told.some((object) =>
    (links.get(object) ?? []).some(
      ({ line, token }) =>
        line === link.line &&
        (token !== link.token || isSameWord(deed, link.token)) &&
        isUnder(token, link.token, line.sentence) &&
        (deed.stem === token.stem || !isAside(token, link.token, line.sentence, check)),
    ),
  );
}

function isUnder(thing: Token, deed: Token, { text, tokens }: Sentence): boolean {
  if (thing === deed) return true;
  const [first, last] = thing.at < deed.at ? [thing, deed] : [deed, thing];
  const between = tokens.slice(first.at + 1, last.at);
  if (/[;]|\.\s/.test(text.slice(first.end, last.start))) return false;
  if (!deed.isDeed)
    return between.length <= nearby && !between.some(({ isDeed }, index) => isDeed && index > 0 && thing.at > deed.at);
  const acts = between.filter(({ isDeed }) => isDeed);
  // "Turnover fell": it happened, nobody did it.
  if (
    thing.at < deed.at &&
    happened.test(deed.lower) &&
    !/\b(?:was|were|been|being)\s+$/.test(text.slice(0, deed.start))
  )
    return false;
  // "Installed pumps and conducted the testing": the testing of the pumps.
  if (thing.at < deed.at)
    return acts.every(({ stem }) => isPlainDeed(stem)) && objectsOf(deed, { text, tokens }).length === 0;
  const [next] = acts;
  if (!next) return true;
  // "Prepared, checked and filed the returns": verbs that share their object.
  const lastAct = acts.at(-1) as Token;
  const chain = tokens.slice(deed.at + 1, lastAct.at);
  if (chain.every((token) => token.isDeed || !token.content)) return true;
  // "Helped customers by answering": what the deed was done by goes on with it, what it was done to does not change.
  return /ing$/.test(next.lower) && /^(?:by|through|via|while|including)$/.test(tokens[next.at - 1]?.lower ?? "");
}

const happened =
  /^(?:rose|fell|dropped|grew|increased|decreased|declined|went|improved|climbed|doubled|rising|falling)$/;

const heads = /^(?:for|to|on|about|against|into|under|by|from|regarding|concerning|towards?)$/;
const generic =
  /^(?:services?|activit|process|dut(?:y|ies)|areas?|needs?|issues?|tasks?|work|operations?|matters?|items?|materials?|basis|types?|range|variety|number|support|assistance|responsib|aspects?|training|help)/;

/** "Information for budgets": the noun hangs on another noun that the new text leaves out. */
function isAside(thing: Token, deed: Token, sentence: Sentence, { alignment: { links } }: Comparison): boolean {
  const told = new Set([...links.values()].flat().map(({ token }) => token));
  const { text, tokens } = sentence;
  // "Garden centre café" is no garden centre.
  const behind = tokens[thing.at + 1];
  if (
    behind?.content &&
    !behind.isDeed &&
    behind !== deed &&
    !told.has(behind) &&
    !generic.test(behind.lower) &&
    !/(?:ly|ed|ing)$/.test(behind.lower) &&
    /^[ -]$/.test(text.slice(thing.end, behind.start))
  )
    return true;
  if (!deed.isDeed) return false;
  const [first, ...more] = objectsOf(deed, sentence);
  const direct = first && /^[\s\p{L}\p{N},'’&/-]*$/u.test(text.slice(deed.end, first.start)) ? [first, ...more] : [];
  const isDirect = direct.includes(thing) || thing.at < deed.at;
  const opensDirectly =
    direct[0] !== undefined && !tokens.slice(deed.at + 1, direct[0].at).some(({ lower }) => prepositions.test(lower));
  if (!isDirect && opensDirectly && !direct.some((one) => told.has(one) || generic.test(one.lower))) return true;
  for (let at = thing.at - 1; at > deed.at + 1 && at > thing.at - 6; at--) {
    const here = tokens[at] as Token;
    if (here.isDeed) return false;
    if (!heads.test(here.lower)) continue;
    const head = tokens[at - 1] as Token;
    return head.content && !head.isDeed && !told.has(head) && !generic.test(head.lower);
  }
  return false;
}

/** A verb that claims only its object ("conducted inspections" of whoever inspected), or help where the source did it. */
function isPlainly(deed: Token, objects: readonly Token[], check: Comparison): boolean {
  const { links } = check.alignment;
  // "Provided support" of whoever supported.
  const [first] = objects;
  if (
    first &&
    isPlainDeed(deed.stem) &&
    help.test(first.lower) &&
    check.alignment.lines.some(({ sentence }) => keepsLimit("helped", sentence.text))
  )
    return true;
  const isHelp = (levelOf(deed.stem) ?? 3) <= 2;
  if (!isHelp && !isPlainDeed(deed.stem)) return false;
  return objects.some((object) =>
    (links.get(object) ?? []).some(({ token, line }) => {
      if (isHelp) return !isByOthers(token, line.sentence.text);
      const governor = line.sentence.tokens.slice(0, token.at).findLast(({ isDeed }) => isDeed);
      // A line of nouns alone: what it names was done or given.
      if (!governor && !line.sentence.tokens.some(({ isDeed }) => isDeed))
        return isDone(deed, { token, line }, check.sentence);
      // "Provided manual therapy" of whoever treated using it.
      if (governor && /^us(?:e|ed|ing)$/.test(governor.lower)) return true;
      const isDeed =
        token.isDeed ||
        (isDeedForm(token.lower) && (!governor || isPlainDeed(governor.stem) || weightless.test(governor.lower)));
      return (
        isDeed &&
        !isIntent(token.stem) &&
        isDone(deed, { token, line }, check.sentence) &&
        (levelOf(token.stem) ?? 3) >= 3 &&
        !claimsMore(deed.stem, governor?.stem ?? token.stem)
      );
    }),
  );
}

const help = /^(?:support|assistance|help|aid)$/;
