import type { Token } from "~/tailor/lexicon/tokenize";
import type { RequirementKind, RequirementWeight } from "~/tailor/posting";
import type { Span } from "~/tailor/resume";
import type { Segment } from "./split-segments";

/** What a segment of a posting is, as a person would sort it. */
export interface Passage extends Segment {
  label: string;
  /** The section that the heading above names. */
  above: string;
  /** How likely it is to ask for something or to tell of the work, 0 to 1. */
  asks: number;
  tokens: Token[];
}

/** A term that one passage asks for, before the same term of other passages is merged in. */
export interface Asked extends Span {
  term: string;
  kind: RequirementKind;
  weight: RequirementWeight;
  canonical?: string;
  /** The words around it that ask for it, where they are more. */
  quote?: Span;
  years?: number;
  /** How sure the reader is after every judgement, 0 to 1; absent for what rules find. */
  certainty?: number;
  /** How likely a person would name it so, 0 to 1; absent for what rules find. */
  said?: number;
  passage: Passage;
}

const tag = /<[^<>\n]{1,60}>/g;

/** The words of a post without those inside angle brackets, which are tags or placeholders; `tokens` come in order. */
export function withoutMarkup(text: string, tokens: Token[]): Token[] {
  const tags = [...text.matchAll(tag)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  let next = 0;
  return tokens.filter(({ start }) => {
    while ((tags[next]?.end ?? Infinity) <= start) next += 1;
    return start < (tags[next]?.start ?? Infinity);
  });
}
