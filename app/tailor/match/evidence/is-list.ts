import { isActing, isWeightless, levelOf } from "~/tailor/gate/deeds";
import { readVerb } from "~/tailor/grammar/verb-forms";
import type { TermHit } from "~/tailor/lexicon/terms";
import type { Token } from "~/tailor/lexicon/tokenize";
import type { Span } from "~/tailor/resume";

/** A duty without a verb ("In charge of the night audit") is no list. */
const charge = /^\W*(?:responsible|accountable|in charge)\b/i;
/** A line of so few words tells of a deed only where it opens with a verb ("Ran payroll"). */
const fewWords = 4;
/** So many parts of so few words each are a list, whatever their words are. */
const manyParts = 4;
const wordsPerPart = 3.5;
/** Under a heading of skills each of very many parts may be longer. */
const veryManyParts = 7;
const wordsPerLongPart = 8;

/** Before its first comma such a line says more than a name: "Front desk cover for two clinics, phones, filing". */
const opensClause = /^[^,;|•·]{8,}?\s(?:for|of|with|in|to|at|on|from)\s[^,;|•·]{3,}[,;]/;

/** What a line may be: a value of a field, free text, a line about work, or one under a heading of skills. */
export type LineKind = "field" | "free" | "work" | "skills";

/**
 * True where a line names things without saying what was done: a row of many, or, where it could as well be a
 * sentence, words without a verb among them. A job is told without verbs as well ("Sterilization of trays").
 */
export function isList(text: string, span: Span, tokens: Token[], hits: TermHit[], kind: LineKind): boolean {
  const words = tokens.length;
  const parts = partsIn(text, span);
  const line = text.slice(span.start, span.end);
  const opens = kind === "free" || kind === "work" ? openingDeed(line) : undefined;
  if (opens || (kind === "work" && opensClause.test(line))) return false;
  const mostWords = kind === "skills" && parts >= veryManyParts ? wordsPerLongPart : wordsPerPart;
  if (parts >= manyParts && words / parts <= mostWords) return true;
  if (kind === "field" || charge.test(line)) return false;
  if (words <= fewWords && (words < 2 || !isVerb(tokens[0]))) return true;
  return (kind !== "work" || parts > 1) && !tokens.some((token) => isVerb(token) && !isInside(token, hits));
}

/** The form of a verb with which a word ends, where the table of verbs does not have it. */
const verbEnding = /\p{L}{2}(?:ing|ed)$/u;

/**
 * The word that says what was done, where a line opens with it and goes on with what it was done to ("Charting in Epic");
 * undefined where there is none, or one that says no more than that a thing was there ("Used Epic").
 */
export function openingDeed(line: string): string | undefined {
  const lower = /^[^\p{L}\p{N}]*(\p{L}+)\s+[\p{L}\p{N}"“(]/u.exec(line)?.[1]?.toLowerCase();
  if (lower === undefined || (isWeightless({ lower }) && !isActing({ lower }))) return undefined;
  const verb = readVerb(lower);
  return (verb ? verb.form !== "third" && !(verb.form === "base" && verb.nounToo) : verbEnding.test(lower))
    ? lower
    : undefined;
}

function isVerb(token: Token | undefined): boolean {
  return token !== undefined && levelOf(token.word.stem) !== undefined;
}

/** Comma, semicolon, bar, bullet or middle dot. */
function isPartSign(code: number): boolean {
  return code === 0x2c || code === 0x3b || code === 0x7c || code === 0x2022 || code === 0xb7;
}

function partsIn(text: string, { start, end }: Span): number {
  let parts = 1;
  for (let at = start; at < end; at += 1) {
    if (isPartSign(text.charCodeAt(at))) parts += 1;
  }
  return parts;
}

function isInside(token: Token, hits: TermHit[]): boolean {
  return hits.some(({ start, end }) => start <= token.start && token.end <= end);
}
