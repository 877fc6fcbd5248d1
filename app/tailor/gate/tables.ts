import abbreviationRows from "./data/abbreviations.json" with { type: "json" };
import deedRows from "./data/deeds.json" with { type: "json" };
import equivalentRows from "./data/equivalents.json" with { type: "json" };
import wordRows from "./data/words.json" with { type: "json" };

/**
 * Classes of words and phrases that may stand for one another without a change of fact. What differs in size, rank, field
 * or outcome is no equivalent (nurse and doctor, WAN and LAN, revenue and profit).
 */
export const equivalents: readonly (readonly string[])[] = equivalentRows;

/** Short and long forms that mean the same. Names of tools and credentials live in the lexicon. */
export const abbreviations: readonly { short: string; long: string }[] = abbreviationRows.map(
  ([short = "", long = ""]) => ({ short, long }),
);

/** Verbs of one meaning, and how much they claim: 0 watched, 1 helped, 2 took part, 3 did, 4 led, 5 owned. */
export interface DeedRow {
  level: number;
  name: string;
  verbs: readonly string[];
}

/** Verbs of resumes by meaning: a rewording may move within a row and never up the levels. The verbs of "plain" name no deed of their own. */
export const deeds: readonly DeedRow[] = deedRows.meanings;

/** Verbs of leading and owning: whatever row they stand in, they need a source of that level. */
export const highDeeds: readonly Omit<DeedRow, "name">[] = deedRows.high;

const words = (rows: readonly string[]): ReadonlySet<string> => new Set(rows.flatMap((row) => row.split(" ")));

/** Grammar: says nothing about the candidate. */
export const functionWords = words(wordRows.grammar);

/** Words that fill or frame a sentence and claim no fact of their own. */
export const fillerWords = words(wordRows.filler);

/** Words that open a sentence or stand in titles with a capital and are no names. */
export const plainCapitals = words(wordRows.capitals);

/**
 * Plain words that claim nothing by themselves: with or without them the same fact is told ("sent to" for "went out to").
 * No deeds, amounts, ranks or outcomes.
 */
export const neutralWords = words(wordRows.neutral);

/** Last words of job titles. */
export const titleNouns = words(wordRows.titles);

/** Words that make less of a title; leaving them out makes more of it. */
export const lesserTitles = words(wordRows.lesserTitles);

/** A wider word, and behind it narrower ones that it may stand for; never the other way round. */
export const widerWords: readonly (readonly string[])[] = wordRows.wider.map((row) => row.split(" "));
