import type { Sentence, Token } from "~/tailor/gate/read-text";
import { oncePer } from "~/tailor/once-per";

/** A stretch of a sentence around one deed, or around several that share what they act on. */
export interface Clause {
  /** Its words, as places among the words of the sentence: the first, and the one behind the last. */
  from: number;
  to: number;
  /** What leads to it: "to", "that", "by", "and"; empty for the first and behind a stop. */
  marker: string;
  deeds: Token[];
  /** The words before its first deed that say who does it ("which the buyer approved"). */
  subject: Token[];
  /** Clauses that hang on one another share it: "tried / to automate", "helped / by answering". */
  chain: number;
}

const stop = /[;:()–—]|\.\s|\s-\s/;
const openers = /^(?:that|which|who|whom|whose|while|when|whenever|where|because|so|whereas|if|unless|but|although)$/;
const lead = /^(?:to|by|for|of|in|on|at|without|with|from|into|through|before|after|about|how|than|as|towards?)$/;
const beside =
  /^(?:was|were|been|being|be|is|are|has|have|had|also|then|not|never|i|could|can|would|must|once|\p{L}+ly)$/u;
const joint = /^(?:and|or|but)$/;

/** Where a clause begins whose deed is `deed`; undefined where it goes on with the clause before it. */
function startOf(deed: Token, { text, tokens }: Sentence): number | undefined {
  let from = deed.at;
  const gap = (at: number) => text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start);
  while (from > 1 && beside.test(tokens[from - 1]?.lower ?? "") && !/[,;]/.test(gap(from))) from--;
  const before = tokens[from - 1];
  if (!before) return undefined;
  if (lead.test(before.lower) && !/[,;]/.test(gap(from)))
    return lead.test(tokens[from - 2]?.lower ?? "") ? from - 2 : from - 1;
  const isJoined = joint.test(before.lower) || /[,&/]/.test(gap(from));
  if (!isJoined) return undefined;
  const last = tokens.slice(0, from).findLast(({ content, isDeed }) => content || isDeed);
  if (!last || last.isDeed) return undefined;
  if (joint.test(before.lower)) return from - 1;
  // "And, with a colleague, sold".
  for (let at = from - 1; at > 0 && at > from - 8; at--) {
    if (joint.test(tokens[at - 1]?.lower ?? "") && /,/.test(gap(at))) return at - 1;
    if (/,/.test(gap(at))) break;
  }
  return from;
}

/** The clauses of a sentence in order; each word is in one. */
export const clausesOf = oncePer((sentence: Sentence): Clause[] => {
  const { text, tokens } = sentence;
  const starts = new Set([0]);
  for (const token of tokens) {
    if (token.at === 0) continue;
    if (stop.test(text.slice(tokens[token.at - 1]?.end, token.start)) || openers.test(token.lower))
      starts.add(token.at);
    const start = token.isDeed ? startOf(token, sentence) : undefined;
    if (start !== undefined) starts.add(start);
  }
  const places = [...starts].sort((left, right) => left - right);
  let chain = -1;
  return places.map((from, index) => {
    const to = places[index + 1] ?? tokens.length;
    const own = tokens.slice(from, to);
    const [first] = own;
    const deeds = own.filter(({ isDeed }) => isDeed);
    const end = deeds[0]?.at ?? from;
    const marker =
      first && (openers.test(first.lower) || lead.test(first.lower) || joint.test(first.lower)) ? first.lower : "";
    const subject = own.filter(({ at, content }) => content && at < end && !hangs(tokens, at, from));
    if (!(from > 0 && lead.test(marker) && !/[;:.(]/.test(text.slice(tokens[from - 1]?.end, first?.start))))
      chain = index;
    return { from, to, marker, deeds, subject, chain };
  });
});

/** Behind a preposition: "with a senior fitter". */
function hangs(tokens: readonly Token[], at: number, from: number): boolean {
  for (let back = at - 1; back >= from && back > at - 4; back--) {
    const lower = tokens[back]?.lower ?? "";
    if (back > from || !openers.test(lower))
      if (lead.test(lower) || /^(?:within|during|under|over|between|across)$/.test(lower)) return true;
  }
  return false;
}

/** The index of the clause that a word stands in. */
export const clauseAt = (clauses: readonly Clause[], at: number): number =>
  clauses.findLastIndex(({ from }) => from <= at);
