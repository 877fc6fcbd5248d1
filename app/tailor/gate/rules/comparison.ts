import type { Claim } from "~/tailor/change";
import type { Alignment } from "~/tailor/gate/align-lines";
import type { Piece } from "~/tailor/gate/evidence";
import type { Sentence, Token } from "~/tailor/gate/read-text";

/** What is compared: a sentence, what it retells, and everything that it may draw on. */
export interface Comparison {
  sentence: Sentence;
  alignment: Alignment;
  pieces: readonly Piece[];
  /** Words that a name or a title takes: whoever judges a name adds its own. */
  covered: Set<Token>;
  /** Words of the job post, for reasons alone. */
  posted: ReadonlySet<string>;
  opensWithTitle: boolean;
}

/** Judges one kind of claim in a sentence; nothing where the sentence has none. */
export type Rule = (check: Comparison) => Claim[];

/** A stretch of a sentence (characters) that nothing proves, with a plain reason. */
export interface Doubt {
  start: number;
  end: number;
  reason: string;
}

/** Doubts as claims that wait for a yes; those of one reason side by side are one. */
export function asClaims({ text }: Sentence, doubts: readonly Doubt[]): Claim[] {
  const merged: Doubt[] = [];
  for (const doubt of doubts) {
    const last = merged.at(-1);
    const joins = last?.reason === doubt.reason && /^[\s-]+$/.test(text.slice(last.end, doubt.start));
    if (joins) last.end = doubt.end;
    else merged.push({ ...doubt });
  }
  return merged.map(({ start, end, reason }) => {
    const words = text.slice(start, end);
    return { text: words, kind: "scope", status: "confirm", source: null, reason: reason.replace("{words}", words) };
  });
}

/** Words that other rules judge: those of figures and dates, and what somebody does to the writer ("helped me"). */
export const isOutside = (token: Token, { sentence: { numbers, dates, text } }: Comparison): boolean =>
  /^\s+(?:me|us)\b/.test(text.slice(token.end)) ||
  [...numbers.map(({ start, unitEnd }) => ({ start, end: unitEnd })), ...dates].some(
    (span) => token.start < span.end && token.end > span.start,
  );
