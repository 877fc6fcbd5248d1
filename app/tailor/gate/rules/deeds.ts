import type { Claim } from "~/tailor/change";
import type { Line, Link } from "~/tailor/gate/align-lines";
import { claimsMore, isIntent, isPlainDeed, isTaker, isWeightless, levelOf } from "~/tailor/gate/deeds";
import { keepsLimit } from "~/tailor/gate/limits";
import { isDeedForm } from "~/tailor/gate/meanings";
import { objectsOf, prepositions } from "~/tailor/gate/objects";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import { isByOthers, lostWeaknesses, weaknessesOf } from "~/tailor/gate/standing";
import { asClaims, type Comparison, type Doubt, isOutside } from "./comparison";
import { generic, headOf, isActedOn, isMainVerb, namesCredential } from "./weak-verbs";

/** Deeds: each was done by its writer, to the same thing, and is told no larger than in the source. */
export function judgeDeeds(check: Comparison): Claim[] {
  const { sentence, covered } = check;
  const doubts = sentence.tokens.flatMap((token): Doubt[] => {
    const tells = token.isDeed && (token.content || isMainVerb(token, sentence));
    if (!tells || covered.has(token) || isOutside(token, check)) return [];
    const reason = judgeDeed(token, check);
    return reason === undefined ? [] : [{ start: token.start, end: token.end, reason }];
  });
  return asClaims(sentence, doubts);
}

/**
 * What is wrong with a deed of a new sentence, in a plain sentence; undefined where the source tells the same deed, or a
 * larger one, as done by its writer to the same thing.
 */
function judgeDeed(deed: Token, check: Comparison): string | undefined {
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
  if (isWeightless(deed) && !isActedOn(deed, objects, check)) {
    if (objects.length === 0 || objects.some((one) => alignment.links.has(one))) return undefined;
  }
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

/** Over a degree or a licence, which is judged for itself. */
const isEarning = /^(?:graduat|earn|obtain|receiv|complet|attain|study|studied)/;

/** Not above the source's deed on the levels, and no outcome where the source has an attempt. */
function isNoMore(deed: Token, source: Token, { sentence }: Line, check: Comparison): boolean {
  if (isSameWord(deed, source) || (isTaker(deed.stem) && isTaker(source.stem))) return true;
  if (claimsMore(deed.stem, source.stem)) return false;
  const mine = levelOf(deed.stem) ?? 3;
  const theirs = /\b(?:responsib\w+|in charge|accountable)\b/i.test(sentence.text) ? 4 : (levelOf(source.stem) ?? 3);
  if (mine <= Math.max(theirs, 3)) return mine < 3 || theirs >= 3 || mine <= theirs;
  const objects = objectsOf(deed, check.sentence);
  return (
    theirs >= 3 &&
    /^(?:manag|lead|led)/.test(deed.lower) &&
    managed.test(source.lower) &&
    !objects.some(({ lower }) => people.test(lower))
  );
}

/** Deeds on things that resumes call managing as well ("handled complaints"). */
const managed =
  /^(?:handl|administ|coordinat|run|ran|operat|organi[sz]|maintain|process|control|schedul|facilitat|monitor|keep|kept|carr|rout|refer|guid|forward|transfer)/;
const people =
  /^(?:team|staff|employee|people|person|crew|worker|nurse|engineer|developer|assistant|associate|volunteer|member|intern|technician|department|project|program|budget|division|company|group)/;

/** The source tells it as done by its writer, or the new text as little as the source: an aim, somebody else's deed. */
function isDone(deed: Token, { token: source, line: { sentence } }: Link, own: Sentence): boolean {
  const mine = weaknessesOf(deed, own);
  const weaknesses = lostWeaknesses(source, sentence, deed, mine);
  if (weaknesses.length === 0) return true;
  const next = own.tokens.find(({ isDeed, at }) => isDeed && at > deed.at);
  const namesDoer = /\bby\b/.test(own.text.slice(deed.end, next?.start));
  return weaknesses.every((weakness) => weakness === "others" && namesDoer);
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
        !(leads(deed, link.token) && isPlaceOf(token, link.token, line.sentence)) &&
        (deed.stem === token.stem || !isBehindAnother(token, link.token, line.sentence, check)),
    ),
  );
}

/** "Ran" and deeds of leading, told of another deed. */
const leads = (deed: Token, source: Token) =>
  deed.stem !== source.stem && ((levelOf(deed.stem) ?? 3) > 3 || /^r[au]n/.test(deed.lower));

/** "Did repairs at a shop": where something was done was not done itself. */
function isPlaceOf(thing: Token, deed: Token, { tokens }: Sentence): boolean {
  let at = thing.at;
  while (at > deed.at && !prepositions.test(tokens[at]?.lower ?? "")) at--;
  return at > deed.at + 1 && /^(?:at|in|on|for|near|under|across|within)$/.test(tokens[at]?.lower ?? "");
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
/** "A team of nurses" is nurses. */
const gathering =
  /^(?:teams?|groups?|crews?|staff|sets?|series|pairs?|lots?|total|caseload|portfolio|volumes?|collection|stock|fleet|list|batch(?:es)?|loads?|amounts?|quantit\w+|majority|half|most|some|all|each|many|part|\p{N}+)$/u;

/** "Information for budgets": the noun hangs on another noun that the new text leaves out. */
function isBehindAnother(thing: Token, deed: Token, sentence: Sentence, { alignment: { links } }: Comparison): boolean {
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
    if (!heads.test(here.lower) && here.lower !== "of") continue;
    const head = tokens[at - 1] as Token;
    if (here.lower === "of" && gathering.test(head.lower)) continue;
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
      if (isHelp) return !isByOthers(token, line.sentence);
      const governor = line.sentence.tokens.slice(0, token.at).findLast(({ isDeed }) => isDeed);
      // A line of nouns alone: what it names was done or given.
      if (!governor && !line.sentence.tokens.some(({ isDeed }) => isDeed))
        return isDone(deed, { token, line }, check.sentence);
      // "Provided manual therapy" of whoever treated using it.
      if (governor && /^us(?:e|ed|ing)$/.test(governor.lower)) return true;
      const isDeed =
        token.isDeed ||
        (isDeedForm(token.lower) &&
          headOf(token, line.sentence) === token &&
          (!governor || isPlainDeed(governor.stem) || isWeightless(governor)));
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
