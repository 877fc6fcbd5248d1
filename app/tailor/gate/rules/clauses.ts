import type { Claim } from "~/tailor/change";
import type { Line, Link } from "~/tailor/gate/align-lines";
import { isWeightless } from "~/tailor/gate/deeds";
import { isLessening } from "~/tailor/gate/limits";
import { isDeedForm } from "~/tailor/gate/meanings";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { oncePer } from "~/tailor/once-per";
import { asClaims, type Comparison, type Doubt, isOutside } from "./comparison";

/** What is told of one deed is told of it in the source: who "published papers on fish and taught in R" has no "papers in R". */
export function judgeClauses(check: Comparison): Claim[] {
  const doubts = check.sentence.tokens.flatMap((deed) => (deed.isDeed ? doubtsBehind(deed, check) : []));
  return asClaims(check.sentence, doubts);
}

/** The words behind a deed that the source tells of its other deeds alone. */
function doubtsBehind(deed: Token, check: Comparison): Doubt[] {
  const { sentence, alignment, covered } = check;
  if (isWeightless(deed)) return [];
  const sources = rowOf(deed, sentence)
    .flatMap((one) => alignment.links.get(one) ?? [])
    .filter(({ token, line }) => token.isDeed && tellsDeeds(line));
  if (sources.length === 0) return [];
  const isOwn = (link: Link) =>
    link.token.isDeed ||
    !tellsDeeds(link.line) ||
    sources.some(({ line, token }) => line === link.line && isOfClause(link.token, token, line.sentence));
  return dependents(deed, check).flatMap((token): Doubt[] => {
    const links = alignment.links.get(token) ?? [];
    const isOfNext = /ly$/.test(token.lower) && sentence.tokens[token.at + 1]?.isDeed;
    if (!token.content || isOfNext || covered.has(token) || links.length === 0 || links.some(isOwn)) return [];
    if (isOutside(token, check) || isLessening(token, sentence.limits)) return [];
    const reason = `Your resume says “${token.text}” of something else.`;
    return [{ start: token.start, end: token.end, reason }];
  });
}

/** The deeds that share what they act on: "tested and commissioned pumps". */
function rowOf(deed: Token, { tokens }: Sentence): Token[] {
  const row = [deed];
  for (const token of tokens.slice(0, deed.at).reverse()) {
    if (token.isDeed) row.push(token);
    else if (token.content) break;
  }
  return row;
}

/** What hangs on a deed: the words behind it up to a stop, or to the next word that tells a deed, whatever its form. */
function dependents(deed: Token, { sentence: { text, tokens }, alignment: { links } }: Comparison): Token[] {
  let last = deed;
  const found: Token[] = [];
  for (const token of tokens.slice(deed.at + 1)) {
    const tells =
      token.isDeed ||
      isWeightless(token) ||
      (isDeedForm(token.lower) && links.get(token)?.some(({ token: source }) => source.isDeed));
    if (tells || stop.test(text.slice(last.end, token.start)) || joint.test(token.lower)) break;
    found.push(token);
    last = token;
  }
  return found;
}

const stop = /[,;:()–—]|\s-\s/;
const joint = /^(?:as|experience|while|where|when|after|before|whereas|that|which|who|because|but)$/;

const tellsDeeds = ({ sentence, piece }: Line) =>
  piece.entry !== "fact" && piece.role === undefined && sentence.tokens.some(({ isDeed }) => isDeed);

/** Where the clauses of a sentence begin that stand side by side ("served customers, cashed checks and counted the drawer"). */
const clauseStarts = oncePer(({ text, tokens }: Sentence): number[] =>
  tokens.flatMap((token, index) => {
    const before = tokens[index - 1];
    const first = tokens.find(({ isDeed }) => isDeed);
    if (!token.isDeed || !before || !first || formOf(token) !== formOf(first)) return [];
    const isJoined =
      /^(?:and|or|but|then|also)$/.test(before.lower) || /[,&]\s*$/.test(text.slice(before.end, token.start));
    const last = tokens.slice(0, index).findLast(({ isDeed, content }) => isDeed || content);
    return isJoined && !last?.isDeed ? [index] : [];
  }),
);

/** Clauses side by side have verbs of one form. */
const formOf = ({ lower }: Token) => readVerb(lower)?.form ?? (lower.endsWith("ed") ? "past" : undefined);

/** A word may also be the subject of the next clause ("and turnover fell"). */
const longestSubject = 3;

function isOfClause(word: Token, deed: Token, sentence: Sentence): boolean {
  const starts = clauseStarts(sentence);
  const clauseOf = (at: number) => starts.findLastIndex((start) => start <= at);
  const clause = clauseOf(deed.at);
  return clauseOf(word.at) === clause || clauseOf(word.at + longestSubject) === clause;
}
