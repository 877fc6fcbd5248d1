import type { Line } from "~/tailor/gate/align-lines";
import type { NumberHit } from "~/tailor/gate/figures/number-bounds";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import type { Comparison } from "~/tailor/gate/rules/comparison";
import { titleNouns } from "~/tailor/gate/tables";

/** Something that can be seen of how a sentence was made of its source, and the word where it is seen. */
export interface Sign {
  name: string;
  token?: Token;
}

/** A word or figure of the source. */
export interface Source {
  line: Line;
  at: number;
  token: Token;
}

/** A word or a figure of a new sentence with what stands behind it in the source. */
export interface Unit {
  at: number;
  token: Token;
  isFigure: boolean;
  links: Source[];
}

/** Of one word; what the source says more often is told apart by its neighbours. It bounds the work on a pair. */
const mostLinks = 8;

/** True for a word that names somebody by what they do. */
export const isPerson = (token: Token) =>
  !token.isDeed && (titleNouns.has(token.lower.replace(/(?:'s|s)$/, "")) || titleNouns.has(token.lower));

/** Words that lead to others. */
export const prep =
  /^(?:in|on|at|by|for|with|from|to|into|under|of|as|within|between|across|via|over|about|during|after|before|per|through|using|towards?)$/;

/** The words with a meaning and the figures of a sentence, in order. */
export function unitsOf({ sentence, alignment }: Comparison): Unit[] {
  const figures = sentence.numbers.flatMap((hit): Unit[] => {
    const token = tokenOf(sentence, hit);
    if (!token) return [];
    const links = alignment.lines.flatMap((line) =>
      line.sentence.numbers.flatMap((other): Source[] => {
        const source = other.value === hit.value || other.to === hit.value ? tokenOf(line.sentence, other) : undefined;
        return source ? [{ line, at: source.at, token: source }] : [];
      }),
    );
    return [{ at: token.at, token, isFigure: true, links: links.slice(0, mostLinks) }];
  });
  const words = sentence.tokens.flatMap((token): Unit[] => {
    if (!token.content || sentence.numbers.some(({ start, end }) => token.start < end && token.end > start)) return [];
    const links = alignment.links.get(token) ?? [];
    return [
      {
        ...{ at: token.at, token, isFigure: false },
        links: links.slice(0, mostLinks).map(({ line, token: source }) => ({ line, at: source.at, token: source })),
      },
    ];
  });
  return [...figures, ...words].sort((left, right) => left.at - right.at);
}

const tokenOf = ({ tokens }: Sentence, { start, end }: NumberHit) =>
  tokens.find((token) => token.end > start && token.start < end);

/** Words that begin another phrase: "inspections / every day". */
export const beginsPhrase = (lower: string): boolean =>
  /^(?:every|each|all|both|another|most|many|several)$/.test(lower);

/** The next word of the same run of words, without a joint or a sign between. */
export function nextInRun(at: number, { text, tokens }: Sentence): Token | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return token &&
    next?.content &&
    !next.isDeed &&
    !beginsPhrase(next.lower) &&
    /^[ -]$/.test(text.slice(token.end, next.start))
    ? next
    : undefined;
}

/** The words of the run that begins behind a place. */
export function runFrom(at: number, sentence: Sentence): number[] {
  const run: number[] = [];
  for (let next = nextInRun(at, sentence); next && run.length < 5; next = nextInRun(next.at, sentence))
    run.push(next.at);
  return run;
}

/** What joins two words of a sentence: a sign or a joint, a preposition, or nothing. */
export function joinOf(from: number, to: number, { text, tokens }: Sentence): "stop" | "prep" | "" {
  let last = tokens[from]?.end ?? 0;
  let join: "prep" | "" = "";
  for (const token of tokens.slice(from + 1, to + 1)) {
    if (/[,;:()&/–—]|\.\s/.test(text.slice(last, token.start)) || /^(?:and|or|but)$/.test(token.lower)) return "stop";
    if (token.at < to && prep.test(token.lower)) join = "prep";
    last = token.end;
  }
  return join;
}
