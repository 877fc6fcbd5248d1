import type { Claim } from "~/tailor/change";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { type Alignment, type Line, type Link, plainText } from "./align-lines";
import { neutralWords } from "./data/plain-words";
import { isWeightless } from "./deeds";
import { judgeDeed } from "./judge-deeds";
import type { Comparison } from "./judge-figures";
import { isTold } from "./judge-names";
import { findPeriods, findTurned } from "./judge-roles";
import { findEnlargers, isLessening, keepsLimit } from "./limits";
import type { Sentence, Token } from "./read-text";

interface Doubt {
  start: number;
  end: number;
  reason: string;
}

/**
 * What single words claim: each needs a word of the retold lines that says the same, a deed one that was done to the same
 * thing; nothing that makes the statement smaller there may be gone, nothing that makes it larger may be new.
 */
export function judgeWords(check: Comparison, covered: ReadonlySet<Token>, postingWords: ReadonlySet<string>): Claim[] {
  const { sentence } = check;
  const doubts = sentence.tokens.flatMap((token): Doubt[] => {
    const reason = doubtOf(token, check, covered, postingWords);
    return reason === undefined ? [] : [{ start: token.start, end: token.end, reason }];
  });
  const merged: Doubt[] = [];
  for (const doubt of doubts) {
    const last = merged.at(-1);
    const joins = last?.reason === doubt.reason && /^[\s-]+$/.test(sentence.text.slice(last.end, doubt.start));
    if (joins) last.end = doubt.end;
    else merged.push({ ...doubt });
  }
  const titled = new Set([...covered].filter(({ lower }) => isTitleNoun(lower)));
  const isGiven = (token: Token) => titled.has(token);
  const turned = findTurned(sentence, check.alignment)
    .filter(({ token }) => !isGiven(token))
    .map(({ token: { start, end }, reason }) => ({ start, end, reason }));
  const periods = findPeriods(sentence, check.alignment).map((span) => ({
    ...span,
    reason: "Your resume does not say this often.",
  }));
  return [...merged, ...addedScope(check, covered), ...lostLimits(check), ...turned, ...periods].map(
    ({ start, end, reason }) => {
      const text = sentence.text.slice(start, end);
      return {
        text,
        kind: "scope",
        status: "confirm",
        source: null,
        reason:
          reason === notSaid
            ? `This part of your resume does not say “${text}”.`
            : reason === posted
              ? `“${text}” stands in the job post, but not in this part of your resume.`
              : reason,
      };
    },
  );
}

const notSaid = "not said";
const posted = "posted";

function doubtOf(
  token: Token,
  check: Comparison,
  covered: ReadonlySet<Token>,
  postingWords: ReadonlySet<string>,
): string | undefined {
  const { sentence, alignment } = check;
  if (inFigure(token, check)) return undefined;
  if (/^\s+(?:me|us)\b/.test(sentence.text.slice(token.end))) return undefined;
  if (token.isDeed && !covered.has(token)) return token.content ? judgeDeed(token, check) : undefined;
  if (!token.content) return undefined;
  if (covered.has(token)) return /^ \(/.test(sentence.text.slice(token.end)) ? doubtOfBond(token, check) : undefined;
  const links = alignment.links.get(token);
  if (links && !(isNamed(token, sentence.text) && !isTold(token, links)))
    return doubtOfPlural(token, check) ?? doubtOfBond(token, check);
  if (isLabel(token, sentence.text) || isRespelled(token, check)) return undefined;
  if (neutralWords.has(token.lower) && !isNamed(token, sentence.text) && !isItem(token, sentence.text))
    return undefined;
  if (mild.test(token.lower) || isWeightless(token) || isLessening(token, sentence.limits)) return undefined;
  // "2019 - present": the dates are judged for themselves.
  if (
    /^(?:present|date|ongoing|now)$/.test(token.lower) &&
    /\d{4}\s*(?:-|–|—|to|until|till)\s*$/.test(sentence.text.slice(0, token.start))
  )
    return undefined;
  // "Accident-free" of whoever had none.
  if (
    token.lower === "free" &&
    sentence.text[token.start - 1] === "-" &&
    alignment.lines.some((line) => keepsLimit("denied", line.sentence.text))
  )
    return undefined;
  return postingWords.has(token.stem) ? posted : notSaid;
}

const isPlural = (lower: string) => /(?:[^su]s|people|men|children)$/.test(lower);
const oneOf = /(?:^|[^\p{L}])(?:an?|one)\s+(?:[\p{L}-]+\s+){0,2}$/iu;

/** "All the plants" of whoever had one. */
function doubtOfPlural(token: Token, { sentence, alignment }: Comparison): string | undefined {
  const next = sentence.tokens[token.at + 1];
  if (!isPlural(token.lower) || (next?.content && /^[ -]$/.test(sentence.text.slice(token.end, next.start))))
    return undefined;
  const same = (alignment.links.get(token) ?? []).filter(({ token: source }) => source.stem === token.stem);
  const isOne = ({ line, token: source }: Link) => {
    const { text, tokens } = line.sentence;
    const behind = tokens[source.at + 1];
    const isHead = !behind?.content || behind.isDeed || !/^[\s-]+$/.test(text.slice(source.end, behind.start));
    return (
      isHead &&
      !isPlural(source.lower) &&
      oneOf.test(text.slice(0, source.start)) &&
      !/\b(?:per|each|times|twice|once|day|week|month|year)\s+an?\s/i.test(
        text.slice(Math.max(0, source.start - 40), source.start),
      )
    );
  };
  if (
    same.length === 0 ||
    !same.every(isOne) ||
    /\b(?:no|without|any|zero)\s+(?:\p{L}+\s+)?$/iu.test(sentence.text.slice(0, token.start))
  )
    return undefined;
  return `Your resume tells of one “${same[0]?.token.text}”.`;
}

/** Two words side by side ("tribunal appeals") stand together in one line of the source as well. */
function doubtOfBond(token: Token, { sentence, alignment }: Comparison): string | undefined {
  const next = sentence.tokens[token.at + 1];
  if (
    !next?.content ||
    next.isDeed ||
    token.isDeed ||
    /(?:ed|ing)$/.test(token.lower) ||
    /(?:ed|ing)$/.test(next.lower) ||
    !/^(?:[ -]| \()$/.test(sentence.text.slice(token.end, next.start))
  )
    return undefined;
  const others = alignment.links.get(next);
  const mine = alignment.links.get(token);
  if (
    !others ||
    !mine ||
    mine.some(({ line }) => line.piece.entry === "fact" || others.some((other) => other.line === line))
  )
    return undefined;
  return `Your resume does not say “${token.text}” of “${next.text}”.`;
}

const mild =
  /^(?:basic|basics|familiar|familiarity|exposure|introductory|awareness|limited|some|little|assistance|support|speaker|user|holder)$/;

const inFigure = (token: Token, { sentence: { numbers, dates } }: Comparison) =>
  [...numbers.map(({ start, unitEnd }) => ({ start, end: unitEnd })), ...dates].some(
    (span) => token.start < span.end && token.end > span.start,
  );

const labelWord =
  /^(?:languages?|tools?|software|systems?|technologies|platforms|certifications?|certificates|licen[cs]es|qualifications|credentials|clients|highlights|achievements|responsibilities|duties|details|focus|areas?|scope|skills|experience|includes?|including)$/;

/** "Tools:" before a list claims nothing. */
const isLabel = ({ lower, end }: Token, text: string) => labelWord.test(lower) && /^:/.test(text.slice(end));

/** A capital within a sentence: "Place" may be part of a name. */
const isNamed = ({ text: word, start }: Token, text: string) =>
  /^\p{Lu}/u.test(word) && !/(?:^|[.!?:;•|\n(-])\s*$/.test(text.slice(0, start));

/** "Housekeeping, events and bars": one more thing in a list. */
const isItem = ({ lower, start, end }: Token, text: string) =>
  !/ly$/.test(lower) &&
  /(?:,|\band|\bor|&|\/)\s*$/.test(text.slice(0, start)) &&
  /^\s*(?:,|and\b|or\b|&|\/|[.;)]|$)/.test(text.slice(end));

const shortestRespelled = 5;

/** The same word spelled right or written out, where the source's is no word of English ("resevations", "Maint"). */
function isRespelled(token: Token, { alignment: { lines, links } }: Comparison): boolean {
  const [line] = lines;
  if (!line || token.lower.length < shortestRespelled) return false;
  const used = new Set([...links.values()].flat().map(({ token: source }) => source));
  return line.sentence.tokens.some((source) => {
    if (used.has(source) || !source.content || source.lower.length < 3 || isCommonWord(source.lower)) return false;
    const isCut = token.lower.startsWith(source.lower) && source.lower.length >= 4;
    return (
      isCut ||
      (source.lower[0] === token.lower[0] && distance(source.lower, token.lower) <= (token.lower.length >= 8 ? 2 : 1))
    );
  });
}

/** Letters to add, drop, change or swap to make one word of the other. */
function distance(left: string, right: string): number {
  if (Math.abs(left.length - right.length) > 2) return 3;
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let at = 1; at <= right.length; at++) {
      const isSame = left[row - 1] === right[at - 1];
      const isSwap = row > 1 && at > 1 && left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1];
      current.push(
        Math.min(
          (previous[at] ?? 0) + 1,
          (current[at - 1] ?? 0) + 1,
          (previous[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[at - 2] ?? 0) + 1 : 9,
        ),
      );
    }
    before = previous;
    previous = current;
  }
  return previous.at(-1) ?? 3;
}

/** "All", "only", "without": said of the retold lines, too. */
function addedScope({ sentence, alignment }: Comparison, covered: ReadonlySet<Token>): Doubt[] {
  const isFigure = (start: number) =>
    sentence.numbers.some((hit) => hit.value > 0 && start >= hit.start && start < hit.unitEnd);
  /** The lines that what follows the word is told from. */
  const sourcesAt = (end: number) => {
    const things = sentence.tokens.filter(({ start, content }) => content && start >= end).slice(0, 2);
    const told = things.flatMap((token) => (alignment.links.get(token) ?? []).map(({ line }) => line));
    return (told.length > 0 ? told : alignment.lines).map((line) => line.sentence.text);
  };
  return findEnlargers(sentence.text, sourcesAt).flatMap(({ text, start, end }) => {
    const token = sentence.tokens.find((one) => one.start === start);
    // "Every month" for "monthly": a saying of the tables.
    const isSaid = sentence.sayings.some(
      ({ from, to }) =>
        token !== undefined &&
        from <= token.at &&
        token.at < to &&
        sentence.tokens.slice(from, to).some((one) => alignment.links.has(one)),
    );
    if (isSaid || isFigure(start) || (token && covered.has(token) && !/^(?:all|every|only)$/i.test(text))) return [];
    if (/^(?:each|every|full)$/i.test(text) && isPeriod.test(sentence.text.slice(end))) return [];
    return [{ start, end, reason: `Your resume does not say “${text}” here.` }];
  });
}

const isPeriod = /^\s+(?:\d+\s+)?(?:day|week|month|quarter|year|hour|night|shift|season|session)s?\b/i;

/** Each word that makes a retold line smaller stays with what it speaks of. */
function lostLimits({ sentence, alignment }: Comparison): Doubt[] {
  const { lines, links } = alignment;
  const lost = new Map<string, Doubt>();
  for (const line of lines)
    for (const limit of line.sentence.limits) {
      const isSaid = ` ${plainText(sentence.text)} `.includes(` ${plainText(limit.text)} `);
      if (isSaid || (!governs.has(limit.name) && keepsLimit(limit.name, sentence.text)) || lost.has(limit.name))
        continue;
      const reached = sentence.tokens.filter(
        (token) =>
          token.content &&
          (links.get(token) ?? []).some((link) => link.line === line && reaches(limit, link.token)) &&
          isReachedWhole(token, limit, links, line),
      );
      const [first] = reached;
      if (first && governs.has(limit.name) && keepsLimit(limit.name, sentence.text.slice(0, first.end))) continue;
      const open = reached.find((token) => !saysPlainly(token, limit.name, line, sentence, alignment));
      if (!open) continue;
      lost.set(limit.name, {
        start: open.start,
        end: open.end,
        reason: `Your resume says “${limit.text}” of “${open.text}”.`,
      });
    }
  return [...lost.values()];
}

/** Watching and trying lessen what they stand before. */
const governs = new Set(["watched", "attempted"]);

const reaches = (limit: { start: number; end: number }, source: Token) =>
  source.start >= limit.start && source.end <= limit.end + 1;

/** Everything that may stand behind the word in the line is under the limit; the same word counts before an equivalent. */
function isReachedWhole(
  token: Token,
  limit: { start: number; end: number },
  links: ReadonlyMap<Token, Link[]>,
  line: Line,
): boolean {
  const own = (links.get(token) ?? []).filter((link) => link.line === line).map((link) => link.token);
  const same = own.filter(({ stem }) => stem === token.stem);
  return (same.length > 0 ? same : own).every((source) => reaches(limit, source));
}

/**
 * Another line says the same without the limit: a retold one the word, a job's title the title, any other line the word
 * together with the word beside it ("kitchen staff").
 */
function saysPlainly(
  token: Token,
  name: string,
  but: Line,
  { tokens, text }: Sentence,
  { lines, links, everywhere }: Alignment,
): boolean {
  const isFree = ({ line, token: source }: Link) =>
    line !== but && !line.sentence.limits.some((limit) => limit.name === name && reaches(limit, source));
  if ((links.get(token) ?? []).some((link) => lines.includes(link.line) && isFree(link))) return true;
  const beside = [tokens[token.at - 1], tokens[token.at + 1]].filter(
    (other): other is Token =>
      other?.content === true &&
      /^[\s-]+$/.test(text.slice(Math.min(token.end, other.end), Math.max(token.start, other.start))),
  );
  return (everywhere.get(token) ?? []).some(
    (link) =>
      link.token.stem === token.stem &&
      isFree(link) &&
      ((link.line.piece.role === "title" && isTitleNoun(token.lower)) ||
        beside.some((other) =>
          (everywhere.get(other) ?? []).some(
            ({ line, token: next }) =>
              line === link.line && next.stem === other.stem && Math.abs(next.at - link.token.at) === 1,
          ),
        )),
  );
}
