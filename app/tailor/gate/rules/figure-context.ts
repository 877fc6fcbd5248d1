import type { Line, Link } from "~/tailor/gate/align-lines";
import type { NumberHit } from "~/tailor/gate/figures/number-bounds";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import type { Comparison } from "./comparison";

/** A figure of the source with the line that it stands in. */
export interface SourceNumber {
  line: Line;
  hit: NumberHit;
}

export const durations = new Set(["minute", "day", "month"]);
export const money = new Set(["$", "€", "£", "¥", "₹", "CHF", "C$", "A$", "kr"]);

interface Context {
  before: Token[];
  after: Token[];
}

const parts = /[;()]|,(?!\d)|\s[-–—]\s|:/;

/** Words around a figure that tell what it is of, on either side. */
const mostAround = 6;

/** What a number counts and what was done with it: the words behind it up to the next figure, deed or sign, and those before it back to its deed. */
function contextOf({ text, tokens, numbers }: Sentence, hit: NumberHit): Context {
  const inNumber = (token: Token) => numbers.some((other) => token.start >= other.start && token.end <= other.unitEnd);
  const after: Token[] = [];
  let last = hit.end;
  for (const token of tokens.filter(({ start }) => start >= hit.unitEnd)) {
    if (parts.test(text.slice(last, token.start)) || token.isDeed || inNumber(token) || after.length >= mostAround)
      break;
    last = token.end;
    if (token.content) after.push(token);
  }
  const before: Token[] = [];
  let first = hit.start;
  for (const token of tokens.filter(({ end }) => end <= hit.start).reverse()) {
    const gap = text.slice(token.end, first);
    const isAside = before.length === 0 && /^[\s(:,–—-]*$/.test(gap);
    if ((/[;()]/.test(gap) && !isAside) || before.length >= mostAround) break;
    first = token.start;
    if (inNumber(token)) {
      if (before.length > 0) break;
      continue;
    }
    if (token.content) before.push(token);
    if (token.isDeed && before.length > 1) break;
  }
  return { before, after };
}

/** The number belongs to the same thing as in the source, and no other figure there is nearer to that thing. */
export function isOfSame(hit: NumberHit, told: SourceNumber, { sentence, alignment: { links } }: Comparison): boolean {
  const mine = contextOf(sentence, hit);
  const behind = (token: Token): readonly Link[] => links.get(token) ?? [];
  const around = [...mine.after, ...mine.before];
  if (around.every((token) => behind(token).length === 0)) return true;
  const score = (other: SourceNumber) => {
    const theirs = contextOf(other.line.sentence, other.hit);
    const weigh = (token: Token, side: Token[], weight: number) => {
      const isBehind = (source: Token) =>
        behind(token).some((link) => link.line === other.line && link.token === source);
      const same = side.findIndex((source) => source.stem === token.stem && isBehind(source));
      const found = same < 0 ? side.findIndex(isBehind) : same;
      // The same word counts before an equivalent: "patients" are nearer to "patients" than to "clients".
      return found < 0 ? 0 : (weight * (side[found]?.stem === token.stem ? 1 : 0.5)) / (1 + found / 2);
    };
    const pair = (own: Token[], same: Token[], across: Token[], weight: number) =>
      own.reduce(
        (sum, token, at) => sum + Math.max(weigh(token, same, weight), weigh(token, across, 2)) / (1 + at / 2),
        0,
      );
    return pair(mine.after, theirs.after, theirs.before, 6) + pair(mine.before, theirs.before, theirs.after, 2.5);
  };
  // "94% of tickets" is a part of what stands right beside the figure.
  if (hit.unit === "%" && /^\s+of\b/.test(sentence.text.slice(hit.end))) {
    const theirs = contextOf(told.line.sentence, told.hit);
    const near = [...theirs.after, ...theirs.before.slice(0, 2)];
    if (mine.after.every((token) => behind(token).every(({ token: source }) => !near.includes(source)))) return false;
  }
  if (turnsAround(sentence, hit, told)) return false;
  if (isBeside(sentence, hit, told)) return true;
  const own = score(told);
  const head = headOf(told);
  if (
    head &&
    mine.after.length > 0 &&
    !around.some((token) => isPeople.test(token.lower) || behind(token).some(({ token: source }) => source === head))
  )
    return false;
  const rivals = told.line.sentence.numbers.filter(
    (other) => other !== told.hit && !other.plain && other.unit === told.hit.unit && other.value !== told.hit.value,
  );
  const isMeasure = hit.unit !== "count" && hit.unit !== "%" && !money.has(hit.unit) && !durations.has(hit.unit);
  if (rivals.length === 0 && isMeasure) return true;
  return own > 0 && rivals.every((other) => score({ line: told.line, hit: other }) <= own + 0.01);
}

const isPeople = /^(?:people|person|staff|employee|member|team|crew|worker|colleague|strong)s?$/;

const up =
  /\b(?:up|rose|risen|rising|grew|grow\w*|increas\w*|rais\w*|gain\w*|climb\w*|boost\w*|lift\w*|higher|more)\b/i;
const down =
  /\b(?:down|fell|fall\w*|drop\w*|declin\w*|decreas\w*|reduc\w*|cut\w*|lower\w*|los[st]\w*|shr[aiu]nk\w*|less|fewer)\b/i;

function directionOf(sentence: Sentence, hit: NumberHit): "up" | "down" | undefined {
  const { numbers, text } = sentence;
  const last = numbers.filter(({ end, unit }) => end <= hit.start && unit !== "year").at(-1);
  const before = text.slice(last?.unitEnd ?? 0, hit.start).slice(-60);
  const [isUp, isDown] = [up.test(before), down.test(before)];
  if (isUp !== isDown) return isUp ? "up" : "down";
  return last && last.unit === hit.unit && /^[^.;:]*\band\s+$/.test(before) ? directionOf(sentence, last) : undefined;
}

/** Up for down; an end of a range for the figure itself; a change where the source states a level. */
function turnsAround(sentence: Sentence, hit: NumberHit, { line, hit: other }: SourceNumber): boolean {
  const mine = directionOf(sentence, hit);
  const theirs = directionOf(line.sentence, other);
  if (mine && theirs && mine !== theirs) return true;
  if (other.role && !hit.role && /\b(?:rang\w+|between|anywhere)\b/i.test(line.sentence.text.slice(0, other.start)))
    return true;
  const isLevel = hit.unit === "%" || money.has(hit.unit);
  return (
    isLevel &&
    mine !== undefined &&
    theirs === undefined &&
    other.role === undefined &&
    (hit.role === "to" || hit.role === "by")
  );
}

/** The same word stands right before or behind the figure, and it is the same part of the same whole. */
function isBeside(sentence: Sentence, hit: NumberHit, { line, hit: other }: SourceNumber): boolean {
  if ((hit.role === "part" || hit.role === "whole") && hit.role === other.role) {
    const partner = (all: readonly NumberHit[], one: NumberHit) =>
      all.find(
        ({ role, start, end }) =>
          role !== one.role &&
          (role === "part" || role === "whole") &&
          (Math.abs(start - one.end) < 12 || Math.abs(one.start - end) < 12),
      );
    const [mine, theirs] = [partner(sentence.numbers, hit), partner(line.sentence.numbers, other)];
    return mine !== undefined && mine.value === theirs?.value;
  }
  const around = (all: readonly Token[], one: NumberHit) => [
    all.findLast(({ end }) => end <= one.start)?.stem,
    all.find(({ start }) => start >= one.unitEnd)?.stem,
  ];
  const [before, behind] = around(sentence.tokens, hit);
  const [beforeTheirs, behindTheirs] = around(line.sentence.tokens, other);
  if (before === beforeTheirs && behind === behindTheirs) return true;
  const sharesSides =
    (before !== undefined && before.length > 3 && before === beforeTheirs) ||
    (behind !== undefined && behind.length > 3 && behind === behindTheirs);
  const isUnique = line.sentence.numbers.filter(({ unit }) => unit === other.unit).length === 1;
  return sharesSides && isUnique;
}

/** What a figure counts where the sentence says it outright: "team" of "a team of five", "person" of "a 9-person shop". */
function headOf({ line: { sentence }, hit }: SourceNumber): Token | undefined {
  const { text, tokens } = sentence;
  const behind = tokens.find(({ start }) => start === hit.end + 1);
  if (behind && text[hit.end] === "-" && hit.unit === "count") return behind;
  const owner =
    /(\p{L}+)\s+of\s+(?:(?:about|around|over|nearly|almost|up to|at least|approximately|roughly|more than|some)\s+)?$/u.exec(
      text.slice(0, hit.start),
    );
  if (!owner || hit.unit !== "count" || /^(?:average|total|minimum|maximum|out|one|each|all)$/i.test(owner[1] ?? ""))
    return undefined;
  return contextOf(sentence, hit).after.length > 0 ? undefined : tokens.find(({ start }) => start === owner.index);
}
