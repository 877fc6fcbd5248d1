import type { Claim } from "~/tailor/change";
import type { Line } from "~/tailor/gate/align-lines";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import type { Comparison } from "~/tailor/gate/rules/comparison";
import { withoutDuty } from "~/tailor/grammar/open-with-deed";
import { remembering } from "~/tailor/parse/words/remembering";
import { isFirm } from "./claim-signs";
import { findSigns } from "./find-signs";
import { type Clause, clauseAt, clausesOf } from "./read-clauses";
import learnt from "./sign-weights.json";
import { isPerson, prep, type Sign } from "./units";
import { isUnsure } from "./word-signs";

/** What `npm run train:gate` learnt: a weight for each sign, and the sum below which a sentence is proven. */
export interface SignWeights {
  bias: number;
  proveBelow: number;
  signs: Record<string, number>;
}

/** What is seen of a sentence that no rule refuses. */
export interface Seen {
  strengths: ReadonlyMap<string, number>;
  /** Proven whatever the sum is, asked about whatever it is, or left to the sum. */
  verdict: "in order" | "firm" | "open";
}

const weights: SignWeights = learnt;
const weightBySign = new Map(Object.entries(weights.signs));
const weightOf = (name: string): number => weightBySign.get(name) ?? 0;
/** Of one sign in a sentence. */
const mostOften = 3;

const kindsOf = remembering((name): readonly string[] => {
  const [first, second] = name.split(" ");
  return [`any ${first}`, `any ${first} ${second}`];
});

/** The signs by name and by their first one and two words, those seen more often a little stronger. */
function strengthsOf(signs: readonly Sign[]): Map<string, number> {
  const strengths = new Map<string, number>();
  for (const { name } of signs) strengths.set(name, Math.min(mostOften, (strengths.get(name) ?? 0) + 1));
  const own = [...strengths];
  for (const [name, strength] of own)
    for (const kind of kindsOf(name)) strengths.set(kind, (strengths.get(kind) ?? 0) + strength);
  strengths.set("any", own.length);
  for (const [name, strength] of strengths) strengths.set(name, Math.sqrt(strength));
  return strengths;
}

/** The claims of a sentence after all that can be seen of it is weighed: a doubt more, the same, or none. Refusals stand. */
export function weighClaims(check: Comparison, claims: readonly Claim[], see?: (seen: Seen) => void): readonly Claim[] {
  if (claims.some(({ status }) => status === "unsupported")) return claims;
  const isOpen = claims.some(({ status }) => status === "confirm");
  const isOrdered = !isOpen && isInOrder(check);
  if (isOrdered && !see) return claims;
  const { doubts, all } = findSigns(check, claims);
  const verdict = isOpen && isFirm(doubts) ? "firm" : isOrdered ? "in order" : "open";
  if (verdict === "firm" && !see) return claims;
  const signs = all();
  const strengths = strengthsOf(signs);
  see?.({ strengths, verdict });
  let sum = weights.bias;
  for (const [name, strength] of strengths) sum += strength * weightOf(name);
  const isProven = verdict === "in order" || (verdict === "open" && sum < weights.proveBelow);
  if (isProven) return claims.filter(({ status }) => status !== "confirm");
  if (isOpen) return claims;
  const worst = signs.reduce<Sign | undefined>(
    (most, sign) => (sign.token && weightOf(sign.name) > weightOf(most?.name ?? "") ? sign : most),
    undefined,
  );
  const text = wordsAt(worst?.token, check.sentence);
  const reason = `Your resume may tell “${text}” in another way.`;
  return [...claims, { text, kind: "scope", status: "confirm", source: null, reason }];
}

/** The word with the figure that it is part of; the whole sentence where there is no word. */
function wordsAt(token: Token | undefined, { text, numbers }: Sentence): string {
  const figure = token && numbers.find(({ start, end }) => start < token.end && end > token.start);
  return figure?.text.trim() ?? token?.text ?? text;
}

/** What nobody filled in. */
const blank = /\[|\([%$]?\)/;

/** Words of grammar that may come and go without a change of what is said. */
const empty = /^(?:an?|the|and|i|my|is|are|am|was|were|have|has|had|been|also|then|s)$/;

/** The words of one line in its order, of which nothing is gone but its start and details: only their form is new, as in another tense. */
function isInOrder(check: Comparison): boolean {
  const { sentence, alignment, covered } = check;
  const { links } = alignment;
  const line = alignment.lines.find(({ piece }) => piece.entry !== "fact");
  if (!line) return false;
  const told = toldApart(check);
  const theirs = line.sentence.tokens;
  const places: number[] = [];
  for (const token of sentence.tokens) {
    if (told.has(token)) continue;
    const last = places.at(-1) ?? -1;
    const own = token.content
      ? (links.get(token) ?? []).flatMap(({ line: other, token: source }) => (other === line ? [source] : []))
      : theirs.filter(
          (one) =>
            one.lower === token.lower || one.stem === token.stem || isSameFigure(token, sentence, one, line.sentence),
        );
    const [next] = own.flatMap(({ at }) => (at > last ? [at] : [])).sort((left, right) => left - right);
    const instead = theirs[last + 1];
    if (next !== undefined) places.push(next);
    // A word that was spelled wrong or cut short: the rules took the new one for it.
    else if (token.content && !links.has(token) && instead?.content && instead.lower[0] === token.lower[0])
      places.push(instead.at);
    // A name under another of its forms ("MS Excel") was judged as a name.
    else if (!covered.has(token) && !empty.test(token.lower)) return false;
  }
  const named = new Set(sentence.terms.map(({ canonical }) => canonical));
  const names = line.sentence.terms.filter(({ canonical }) => named.has(canonical));
  const isKept = ({ at, lower, start, end }: Token) =>
    places.includes(at) ||
    empty.test(lower) ||
    (lower === "of" && at - 1 === places[0] && isDuty(theirs[at - 1], line.sentence)) ||
    names.some((name) => start < name.end && end > name.start);
  const isGone = theirs.map((token) => !isKept(token));
  // What its owner told is added to the line, and takes the place of nothing.
  if (told.size > 0 && isGone.includes(true)) return false;
  const isDetail = sentence.numbers.length > 0 ? () => false : detailsOf(isGone, line.sentence);
  // "Watched senior brokers negotiate leases": what was seen, learnt or left to others is no deed of one's own.
  const opening = theirs.slice(0, places[0] ?? 0);
  if (opening.some((token) => token.isDeed || isPerson(token))) return false;
  return theirs.every(
    (token) =>
      !isGone[token.at] || token.at < (places[0] ?? 0) || mayGo(token, places, line.sentence) || isDetail(token),
  );
}

/** "Four" and "4". */
function isSameFigure(token: Token, { numbers }: Sentence, source: Token, theirs: Sentence): boolean {
  const hitAt = (hits: Sentence["numbers"], { start, end }: Token) =>
    hits.find((hit) => start < hit.end && end > hit.start);
  const [mine, other] = [hitAt(numbers, token), hitAt(theirs.numbers, source)];
  return mine !== undefined && mine.value === other?.value && mine.to === other.to;
}

/** An answer in its owner's words: a bare yes says of no deed that it was part of it. */
const tellsDeed = ({ piece, sentence }: Line): boolean =>
  piece.entry === "fact" && sentence.tokens.some(({ isDeed }) => isDeed);

const isToldAlone = (found: readonly { line: Line }[]): boolean =>
  found.some(({ line }) => tellsDeed(line)) && found.every(({ line }) => line.piece.entry === "fact");

/** The words of a sentence that stand in what its owner told, and the small words that lead to them. */
function toldApart({ sentence: { tokens, terms }, alignment: { links }, pieces }: Comparison): Set<Token> {
  const facts = new Set(pieces.flatMap(({ entry, text }) => (entry === "fact" ? text : [])));
  if (facts.size === 0) return new Set();
  const tools = terms.filter(({ kind, text }) => kind === "tool" && facts.has(text));
  const isTold = (token: Token) =>
    token.content &&
    (tools.some(({ start, end }) => start <= token.start && token.end <= end) || isToldAlone(links.get(token) ?? []));
  const told = new Set(tokens.filter(isTold));
  return new Set(
    tokens.filter((token, at) => told.has(token) || (!token.content && told.has(tokens[at + 1] as Token))),
  );
}

const isLimiting = ({ start, end }: Token, limits: Sentence["limits"]): boolean =>
  limits.some(({ at, text }) => start < at + text.length && end > at);

/** Where, for whom and with which tool something was done; not by whom, under whom or of what, nor the time that bounds it. */
const placing = /^(?:in|on|at|across|via|using|for|from|to)$/;

/**
 * The stretches that are gone and leave a wider statement as true: a phrase of place, tool or purpose up to where the next
 * begins, and what stands before a thing that stays. A figure speaks of exactly what stands around it: beside one nothing
 * is a detail.
 */
function detailsOf(isGone: readonly boolean[], { text, tokens, limits, numbers }: Sentence): (token: Token) => boolean {
  const details = new Set<number>();
  const isFigure = ({ start, end }: Token) => numbers.some((hit) => start < hit.end && end > hit.start);
  for (let from = 0; from < tokens.length; from++) {
    if (!isGone[from] || from === 0) continue;
    let to = from + 1;
    while (to < tokens.length && (isGone[to] || (empty.test(tokens[to]?.lower ?? "") && isGone[to + 1]))) to++;
    const run = tokens.slice(from, to);
    const [first, last, next] = [run[0] as Token, run.at(-1) as Token, tokens[to]];
    const isPlain = run.every((token) => !token.isDeed && !isUnsure(token.lower) && !isLimiting(token, limits));
    const isEnd = !next || prep.test(next.lower) || /[,;:.()]/.test(text.slice(last.end, next.start));
    const isPhrase = placing.test(first.lower) && !prep.test(last.lower) && isEnd;
    const isBefore =
      next !== undefined &&
      !next.isDeed &&
      !isPerson(next) &&
      /^ $/.test(text.slice(last.end, next.start)) &&
      // A count of what the deed acts on; "on two Saturdays" bounds it.
      run.every((token) => (isFigure(token) ? tokens[from - 1]?.isDeed : token.content && !isPerson(token)));
    if (isPlain && (isPhrase || isBefore)) for (const { at } of run) details.add(at);
    from = to - 1;
  }
  return ({ at }) => details.has(at);
}

/** "Responsible for the inspection of": the noun of a deed that is said by its verb leaves its "of" behind. */
const isDuty = (noun: Token | undefined, { text }: Sentence): boolean =>
  noun !== undefined && noun.start > 0 && text.length - withoutDuty(text).length === noun.start;

/** A word in a blank or one of two that lead to it ("more than [Number]"), or one of a clause of its own that is gone as a whole. */
function mayGo({ at, start, end }: Token, places: readonly number[], sentence: Sentence): boolean {
  const { text, tokens } = sentence;
  if (/^(?:\s\p{Ll}{1,5})?\s*(?:\[|\([%$]?\))/u.test(text.slice(end))) return true;
  if (/\[[^\]]{0,40}$/.test(text.slice(Math.max(0, start - 41), start))) return true;
  const clauses = clausesOf(sentence);
  const clause = clauses[clauseAt(clauses, at)];
  if (!clause || places.some((one) => one >= clause.from && one < clause.to)) return false;
  return standsAlone(clause, sentence) || blank.test(text.slice(tokens[clause.from]?.start, tokens[clause.to]?.start));
}

/** A clause that tells of another deed, and leaves nothing open that was said before it. */
const standsAlone = ({ marker, from, to, deeds }: Clause, { tokens }: Sentence): boolean =>
  /^(?:and|)$/.test(marker) && deeds.length > 0 && !tokens.slice(from, to).some(({ lower }) => isUnsure(lower));
