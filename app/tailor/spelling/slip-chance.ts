import type { Edit } from "./edit-costs";
import type { Candidate } from "./find-candidates";
import weights from "./slip-weights.json" with { type: "json" };
import { rareTrigramsIn } from "./trigrams";
import type { Letters } from "./written-words";

/** What is known of an unknown word at its place in a resume. */
export interface Unknown {
  word: string;
  /** What may be meant, the likeliest first. */
  candidates: readonly Candidate[];
  letters: Letters;
  /** Where a capital says nothing: it opens a sentence, or all words have one. */
  isCapitalUsual: boolean;
  /** The word is a whole text, or an item of a list. */
  isItem: boolean;
  /** A word before or after it has a capital too. */
  isBesideCapital: boolean;
  /** A dictionary has it, but hardly anybody writes it. */
  isRare: boolean;
  /** It is made of words and endings of the dictionary. */
  isDerived: boolean;
  /** How often it stands in the resume. */
  count: number;
  /** A hyphen or stroke joins it to another word. */
  isJoined: boolean;
}

const noEdits = Object.fromEntries(Object.keys(weights.edits).map((edit) => [edit, 0])) as Record<Edit, number>;
const longWord = 12;
/** Edits that the fingers make on their own. */
const mereSlips: ReadonlySet<Edit> = new Set(["doubled", "undoubled", "swapped"]);
const shortestRare = 6;
/** In letters: a word so short may be an abbreviation, and is a slip of the fingers at most. */
const longestShort = 5;
const leastMarginOfRare = 4;
const mostRare = 4;
const widestMargin = 6;
const mostCounted = 3;

/** What speaks for and against a slip of the pen, as figures by name; `slip-weights.json` weighs them. */
export function slipSigns(one: Unknown): Record<string, number> {
  const [best, next] = one.candidates;
  const { length } = one.word;
  const edits = best?.edits.filter((edit) => edit !== "first" && edit !== "last") ?? [];
  const has = (is: boolean | undefined) => (is ? 1 : 0);
  const isNamed = one.letters === "capital" && !one.isCapitalUsual;
  return {
    cost: best?.cost ?? 0,
    costPerLetter: (best?.cost ?? 0) / length,
    margin: Math.min(widestMargin, (next?.cost ?? Number.POSITIVE_INFINITY) - (best?.cost ?? 0)),
    ambiguity: one.candidates.slice(1).reduce((sum, { cost }) => sum + Math.exp((best?.cost ?? 0) - cost), 0),
    length: Math.min(length, longWord),
    isOfThree: has(length === 3),
    isOfFour: has(length === 4),
    isOfFive: has(length === 5),
    isOfSix: has(length === 6),
    twoEdits: has(edits.length === 2),
    moreEdits: has(edits.length > 2),
    ...countsOf(best?.edits ?? []),
    rareLetters: Math.min(mostRare, rareTrigramsIn(one.word)),
    rareLettersMeant: Math.min(mostRare, rareTrigramsIn(best?.word ?? "")),
    ofResumes: has(best?.usage === "counted"),
    ofRank1: has(best?.usage === "rank1"),
    ofRank2: has(best?.usage === "rank2"),
    isUsualCapital: has(one.letters === "capital" && one.isCapitalUsual),
    isNamed: has(isNamed),
    lengthIfNamed: isNamed ? Math.min(length, longWord) : 0,
    costIfNamed: isNamed ? (best?.cost ?? 0) : 0,
    isBesideCapital: has(isNamed && one.isBesideCapital),
    isItem: has(one.isItem),
    isDerived: has(one.isDerived),
    costIfDerived: one.isDerived ? (best?.cost ?? 0) : 0,
    again: Math.min(one.count - 1, mostCounted),
    isJoined: has(one.isJoined),
  };
}

/** How often each kind of edit was made. */
function countsOf(edits: readonly Edit[]): Record<Edit, number> {
  const counts = { ...noEdits };
  for (const edit of edits) counts[edit] += 1;
  return counts;
}

/** How likely an unknown word is the first of its candidates with a slip, from 0 to 1. */
export function chanceOfSlip(one: Unknown): number {
  if (one.candidates.length === 0) return 0;
  if (one.isRare) return isMereSlip(one) ? 1 : 0;
  if (one.word.length <= longestShort && !isOfFingers(one.candidates[0])) return 0;
  const learnt: Record<string, number> = weights.signs;
  const signs = Object.entries(slipSigns(one));
  const sum = signs.reduce((total, [name, value]) => total + value * (learnt[name] ?? 0), weights.bias);
  return 1 / (1 + Math.exp(-sum));
}

/** Of a word that hardly anybody writes: the fingers alone make it of a word of many resumes, and of no other ("preform"). */
function isMereSlip({ word, candidates: [best, next] }: Unknown): boolean {
  const isUsual = best?.usage === "counted" || best?.usage === "countedStem";
  const isFar = (next?.cost ?? Number.POSITIVE_INFINITY) - (best?.cost ?? 0) >= leastMarginOfRare;
  return word.length >= shortestRare && isUsual && isFar && isOfFingers(best);
}

const isOfFingers = (candidate: Candidate | undefined) =>
  candidate?.edits.every((edit) => mereSlips.has(edit)) === true;
