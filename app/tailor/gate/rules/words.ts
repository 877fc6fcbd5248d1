import type { Claim } from "~/tailor/change";
import type { Link } from "~/tailor/gate/align-lines";
import { isWeightless } from "~/tailor/gate/deeds";
import { isLessening, keepsLimit } from "~/tailor/gate/limits";
import type { Token } from "~/tailor/gate/read-text";
import { neutralWords } from "~/tailor/gate/tables";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { asClaims, type Comparison, type Doubt, isOutside } from "./comparison";
import { isTold } from "./proper-names";

const notSaid = "This part of your resume does not say “{words}”.";
const inPost = "“{words}” stands in the job post, but not in this part of your resume.";

const doubtsOf = (check: Comparison, reasonOf: (token: Token, check: Comparison) => string | undefined): Claim[] => {
  const doubts = check.sentence.tokens.flatMap((token): Doubt[] => {
    const reason = token.content && !isOutside(token, check) ? reasonOf(token, check) : undefined;
    return reason === undefined ? [] : [{ start: token.start, end: token.end, reason }];
  });
  return asClaims(check.sentence, doubts);
};

/** Words that are no deeds and no names: each needs one of the retold lines that says the same. */
export const judgeWords = (check: Comparison): Claim[] => doubtsOf(check, doubtOfWord);

/** "All the plants" of whoever had one. */
export const judgePlurals = (check: Comparison): Claim[] =>
  doubtsOf(check, (token) => (isPlainlyTold(token, check) ? doubtOfPlural(token, check) : undefined));

/** Two words side by side ("tribunal appeals") stand together in one line of the source as well. */
export const judgeBonds = (check: Comparison): Claim[] =>
  doubtsOf(check, (token) => {
    const opensBracket = check.covered.has(token) && /^ \(/.test(check.sentence.text.slice(token.end));
    return opensBracket || isPlainlyTold(token, check) ? doubtOfBond(token, check) : undefined;
  });

/** A word with a source, that no other rule judges. */
function isPlainlyTold(token: Token, { sentence, alignment, covered }: Comparison): boolean {
  const links = alignment.links.get(token);
  return (
    links !== undefined &&
    !token.isDeed &&
    !covered.has(token) &&
    !(isNamed(token, sentence.text) && !isTold(token, links))
  );
}

function doubtOfWord(token: Token, check: Comparison): string | undefined {
  const { sentence, alignment, covered, posted } = check;
  if (token.isDeed || covered.has(token) || isPlainlyTold(token, check)) return undefined;
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
  return posted.has(token.stem) ? inPost : notSaid;
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
