import type { Claim } from "~/tailor/change";
import { alignLines, type Line, linesByPlain, plainOf } from "./align-lines";
import { type Piece, quoteOf } from "./evidence";
import { type OwnData, withoutOwnData } from "./own-data";
import { readText, type Sentence } from "./read-text";
import type { Comparison, Rule } from "./rules/comparison";
import { allRules, namingRules } from "./rules/rules";
import { type Seen, weighClaims } from "./weigh/weigh-claims";
import { readWords } from "./words";

export interface JudgeOptions {
  /** The posting: never evidence, only named in reasons. */
  posting?: string;
  /** A summary or letter opens with a title; a bullet does not. */
  opensWithTitle?: boolean;
  /** Of whoever wrote the text: never doubted. */
  ownData?: OwnData;
  /** True for a line that the text replaces. */
  before?: (piece: Piece) => boolean;
  /** It is made of the whole resume; a sentence of it that has nearly all its words from one line is weighed as that line reworded. */
  isSummary?: boolean;
  /** The rules that judge, all where it says nothing; each can be measured by leaving it out. */
  rules?: readonly Rule[];
  /** Collects what is seen of each sentence that is no refused one: for whoever trains the weights. */
  see?: (seen: Seen) => void;
  /** Counts how many words of the evidence were looked at: the work, for whoever counts it. */
  spend?: (count: number) => void;
}

/** Raise it with every rule that changes: what an earlier gate judged is then judged anew. */
export const gateVersion = "14";

/** A sentence with more of them is a list, of which no figure and no deed can be told apart. */
const mostWords = 250;
const mostNumbers = 60;

const tooLong = (text: string): Claim => ({
  text: text.length > 80 ? `${text.slice(0, 80)}…` : text,
  kind: "scope",
  status: "unsupported",
  source: null,
  reason: "Not checked: this is too long to be checked word by word. Break it into shorter sentences.",
});

let lastPosting: { text: string; stems: ReadonlySet<string> } = { text: "", stems: new Set() };

function wordsOfPosting(text = ""): ReadonlySet<string> {
  if (lastPosting.text !== text)
    lastPosting = { text, stems: new Set(readWords(text).flatMap((word) => (word.content ? [word.stem] : []))) };
  return lastPosting.stems;
}

/** Soft hyphens and other signs that nobody sees. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/**
 * Every claim of `written` against the pieces it may draw on: supported with its source, to be confirmed by its owner, or
 * unsupported. What is too long for that is one unsupported claim that says so.
 */
export function judgeText(written: string, pieces: readonly Piece[], options: JudgeOptions = {}): Claim[] {
  const visible = written.replace(invisible, "");
  const text = options.ownData ? withoutOwnData(visible, options.ownData) : visible;
  const byPlain = linesByPlain(pieces);
  const posted = wordsOfPosting(options.posting);
  const { rules = allRules } = options;
  const sentences = readText(text);
  const still = new Set(sentences.map(({ sentence }) => plainOf(sentence)));
  return sentences.flatMap(({ sentence, start, isCut }, index) => {
    const same = byPlain.get(plainOf(sentence));
    if (same) return claimsOfSame(sentence, same);
    if (isCut || sentence.tokens.length > mostWords || sentence.numbers.length > mostNumbers)
      return [tooLong(sentence.text)];
    const alignment = alignLines(sentence, pieces, { ...options, still });
    const check: Comparison = {
      ...{ sentence, alignment, pieces, posted, covered: new Set() },
      opensWithTitle: index === 0 && start === 0 && (options.opensWithTitle ?? false),
    };
    const found = rules.flatMap((judge) => judge(check));
    // What replaces no line and retells none is put together from pieces that were proven one by one.
    const isWeighed = options.before !== undefined || (options.isSummary && retellsOne(check));
    const claims = isWeighed ? weighClaims(check, found, options.see) : found;
    return [...claims, ...wholeClaim(sentence, alignment.lines[0], claims)];
  });
}

/** Of the words of a sentence of a summary that retells one line. */
const leastRetold = 0.85;
const fewestRetold = 3;

function retellsOne({ sentence, alignment: { lines, links } }: Comparison): boolean {
  const [line] = lines;
  if (!line || line.piece.role !== undefined) return false;
  const own = sentence.tokens.filter(({ content }) => content);
  const told = own.filter((token) => links.get(token)?.some((link) => link.line === line));
  return told.length >= fewestRetold && told.length >= leastRetold * own.length;
}

/** A sentence that the source has as it is claims what it names. */
function claimsOfSame(sentence: Sentence, line: Line): Claim[] {
  const check: Comparison = {
    sentence,
    alignment: { lines: [line], links: new Map(), everywhere: new Map() },
    pieces: [line.piece],
    ...{ covered: new Set(), posted: new Set(), opensWithTitle: false },
  };
  const source = quoteOf(line.piece, line.start, line.start + line.sentence.text.length);
  const named = namingRules.flatMap((judge) => judge(check)).filter(({ status }) => status === "supported");
  const figures = [...sentence.numbers, ...sentence.dates].map(
    ({ text, start, end }): Claim => ({
      text: text.trim(),
      kind: "number",
      status: "supported",
      source: quoteOf(line.piece, line.start + start, line.start + end),
    }),
  );
  return named.length + figures.length > 0
    ? [...figures, ...named]
    : [{ text: sentence.text, kind: "scope", status: "supported", source }];
}

/** A sentence told in other words claims its deeds: what they were told from. */
function wholeClaim({ text }: Sentence, line: Line | undefined, claims: readonly Claim[]): Claim[] {
  if (!line || claims.some(({ status }) => status !== "supported")) return [];
  const source = quoteOf(line.piece, line.start, line.start + line.sentence.text.length);
  return [{ text, kind: "scope", status: "supported", source }];
}
