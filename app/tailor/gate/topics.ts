import { isPlainDeed, isTaker, levelOf } from "./deeds";
import { isDeedForm } from "./meanings";
import type { Sentence, Token } from "./read-text";
import { stem } from "./stem";
import { type Hold, holdsOf } from "./weigh/read-heads";

/** Verbs that do what their object names: who handled a migration migrated. */
const doers = new Set(
  "perform conduct do complete execute carry provide deliver handle undertake accomplish give make finish have hold include offer run"
    .split(" ")
    .map(stem),
);
/** What leads to a deed of one's own: "responsible for", "in charge of", "duties: the repair of", "awarded for". */
const carriers =
  /^(?:responsib|charge|accountab|experience|expert|skill|profic|background|role|dut|task|entrust|assign|service|assist|support|help|part|process|work|job|tim|day|hour|year|month|award|bonus|credit|prais|recogn|speciali|engag|involv|credited|thank|known|succe|excel|lead|leadership)/;
/** Behind them stands what something was about, for or under: not what was done. */
const topical = /^(?:on|about|for|in|into|to|towards?|during|regarding|concerning|at|after|before|from|over|against)$/;
const ofGerund = /^(?:on|about|for|in|regarding|concerning|towards?)$/;
/** Of nouns within a chain. */
const deepest = 4;

/**
 * True for a word that names a deed which the sentence tells of as somebody's matter, not as done by its writer: what was
 * read, learnt, watched, sold or supported, or what something else was about or for.
 */
export function isTopic(token: Token, sentence: Sentence): boolean {
  if (token.isDeed ? !/ing$/.test(token.lower) : !namesDeed.test(token.lower) && !isDeedForm(token.lower)) return false;
  return !isAnsweredFor(token, sentence) && isMatter(token.at, sentence, 0);
}

/** Nouns of deeds by their endings, beyond those that tell a deed wherever they stand. */
const namesDeed = /.{3}(?:al|ure|ery|age|ence|ysis|launch|release|delivery)s?$/;
const answering = /^(?:responsib|accountab|charged?$|tasked|duties|entrusted)/;

/** "Responsible for the upkeep of the pumps and for testing them": all of it was done by who answers for it. */
function isAnsweredFor({ at }: Token, { tokens }: Sentence): boolean {
  for (let here = at - 1; here >= 0; here--) {
    const { lower, isDeed } = tokens[here] as Token;
    if (answering.test(lower)) return true;
    if (isDeed && !/ing$/.test(lower)) return false;
  }
  return false;
}

function isMatter(at: number, sentence: Sentence, depth: number): boolean {
  const { tokens } = sentence;
  const token = tokens[at] as Token;
  const holds = holdsOf(sentence);
  const end = endOfRun(at, holds);
  // Of several heads the nearest.
  const [hold] = (holds[end] ?? []).filter(({ by }) => by !== "part").sort((left, right) => right.head - left.head);
  if (!hold || depth > deepest) return false;
  const lead = leadTo(at, sentence);
  const head = tokens[hold.head] as Token;
  if (token.isDeed) return lead !== undefined && ofGerund.test(lead) && isAbout(lead, head, sentence);
  if (lead !== undefined) return isUnder(lead, head, sentence, depth);
  if (hold.by === "object") return isObject(head);
  // It stands beside another noun ("the tracking of parcels, the planning of routes"), and is told as that one is.
  return (
    hold.by !== "subject" &&
    (hold.by === "of"
      ? !head.isDeed && isMatter(hold.head, sentence, depth + 1)
      : isUnder(hold.by, head, sentence, depth))
  );
}

/** Whoever watched, sold or covered something did not do it; who did, led or helped with it did, as far as the levels say. */
function isObject({ stem: verb, lower }: Token): boolean {
  if (doers.has(verb)) return false;
  if (/^cover/.test(lower)) return true;
  if (isPlainDeed(verb)) return /^(?:us|utili|appl|tak|took|leverag|focus|serv|act)/.test(lower);
  const level = levelOf(verb) ?? 3;
  return level === 3 || level === 0 || isTaker(verb);
}

function isUnder(lead: string, head: Token, sentence: Sentence, depth: number): boolean {
  if (lead !== "of") return topical.test(lead) && isAbout(lead, head, sentence);
  if (head.isDeed || carriers.test(head.lower)) return false;
  // "The performance of audits".
  return !doers.has(head.stem) || isMatter(head.at, sentence, depth + 1);
}

/** "On", "for" and the like behind a word that leads to no deed of one's own. */
function isAbout(lead: string, head: Token, { tokens }: Sentence): boolean {
  const before = tokens[head.at - 1]?.lower ?? "";
  if (carriers.test(head.lower) || (head.lower === "charge" && before === "in")) return false;
  if (!head.isDeed) return !isMeans(head, tokens);
  const level = levelOf(head.stem) ?? 3;
  if ((level === 1 || level === 2) && !isTaker(head.stem)) return false;
  return !(lead === "to" || lead === "from" || lead === "after" || lead === "over") || level === 0;
}

/** "Used Excel for the analysis of returns": who uses a thing for something does it. */
const isMeans = ({ at }: Token, tokens: readonly Token[]): boolean =>
  /^(?:us|utili[sz])(?:e|ed|es|ing)$/.test(
    tokens.slice(0, at).findLast(({ isDeed, lower }) => isDeed || /^using$/.test(lower))?.lower ?? "",
  );

/** The preposition right before a word and the words that tell of it; undefined behind a stop, a joint or a deed. */
function leadTo(at: number, { text, tokens }: Sentence): string | undefined {
  for (let here = at; here > 0; here--) {
    const before = tokens[here - 1] as Token;
    if (/[,;:.()&/–—]/.test(text.slice(before.end, tokens[here]?.start))) return undefined;
    if (topical.test(before.lower) || before.lower === "of" || before.lower === "with") return before.lower;
    if (before.isDeed || /^(?:and|or|but|nor|that|which|who|by|using|through|via|including)$/.test(before.lower))
      return undefined;
  }
  return undefined;
}

/** The last word of the run of nouns that a word stands in: what they hang on, it does. */
function endOfRun(at: number, holds: readonly (readonly Hold[])[]): number {
  return holds[at]?.find(({ by }) => by === "part" || by === "count")?.head ?? at;
}
